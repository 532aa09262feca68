import type { ReactNode } from "react";
import type { ControlProps } from "../context/control-props.js";
import { useElicitationForm } from "../context/form-context.js";
import { OptionRow } from "./option-row.js";

/** Any number of options: checkboxes. None is kept from being ticked; too many is an error that says so. */
export function ChoicesControl({ field, inputProps }: ControlProps<"choices">): ReactNode {
  const registration = useElicitationForm().register(field.id);
  return field.options.map((option, index) => (
    <OptionRow
      key={option.value}
      {...registration}
      type="checkbox"
      id={`${inputProps.id}-${index}`}
      value={String(index)}
      label={option.label}
      aria-invalid={inputProps["aria-invalid"]}
    />
  ));
}
