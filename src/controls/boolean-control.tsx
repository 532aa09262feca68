import type { ReactNode } from "react";
import type { ControlProps } from "../context/control-props.js";
import { asksYesOrNo } from "./field-layout.js";
import { useElicitationForm, useFieldValue } from "../context/form-context.js";
import { useElicitation } from "../context/elicitation-context.js";
import { RadioRows } from "./radio-rows.js";

/** Yes or no: a checkbox, or two radio buttons where only the person may answer. */
export function BooleanControl({ field, inputProps }: ControlProps<"boolean">): ReactNode {
  return asksYesOrNo(field) ? (
    <YesOrNo field={field} inputProps={inputProps} />
  ) : (
    <Checkbox field={field} inputProps={inputProps} />
  );
}

function YesOrNo({ field, inputProps }: ControlProps<"boolean">): ReactNode {
  const { messages } = useElicitation();
  const rows = [
    { value: "true", label: messages.yes() },
    { value: "false", label: messages.no() },
  ];
  return <RadioRows id={inputProps.id} registration={useElicitationForm().register(field.id)} rows={rows} />;
}

function Checkbox({ field, inputProps }: ControlProps<"boolean">): ReactNode {
  const [value, setValue] = useFieldValue(field);
  return (
    <input
      {...inputProps}
      type="checkbox"
      checked={value === "true"}
      onChange={(event) => setValue(String(event.target.checked))}
    />
  );
}
