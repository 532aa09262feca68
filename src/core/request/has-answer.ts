import { assertNever } from "../assert-never.js";
import type { FieldOf, FieldSpec } from "./field-spec.js";

/** Whether any answer keeps to a field's limits: `minimum: 5` beside `maximum: 3` leaves none. */
export function hasAnswer(field: FieldSpec): boolean {
  switch (field.kind) {
    case "text":
      return (field.minLength ?? 0) <= (field.maxLength ?? Infinity);
    case "number":
      return hasNumber(field);
    case "choices":
      return (field.minItems ?? 0) <= Math.min(field.maxItems ?? Infinity, field.options.length);
    case "boolean":
    case "choice":
    case "date":
    case "date-time":
    case "unsupported":
      return true;
    default:
      return assertNever(field);
  }
}

function hasNumber({ integer, minimum, maximum, exclusiveMinimum, exclusiveMaximum }: FieldOf<"number">): boolean {
  const low = Math.max(minimum ?? -Infinity, exclusiveMinimum ?? -Infinity);
  const high = Math.min(maximum ?? Infinity, exclusiveMaximum ?? Infinity);
  if (integer) {
    const first = low === exclusiveMinimum ? Math.floor(low) + 1 : Math.ceil(low);
    const last = high === exclusiveMaximum ? Math.ceil(high) - 1 : Math.floor(high);
    return first <= last;
  }
  return low < high || (low === high && low !== exclusiveMinimum && high !== exclusiveMaximum);
}
