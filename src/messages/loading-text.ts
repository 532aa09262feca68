import type { Messages } from "./messages.js";

/** Apart from the other English words, which are loaded with the dialog: this is what is said until then. */
export const loadingText: Messages["loading"] = ({ server }) => `Loading a request from ${server || "a server"}…`;
