import type { ReactNode } from "react";
import { addressTextModule } from "../context/address-text-module.js";
import type { TextField } from "../core/request/field-spec.js";
import { useLoaded } from "../loading/use-loaded.js";

export interface NoteProps<Field> {
  readonly field: Field;
  /** The id the control is described by. */
  readonly id: string;
}

/** What is to be known of an address, once what looks it over is there. Renders a `<p>`, empty while there is nothing to say. */
export function AddressNote({ field, id }: NoteProps<TextField>): ReactNode {
  const [text] = useLoaded(addressTextModule, true);
  return (
    <p className="elicit-note" id={id}>
      {text.status === "loaded" && <text.value.AddressText field={field} />}
    </p>
  );
}
