import { parseDate } from "@internationalized/date";

/** Whether a value is a day of the calendar, written `YYYY-MM-DD` (RFC 3339 full-date). */
export function isDate(value: unknown): value is string {
  try {
    return typeof value === "string" && parseDate(value).toString() === value;
  } catch {
    return false;
  }
}
