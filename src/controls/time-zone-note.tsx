import type { ReactNode } from "react";
import { useElicitation } from "../context/elicitation-context.js";
import type { DateTimeField } from "../core/request/field-spec.js";
import { lazyModule } from "../loading/lazy-module.js";
import { useLoaded } from "../loading/use-loaded.js";
import type { NoteProps } from "./address-note.js";

const timeZoneText = lazyModule(() => import("./time-zone-text.js"));

/** Names the zone of a time; its offset, and words around it, follow once what finds it out is there. Renders a `<p>`. */
export function TimeZoneNote({ field, id }: NoteProps<DateTimeField>): ReactNode {
  const { timeZone } = useElicitation();
  const [text] = useLoaded(timeZoneText, true);
  return (
    <p className="elicit-note" id={id}>
      {text.status === "loaded" ? <text.value.TimeZoneText field={field} /> : timeZone}
    </p>
  );
}
