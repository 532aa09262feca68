import type { ReactNode } from "react";
import { useElicitation } from "../context/elicitation-context.js";
import { useFieldValue } from "../context/form-context.js";
import { IsolatedText } from "../parts/isolated-text.js";
import type { BooleanField } from "../core/request/field-spec.js";

export interface ClearAnswerProps {
  readonly field: BooleanField;
  /** The id of the checkbox, which gets focus back. */
  readonly inputId: string;
}

/**
 * Once touched, a checkbox is an answer, ticked or not; this takes it back where none is needed. Renders a `<button>`, or nothing while
 * there is no answer. With a default there is no way back, for servers put the default in for no answer.
 */
export function ClearAnswer({ field, inputId }: ClearAnswerProps): ReactNode {
  const { messages, getRoot } = useElicitation();
  const [value, setValue] = useFieldValue(field);
  if (field.required || field.default !== undefined || value === "") {
    return null;
  }
  const clear = (): void => {
    setValue("");
    getRoot().getElementById(inputId)?.focus();
  };
  return (
    <button type="button" className="elicit-text-button" onClick={clear}>
      <IsolatedText text={messages.clearAnswer({ label: field.label })} isolate={field.label} />
    </button>
  );
}
