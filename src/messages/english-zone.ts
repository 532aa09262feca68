import type { ZoneMessages } from "./messages.js";

/** The words for times, in English. */
export const englishZone: ZoneMessages = {
  timeZone: ({ timeZone, offset }) => `Time in ${timeZone}${offset && ` (${offset})`}`,
  repeatedTime: ({ offset }) => `Clocks show this time twice that night; the earlier one (${offset}) is sent.`,
};
