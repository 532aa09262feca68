import { isRecord, readText } from "../json.js";
import { booleanField, choiceField, choicesField } from "./choice-field.js";
import { baseOf, type CommonParts, type FieldContext, unsupported } from "./field-base.js";
import type { FieldSpec } from "./field-spec.js";
import { hasAnswer } from "./has-answer.js";
import { numberField } from "./number-field.js";
import { parseOptions } from "./parse-options.js";
import { keep } from "./reading.js";
import { resolveSchema } from "./resolve-schema.js";
import { stringField } from "./string-field.js";
import { type Schema, typeOf } from "./schema-type.js";

/** Maps one property of `requestedSchema` to the one kind of field that fits it. Total: any value in, never a throw. */
export function parseField(property: unknown, context: FieldContext): FieldSpec {
  const resolved = resolveSchema(property, context.resolution);
  if ("reason" in resolved) {
    return unsupported(baseOf(isRecord(property) ? property : {}, context), resolved.reason);
  }
  const { schema } = resolved;
  const base = baseOf(schema, context);
  const field = parseResolved(schema, base, context);
  keep(context, readText(schema, "default"), readText(schema, "pattern"));
  if (context.budget.text < 0) {
    return unsupported(base, "too-large");
  }
  return hasAnswer(field) ? field : unsupported(base, "contradiction");
}

function parseResolved(schema: Schema, base: CommonParts, context: FieldContext): FieldSpec {
  const type = typeOf(schema);
  if (type === "array") {
    return choicesField(schema, base, context);
  }
  const parsed = parseOptions(schema, context);
  if (parsed) {
    return "reason" in parsed ? unsupported(base, parsed.reason) : choiceField(schema, base, parsed.options);
  }
  switch (type) {
    case "string":
      return stringField(schema, base);
    case "number":
      return numberField(schema, base, false);
    case "integer":
      return numberField(schema, base, true);
    case "boolean":
      return booleanField(schema, base);
    default:
      return unsupported(base, "type");
  }
}
