import type { Messages } from "./messages.js";

/** In a module of its own, because the other English messages are loaded with the dialog and this one is shown until then. */
export const loadingText: Messages["loading"] = ({ server }) => `Loading a request from ${server || "a server"}…`;
