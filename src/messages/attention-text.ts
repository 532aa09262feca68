import type { Messages } from "./messages.js";

/** In a module of its own, because only hosts that use it load it with the page. */
export const attentionText: Messages["attention"] = ({ server }) => `${server || "A server"} waits for your answer`;
