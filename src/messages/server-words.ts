import type { ServerMessages } from "./messages.js";

/** The English words that only a server says, so that no page loads them. */
export const serverWords: ServerMessages = {
  answerAgain: () => "Answer this again",
};
