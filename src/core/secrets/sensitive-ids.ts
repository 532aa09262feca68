import type { FieldSpec } from "../request/field-spec.js";
import { sensitivityOf } from "./sensitivity-of.js";

/** The ids of fields that look like ones for credentials or payment data. */
export function sensitiveIds(fields: readonly FieldSpec[]): ReadonlySet<string> {
  return new Set(fields.filter((field) => sensitivityOf(field) !== undefined).map(({ id }) => id));
}
