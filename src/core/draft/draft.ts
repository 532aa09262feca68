/**
 * What the person has entered so far, by field id: the text as typed; `"true"` or `"false"` for a boolean; the index of an
 * option (`"0"`) for a choice, a list of indexes for choices; `YYYY-MM-DD` and wall-clock `YYYY-MM-DDTHH:mm[:ss]` for dates.
 * `""` and `[]` are no answer; where they took the place of a default, a server may have to hear of it. A field that is not in it has not
 * been asked, or not yet. Plain data: it can be stored and compared.
 */
export type Draft = Readonly<Record<string, DraftValue>>;

export type DraftValue = string | readonly string[];

/** What a date control holds while only part of a date is typed: no answer, but not nothing either. */
export const unfinished = "…";

/** Where the person is: what numbers and times look like to them. */
export interface DraftContext {
  /** BCP 47, such as `de-CH`. @default the runtime's locale */
  readonly locale?: string | undefined;
  /** IANA name, such as `Europe/Berlin`. @default the runtime's time zone */
  readonly timeZone?: string | undefined;
}

/** The time zone a context names, else the runtime's own. */
export function timeZoneOf(context: DraftContext): string {
  const own = context.timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
  // What Chromium calls a zone it cannot find out, and then refuses.
  return own === "Etc/Unknown" ? "UTC" : own;
}
