import { englishZone } from "./english-zone.js";
import type { MessageOverrides, ZoneMessages } from "./messages.js";

/** The words for times: the host's, and English where it has none. */
export function zoneMessages(overrides: MessageOverrides): ZoneMessages {
  return { ...englishZone, ...overrides };
}
