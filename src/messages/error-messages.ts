import { englishErrors } from "./english-errors.js";
import type { ErrorMessages, MessageOverrides } from "./messages.js";

/** The words for what is wrong with an answer: the host's, and English where it has none. */
export function errorMessages(overrides: MessageOverrides): ErrorMessages {
  return { error: { ...englishErrors.error, ...overrides.error } };
}
