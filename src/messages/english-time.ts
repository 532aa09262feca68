import type { TimeMessages } from "./messages.js";

/** The words for a time limit, in English. */
export const englishTime: TimeMessages = {
  timeLeft: ({ time }) => `${time} left to answer`,
  timeWarning: ({ time, extendable }) =>
    extendable ? `${time} left to answer. You can ask for more time.` : `${time} left to answer.`,
  extend: ({ time }) => `Give me ${time} more`,
  timeExtended: ({ time }) => `You have ${time} more`,
};
