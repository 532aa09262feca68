import { parseNumber } from "../draft/parse-number.js";
import { defined, readCount, readText } from "../json.js";
import { isNumeric, isOption, type Schema } from "../parse/resolve-schema.js";
import type { TextField, TextRule } from "../types.js";
import { readLine } from "../text/clean-text.js";
import { normalUri } from "../url/normal-uri.js";
import { readDefault } from "./default.js";
import { type Answer, emptyAnswer, type FieldKindOf, type ReadContext } from "./field-kind.js";
import { brokenNumberRule, readNumberRule } from "./number.js";
import { brokenRule, measure, readRules, takesEmpty } from "./text-rules.js";

/** A text that may be longer, or a default that is longer, gets a box of several lines. */
const longText = 200;
const longDefault = 80;

/** Nothing but white space and ignorable characters. A character of private use or of a newer Unicode may be a whole answer. */
const blank = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;

export const text: FieldKindOf<"text"> = {
  parse: ({ schema, otherShapes, type, base }, context) => {
    if (type !== "string") {
      return undefined;
    }
    const { rule, alternatives } = readRules(schema, otherShapes, context);
    const numbers = otherShapes.filter((shape) => !isOption(shape) && isNumeric(shape)).map(readNumberRule);
    // A number as typed is a text: one is sent as a number where not any text is taken.
    const hasRule = Object.keys(rule).length > 0;
    const format = readText(schema, "format");
    const known = readDefault(schema, context, textIn);
    const value = known.default;
    const isLong =
      format === "multiline" ||
      (rule.maxLength ?? 0) > longText ||
      (value !== undefined && (value.length > longDefault || /[\r\n]/.test(value)));
    return {
      ...base,
      kind: "text",
      ...rule,
      ...defined({ alternatives }),
      ...(hasRule && numbers.length > 0 && { numbers }),
      ...(format === "password" && { isPassword: true }),
      multiline: isLong && rule.format === undefined,
      ...known,
    };
  },
  isDecision: false,
  initialValue: (field) => field.default ?? "",
  readAnswer: (field, entered, context) => {
    if (typeof entered !== "string" || blank.test(entered)) {
      return emptyAnswer(field, field.alternatives?.some(takesEmpty), rulesOf(field).some(takesEmpty));
    }
    const number = field.numbers && readNumberInstead(field, entered, context);
    if (number !== undefined) {
      return { value: number };
    }
    return hasFormats(field) ? readFormats(rulesOf(field), entered) : { value: entered };
  },
  schema: ({ minLength, maxLength, alternatives, numbers }) => ({
    type: numbers ? ["string", "number"] : "string",
    ...(!alternatives && defined({ minLength, maxLength })),
  }),
  patterns: (field) => rulesOf(field).flatMap(({ patterns = [] }) => patterns),
  createCheck: (field, tests) => (value) => {
    if (typeof value !== "string") {
      return typeof value === "number" && !takesNumber(field, value) ? "type" : undefined;
    }
    const measured = measure(value);
    const fault = brokenRule(field, measured, tests);
    const { alternatives = [] } = field;
    if (fault === undefined || alternatives.some((rule) => brokenRule(rule, measured, tests) === undefined)) {
      return undefined;
    }
    if (alternatives.every(({ values }) => values?.every((word) => word === "" || !hasFormats(field)))) {
      return fault;
    }
    return hasFormats(field) ? "format" : "pattern";
  },
  hasAnswer: ({ minLength = 0, maxLength = Infinity, alternatives }) =>
    alternatives !== undefined || minLength <= maxLength,
};

/** A default, which servers also write as a number. */
function textIn(value: unknown): string | undefined {
  return typeof value === "string" || typeof value === "number" ? String(value) : undefined;
}

/** The rules of which a text must satisfy one. */
export function rulesOf(field: TextField): readonly TextRule[] {
  return [field, ...(field.alternatives ?? [])];
}

function hasFormats(field: TextField): boolean {
  return rulesOf(field).some(({ format }) => format !== undefined);
}

function takesNumber({ numbers = [] }: TextField, value: number): boolean {
  return numbers.some((rule) => brokenNumberRule(rule, value) === undefined);
}

/** Undefined where the text satisfies a rule, or no number was typed that may be sent. */
function readNumberInstead(field: TextField, entered: string, { locale, patterns }: ReadContext): number | undefined {
  const read = readLine(entered);
  if (!read || "error" in read) {
    return undefined;
  }
  const measured = measure(read.line);
  const tests = patterns?.get(field.id) ?? new Map();
  if (rulesOf(field).some((rule) => brokenRule(rule, measured, tests) === undefined)) {
    return undefined;
  }
  const typed = parseNumber(read.line, entered === field.default ? "en" : locale);
  const isExact = "value" in typed && (!Number.isInteger(typed.value) || Number.isSafeInteger(typed.value));
  return isExact && takesNumber(field, typed.value) ? typed.value : undefined;
}

/** A text that a format is meant for, perhaps one of several. */
function readFormats(rules: readonly TextRule[], entered: string): Answer {
  const read = readLine(entered);
  if (!read || "error" in read) {
    return read;
  }
  const { line } = read;
  const measured = measure(line);
  const fits = rules.some((rule) => brokenRule(rule, measured, new Map()) === undefined);
  if (fits || !rules.some(({ format }) => format === "uri")) {
    return { value: line };
  }
  const normal = normalUri(line);
  if ("uri" in normal) {
    return { value: normal.uri };
  }
  return rules.length === 1 ? normal : { value: line };
}

/** Whether the limits of a text leave room for one of this length, as dates have. */
export function allowsLength(schema: Schema, length: number): boolean {
  return (readCount(schema, "minLength") ?? 0) <= length && length <= (readCount(schema, "maxLength") ?? length);
}
