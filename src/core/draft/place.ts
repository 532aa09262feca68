import { type DraftContext, timeZoneOf } from "./draft.js";

/** Where the person is, with nothing left to the runtime. */
export interface Place {
  readonly locale: string;
  readonly timeZone: string;
}

/**
 * Once for each request: finding out takes as long as rendering a control, and people travel. A host may hand on what others have written,
 * such as `en_US` or `CEST`: what the runtime does not know is left to it, for it must not keep a dialog from opening.
 */
export function placeOf({ locale, timeZone }: DraftContext): Place {
  const own = known(locale) ?? new Intl.DateTimeFormat().resolvedOptions();
  // By the name the host has for it: browsers have older ones for some.
  const given = timeZone && known("en", timeZone) ? timeZone : own.timeZone;
  return { locale: own.locale, timeZone: timeZoneOf({ timeZone: given }) };
}

function known(locale?: string, timeZone?: string): Intl.ResolvedDateTimeFormatOptions | undefined {
  try {
    return new Intl.DateTimeFormat(locale, { timeZone }).resolvedOptions();
  } catch (error) {
    console.error(
      "react-elicitation: locale or timeZone is unknown here, so the browser's is used. Give a BCP 47 tag, an IANA name.",
      error,
    );
    return undefined;
  }
}
