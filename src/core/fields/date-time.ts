import {
  type Instant,
  isFullYear,
  readDateTime,
  timeZoneOf,
  toInstant,
  toLocal,
  toUtc,
  withOffset,
} from "../draft/local-date-time.js";
import { defined, readText } from "../json.js";
import { assertNever, type DateTimeField, type DraftContext } from "../types.js";
import { hasFormat } from "../validate/formats.js";
import { areBoundsInOrder, boundError, readBounds } from "./date-bounds.js";
import { readDefault } from "./default.js";
import { emptyAnswer, type FieldKindOf, type ReadContext } from "./field-kind.js";
import { allowsLength, readRule } from "./text-rules.js";
import { unsupportedField } from "./unsupported.js";

export const dateTime: FieldKindOf<"date-time"> = {
  parse: ({ schema, type, base }, context) => {
    if (type !== "string" || readText(schema, "format") !== "date-time") {
      return undefined;
    }
    const { patterns, ...lengths } = readRule(schema);
    if (!allowsLength(lengths, "2026-07-01T08:30:00Z".length)) {
      return unsupportedField(base, "contradiction");
    }
    return {
      ...base,
      kind: "date-time",
      ...defined({ patterns }),
      ...readBounds(schema, (value) =>
        typeof value === "string" && readDateTime(value)?.instant !== undefined ? value : undefined,
      ),
      ...readDefault(schema, context, (value) =>
        typeof value === "string" && isFullYear(value) && readDateTime(value) ? value : undefined,
      ),
    };
  },
  isDecision: false,
  initialValue,
  readAnswer: (field, entered, context) => {
    if (typeof entered !== "string" || entered === "") {
      return emptyAnswer(field);
    }
    const instant = readInstant(field, entered, context);
    switch (instant.kind) {
      case "one":
      case "two":
        return {
          value: instant.rfc3339 === field.default ? field.default : formatFor(field, instant.rfc3339, context),
        };
      case "none":
        return { error: { code: "time-gap", timeZone: timeZoneOf(context) } };
      case "unreadable":
        return { error: { code: "date-time" } };
      default:
        return assertNever(instant);
    }
  },
  check: (field, value) => {
    if (typeof value !== "string") {
      return { code: "type" };
    }
    return hasFormat(value, "date-time") ? boundError(field, value) : { code: "date-time" };
  },
  comparable: (_, value) => readDateTime(String(value))?.instant,
  isOrdered: true,
  // The only secret that is a date is the expiry of a card.
  canHold: (_, secret) => secret === "payment",
  patterns: ({ patterns = [] }) => patterns,
  hasAnswer: areBoundsInOrder,
};

/** Upper case only, because not all validators accept `t` and `z`. */
const rfc3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

/** The instant of an entered wall-clock time. An untouched default keeps its offset and fraction of a second if it is RFC 3339. */
export function readInstant(field: DateTimeField, entered: string, context: DraftContext): Instant {
  const timeZone = timeZoneOf(context);
  if (field.default !== undefined && entered === initialValue(field, context)) {
    const instant = readDateTime(field.default)?.instant;
    return instant === undefined
      ? toInstant(entered, timeZone)
      : { kind: "one", rfc3339: rfc3339.test(field.default) ? field.default : toUtc(instant, timeZone) };
  }
  return isFullYear(entered) ? toInstant(entered, timeZone) : { kind: "unreadable" };
}

function initialValue(field: DateTimeField, context: DraftContext): string {
  const written = field.default === undefined ? undefined : readDateTime(field.default);
  return (written && toLocal(written, timeZoneOf(context))) ?? "";
}

/**
 * Writes an instant in UTC, which every validator of RFC 3339 accepts. Those of zod refuse offsets, and SDKs remove the pattern that would
 * say so. If a pattern refuses UTC, uses the first spelling that all patterns accept. If there is none, the server decides.
 */
function formatFor({ id }: DateTimeField, utc: string, context: ReadContext): string {
  const tests = Array.from(context.patterns?.get(id)?.values() ?? []);
  const spellings = [utc, utc.replace(/(:\d\d)Z$/, "$1.000Z"), withOffset(Date.parse(utc), timeZoneOf(context))];
  return spellings.find((spelling) => tests.every((test) => test(spelling))) ?? utc;
}
