import type { FieldSpec } from "../core/request/field-spec.js";
import type { FieldOverrides } from "./control-props.js";

/** The fields with the words a host has chosen for them. The same array when there are none. */
export function withOverrides(fields: readonly FieldSpec[], overrides: FieldOverrides): readonly FieldSpec[] {
  if (Object.keys(overrides).length === 0) {
    return fields;
  }
  return fields.map((field) => {
    const override = Object.hasOwn(overrides, field.name) ? overrides[field.name] : undefined;
    const description = override?.description ?? field.description;
    return { ...field, label: override?.label ?? field.label, ...(description !== undefined && { description }) };
  });
}
