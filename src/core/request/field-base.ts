import { readText } from "../json.js";
import { shortLine, shortText } from "../text/clean-text.js";
import type { FieldSpec, UnsupportedField, UnsupportedReason } from "./field-spec.js";
import type { RequestLimits } from "./request-limits.js";
import type { Resolution } from "./resolve-schema.js";
import type { Schema } from "./schema-type.js";

/** What a property's schema alone does not tell. */
export interface FieldContext {
  readonly id: string;
  readonly name: string;
  readonly required: boolean;
  readonly resolution: Resolution;
  readonly limits: RequestLimits;
}

/** What fields of every kind have. */
export type FieldBase = Pick<FieldSpec, "id" | "name" | "label" | "description" | "required">;

export function baseOf(schema: Schema, { id, name, required, limits }: FieldContext): FieldBase {
  const description = shortText(readText(schema, "description") ?? "", limits.text);
  return {
    id,
    name,
    label:
      shortLine(readText(schema, "title") ?? "", limits.label) ||
      shortLine(name, limits.label) ||
      `#${Number(id.slice(1)) + 1}`,
    ...(description && { description }),
    required,
  };
}

export function unsupported(base: FieldBase, reason: UnsupportedReason): UnsupportedField {
  return { ...base, kind: "unsupported", reason };
}
