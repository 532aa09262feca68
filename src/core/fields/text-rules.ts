import { defined, readCount, readList, readText } from "../json.js";
import { type ParseContext, spend } from "../parse/parse-context.js";
import { type Schema, typeOf } from "../parse/resolve-schema.js";
import type { FieldErrorReason, TextField, TextFormat, TextRule } from "../types.js";
import { hasFormat } from "../validate/formats.js";
import type { PatternTests } from "../validate/patterns.js";

/** The rule of a text, and alternatives, as for IPv4 or IPv6 addresses. If one shape allows any text, no rule remains. */
export function readRules(
  schema: Schema,
  otherShapes: readonly Schema[],
  context: ParseContext,
): Pick<TextField, "alternatives"> & { readonly rule: TextRule } {
  const own = readRule(schema);
  if (!spend(context, "steps", otherShapes.length * ruleCost)) {
    return { rule: own };
  }
  const alternatives = otherShapes.filter((shape) => typeOf(shape) === "string").map(readRule);
  const any = [own, ...alternatives].find((rule) => Object.keys(rule).length === 0);
  return any || alternatives.length === 0 ? { rule: any ?? own } : { rule: own, alternatives };
}

/** In steps. A default is checked against every rule, which takes longer than reading the rule. */
const ruleCost = 10;

export function readRule(schema: Schema): TextRule {
  const format = readText(schema, "format");
  const patterns = [schema, ...(readList(schema, "allOf") ?? [])].flatMap((part) => readText(part, "pattern") ?? []);
  return {
    ...(isTextFormat(format) && { format }),
    ...(patterns.length > 0 && { patterns }),
    ...defined({ minLength: readCount(schema, "minLength"), maxLength: readCount(schema, "maxLength") }),
  };
}

/** The error of each format. Servers built on the official SDKs check the formats with their own error, even beside a pattern. */
const formatErrors: Readonly<Record<TextFormat, "email" | "uri" | "date" | "date-time" | "format">> = {
  email: "email",
  uri: "uri",
  date: "date",
  "date-time": "date-time",
  uuid: "format",
  time: "format",
  duration: "format",
  hostname: "format",
  ipv4: "format",
  ipv6: "format",
};

export function isTextFormat(format: string | undefined): format is TextFormat {
  return format !== undefined && Object.hasOwn(formatErrors, format);
}

/** Only white space and ignorable characters. Private-use and unassigned characters are not blank, because they may be an answer. */
export const blank: RegExp = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** A text whose code points are counted once for all rules, because it may be long. */
export interface MeasuredText {
  readonly text: string;
  readonly countCodePoints: () => number;
}

export function measure(text: string): MeasuredText {
  let count: number | undefined;
  return { text, countCodePoints: () => (count ??= Array.from(text).length) };
}

/** The first part of a rule that a text violates. */
export function textError(
  rule: TextRule,
  { text, countCodePoints }: MeasuredText,
  tests: PatternTests,
): FieldErrorReason | undefined {
  const { format, minLength = 0, maxLength = Infinity, patterns = [] } = rule;
  // A code point is one or two UTF-16 code units, so the length often decides without counting.
  if (text.length < minLength || (text.length < 2 * minLength && countCodePoints() < minLength)) {
    return { code: "minLength", limit: minLength };
  }
  if (text.length > 2 * maxLength || (text.length > maxLength && countCodePoints() > maxLength)) {
    return { code: "maxLength", limit: maxLength };
  }
  const error = format && formatErrors[format];
  // For these formats, a pattern states the exact spelling and replaces the check, if RE2 can read it. It cannot read zod's for durations.
  const isSpelled = error === "format" && patterns.some((pattern) => tests.has(pattern));
  if (error && !isSpelled && !hasFormat(text, format)) {
    return { code: error };
  }
  const hasOtherSpelling = patterns.some((pattern) => tests.get(pattern)?.(text) === false);
  return hasOtherSpelling ? { code: error === "format" ? error : "pattern" } : undefined;
}

/** Longer patterns are not looked through. */
const longestDelimited = 2000;

/**
 * Whether no text matches a pattern, because a character stands before its start or after its end. Other languages write patterns between
 * such delimiters: `/^[0-9]{5}$/`.
 */
export function isDelimited(pattern: string): boolean {
  if (pattern.length > longestDelimited) {
    return false;
  }
  // A dot stands for what may match the empty text, or is no single character.
  let rest = pattern.replace(/\\[^]|\[(?:\\[^]|[^\]\\])*\]/g, ".");
  for (let length = -1; length !== rest.length; ) {
    ({ length } = rest);
    // With the groups gone, an alternative is one of the whole pattern.
    rest = rest.replace(/\([^()]*\)/g, ".");
  }
  return !rest.includes("|") && (/^[^\\^$.*+?()[\]{}]\^/u.test(rest) || /\$[^\\^$.*+?()[\]{}][a-z]*$/u.test(rest));
}

/** Whether a rule allows `""`. */
export function takesEmpty({ format, minLength = 0, patterns }: TextRule): boolean {
  return format === undefined && minLength === 0 && patterns === undefined;
}

/** Whether a rule allows texts of this length. */
export function allowsLength({ minLength = 0, maxLength = Infinity }: TextRule, length: number): boolean {
  return minLength <= length && length <= maxLength;
}
