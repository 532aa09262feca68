import { chosenFiles } from "../fields/file.js";
import { initialValue } from "../fields/index.js";
import type { Draft, DraftContext, DraftValue, FieldSpec } from "../types.js";
import { timeZoneOf } from "./local-date-time.js";

/** The draft value of a date control while only part of a date is typed: no answer, but not unanswered either. */
export const unfinished = "…";

/** The draft before the person has done anything: the schema's defaults, everything else unanswered. */
export function initialDraft(fields: readonly FieldSpec[], context: DraftContext = {}): Draft {
  return Object.fromEntries(fields.map((field) => [field.id, initialValue(field, context)]));
}

/** Whether two drafts of the same form hold the same answers. A missing value, `""` and `[]` are all unanswered. */
export function isSameDraft(one: Draft, other: Draft): boolean {
  return Object.keys({ ...one, ...other }).every((id) => isSameValue(one[id], other[id]));
}

export function isSameValue(one: DraftValue | undefined, other: DraftValue | undefined): boolean {
  return keyOf(one) === keyOf(other);
}

function keyOf(value: DraftValue | undefined): string {
  // A file's properties are its prototype's, which are not written unless they are named.
  return JSON.stringify(value?.length ? value : "", ["name", "size", "type", "lastModified"]);
}

/** A draft with the names, sizes and types of its files in their place, so that it holds on to none. */
export function withoutFiles(draft: Draft): Draft {
  return Object.fromEntries(
    Object.entries(draft).map(([id, value]) => {
      const files = chosenFiles(value).map(({ name, size, type }) => ({ name, size, type }));
      return [id, files.length > 0 ? files : value];
    }),
  );
}

/** Locale and time zone with nothing left to the runtime. */
export interface Place {
  readonly locale: string;
  readonly timeZone: string;
}

/**
 * Resolved once per request: it takes as long as rendering a control, and people travel. A host may pass on names from elsewhere, such as
 * `en_US` or `CEST`: those the runtime does not know are replaced by its own, for they must not keep a dialog from opening.
 */
export function placeOf({ locale, timeZone }: DraftContext): Place {
  const own = resolve(locale) ?? new Intl.DateTimeFormat().resolvedOptions();
  // The host's own name of the zone is kept: browsers resolve some zones to outdated names.
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
