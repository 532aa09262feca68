import { chosenFiles } from "../fields/file.js";
import { initialValue } from "../fields/index.js";
import type { Draft, DraftContext, DraftValue, FieldSpec } from "../types.js";
import { timeZoneOf } from "./local-date-time.js";

/** The draft value of a date control while only part of a date is typed. It is not an answer, but not unanswered either. */
export const unfinished = "…";

/** The draft before the person enters anything. It has the schema's defaults, and everything else is unanswered. */
export function initialDraft(fields: readonly FieldSpec[], context: DraftContext = {}): Draft {
  return Object.fromEntries(fields.map((field) => [field.id, initialValue(field, context)]));
}

/** Whether two drafts of one form have the same answers. A missing value, `""` and `[]` all count as unanswered. */
export function isSameDraft(one: Draft, other: Draft): boolean {
  return Object.keys({ ...one, ...other }).every((id) => isSameValue(one[id], other[id]));
}

export function isSameValue(one: DraftValue | undefined, other: DraftValue | undefined): boolean {
  return keyOf(one) === keyOf(other);
}

function keyOf(value: DraftValue | undefined): string {
  // The properties of a `File` are on its prototype, so `JSON.stringify` writes them only if they are listed.
  return JSON.stringify(value?.length ? value : "", ["name", "size", "type", "lastModified"]);
}

/** A draft with the names, sizes and types of files instead of the files, so that it does not keep them in memory. */
export function withoutFiles(draft: Draft): Draft {
  return Object.fromEntries(
    Object.entries(draft).map(([id, value]) => {
      const files = chosenFiles(value).map(({ name, size, type }) => ({ name, size, type }));
      return [id, files.length > 0 ? files : value];
    }),
  );
}

/** Resolved locale and time zone. */
export interface Place {
  readonly locale: string;
  readonly timeZone: string;
}

/**
 * Resolves locale and time zone. Call it once per request, because it takes long and the time zone can change when people travel. Names
 * that the runtime does not know, such as `en_US` or `CEST`, are replaced by the runtime's own, so that a dialog can always open.
 */
export function placeOf({ locale, timeZone }: DraftContext): Place {
  const own = resolve(locale) ?? new Intl.DateTimeFormat().resolvedOptions();
  // Keeps the host's name of the zone, because browsers resolve some zones to outdated names.
  const given = timeZone && resolve("en", timeZone) ? timeZone : own.timeZone;
  return { locale: own.locale, timeZone: timeZoneOf({ timeZone: given }) };
}

function resolve(locale?: string, timeZone?: string): Intl.ResolvedDateTimeFormatOptions | undefined {
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
