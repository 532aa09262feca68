import { type Instant, isDateTime, isFullYear, timeZoneOf, toInstant, toLocal } from "../draft/local-date-time.js";
import { defined, readText } from "../json.js";
import { assertNever, type DateTimeField, type DraftContext } from "../types.js";
import { hasFormat } from "../validate/formats.js";
import type { FieldKindOf } from "./field-kind.js";
import { allowsLength } from "./text.js";
import { unsupportedField } from "./unsupported.js";

export const dateTime: FieldKindOf<"date-time"> = {
  parse: ({ schema, type, base }) => {
    if (type !== "string" || readText(schema, "format") !== "date-time") {
      return undefined;
    }
    if (!allowsLength(schema, "2026-07-01T10:30:00+02:00".length)) {
      return unsupportedField(base, "contradiction");
    }
    const value = readText(schema, "default");
    const known = value !== undefined && isDateTime(value) ? value : undefined;
    return { ...base, kind: "date-time", ...defined({ default: known }) };
  },
  isDecision: false,
  initialValue,
  readAnswer: (field, entered, context) => {
    if (typeof entered !== "string" || entered === "") {
      return undefined;
    }
    const instant = readInstant(field, entered, context);
    switch (instant.kind) {
      case "one":
      case "two":
        return { value: instant.rfc3339 };
      case "none":
        return { error: { code: "time-gap", timeZone: timeZoneOf(context) } };
      case "unreadable":
        return { error: { code: "date-time" } };
      default:
        return assertNever(instant);
    }
  },
  schema: () => ({ type: "string" }),
  createCheck: () => (value) => (typeof value === "string" && !hasFormat(value, "date-time") ? "date-time" : undefined),
};

/** The instant of an entered wall-clock time. An untouched default stays the server's own, with its offset and fraction of a second. */
export function readInstant(field: DateTimeField, entered: string, context: DraftContext): Instant {
  if (field.default !== undefined && entered === initialValue(field, context)) {
    return { kind: "one", rfc3339: field.default };
  }
  return isFullYear(entered) ? toInstant(entered, timeZoneOf(context)) : { kind: "unreadable" };
}

function initialValue(field: DateTimeField, context: DraftContext): string {
  return (field.default !== undefined && toLocal(field.default, timeZoneOf(context))) || "";
}
