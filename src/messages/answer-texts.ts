import { assertNever } from "../core/assert-never.js";
import type { ElicitValue } from "../core/elicit-result.js";
import { isRecord, read } from "../core/json.js";
import type { FieldSpec } from "../core/request/field-spec.js";
import { cleanLine } from "../core/text/clean-text.js";
import { type AnswerContext, type AnswerText, booleanText, listText, optionText } from "./answer-text.js";
import { formatNumber } from "./format-number.js";
import { formatDate, formatInstant } from "./format-time.js";

/**
 * What was sent, in words: titles of options instead of values, Yes and No, numbers and dates of the locale. Questions that were left out
 * are left out. Total: any content in, also of another schema (what no field knows comes last, under its name), never a throw.
 *
 * @param content an `ElicitResult`'s, or what a host has kept of it
 */
export function answerTexts(
  fields: readonly FieldSpec[],
  content: unknown,
  context: AnswerContext,
): readonly AnswerText[] {
  if (!isRecord(content)) {
    return [];
  }
  return [...fields, ...otherFields(fields, content)].flatMap((field) => {
    const value = read(content, field.name);
    return isElicitValue(value) ? [{ id: field.id, label: field.label, text: textOf(field, value, context) }] : [];
  });
}

/** What no field knows, as fields of which nothing more is known. */
function otherFields(fields: readonly FieldSpec[], content: Record<string, unknown>): readonly FieldSpec[] {
  const known = new Set(fields.map(({ name }) => name));
  const names = Object.keys(content).filter((name) => !known.has(name));
  return names.map((name, index) => ({
    kind: "text",
    id: `other-${index}`,
    name,
    label: cleanLine(name) || `#${fields.length + index + 1}`,
    required: false,
    multiline: false,
  }));
}

function textOf(field: FieldSpec, value: ElicitValue, context: AnswerContext): string {
  if (context.isHidden?.(field)) {
    return context.messages.hiddenAnswer();
  }
  const { kind } = field;
  switch (kind) {
    case "choice":
      return (Array.isArray(value) ? undefined : optionText(field, value, context)) ?? plainText(value, context);
    case "choices":
      return plainText(
        Array.isArray(value) ? value.map((one) => optionText(field, one, context) ?? one) : value,
        context,
      );
    case "date":
      return plainText(typeof value === "string" ? formatDate(value, context.locale) : value, context);
    case "date-time":
      return plainText(typeof value === "string" ? formatInstant(value, context) : value, context);
    case "text":
    case "number":
    case "boolean":
    case "unsupported":
      return plainText(value, context);
    default:
      return assertNever(kind);
  }
}

/** What can be said of a value without knowing its field. */
function plainText(value: ElicitValue, context: AnswerContext): string {
  if (Array.isArray(value)) {
    return listText(
      value.map((one) => plainText(one, context)),
      context,
    );
  }
  if (typeof value === "string") {
    return value.trim() === "" ? context.messages.emptyOption() : value;
  }
  return typeof value === "number" ? formatNumber(value, context.locale) : booleanText(value, context);
}

/** Nothing else can have been sent. */
function isElicitValue(value: unknown): value is ElicitValue {
  return (
    typeof value === "string" ||
    typeof value === "number" ||
    typeof value === "boolean" ||
    (Array.isArray(value) && value.every((one) => typeof one === "string"))
  );
}
