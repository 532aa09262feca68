import type { ReactNode } from "react";
import type { NumberField } from "../core/request/field-spec.js";
import type { ControlProps } from "../context/control-props.js";
import { useElicitationForm } from "../context/form-context.js";

/**
 * A number as text with a number keyboard: an `<input type="text">`, for `type="number"` drops what it cannot read and changes at a
 * turn of the wheel (GOV.UK Design System, "Text input").
 */
export function NumberControl({ field, inputProps }: ControlProps<"number">): ReactNode {
  return (
    <input
      {...inputProps}
      {...useElicitationForm().register(field.id)}
      className="elicit-input"
      data-short=""
      type="text"
      inputMode={keyboard(field)}
      spellCheck={false}
      autoComplete={inputProps.autoComplete ?? "off"}
    />
  );
}

/** Number keyboards of phones have no minus sign. */
function keyboard({ integer, minimum, exclusiveMinimum }: NumberField): "numeric" | "decimal" | "text" {
  if ((minimum ?? exclusiveMinimum ?? -1) < 0) {
    return "text";
  }
  return integer ? "numeric" : "decimal";
}
