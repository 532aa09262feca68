import { defined } from "../defined.js";
import { read, readNumber } from "../json.js";
import type { CommonParts } from "./field-base.js";
import type { NumberField } from "./field-spec.js";
import type { Schema } from "./schema-type.js";

export function numberField(schema: Schema, base: CommonParts, integer: boolean): NumberField {
  const minimum = readNumber(schema, "minimum");
  const maximum = readNumber(schema, "maximum");
  const multipleOf = readNumber(schema, "multipleOf");
  // Draft 4 said `exclusiveMinimum: true` beside the minimum.
  const draft4Minimum = read(schema, "exclusiveMinimum") === true ? minimum : undefined;
  const draft4Maximum = read(schema, "exclusiveMaximum") === true ? maximum : undefined;
  return {
    ...base,
    kind: "number",
    integer,
    ...defined({
      minimum: draft4Minimum === undefined ? minimum : undefined,
      maximum: draft4Maximum === undefined ? maximum : undefined,
      exclusiveMinimum: readNumber(schema, "exclusiveMinimum") ?? draft4Minimum,
      exclusiveMaximum: readNumber(schema, "exclusiveMaximum") ?? draft4Maximum,
      multipleOf: multipleOf !== undefined && multipleOf > 0 ? multipleOf : undefined,
      default: readNumber(schema, "default"),
    }),
  };
}
