import { readText } from "../json.js";
import type { ParseContext } from "../parse/parse-context.js";
import { parseOptions } from "../parse/parse-options.js";
import { isOption, type OpenedSchema, typeOf } from "../parse/resolve-schema.js";
import type { DraftValue, FieldErrorReason, FieldOf, FieldOption, FieldSpec, OptionValue, TextRule } from "../types.js";
import type { PatternTests } from "../validate/patterns.js";
import { blank, measure, readRule, textError } from "./text-rules.js";

/** In a draft, own words begin with this character, which no index of an option has. */
export const ownWordsMark = ":";

/** Whether a question can be answered in the person's own words, beside its options. */
export function takesOwnWords(field: FieldSpec): boolean {
  return "options" in field && (field.ownWords ?? field.companion) !== undefined;
}

/** The own words in a draft value. `""` if they are chosen but not entered, undefined if they are not chosen. */
export function ownWordsIn(entered: DraftValue): string | undefined {
  const own = [entered].flat().find((one) => typeof one === "string" && one.startsWith(ownWordsMark));
  return typeof own === "string" ? own.slice(ownWordsMark.length) : undefined;
}

/** One value of a draft, with other own words if it has any. */
export function withOwnWords(one: string, words: string): string {
  return one.startsWith(ownWordsMark) ? ownWordsMark + words : one;
}

interface OptionsBesideText {
  readonly options: readonly FieldOption[];
  readonly ownWords: TextRule;
}

/**
 * At least two options beside any text: an `anyOf` of values and a string. Undefined for any other schema. With a format, the text is what
 * the server wants, and the values are exceptions.
 */
export function readOpenOptions(
  { schema, otherShapes = [], options: listed = [] }: Pick<OpenedSchema, "schema" | "otherShapes" | "options">,
  context: ParseContext,
): OptionsBesideText | undefined {
  const ownWords = readRule(schema);
  const { minLength = 0, maxLength = Infinity } = ownWords;
  const isText = typeOf(schema) === "string" && readText(schema, "format") === undefined && minLength <= maxLength;
  if (!isText || listed.length === 0 || !otherShapes.every(isOption)) {
    return undefined;
  }
  const parsed = parseOptions({ anyOf: listed }, context);
  return parsed && "options" in parsed && parsed.options.filter(({ value }) => value !== "").length > 1
    ? { options: parsed.options, ownWords }
    : undefined;
}

interface OpenQuestion {
  readonly options: readonly FieldOption[];
  readonly ownWords?: TextRule;
  readonly companion?: string;
  readonly default?: OptionValue | readonly string[];
}

/**
 * The answer that own words stand for: an option, if they are its label or its value without case and blanks. Undefined if they are the
 * answer to another property.
 */
export function answerInWords(
  { options, ownWords, companion, default: known }: OpenQuestion,
  words: string | undefined,
): { readonly value: OptionValue } | { readonly error: FieldErrorReason } | undefined {
  if (words === undefined || (ownWords ?? companion) === undefined) {
    return undefined;
  }
  if (blank.test(words)) {
    return { error: { code: "own-words" } };
  }
  const wanted = bare(words);
  const option =
    options.find(({ label }) => bare(label) === wanted) ?? options.find(({ value }) => bare(String(value)) === wanted);
  // A default that nobody touched is sent as it came.
  return ownWords && { value: option && ![known].flat().includes(words) ? option.value : words };
}

function bare(text: string): string {
  return text.replace(/\s+/g, "").toLowerCase();
}

/** What is wrong with an answer that is not an option. */
export function ownWordsError(
  { ownWords }: Pick<OpenQuestion, "ownWords">,
  value: unknown,
  tests: PatternTests,
): FieldErrorReason | undefined {
  return ownWords && typeof value === "string" ? textError(ownWords, measure(value), tests) : { code: "enum" };
}

/** The own words of a question as a text field, for what is true of texts: limits, examples. */
export function ownWordsField({ id, name, label, ownWords }: FieldOf<"choice" | "choices">): FieldOf<"text"> {
  return { id, name, label, required: true, kind: "text", multiline: false, ...ownWords };
}

/** A default that is not an option, if it can be shown as own words. */
export function isOwnDefault(value: unknown): value is string {
  return typeof value === "string" && !blank.test(value);
}
