import type { ReactNode } from "react";
import { BooleanControl } from "../controls/boolean-control.js";
import { ChoiceControl } from "../controls/choice-control.js";
import { ChoicesControl } from "../controls/choices-control.js";
import { DateControl } from "../controls/date-control.js";
import { DateTimeControl } from "../controls/date-time-control.js";
import { NumberControl } from "../controls/number-control.js";
import { TextControl } from "../controls/text-control.js";
import { UnsupportedNotice } from "../controls/unsupported-notice.js";
import { assertNever } from "../core/assert-never.js";
import type { FieldSpec } from "../core/request/field-spec.js";
import type { Elicitation } from "../context/elicitation-context.js";
import { overrideOf } from "../context/override-of.js";
import type { ControlInputProps } from "../context/control-props.js";

/** The control of a field: the host's for this property, else the host's for its kind, else the kit's own. */
export function renderControl(
  field: FieldSpec,
  inputProps: ControlInputProps,
  { components, fields }: Pick<Elicitation, "components" | "fields">,
): ReactNode {
  const Own = overrideOf(field, fields)?.component;
  if (Own) {
    return <Own field={field} inputProps={inputProps} />;
  }
  switch (field.kind) {
    case "text": {
      const { text: Control = TextControl } = components;
      return <Control field={field} inputProps={inputProps} />;
    }
    case "number": {
      const { number: Control = NumberControl } = components;
      return <Control field={field} inputProps={inputProps} />;
    }
    case "boolean": {
      const { boolean: Control = BooleanControl } = components;
      return <Control field={field} inputProps={inputProps} />;
    }
    case "choice": {
      const { choice: Control = ChoiceControl } = components;
      return <Control field={field} inputProps={inputProps} />;
    }
    case "choices": {
      const { choices: Control = ChoicesControl } = components;
      return <Control field={field} inputProps={inputProps} />;
    }
    case "date": {
      const { date: Control = DateControl } = components;
      return <Control field={field} inputProps={inputProps} />;
    }
    case "date-time": {
      const { "date-time": Control = DateTimeControl } = components;
      return <Control field={field} inputProps={inputProps} />;
    }
    case "unsupported": {
      const { unsupported: Control = UnsupportedNotice } = components;
      return <Control field={field} inputProps={inputProps} />;
    }
    default:
      return assertNever(field);
  }
}
