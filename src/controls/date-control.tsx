import type { ReactNode } from "react";
import type { ControlProps } from "../context/control-props.js";
import { useElicitationForm } from "../context/form-context.js";

/** A day: the browser's own date picker, which takes typing, too. Years end at 9999, as RFC 3339 has it. */
export function DateControl({ field, inputProps }: ControlProps<"date">): ReactNode {
  return (
    <input
      {...inputProps}
      {...useElicitationForm().register(field.id)}
      className="elicit-input"
      data-short=""
      type="date"
      max="9999-12-31"
    />
  );
}
