import { formatTypedNumber, mayHaveGroups, parseNumber } from "../draft/parse-number.js";
import { defined, read, readNumber } from "../json.js";
import { type Schema, typeOf } from "../parse/resolve-schema.js";
import type { FieldErrorReason, NumberRule } from "../types.js";
import { readDefault } from "./default.js";
import { emptyAnswer, type FieldKindOf } from "./field-kind.js";
import { readLine } from "../text/clean-text.js";

export const number: FieldKindOf<"number"> = {
  parse: ({ schema, type, base }, context) =>
    type === "number" || type === "integer"
      ? {
          ...base,
          kind: "number",
          ...readNumberRule(schema),
          ...readDefault(schema, context, (value) => base.constants?.find((one) => one === value) ?? numberIn(value)),
        }
      : undefined,
  isDecision: false,
  initialValue: (field, { locale }) =>
    typeof field.default === "number" ? formatTypedNumber(field.default, locale) : (field.default ?? ""),
  readAnswer: (field, entered, { locale }) => {
    const { integer } = field;
    const text = readLine(entered);
    if (!text) {
      return emptyAnswer(field);
    }
    if ("error" in text) {
      return text;
    }
    if (integer && mayHaveGroups(text.line)) {
      return { error: { code: "grouping" } };
    }
    const typed = parseNumber(text.line, locale);
    if ("error" in typed) {
      return { error: { code: typed.error === "number" && integer ? "integer" : typed.error } };
    }
    // Beyond 2^53, several integers share a double, so servers refuse them (zod, JSON Schema validators in many languages).
    return integer && Number.isInteger(typed.value) && !Number.isSafeInteger(typed.value)
      ? { error: { code: "precision" } }
      : { value: typed.value };
  },
  check: numberError,
  comparable: (_, value) => numberIn(value),
  isOrdered: true,
  canHold: () => true,
  hasAnswer: (field) => {
    const { min, max } = rangeOf(field);
    return min < max || (min === max && min !== field.exclusiveMinimum && max !== field.exclusiveMaximum);
  },
};

/** The least and the greatest number that satisfy a rule. Without `multipleOf` or `integer`, an exclusive bound is returned itself. */
export function rangeOf({ integer, minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf }: NumberRule): {
  readonly min: number;
  readonly max: number;
} {
  const min = Math.max(minimum ?? -Infinity, exclusiveMinimum ?? -Infinity);
  const max = Math.min(maximum ?? Infinity, exclusiveMaximum ?? Infinity);
  const unit = integer && !Number.isInteger(multipleOf) ? 1 : multipleOf;
  if (unit === undefined) {
    return { min, max };
  }
  const [low, high] = [exact(min / unit), exact(max / unit)];
  const first = min === exclusiveMinimum ? Math.floor(low) + 1 : Math.ceil(low);
  const last = max === exclusiveMaximum ? Math.ceil(high) - 1 : Math.floor(high);
  return { min: exact(first * unit), max: exact(last * unit) };
}

/** Removes the rounding errors of sums, multiples and quotients, such as 0.1 + 0.2. */
export function exact(value: number): number {
  return Number.isInteger(value) ? value : Number(value.toPrecision(15));
}

/** The bounds of 32-bit integers. Those of 64-bit integers have more digits than people read. */
const bounds32 = new Set([2 ** 31 - 1, 2 ** 31, 2 ** 32 - 1, 2 ** 32]);

/** A bound with this many digits says nothing to people. */
const unreadableDigits = 15;

/**
 * Whether a limit is only that of a type in a programming language, or has too many digits to be read. Generators write such limits when
 * the author sets none, so they are checked but not shown.
 */
export function isTypeBound(limit: number): boolean {
  const size = Math.abs(limit);
  const isTiny = size > 0 && size < 10 ** -unreadableDigits;
  return size >= 10 ** (unreadableDigits - 1) || isTiny || bounds32.has(size);
}

export function readNumberRule(schema: Schema): NumberRule {
  const minimum = readNumber(schema, "minimum");
  const maximum = readNumber(schema, "maximum");
  const multipleOf = readNumber(schema, "multipleOf");
  // JSON Schema draft 4 has `exclusiveMinimum: true` beside the minimum.
  const isAbove = read(schema, "exclusiveMinimum") === true;
  const isBelow = read(schema, "exclusiveMaximum") === true;
  return {
    integer: typeOf(schema) === "integer",
    ...defined({
      minimum: isAbove ? undefined : minimum,
      maximum: isBelow ? undefined : maximum,
      exclusiveMinimum: isAbove ? minimum : readNumber(schema, "exclusiveMinimum"),
      exclusiveMaximum: isBelow ? maximum : readNumber(schema, "exclusiveMaximum"),
      multipleOf: multipleOf !== undefined && multipleOf > 0 ? multipleOf : undefined,
    }),
  };
}

/** Whether a number satisfies a limit. */
const keeps: { readonly [Limit in keyof Omit<NumberRule, "integer">]-?: (value: number, limit: number) => boolean } = {
  minimum: (value, limit) => value >= limit,
  exclusiveMinimum: (value, limit) => value > limit,
  maximum: (value, limit) => value <= limit,
  exclusiveMaximum: (value, limit) => value < limit,
  multipleOf: isMultiple,
};
const numberLimits = ["minimum", "exclusiveMinimum", "maximum", "exclusiveMaximum", "multipleOf"] as const;

/** The first part of a rule that a value violates. NaN and Infinity are not numbers here, because JSON does not have them. */
export function numberError(rule: NumberRule, value: unknown): FieldErrorReason | undefined {
  const { integer } = rule;
  if (typeof value !== "number" || !Number.isFinite(value) || (integer && !Number.isInteger(value))) {
    return { code: integer ? "integer" : "number" };
  }
  for (const code of numberLimits) {
    const limit = rule[code];
    if (limit !== undefined && !keeps[code](value, limit)) {
      return { code, limit };
    }
  }
  return undefined;
}

/** Whether a step of this size leads from one valid number to another. */
export function isStep({ integer, multipleOf }: NumberRule, step: number): boolean {
  return step > 0 && numberError({ integer, ...defined({ multipleOf }) }, step) === undefined;
}

/** Compares only the fifteen digits that doubles can hold, so 19.99 is a multiple of 0.01 although the quotient is 1998.9999999999998. */
function isMultiple(value: number, of: number): boolean {
  const nearest = Math.round(value / of) * of;
  return nearest.toPrecision(15) === value.toPrecision(15) || nearest === value;
}

/** The number in a value. Servers also write numbers as text. */
function numberIn(value: unknown): number | undefined {
  const typed = typeof value === "string" ? parseNumber(value.trim(), "en") : { value };
  return "value" in typed && typeof typed.value === "number" && Number.isFinite(typed.value) ? typed.value : undefined;
}
