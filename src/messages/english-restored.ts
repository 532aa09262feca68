import type { RestoredMessages } from "./messages.js";

/** The words for answers that were entered before, in English. */
export const englishRestored: RestoredMessages = {
  restoredAnswers: () => "Your earlier answers are filled in.",
  startOver: () => "Start over",
};
