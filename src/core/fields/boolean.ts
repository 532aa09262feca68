import { defined, read } from "../json.js";
import type { Schema } from "../parse/resolve-schema.js";
import type { BooleanField, FieldBase } from "../types.js";
import type { FieldKindOf } from "./field-kind.js";

export const boolean: FieldKindOf<"boolean"> = {
  parse: ({ schema, type, base }) => (type === "boolean" ? booleanField(schema, base) : undefined),
  isDecision: true,
  initialValue: (field) => (field.default === undefined ? "" : String(field.default)),
  readAnswer: (_, entered) => (entered === "true" || entered === "false" ? { value: entered === "true" } : undefined),
  schema: () => ({ type: "boolean" }),
};

export function booleanField(schema: Schema, base: FieldBase): BooleanField {
  const value = read(schema, "default");
  return { ...base, kind: "boolean", ...defined({ default: typeof value === "boolean" ? value : undefined }) };
}
