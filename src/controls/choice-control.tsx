import type { ReactNode } from "react";
import type { ControlProps } from "../context/control-props.js";
import { fieldLayout } from "./field-layout.js";
import { useElicitationForm } from "../context/form-context.js";
import { useElicitation } from "../context/elicitation-context.js";
import { optionLabel } from "./option-label.js";
import { RadioRows } from "./radio-rows.js";

/** One of several options: radio buttons, or a `<select>` where there are many. An optional choice can be taken back. */
export function ChoiceControl({ field, inputProps }: ControlProps<"choice">): ReactNode {
  const elicitation = useElicitation();
  const { messages } = elicitation;
  const registration = useElicitationForm().register(field.id);
  const options = field.options.map((option, index) => ({
    value: String(index),
    label: optionLabel(option, messages),
  }));
  if (fieldLayout(field, elicitation) === "group") {
    const rows = field.required ? options : [...options, { value: "", label: messages.noAnswer() }];
    return <RadioRows id={inputProps.id} registration={registration} rows={rows} />;
  }
  return (
    <select {...inputProps} {...registration} className="elicit-input">
      <option value="">{field.required ? messages.choose() : messages.noAnswer()}</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
