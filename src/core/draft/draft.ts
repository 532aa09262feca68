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

/** The locale and, for a form with instants, the time zone of a request, with nothing left to the runtime. */
export interface Place {
  readonly locale: string;
  /** Undefined where no field is entered in a zone. */
  readonly timeZone: string | undefined;
}

/**
 * Resolved once per request, because people travel. The zone is resolved for forms that need one only, because the first
 * `Intl.DateTimeFormat` of a page takes a quarter of the time in which a form is shown. A host may pass on names from elsewhere, such as
 * `en_US` or `CEST`. Those that the runtime does not know are replaced by its own, because they must not keep a dialog from opening.
 */
export function placeOf({ locale, timeZone }: DraftContext, fields: readonly FieldSpec[]): Place {
  const given = known(() => Intl.getCanonicalLocales(locale)[0]);
  return {
    // Of all formats that know the runtime's locale, this one is made fastest.
    locale: given ?? new Intl.PluralRules().resolvedOptions().locale,
    timeZone: fields.some(({ kind }) => kind === "date-time") ? knownZone(timeZone) : undefined,
  };
}

/** The host's own name of a zone is kept, because browsers resolve some zones to outdated names. */
function knownZone(timeZone: string | undefined): string {
  const isKnown = timeZone !== undefined && known(() => new Intl.DateTimeFormat("en", { timeZone }));
  return timeZoneOf(isKnown ? { timeZone } : {});
}

function known<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    console.error(
      "react-elicitation: locale or timeZone is unknown here, so the browser's is used. Give a BCP 47 tag, an IANA name.",
      error,
    );
    return undefined;
  }
}
