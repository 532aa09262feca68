import { type ReactNode, useMemo } from "react";
import { useWatch } from "react-hook-form";
import { useElicitation } from "../context/elicitation-context.js";
import { useElicitationForm } from "../context/form-context.js";
import { readInstant } from "../core/draft/read-instant.js";
import type { DateTimeField } from "../core/request/field-spec.js";
import { offsetName } from "../core/time/local-date-time.js";
import { zoneMessages } from "../messages/zone-messages.js";

/** Names the zone, with its offset at the time entered; of a time that clocks show twice it says which is meant. */
export function TimeZoneText({ field }: { readonly field: DateTimeField }): ReactNode {
  const { overrides, locale, timeZone } = useElicitation();
  const words = useMemo(() => zoneMessages(overrides), [overrides]);
  const entered = useWatch({ control: useElicitationForm().control, name: field.id });
  const instant = readInstant(field, typeof entered === "string" ? entered : "", { locale, timeZone });
  // A time that clocks skip has no offset.
  const offset =
    instant.kind === "none" ? "" : offsetName(timeZone, "rfc3339" in instant ? instant.rfc3339 : undefined);
  return (
    <>
      {words.timeZone({ timeZone, offset })}
      {instant.kind === "two" && ` ${words.repeatedTime({ offset })}`}
    </>
  );
}
