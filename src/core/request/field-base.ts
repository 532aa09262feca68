import { readText } from "../json.js";
import type { FieldSpec, UnsupportedField, UnsupportedReason } from "./field-spec.js";
import { keep, type Reading } from "./reading.js";
import type { Schema } from "./schema-type.js";

/** What a property's schema alone does not tell. */
export interface FieldContext extends Reading {
  /** Where the property stands, from 0. */
  readonly index: number;
  readonly name: string;
  readonly required: boolean;
}

/** What fields of every kind have. */
export type CommonParts = Pick<FieldSpec, "id" | "name" | "label" | "description" | "required">;

export function baseOf(schema: Schema, context: FieldContext): CommonParts {
  const { index, name, required, line, block } = context;
  keep(context, name);
  const title = line(readText(schema, "title") ?? "");
  const description = block(readText(schema, "description") ?? "");
  return {
    id: `f${index}`,
    name,
    label: title || line(name) || `#${index + 1}`,
    ...(description && { description }),
    required,
  };
}

export function unsupported(base: CommonParts, reason: UnsupportedReason): UnsupportedField {
  return { ...base, kind: "unsupported", reason };
}
