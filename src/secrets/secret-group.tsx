import type { ReactNode } from "react";
import type { ControlInputProps } from "../context/control-props.js";
import type { FieldSpec } from "../core/request/field-spec.js";

export interface SecretGroupProps {
  readonly field: FieldSpec;
  readonly inputProps: ControlInputProps;
  readonly children: ReactNode;
}

/** Several controls of one question that had been closed, named and described as one. Renders a `<div>`. */
export function SecretGroup({ field, inputProps, children }: SecretGroupProps): ReactNode {
  const { id, "aria-labelledby": labelledBy, "aria-describedby": describedBy } = inputProps;
  const isRadioGroup = field.kind !== "choices";
  return (
    <div
      id={id}
      role={isRadioGroup ? "radiogroup" : "group"}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-required={isRadioGroup ? inputProps["aria-required"] : undefined}
      aria-invalid={isRadioGroup ? inputProps["aria-invalid"] : undefined}
    >
      {children}
    </div>
  );
}
