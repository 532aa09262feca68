import { englishRestored } from "./english-restored.js";
import type { MessageOverrides, RestoredMessages } from "./messages.js";

/** The words for answers that were entered before: the host's, and English where it has none. */
export function restoredMessages(overrides: MessageOverrides): RestoredMessages {
  return { ...englishRestored, ...overrides };
}
