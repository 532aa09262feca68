import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import type { DateTimeField } from "../core/request/field-spec.js";
import { timeZoneOf } from "../core/draft/draft.js";
import { initialValue } from "../core/draft/initial-draft.js";
import { toInstant } from "../core/time/local-date-time.js";
import type { ControlProps } from "../context/control-props.js";
import { useElicitationForm } from "../context/form-context.js";
import { useElicitation } from "../context/elicitation-context.js";

/** An instant: the browser's own picker for a day and a time on the wall, with the zone it is read in beside it. */
export function DateTimeControl({ field, inputProps }: ControlProps<"date-time">): ReactNode {
  const { timeZone } = useElicitation();
  const hasSeconds = initialValue(field, { timeZone }).length > "2026-11-27T14:30".length;
  return (
    <>
      <input
        {...inputProps}
        {...useElicitationForm().register(field.id)}
        className="elicit-input"
        data-short=""
        type="datetime-local"
        max="9999-12-31T23:59:59"
        step={hasSeconds ? 1 : undefined}
      />
      <TimeZone field={field} id={`${inputProps.id}-zone`} />
    </>
  );
}

/** Names the zone, with its offset at the time entered; of a time that clocks show twice it says which is meant. */
function TimeZone({ field, id }: { readonly field: DateTimeField; readonly id: string }): ReactNode {
  const { messages, timeZone: wanted } = useElicitation();
  const entered = useWatch({ control: useElicitationForm().control, name: field.id });
  const timeZone = timeZoneOf({ timeZone: wanted });
  const instant = toInstant(typeof entered === "string" ? entered : "", timeZone);
  // A time that clocks skip has no offset.
  const offset =
    instant.kind === "none" ? "" : offsetName("rfc3339" in instant ? instant.rfc3339 : undefined, timeZone);
  return (
    <p className="elicit-note" id={id}>
      {messages.timeZone({ timeZone, offset })}
      {instant.kind === "two" && ` ${messages.repeatedTime({ offset })}`}
    </p>
  );
}

/** `GMT+02:00`: at an instant, or now. */
function offsetName(at: string | undefined, timeZone: string): string {
  const parts = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" }).formatToParts(
    at === undefined ? undefined : new Date(at),
  );
  return parts.find((part) => part.type === "timeZoneName")?.value ?? timeZone;
}
