import type { ReactNode } from "react";
import { initialValue } from "../core/draft/initial-draft.js";
import type { ControlProps } from "../context/control-props.js";
import { useElicitationForm } from "../context/form-context.js";
import { useElicitation } from "../context/elicitation-context.js";

/** An instant: the browser's own picker for a day and a time on the wall. */
export function DateTimeControl({ field, inputProps }: ControlProps<"date-time">): ReactNode {
  const { timeZone } = useElicitation();
  const hasSeconds = initialValue(field, { timeZone }).length > "2026-11-27T14:30".length;
  return (
    <input
      {...inputProps}
      {...useElicitationForm().register(field.id)}
      className="elicit-input"
      data-short=""
      type="datetime-local"
      max="9999-12-31T23:59:59"
      step={hasSeconds ? 1 : undefined}
    />
  );
}
