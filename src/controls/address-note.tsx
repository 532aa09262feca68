import type { ReactNode } from "react";
import type { TextField } from "../core/request/field-spec.js";
import { lazyModule } from "../loading/lazy-module.js";
import { useLoaded } from "../loading/use-loaded.js";

const addressText = lazyModule(() => import("./address-text.js"));

export interface NoteProps<Field> {
  readonly field: Field;
  /** The id the control is described by. */
  readonly id: string;
}

/** What is to be known of an address, once what looks it over is there. Renders a `<p>`, empty while there is nothing to say. */
export function AddressNote({ field, id }: NoteProps<TextField>): ReactNode {
  const [text] = useLoaded(addressText, true);
  return (
    <p className="elicit-note" id={id}>
      {text.status === "loaded" && <text.value.AddressText field={field} />}
    </p>
  );
}
