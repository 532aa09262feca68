import { assertNever } from "../assert-never.js";
import type { ElicitContent, ElicitValue } from "../elicit-result.js";
import type { FieldOf, FieldSpec, TextField } from "../request/field-spec.js";
import type { FieldError } from "../validate/field-error.js";
import { isDate } from "../time/is-date.js";
import { type Draft, type DraftContext, type DraftValue, timeZoneOf } from "./draft.js";
import { isFullYear, readInstant } from "./read-instant.js";
import { parseNumber } from "./parse-number.js";

/** The answers a draft holds, and what in it cannot be read as an answer. A field is in at most one of the two. */
export interface DraftContent {
  readonly content: ElicitContent;
  readonly errors: readonly FieldError[];
}

/**
 * Turns what was typed into what is sent. Nothing is dropped and nothing is made up: no answer is no key, and text that is
 * no answer is an error. Whether the answers satisfy the schema is for the validator to say.
 */
export function toContent(fields: readonly FieldSpec[], draft: Draft, context: DraftContext = {}): DraftContent {
  const entries: [string, ElicitValue][] = [];
  const errors: FieldError[] = [];
  for (const field of fields) {
    const entered = draft[field.id];
    const answer = entered === undefined ? undefined : readAnswer(field, entered, context);
    if (answer !== undefined && "error" in answer) {
      errors.push(answer.error);
    } else if (answer !== undefined) {
      entries.push([field.name, answer.value]);
    }
  }
  // fromEntries defines properties, so that one named `__proto__` is a property like any other.
  return { content: Object.fromEntries(entries), errors };
}

/** Undefined is no answer. */
type Answer = { readonly value: ElicitValue } | { readonly error: FieldError } | undefined;

function readAnswer(field: FieldSpec, entered: DraftValue, context: DraftContext): Answer {
  switch (field.kind) {
    case "choices":
      return readChoices(field, entered);
    case "text":
      return readText(field, textOf(entered));
    case "number":
      return readNumber(field, textOf(entered), context);
    case "boolean":
      return entered === "true" || entered === "false" ? { value: entered === "true" } : undefined;
    case "choice": {
      const option = field.options.find((_, index) => String(index) === entered);
      return option && { value: option.value };
    }
    case "date":
      return readDate(field, textOf(entered));
    case "date-time":
      return readDateTime(field, textOf(entered), context);
    case "unsupported":
      return undefined;
    default:
      return assertNever(field);
  }
}

function textOf(entered: DraftValue): string {
  return typeof entered === "string" ? entered : "";
}

/**
 * Servers put a default back for a missing key (C#, Go and TypeScript SDKs), so a text that was cleared of its default
 * is sent as `""`, where that is valid.
 */
function readText(field: TextField, entered: string): Answer {
  const text = field.format ? entered.trim() : entered;
  if (text !== "") {
    return { value: text };
  }
  const mayBeEmpty = field.format === undefined && (field.minLength ?? 0) === 0 && field.pattern === undefined;
  return mayBeEmpty && field.default !== undefined && (field.default === "" || !field.required)
    ? { value: "" }
    : undefined;
}

function readNumber(field: FieldOf<"number">, entered: string, context: DraftContext): Answer {
  if (entered.trim() === "") {
    return undefined;
  }
  const typed = parseNumber(entered, context.locale);
  if ("error" in typed) {
    const code = typed.error === "number" && field.integer ? "integer" : typed.error;
    return { error: { name: field.name, code } };
  }
  // Past 2^53 neighbours share a double, and servers refuse such an integer (zod, JSON Schema in many languages).
  return field.integer && Number.isInteger(typed.value) && !Number.isSafeInteger(typed.value)
    ? { error: { name: field.name, code: "precision" } }
    : { value: typed.value };
}

/** In the order of the schema. An empty list is sent only to keep a server from putting its default back. */
function readChoices(field: FieldOf<"choices">, entered: DraftValue): Answer {
  const chosen = new Set(typeof entered === "string" ? [entered] : entered);
  const value = field.options.filter((_, index) => chosen.has(String(index))).map((option) => option.value);
  const mayBeEmpty = (field.minItems ?? 0) === 0 && field.default !== undefined;
  return value.length > 0 || (mayBeEmpty && (field.default?.length === 0 || !field.required)) ? { value } : undefined;
}

function readDate(field: FieldOf<"date">, entered: string): Answer {
  if (entered === "") {
    return undefined;
  }
  return isDate(entered) && (isFullYear(entered) || entered === field.default)
    ? { value: entered }
    : { error: { name: field.name, code: "date" } };
}

function readDateTime(field: FieldOf<"date-time">, entered: string, context: DraftContext): Answer {
  if (entered === "") {
    return undefined;
  }
  const instant = readInstant(field, entered, context);
  switch (instant.kind) {
    case "one":
    case "two":
      return { value: instant.rfc3339 };
    case "none":
      return { error: { name: field.name, code: "time-gap", timeZone: timeZoneOf(context) } };
    case "unreadable":
      return { error: { name: field.name, code: "date-time" } };
    default:
      return assertNever(instant);
  }
}
