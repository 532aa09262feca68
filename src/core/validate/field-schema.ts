import { assertNever } from "../assert-never.js";
import { defined } from "../defined.js";
import type { FieldSpec } from "../request/field-spec.js";

/** A JSON Schema of the few keywords that all dialects share and both engines read alike. */
export interface AnswersSchema {
  readonly type: "object";
  readonly properties: Readonly<Record<string, object>>;
  readonly required: readonly string[];
}

/**
 * The schema that answers are checked against, made anew from what was understood: the server's own never reaches an
 * engine, so nothing in it can be compiled, dereferenced or loop. Answers go by field id, which no name can collide with.
 * Formats, patterns and multiples are left out: engines differ in them, so they are checked once for both (check-beyond-schema.ts).
 */
export function answersSchema(fields: readonly FieldSpec[]): AnswersSchema {
  const answered = fields.filter((field) => field.kind !== "unsupported");
  return {
    type: "object",
    properties: Object.fromEntries(answered.map((field) => [field.id, fieldSchema(field)])),
    required: answered.filter((field) => field.required).map((field) => field.id),
  };
}

function fieldSchema(field: FieldSpec): object {
  switch (field.kind) {
    case "text":
      return defined({ type: "string", minLength: field.minLength, maxLength: field.maxLength });
    case "date":
    case "date-time":
      return { type: "string" };
    case "number":
      return defined({
        type: field.integer ? "integer" : "number",
        minimum: field.minimum,
        maximum: field.maximum,
        exclusiveMinimum: field.exclusiveMinimum,
        exclusiveMaximum: field.exclusiveMaximum,
      });
    case "boolean":
      return { type: "boolean" };
    case "choice":
      return { enum: field.options.map((option) => option.value) };
    case "choices":
      return defined({
        type: "array",
        // Which of the options they may be is looked up (make-validator.ts): one engine goes through all for each.
        items: { type: "string" },
        minItems: field.minItems,
        maxItems: field.maxItems,
      });
    case "unsupported":
      return {};
    default:
      return assertNever(field);
  }
}
