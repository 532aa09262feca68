import { rulesOf } from "../fields/text.js";
import { defined } from "../json.js";
import type { FieldKind, FieldOf, NumberRule, TextRule } from "../types.js";

/** A JSON Schema with keywords that all dialects share and all validators read alike. */
export type AnswerSchema = Readonly<Record<string, unknown>>;

export interface AnswerRules {
  readonly schema: AnswerSchema;
  /** Whether the schema covers all rules of the field. Formats, patterns, days and lists of options need the field kind's own check. */
  readonly isWhole: boolean;
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
    };
  },
  number: (field) => ({ schema: numberSchema(field), isWhole: field.multipleOf === undefined }),
  boolean: () => ({ schema: { type: "boolean" }, isWhole: true }),
  choice: ({ options }) => ({ schema: { enum: options.map(({ value }) => value) }, isWhole: true }),
  choices: ({ minItems, maxItems, uniqueItems }) => ({
    schema: { ...listSchema({ minItems, maxItems }), ...defined({ uniqueItems }) },
    // Options are not in the schema: validators compare every answer with every option, which takes a second for thousands of both.
    isWhole: false,
  }),
  date: () => ({ schema: { type: "string" }, isWhole: false }),
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
