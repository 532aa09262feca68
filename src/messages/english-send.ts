import type { SendMessages } from "./messages.js";

/** The words for a host that passes answers on, in English. */
export const englishSend: SendMessages = {
  sending: ({ server }) => `Sending to ${server}`,
  refused: ({ server }) => `${server} did not take these answers.`,
  refusedForGood: ({ server }) => `${server} takes no more answers here. You can decline or cancel.`,
  sendFailed: ({ server }) => `${server} could not be reached. Your answers are still here; try again.`,
};
