import type { ParseContext } from "../parse/parse-context.js";
import type { BooleanField } from "../types.js";
import { readDefault } from "./default.js";
import type { FieldKindOf, Property } from "./field-kind.js";

export const boolean: FieldKindOf<"boolean"> = {
  parse: (property, context) => (property.type === "boolean" ? booleanField(property, context) : undefined),
  isDecision: true,
  initialValue: (field) => (field.default === undefined ? "" : String(field.default)),
  readAnswer: (_, entered) => (entered === "true" || entered === "false" ? { value: entered === "true" } : undefined),
  check: (_, value) => (typeof value === "boolean" ? undefined : { code: "type" }),
  comparable: (_, value) => [true, false].find((one) => String(one) === String(value)),
  isOrdered: false,
  canHold: () => false,
};

export function booleanField({ schema, base }: Property, context: ParseContext): BooleanField {
  const known = readDefault(schema, context, (value) => (typeof value === "boolean" ? value : undefined));
  return { ...base, kind: "boolean", ...known };
}
