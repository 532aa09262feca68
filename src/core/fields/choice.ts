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
    // True and false without titles are a yes/no question.
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
export function arePieces(options: readonly FieldOption[]): boolean {
  const areAll = (pattern: RegExp): boolean =>
    options.every(({ value, label }) => pattern.test(String(value)) || pattern.test(label));
  return options.length > 1 && (areAll(/^(?:\d+|.)$/u) || (options.length >= 8 && areAll(/^.{1,4}$/u)));
}
