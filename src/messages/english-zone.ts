import type { ZoneMessages } from "./messages.js";

/** The words for times, in English. */
export const englishZone: ZoneMessages = {
  repeatedTime: ({ offset }) => `Clocks show this time twice that night; the earlier one (${offset}) is sent.`,
};
