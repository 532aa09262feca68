import { isElicitValue, isOptionValue } from "../json.js";
import { parseOptions } from "../parse/parse-options.js";
import type { FieldOption, OptionValue } from "../types.js";
import { booleanField } from "./boolean.js";
import { readDefault } from "./default.js";
import type { FieldKindOf } from "./field-kind.js";
import { unsupportedField } from "./unsupported.js";

export const choice: FieldKindOf<"choice"> = {
  parse: (property, context) => {
    const { schema, base } = property;
    const parsed = parseOptions(schema, context);
    if (!parsed || "reason" in parsed) {
      return parsed && unsupportedField(base, parsed.reason);
    }
    const { options } = parsed;
    // True and false without titles are a Yes/No question.
    if (
      options.length === 2 &&
      options.every(({ value, label }) => typeof value === "boolean" && label === String(value))
    ) {
      return booleanField(property, context);
    }
    const known = readDefault(schema, context, (value) => options.find((option) => option.value === value)?.value);
    return { ...base, kind: "choice", options, ...known };
  },
  isDecision: true,
  unanswered: "",
  initialValue: (field) => {
    const index = field.options.findIndex(({ value }) => value === field.default);
    return index < 0 ? "" : String(index);
  },
  readAnswer: ({ options }, entered) => {
    const option = options.find((_, index) => String(index) === entered);
    return option && { value: option.value };
  },
  check: ({ options }, value) => {
    if (!isElicitValue(value)) {
      return { code: "type" };
    }
    return isOptionOf(options, value) ? undefined : { code: "enum" };
  },
  comparable: ({ options }, value) => optionLike(options, value),
  isOrdered: true,
  canHold: ({ options }) => arePieces(options),
};

/** By list of options, because each answer and each value of a condition is looked up in a list that may be long. */
const listed = new WeakMap<readonly FieldOption[], ReadonlyMap<unknown, OptionValue>>();

/** The values of options, each under itself and under its text. */
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

/** The value of the option that a value is, or else of the one that is written like it. */
export function optionLike(options: readonly FieldOption[], value: unknown): OptionValue | undefined {
  const values = lookUp(options);
  return values.get(value) ?? (isOptionValue(value) ? values.get(String(value)) : undefined);
}

/** Whether a value is that of an option. */
export function isOptionOf(options: readonly FieldOption[], value: unknown): boolean {
  return lookUp(options).get(value) === value;
}

/**
 * Whether options are pieces of a secret, such as digits or months: single signs and numbers, or at least eight options of four characters.
 * "yes", "no" and "ask" are words.
 */
export function arePieces(options: readonly FieldOption[]): boolean {
  const areAll = (pattern: RegExp): boolean =>
    options.every(({ value, label }) => pattern.test(String(value)) || pattern.test(label));
  return options.length > 1 && (areAll(/^(?:\d+|.)$/u) || (options.length >= 8 && areAll(/^.{1,4}$/u)));
}
