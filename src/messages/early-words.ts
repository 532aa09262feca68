import type { Messages } from "./messages.js";

/** In a module of their own, because the other English messages are loaded with the dialog and these are shown until then. */
export const earlyWords: Pick<Messages, "loading" | "notShown" | "decline" | "tryAgain"> = {
  loading: ({ server }) => `Loading a request from ${server || "a server"}…`,
  notShown: ({ server, isRepeated }) =>
    `A request from ${server || "a server"} couldn’t be shown.${isRepeated ? " Reload the page." : ""}`,
  decline: () => "Decline",
  tryAgain: () => "Try again",
};
