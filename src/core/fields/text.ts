import { inAsciiDigits, parseNumber } from "../draft/parse-number.js";
import { defined, readText } from "../json.js";
import { rememberLast } from "../lru.js";
import { isNumeric } from "../parse/resolve-schema.js";
import type { FieldErrorReason, FieldSpec, TextField, TextRule } from "../types.js";
import { readLine } from "../text/clean-text.js";
import { normalUri } from "../url/normal-uri.js";
import { checkUrlPolicy, type UrlPolicyError, type UrlPolicy } from "../url/url-policy.js";
import { hasFormat } from "../validate/formats.js";
import { readDefault } from "./default.js";
import { type Answer, emptyAnswer, type FieldKindOf, type ReadContext } from "./field-kind.js";
import { numberError, readNumberRule } from "./number.js";
import { blank, isDelimited, measure, readRules, takesEmpty, textError } from "./text-rules.js";

/** A text gets a multi-line control if its `maxLength` or its default is longer than this. */
const longText = 200;
const longDefault = 80;

export const text: FieldKindOf<"text"> = {
  parse: ({ schema, otherShapes, type, base }, context) => {
    if (type !== "string") {
      return undefined;
    }
    const { rule, alternatives } = readRules(schema, otherShapes, context);
    const numbers = otherShapes.filter(isNumeric).map(readNumberRule);
    const format = readText(schema, "format");
    const known = readDefault(schema, context, (value) => {
      if (typeof value === "number") {
        // Servers also write the default of a text as a number.
        return numberInsteadError({ ...base, numbers }, value) === undefined ? value : String(value);
      }
      return typeof value === "string" ? value : undefined;
    });
    const value = String(known.default ?? "");
    const isLong =
      format === "multiline" || (rule.maxLength ?? 0) > longText || value.length > longDefault || /[\r\n]/.test(value);
    return {
      ...base,
      kind: "text",
      ...rule,
      ...defined({ alternatives }),
      ...(numbers.length > 0 && { numbers }),
      multiline: isLong && rule.format === undefined,
      ...known,
    };
  },
  isDecision: false,
  initialValue: (field) => String(field.default ?? ""),
  readAnswer: (field, entered, context) => {
    if (typeof entered !== "string" || blank.test(entered)) {
      return emptyAnswer(field, rulesOf(field).some(takesEmpty));
    }
    const asText = hasFormats(field) ? readFormats(field, entered) : { value: entered };
    return readNumberInstead(field, entered, context) ?? asText;
  },
  check: (field, value, tests) => {
    if (typeof value !== "string") {
      return numberInsteadError(field, value);
    }
    const measured = measure(value);
    const error = textError(field, measured, tests);
    const { alternatives = [] } = field;
    if (error === undefined || alternatives.some((rule) => textError(rule, measured, tests) === undefined)) {
      return undefined;
    }
    if (hasFormats(field) && !hasOneForm(field)) {
      return { code: "format" };
    }
    return alternatives.length === 0 ? error : { code: "pattern" };
  },
  comparable: (field, value) => {
    // The value is read like an entry, and the default must not affect it.
    const { default: _, ...touched } = field;
    const answer = text.readAnswer(touched, String(value), { locale: "en" });
    return answer && "value" in answer && !Array.isArray(answer.value) ? answer.value : String(value);
  },
  isOrdered: true,
  canHold: () => true,
  patterns: (field) => rulesOf(field).flatMap(({ patterns = [] }) => patterns),
  hasAnswer: ({ minLength = 0, maxLength = Infinity, alternatives }) =>
    alternatives !== undefined || minLength <= maxLength,
};

/** The alternative rules. A text must satisfy one of them. */
export function rulesOf(field: TextField): readonly TextRule[] {
  return [field, ...(field.alternatives ?? [])];
}

/** Whether no text can match the patterns of a field. */
export function neverMatches(field: FieldSpec): boolean {
  return field.kind === "text" && rulesOf(field).every(({ patterns = [] }) => patterns.some(isDelimited));
}

function hasFormats(field: TextField): boolean {
  return rulesOf(field).some(({ format }) => format !== undefined);
}

/** Whether a text has only one rule, so that an error can name what that rule requires. */
function hasOneForm({ alternatives, constants = [] }: TextField): boolean {
  return alternatives === undefined && constants.every((constant) => constant === "");
}

