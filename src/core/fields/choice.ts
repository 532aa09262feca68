import { isElicitValue, isOptionValue } from "../json.js";
import { parseOptions } from "../parse/parse-options.js";
import type { FieldOf, FieldOption, OptionValue } from "../types.js";
import { agreementField, booleanField } from "./boolean.js";
import { readDefault } from "./default.js";
import type { FieldKindOf } from "./field-kind.js";
import { answerInWords, isOwnDefault, ownWordsError, ownWordsIn, ownWordsMark, readOpenOptions } from "./own-words.js";
import { unsupportedField } from "./unsupported.js";

export const choice: FieldKindOf<"choice"> = {
  parse: (property, context) => {
    const { schema, base } = property;
    const open = readOpenOptions(property, context);
    if (open) {
      const { constants: _, ...named } = base;
      const known = readDefault<OptionValue>(
        schema,
        context,
        (value) =>
          open.options.find((option) => option.value === value)?.value ?? (isOwnDefault(value) ? value : undefined),
      );
      return { ...named, kind: "choice", ...open, ...known };
    }
    const parsed = parseOptions(schema, context);
    if (!parsed || "reason" in parsed) {
      return parsed && unsupportedField(base, parsed.reason);
    }
    const { options } = parsed;
    // True and false without titles are a yes/no question.
    if (
      options.length === 2 &&
      options.every(({ value, label }) => typeof value === "boolean" && label === String(value))
    ) {
      return booleanField(property, context);
    }
    const [only, other] = options;
    if (only?.value === true && other === undefined) {
      return agreementField(property, only);
    }
    const known = readDefault(schema, context, (value) => options.find((option) => option.value === value)?.value);
    return { ...base, kind: "choice", options, ...known };
  },
  isDecision: true,
  initialValue: (field) => {
    const index = field.options.findIndex(({ value }) => value === field.default);
    return index >= 0 ? String(index) : field.default === undefined ? "" : `${ownWordsMark}${field.default}`;
  },
  readAnswer: (field, entered) => {
    const option = field.options.find((_, index) => String(index) === entered);
    return option ? { value: option.value } : answerInWords(field, ownWordsIn(entered));
  },
  check: (field, value, tests) => {
    if (!isElicitValue(value)) {
      return { code: "type" };
    }
    return isOptionOf(field.options, value) ? undefined : ownWordsError(field, value, tests);
  },
  comparable: comparableOption,
  isOrdered: true,
  canHold: canHoldPieces,
  patterns: ({ ownWords }) => ownWords?.patterns ?? [],
};

/** An option's value, or any text where own words are an answer. */
export function comparableOption(
  { options, ownWords }: Pick<FieldOf<"choice" | "choices">, "options" | "ownWords">,
  value: OptionValue,
): OptionValue | undefined {
  return optionLike(options, value) ?? (ownWords && String(value));
}

export function canHoldPieces({
  options,
  ownWords,
}: Pick<FieldOf<"choice" | "choices">, "options" | "ownWords">): boolean {
  return ownWords !== undefined || arePieces(options);
}

/** Caches lookup tables by list of options, because answers and values of conditions are looked up often and the lists may be long. */
const listed = new WeakMap<readonly FieldOption[], ReadonlyMap<unknown, OptionValue>>();

/** The values of options, by value and by the value's text. */
function lookUp(options: readonly FieldOption[]): ReadonlyMap<unknown, OptionValue> {
  const known = listed.get(options);
  if (known) {
    return known;
  }
  const values = options.map(({ value }) => value);
  const made = new Map<unknown, OptionValue>([
    ...values.map((value) => [String(value), value] as const),
    ...values.map((value) => [value, value] as const),
  ]);
  listed.set(options, made);
  return made;
}

/** The option value that is equal to a value, else the one with the same text. */
export function optionLike(options: readonly FieldOption[], value: unknown): OptionValue | undefined {
  const values = lookUp(options);
  return values.get(value) ?? (isOptionValue(value) ? values.get(String(value)) : undefined);
}

/** Whether an option has this value. */
export function isOptionOf(options: readonly FieldOption[], value: unknown): boolean {
  return lookUp(options).get(value) === value;
}

/**
 * Whether options could be pieces of a secret, such as digits or months: only single characters and numbers, or at least eight options of
 * up to four characters. Fewer short options, such as "yes", "no" and "ask", are words.
 */
function arePieces(options: readonly FieldOption[]): boolean {
  const areAll = (pattern: RegExp): boolean =>
    options.every(({ value, label }) => pattern.test(String(value)) || pattern.test(label));
  return options.length > 1 && (areAll(/^(?:\d+|.)$/u) || (options.length >= 8 && areAll(/^.{1,4}$/u)));
}
