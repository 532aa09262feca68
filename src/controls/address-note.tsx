import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { useElicitation } from "../context/elicitation-context.js";
import { useElicitationForm } from "../context/form-context.js";
import type { TextField } from "../core/request/field-spec.js";
import { IsolatedText } from "../parts/isolated-text.js";

export interface NoteProps<Field> {
  readonly field: Field;
  /** The id the control is described by. */
  readonly id: string;
}

/** The host a browser would go to: what stands out in an address is often not it. Renders a `<p>`, empty while there is no address. */
export function AddressNote({ field, id }: NoteProps<TextField>): ReactNode {
  const { messages } = useElicitation();
  const address = useWatch({ control: useElicitationForm().control, name: field.id });
  const host = typeof address === "string" && URL.canParse(address.trim()) ? new URL(address.trim()).host : "";
  return (
    <p className="elicit-note" id={id}>
      {host !== "" && <IsolatedText text={messages.opensOn({ host })} isolate={host} />}
    </p>
  );
}
