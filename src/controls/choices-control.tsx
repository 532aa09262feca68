import type { ReactNode } from "react";
import type { ControlProps } from "../context/control-props.js";
import { useElicitation } from "../context/elicitation-context.js";
import { useFieldValue } from "../context/form-context.js";
import { optionLabel } from "./option-label.js";
import { OptionRow } from "./option-row.js";

/**
 * Any number of options: checkboxes. None is kept from being ticked; too many is an error that says so. They are one field to
 * react-hook-form: registering each takes time with the square of their number.
 */
export function ChoicesControl({ field, inputProps }: ControlProps<"choices">): ReactNode {
  const { messages } = useElicitation();
  const [value, setValue] = useFieldValue(field);
  const chosen = new Set(value);
  const toggle = (index: string, isChosen: boolean): void => {
    const next = isChosen ? [...chosen, index] : Array.from(chosen).filter((one) => one !== index);
    setValue(next.toSorted((one, other) => Number(one) - Number(other)));
  };
  return field.options.map((option, position) => {
    const index = String(position);
    return (
      <OptionRow
        key={option.value}
        type="checkbox"
        id={`${inputProps.id}-${index}`}
        label={optionLabel(option, messages)}
        checked={chosen.has(index)}
        aria-invalid={inputProps["aria-invalid"]}
        onChange={(event) => toggle(index, event.target.checked)}
      />
    );
  });
}
