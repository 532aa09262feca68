import { formatTypedNumber, parseNumber } from "../draft/parse-number.js";
import { defined, read, readNumber } from "../json.js";
import { isMultiple } from "../validate/formats.js";
import { type Schema, typeOf } from "../parse/resolve-schema.js";
import type { FieldErrorCode, NumberRule } from "../types.js";
import { readDefault } from "./default.js";
import { emptyAnswer, type FieldKindOf } from "./field-kind.js";
import { readLine } from "../text/clean-text.js";
import { readNames } from "./text-rules.js";

export const number: FieldKindOf<"number"> = {
  parse: ({ schema, otherShapes, type, base }, context) => {
    if (type !== "number" && type !== "integer") {
      return undefined;
    }
    const named = readNames(otherShapes, context);
    const words = named.filter((value) => typeof value === "string").filter((word) => !unsendable.test(word));
    const values = named.filter((value) => typeof value === "number");
    return {
      ...base,
      kind: "number",
      ...readNumberRule(schema),
      ...(words.length > 0 && { words }),
      ...(values.length > 0 && { values }),
      ...readDefault(schema, context, (value) => words.find((word) => word === value) ?? numberIn(value)),
    };
  },
  isDecision: false,
  initialValue: (field, { locale }) =>
    typeof field.default === "number" ? formatTypedNumber(field.default, locale) : (field.default ?? ""),
  readAnswer: (field, entered, { locale }) => {
    const { integer, words } = field;
    const text = readLine(entered);
    if (!text) {
      return emptyAnswer(field, words?.includes(""));
    }
    if ("error" in text) {
      return text;
    }
    const word =
      words?.find((one) => one === text.line) ?? words?.find((one) => one.toLowerCase() === text.line.toLowerCase());
    if (word !== undefined) {
      return { value: word };
    }
    const typed = parseNumber(text.line, locale);
    if ("error" in typed) {
      return { error: { code: typed.error === "number" && integer ? "integer" : typed.error } };
    }
    // Past 2^53 neighbours share a double, and servers refuse such an integer (zod, JSON Schema in many languages).
    return integer && Number.isInteger(typed.value) && !Number.isSafeInteger(typed.value)
      ? { error: { code: "precision" } }
      : { value: typed.value };
  },
  schema: ({ integer, words, values }) => {
    const type = integer && !values ? "integer" : "number";
    return { type: words ? [type, "string"] : type };
  },
  createCheck: (field) => (value) => {
    if (typeof value === "string") {
      return field.words?.includes(value) === false ? "type" : undefined;
    }
    return typeof value === "number" && field.values?.includes(value) !== true
      ? brokenNumberRule(field, value)
      : undefined;
  },
  hasAnswer: ({ integer, minimum, maximum, exclusiveMinimum, exclusiveMaximum, words, values }) => {
    if (words || values) {
      return true;
    }
    const low = Math.max(minimum ?? -Infinity, exclusiveMinimum ?? -Infinity);
    const high = Math.min(maximum ?? Infinity, exclusiveMaximum ?? Infinity);
    if (integer) {
      const first = low === exclusiveMinimum ? Math.floor(low) + 1 : Math.ceil(low);
      const last = high === exclusiveMaximum ? Math.ceil(high) - 1 : Math.floor(high);
      return first <= last;
    }
    return low < high || (low === high && low !== exclusiveMinimum && high !== exclusiveMaximum);
  },
};

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

/** The code of the first thing in a rule that a number breaks. */
export function brokenNumberRule(rule: NumberRule, value: number): FieldErrorCode | undefined {
  const { integer, minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = rule;
  const broken = {
    type: integer && !Number.isInteger(value),
    minimum: minimum !== undefined && value < minimum,
    exclusiveMinimum: exclusiveMinimum !== undefined && value <= exclusiveMinimum,
    maximum: maximum !== undefined && value > maximum,
    exclusiveMaximum: exclusiveMaximum !== undefined && value >= exclusiveMaximum,
    multipleOf: multipleOf !== undefined && !isMultiple(value, multipleOf),
  };
  const codes = ["type", "minimum", "exclusiveMinimum", "maximum", "exclusiveMaximum", "multipleOf"] as const;
  return codes.find((code) => broken[code]);
}

/** Numbers that JSON has no way to write: beside a number, their names say that the server's language has them. */
const unsendable = /^[+-]?(?:nan|inf|infinity)$/i;

/** A default, which servers also write as text. */
function numberIn(value: unknown): number | undefined {
  const typed = typeof value === "string" ? parseNumber(value.trim(), "en") : { value };
  return "value" in typed && typeof typed.value === "number" && Number.isFinite(typed.value) ? typed.value : undefined;
}
