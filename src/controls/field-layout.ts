import { assertNever } from "../core/assert-never.js";
import type { FieldSpec } from "../core/request/field-spec.js";
import { overrideOf } from "../context/override-of.js";
import type { Elicitation } from "../context/elicitation-context.js";

/**
 * How label and control stand to each other: `labelled` one control under its label · `group` several under a legend ·
 * `checkbox` one before its label · `notice` no control.
 */
export type FieldLayout = "labelled" | "group" | "checkbox" | "notice";

/** More options than this are a list to pick from, not radio buttons (GOV.UK Design System, "Radios"). */
export const mostRadios = 7;

type Overridden = Pick<Elicitation, "components" | "fields">;

/** Whether the host has put a control of its own in place of the kit's. */
export function hasOwnControl(field: FieldSpec, { components, fields }: Overridden): boolean {
  return Boolean(components[field.kind] ?? overrideOf(field, fields)?.component);
}

export function fieldLayout(field: FieldSpec, overridden: Overridden): FieldLayout {
  if (hasOwnControl(field, overridden)) {
    return "labelled";
  }
  switch (field.kind) {
    case "choice":
      return field.options.length <= mostRadios ? "group" : "labelled";
    case "choices":
      return "group";
    case "boolean":
      return asksYesOrNo(field) ? "group" : "checkbox";
    case "unsupported":
      return "notice";
    case "text":
    case "number":
    case "date":
    case "date-time":
      return "labelled";
    default:
      return assertNever(field);
  }
}

/** A box that is not ticked would be an answer nobody gave, so a required boolean without a default is a question. */
export function asksYesOrNo(field: Extract<FieldSpec, { kind: "boolean" }>): boolean {
  return field.required && field.default === undefined;
}
