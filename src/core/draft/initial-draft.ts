import { assertNever } from "../assert-never.js";
import type { FieldSpec } from "../request/field-spec.js";
import { type Draft, type DraftContext, type DraftValue, timeZoneOf } from "./draft.js";
import { toLocal } from "../time/local-date-time.js";
import { formatTypedNumber } from "./parse-number.js";

/** The draft before the person has done anything: the schema's defaults, and no answer where there is none. */
export function initialDraft(fields: readonly FieldSpec[], context: DraftContext = {}): Draft {
  return Object.fromEntries(fields.map((field) => [field.id, initialValue(field, context)]));
}

/** What a field shows untouched. */
export function initialValue(field: FieldSpec, context: DraftContext): DraftValue {
  switch (field.kind) {
    case "text":
    case "date":
      return field.default ?? "";
    case "number":
      return field.default === undefined ? "" : formatTypedNumber(field.default, context.locale);
    case "boolean":
      return field.default === undefined ? "" : String(field.default);
    case "choice":
      return String(indexOf(field.options, field.default));
    case "choices":
      return indexesOf(field.options, new Set(field.default));
    case "date-time":
      return (field.default !== undefined && toLocal(field.default, timeZoneOf(context))) || "";
    case "unsupported":
      return "";
    default:
      return assertNever(field);
  }
}

/** A default is some of the options, in their order. */
function indexesOf(options: readonly { readonly value: unknown }[], chosen: ReadonlySet<unknown>): readonly string[] {
  return options.flatMap(({ value }, index) => (chosen.has(value) ? [String(index)] : []));
}

function indexOf(options: readonly { readonly value: unknown }[], value: unknown): number | "" {
  const index = options.findIndex((option) => option.value === value);
  return index < 0 ? "" : index;
}