/** Whether a picker for times can show the default and enter an answer. */
export function takesTimePicker({ format, default: known = "" }: TextField): boolean {
  return format === "time" && /^(?:\d\d:\d\d(?::\d\d)?)?$/.test(String(known));
}

/** Whether a field accepts URLs. */
export function takesUri(field: FieldSpec): field is TextField {
  return field.kind === "text" && rulesOf(field).some(({ format }) => format === "uri");
}

/** Why a value that is not a text cannot be sent instead of one. */
function numberInsteadError(
  { numbers = [], constants = [] }: Pick<TextField, "numbers" | "constants">,
  value: unknown,
): FieldErrorReason | undefined {
  const errors = numbers.map((rule) => numberError(rule, value));
  const isNamed = constants.some((constant) => constant === value);
  return isNamed || errors.includes(undefined) ? undefined : (errors[0] ?? { code: "type" });
}

/**
 * Reads an entry as a number, if the field accepts one. Undefined if the text certainly satisfies a rule, with all patterns tested, or if
 * no valid number was typed. If only a rule with an unreadable pattern could accept the text, as pydantic writes for a `Decimal`, the entry
 * is meant as a number, and anything else is an error.
 */
function readNumberInstead(field: TextField, entered: string, { locale, patterns }: ReadContext): Answer {
  const read = field.numbers || field.constants ? readLine(entered) : undefined;
  if (!read || "error" in read) {
    return undefined;
  }
  const measured = measure(read.line);
  const tests = patterns?.get(field.id);
  const rules = rulesOf(field).filter((rule) => textError(rule, measured, tests ?? new Map()) === undefined);
  if (rules.some((rule) => rule.patterns?.every((pattern) => tests?.has(pattern)) ?? true)) {
    return undefined;
  }
  // Without the pattern engine, which may fail to load, people must still be able to answer.
  const isNumber = tests !== undefined && field.numbers !== undefined && rules.length > 0;
  const typed = parseNumber(read.line, locale);
  if ("error" in typed) {
    return isNumber && typed.error !== "precision" ? { error: { code: typed.error } } : undefined;
  }
  const isExact = !Number.isInteger(typed.value) || Number.isSafeInteger(typed.value);
  return isExact && (isNumber || numberInsteadError(field, typed.value) === undefined)
    ? { value: typed.value }
    : undefined;
}

/** Whether a text satisfies one of the rules, patterns aside. */
function fitsAny(line: string, rules: readonly TextRule[]): boolean {
  const measured = measure(line);
  return rules.some((rule) => textError(rule, measured, new Map()) === undefined);
}

/** Formats that are written in digits and signs of ASCII only, so that other digits can mean nothing else. */
const numeric = /^(?:date|time|duration)/;

/**
 * Reads an entry for a field with formats. An address is normalized, and the digits of a time are, if it satisfies no rule as typed.
 * Remembered, because a form is read again at each change, and converting a host by IDNA takes a tenth of a millisecond.
 */
const readFormats = rememberLast((field: TextField, entered: string): Answer => {
  const rules = rulesOf(field);
  const read = readLine(entered);
  if (!read || "error" in read) {
    return read;
  }
  const { line } = read;
  if (fitsAny(line, rules)) {
    return { value: line };
  }
  const plain = inAsciiDigits(line);
  const inDigits = rules.filter(({ format = "" }) => numeric.test(format));
  if (fitsAny(plain, inDigits)) {
    return { value: plain };
  }
  if (!takesUri(field)) {
    return { value: line };
  }
  const normal = normalUri(line);
  if ("uri" in normal) {
    return { value: normal.uri };
  }
  return hasOneForm(field) ? normal : { value: line };
});

/** How the answer to a field violates a policy. Undefined for an answer that is not a URL. */
export function addressError(field: FieldSpec, answer: unknown, policy: UrlPolicy): UrlPolicyError | undefined {
  // Who opens the address will ignore the blanks around it, too.
  const read = takesUri(field) ? readLine(answer) : undefined;
  const address = read && "line" in read ? read.line : undefined;
  return address !== undefined && hasFormat(address, "uri") ? checkUrlPolicy(address, policy) : undefined;
}
