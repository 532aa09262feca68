import { defined } from "../json.js";
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

/** The resolved locale and, for a form with instants, the time zone of a request. */
export interface Region {
  readonly locale: string;
  /** Undefined where no field is entered in a zone. */
  readonly timeZone: string | undefined;
}

interface RegionProps extends DraftContext {
  /** Numbers, dates, units and lists stand in sentences, so they are in the language of the sentences. `locale` then only says the region. */
  readonly messages?: { readonly language?: string } | undefined;
}

/**
 * Resolves locale and time zone. A request keeps its zone, because that can change when people travel. The zone is resolved only for
 * forms that need one, because the first `Intl.DateTimeFormat` of a page takes a quarter of the time in which a form is shown. Names that
 * the runtime does not know, such as `en_US` or `CEST`, are replaced by the runtime's own, so that a dialog can always open.
 *
 * @param isPersonal whether the runtime is the person's. If it may be a server, `en` and `UTC` are used instead of its own
 */
export function regionOf(
  { messages, locale = messages?.language, timeZone }: RegionProps,
  fields: readonly FieldSpec[],
  isPersonal: boolean,
): Region {
  const given =
    locale &&
    known(() => {
      const { language, script } = new Intl.Locale(messages?.language ?? locale);
      return String(new Intl.Locale(locale, defined({ language, script })));
    });
  return {
    // Of all formats that know the runtime's locale, this one is made fastest.
    locale: given || (isPersonal ? new Intl.PluralRules().resolvedOptions().locale : "en"),
    timeZone: fields.some(({ kind }) => kind === "date-time") ? knownZone(timeZone, isPersonal) : undefined,
  };
}

/** Keeps the host's name of the zone, because browsers resolve some zones to outdated names. */
function knownZone(timeZone: string | undefined, isPersonal: boolean): string {
  const isKnown = timeZone !== undefined && known(() => new Intl.DateTimeFormat("en", { timeZone }));
  return timeZoneOf(isKnown ? { timeZone } : isPersonal ? {} : { timeZone: "UTC" });
}

function known<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    console.error(
      "react-elicitation: locale (BCP 47) or timeZone (IANA) is unknown here, so the browser's is used.",
      error,
    );
    return undefined;
  }
}
