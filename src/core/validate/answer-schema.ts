import { parseNumber } from "../draft/parse-number.js";
import { comparableOption, optionLike } from "../fields/choice.js";
import { dayOf } from "../fields/date.js";
import { rulesOf } from "../fields/text.js";
import { defined, isOptionValue } from "../json.js";
import type { FieldKind, FieldOf, NumberRule, TextRule } from "../types.js";

/** A JSON Schema with keywords that all dialects share and all validators read alike. */
export type AnswerSchema = Readonly<Record<string, unknown>>;

/** How the answers to a field look in JSON, for who checks many of them or gets them from elsewhere than the dialog. */
export interface AnswerRules {
  readonly schema: AnswerSchema;
  /** Whether the schema covers all rules of the field. Formats, patterns, days and lists of options need the field kind's own check. */
  readonly isWhole: boolean;
  /** The answer that a value of another JSON type means: 5 for `"5"` in a number field. @default the value as it came */
  readonly coerce?: (value: unknown) => unknown;
}

const rules: { readonly [Kind in FieldKind]: (field: FieldOf<Kind>) => AnswerRules } = {
  text: (field) => {
    const texts = rulesOf(field);
    const numbers = field.numbers ?? [];
    const shapes = [...texts.map(textSchema), ...numbers.map(numberSchema)];
    const [only = {}] = shapes;
    return {
      schema: shapes.length > 1 ? { anyOf: shapes } : only,
      isWhole:
        texts.every(({ format, patterns }) => (format ?? patterns) === undefined) &&
        numbers.every(({ multipleOf }) => multipleOf === undefined),
      coerce: (value) => (typeof value === "number" || typeof value === "boolean" ? String(value) : value),
    };
  },
  number: (field) => ({
    schema: numberSchema(field),
    isWhole: field.multipleOf === undefined,
    coerce: (value) => {
      const typed = typeof value === "string" ? parseNumber(value.trim(), "en") : { value };
      return "value" in typed ? typed.value : value;
    },
  }),
  boolean: ({ role }) => ({
    schema: role === "agreement" ? { enum: [true] } : { type: "boolean" },
    isWhole: true,
    coerce: (value) => value === "true" || (value === "false" ? false : value),
  }),
  choice: (field) => {
    const { options, ownWords } = field;
    const listed = { enum: options.map(({ value }) => value) };
    return {
      schema: ownWords ? { anyOf: [listed, textSchema(ownWords)] } : listed,
      isWhole: ownWords?.patterns === undefined,
      coerce: (value) => (isOptionValue(value) ? comparableOption(field, value) : undefined) ?? value,
    };
  },
  choices: ({ options, minItems, maxItems }) => ({
    schema: { ...listSchema({ minItems, maxItems }), uniqueItems: true },
    // Options are not in the schema: validators compare every answer with every option, which takes a second for thousands of both.
    isWhole: false,
    // One option stands for a list of it.
    coerce: (value) =>
      isOptionValue(value) || Array.isArray(value)
        ? [value].flat().map((item: unknown) => optionLike(options, item) ?? item)
        : value,
  }),
  date: () => ({ schema: { type: "string" }, isWhole: false, coerce: (value) => dayOf(value) ?? value }),
  "date-time": () => ({ schema: { type: "string" }, isWhole: false }),
  file: ({ isList, minItems, maxItems }) => ({
    schema: isList ? listSchema({ minItems, maxItems }) : { type: "string" },
    isWhole: true,
  }),
  unsupported: () => ({ schema: {}, isWhole: true }),
};

function textSchema({ minLength, maxLength }: TextRule): AnswerSchema {
  return defined({ type: "string", minLength, maxLength });
}

/** Without `multipleOf`, because to some validators 19.99 is not a multiple of 0.01. */
function numberSchema({ integer, minimum, maximum, exclusiveMinimum, exclusiveMaximum }: NumberRule): AnswerSchema {
  const type = integer ? "integer" : "number";
  return defined({ type, minimum, maximum, exclusiveMinimum, exclusiveMaximum });
}

function listSchema(limits: {
  readonly minItems: number | undefined;
  readonly maxItems: number | undefined;
}): AnswerSchema {
  return defined({ type: "array", items: { type: "string" }, ...limits });
}

/**
 * The JSON Schema of the answers to a field. It is rebuilt from the parsed field, because a server's own schema must never reach a
 * validator, where it could be compiled, dereferenced or made to loop.
 */
export function answerRules<Kind extends FieldKind>(field: FieldOf<Kind>): AnswerRules {
  return rules[field.kind](field);
}
