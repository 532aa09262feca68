import { toLocal } from "./local-date-time.js";

/** Whether a text is an RFC 3339 date-time that exists: a day of the calendar, seconds, an offset. */
export function isDateTime(text: string): boolean {
  return toLocal(text, "UTC") !== undefined;
}
