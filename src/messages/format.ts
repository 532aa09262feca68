import { isDate, readDateTime, timeZoneOf } from "../core/draft/local-date-time.js";
import { isPlainLocale } from "../core/draft/parse-number.js";
import { createLru } from "../core/lru.js";
import { spokenLabel } from "../core/text/clean-text.js";
import type { DraftContext, FieldSpec } from "../core/types.js";

/** Cached, because constructing a format takes longer than rendering a field. */
const numberFormats = createLru<string | undefined, Intl.NumberFormat>(4);

/** A number in the locale's format, with all its digits and a true minus sign. */
export function formatNumber(value: number, locale?: string): string {
  return isPlain(value, locale)
    ? String(value).replace(/\B(?=(?:\d{3})+$)/g, ",")
    : formatterOf(locale).format(value).replace("-", "−");
}

/** Like `formatNumber`, but without group separators: for numbers that people type, where separators may be refused. */
export function formatUngrouped(value: number, locale?: string): string {
  return isPlain(value, locale)
    ? String(value)
    : formatterOf(locale)
        .formatToParts(value)
        .map((part) => (part.type === "group" ? "" : part.value))
        .join("")
        .replace("-", "−");
}

/** Whether a number is written without `Intl`, whose first format takes as long as a form of ten fields. */
function isPlain(value: number, locale: string | undefined): boolean {
  return isPlainLocale(locale) && /^\d{1,9}$/.test(String(value));
}

function formatterOf(locale: string | undefined): Intl.NumberFormat {
  return numberFormats(locale, () => new Intl.NumberFormat(locale, { maximumSignificantDigits: 17 }));
}

/** The labels of fields as a list in the locale's format, for messages. Empty for no fields. */
export function listLabels(fields: readonly Pick<FieldSpec, "label">[], locale: string): string {
  return new Intl.ListFormat(locale).format(fields.map(({ label }) => spokenLabel(label)));
}

const sizeUnits = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;

/**
 * A size such as "1.5 MB" in the locale's format. A megabyte is 1024 kilobytes, as in limits and most operating systems.
 *
 * @param bytes not negative
 * @param round rounds tenths of a unit; a size just above a limit must not be rounded to the limit
 */
export function formatSize(
  bytes: number,
  locale: string | undefined,
  round: (value: number) => number = Math.round,
): string {
  const power = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), sizeUnits.length - 1);
  // The short form of a byte has no plural in English.
  const unitDisplay = power === 0 ? "long" : "short";
  const format = new Intl.NumberFormat(locale, { style: "unit", unit: sizeUnits[power] ?? "byte", unitDisplay });
  return format.format(round((bytes / 1024 ** power) * 10) / 10);
}

/** A duration for a sentence. Languages that inflect the unit need its count; `time` is in the nominative: "4 minutes". */
export interface SpokenDuration {
  readonly time: string;
  readonly count: number;
  readonly unit: "second" | "minute";
}

/**
 * A duration in the locale's format, rounded to minutes. Below one minute it is in seconds, rounded up, so that the time left is never
 * announced as zero.
 *
 * @param duration in milliseconds
 */
export function spokenDuration(duration: number, locale: string | undefined): SpokenDuration {
  const seconds = Math.ceil(Math.max(0, duration) / 1000);
  const unit = seconds < 60 ? "second" : "minute";
  const count = unit === "second" ? seconds : Math.round(seconds / 60);
  return { time: formatUnit(count, unit, locale), count, unit };
}

/** A count with its unit: "1 day". */
export function formatUnit(count: number, unit: string, locale: string | undefined): string {
  return new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(count);
}

const timeZoneNames = createLru<string, string>(4);

/** The name of a time zone, "Central European Time", or its id if the language only has its offset, as for UTC. */
export function formatTimeZone(timeZone: string, locale: string | undefined): string {
  return timeZoneNames(`${locale} ${timeZone}`, () => {
    const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: "longGeneric" });
    const name = format.formatToParts().find(({ type }) => type === "timeZoneName")?.value ?? "";
    return /^\P{N}+$/u.test(name) ? name : timeZone;
  });
}

/** A date `2026-11-27` with its month as a word, so that day and month cannot be confused. Returns any other text unchanged. */
export function formatDate(text: string, locale?: string): string {
  return isDate(text)
    ? new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${text}T00:00:00Z`))
    : text;
}

/** An RFC 3339 date-time in the person's time zone, with the name of the zone. Returns any other text unchanged. */
export function formatInstant(text: string, context: DraftContext): string {
  const time = readDateTime(text)?.instant;
  if (time === undefined) {
    return text;
  }
  const instant = new Date(time);
  const format = new Intl.DateTimeFormat(context.locale, {
    year: "numeric",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    ...(instant.getUTCSeconds() > 0 && { second: "2-digit" }),
    timeZone: timeZoneOf(context),
    timeZoneName: "short",
  });
  // Runtimes differ in the space before "PM", and a page that is rendered on a server has to be the same in the browser.
  return format.format(instant).replaceAll("\u202f", " ");
}
