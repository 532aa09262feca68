import { englishTime } from "./english-time.js";
import type { MessageOverrides, TimeMessages } from "./messages.js";

/** The words for a time limit: the host's, and English where it has none. */
export function timeMessages(overrides: MessageOverrides): TimeMessages {
  return { ...englishTime, ...overrides };
}
