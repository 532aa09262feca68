import { fullFormats } from "ajv-formats/dist/formats.js";
import type { FieldSpec } from "../request/field-spec.js";
import type { FieldErrorReason } from "./field-error.js";

/** Tests of the patterns that could be read, by field id. */
export type Patterns = ReadonlyMap<string, (text: string) => boolean>;

/** The rules engines differ in, decided in one place: formats as ajv-formats has them, patterns, multiples. */
export function checkBeyondSchema(field: FieldSpec, value: unknown, patterns: Patterns): FieldErrorReason | undefined {
  if (typeof value === "number") {
    return field.kind === "number" && field.multipleOf !== undefined && !isMultiple(value, field.multipleOf)
      ? { code: "multipleOf", limit: field.multipleOf }
      : undefined;
  }
  if (typeof value !== "string") {
    return undefined;
  }
  switch (field.kind) {
    case "text":
      if (field.format && !hasFormat(value, field.format)) {
        return { code: field.format };
      }
      return patterns.get(field.id)?.(value) === false ? { code: "pattern" } : undefined;
    case "date":
    case "date-time":
      return hasFormat(value, field.kind) ? undefined : { code: field.kind };
    default:
      return undefined;
  }
}

function hasFormat(text: string, name: "email" | "uri" | "date" | "date-time"): boolean {
  const format = fullFormats[name];
  if (format instanceof RegExp) {
    return format.test(text);
  }
  const validate: unknown = typeof format === "object" ? format.validate : format;
  return isTest(validate) && validate(text) === true;
}

function isTest(value: unknown): value is (text: string) => unknown {
  return typeof value === "function";
}

/** 19.99 is a multiple of 0.01, though doubles say 1998.9999999999998: what counts is the fifteen digits that doubles keep. */
function isMultiple(value: number, of: number): boolean {
  const nearest = Math.round(value / of) * of;
  return nearest.toPrecision(15) === value.toPrecision(15) || nearest === value;
}
