import type { FieldSpec } from "../core/request/field-spec.js";
import type { FieldOverride, FieldOverrides } from "./control-props.js";

/** What the host changes of a field. Own properties only: `constructor` is a name like any other. */
export function overrideOf({ name }: FieldSpec, overrides: FieldOverrides): FieldOverride | undefined {
  return Object.hasOwn(overrides, name) ? overrides[name] : undefined;
}
