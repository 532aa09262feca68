import type { DateTimeField } from "../request/field-spec.js";
import { type Instant, toInstant } from "../time/local-date-time.js";
import { type DraftContext, timeZoneOf } from "./draft.js";
import { initialValue } from "./initial-draft.js";

/** The instant an entered wall-clock time stands for. An untouched default is the server's own: its offset, its fraction of a second. */
export function readInstant(field: DateTimeField, entered: string, context: DraftContext): Instant {
  if (field.default !== undefined && entered === initialValue(field, context)) {
    return { kind: "one", rfc3339: field.default };
  }
  return isFullYear(entered) ? toInstant(entered, timeZoneOf(context)) : { kind: "unreadable" };
}

/** A native date control takes a year typed with two digits for one of the first century. Nobody means that. */
export function isFullYear(entered: string): boolean {
  return /^[1-9]\d{3}-/.test(entered);
}
