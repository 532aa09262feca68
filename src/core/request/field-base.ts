import { readText } from "../json.js";
import type { FieldSpec, UnsupportedField, UnsupportedReason } from "./field-spec.js";
import type { Reading } from "./reading.js";
import type { Schema } from "./schema-type.js";

/** What a property's schema alone does not tell. */
export interface FieldContext extends Reading {
  readonly id: string;
  readonly name: string;
  readonly required: boolean;
}

/** What fields of every kind have. */
export type FieldBase = Pick<FieldSpec, "id" | "name" | "label" | "description" | "required">;

export function baseOf(schema: Schema, { id, name, required, line, block }: FieldContext): FieldBase {
  const title = line(readText(schema, "title") ?? "");
  const description = block(readText(schema, "description") ?? "");
  return {
    id,
    name,
    label: title || line(name) || `#${Number(id.slice(1)) + 1}`,
    ...(description && { description }),
    required,
  };
}

export function unsupported(base: FieldBase, reason: UnsupportedReason): UnsupportedField {
  return { ...base, kind: "unsupported", reason };
}
