import { englishSettled } from "./english-settled.js";
import type { MessageOverrides, SettledMessages } from "./messages.js";

/** The words for a request that is over: the host's, and English where it has none. */
export function settledMessages(overrides: MessageOverrides): SettledMessages {
  return { ...englishSettled, ...overrides };
}
