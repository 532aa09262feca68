import { toLocal } from "./local-date-time.js";

/** Whether a value is an RFC 3339 date-time that exists: a day of the calendar, seconds, an offset. */
export function isDateTime(value: unknown): value is string {
  return (
    typeof value === "string" &&
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/i.test(value) &&
    toLocal(value, "UTC") !== undefined
  );
}
