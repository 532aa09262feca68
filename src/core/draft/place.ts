import { type DraftContext, timeZoneOf } from "./draft.js";

/** Where the person is, with nothing left to the runtime. */
export interface Place {
  readonly locale: string;
  readonly timeZone: string;
}

/** Once for each request: finding out takes as long as rendering a control, and people travel. */
export function placeOf({ locale, timeZone }: DraftContext): Place {
  const own = new Intl.DateTimeFormat(locale).resolvedOptions();
  return { locale: own.locale, timeZone: timeZoneOf({ timeZone: timeZone ?? own.timeZone }) };
}
