import { createLru } from "../lru.js";
import type { DraftContext } from "../types.js";

/** The instant of a wall-clock time in a time zone. There are two when clocks go back, and none when they go forward. */
export type Instant =
  /** In UTC, with seconds: `2026-07-01T08:30:00Z`. The earlier one of two instants. */
  | { readonly kind: "one" | "two"; readonly rfc3339: string }
  | { readonly kind: "none" }
  | { readonly kind: "unreadable" };

/** The time zone of a context, else the runtime's. */
export function timeZoneOf(context: DraftContext): string {
  const timeZone = context.timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
  // Chromium uses this name if it cannot determine the zone, but does not accept it.
  return timeZone === "Etc/Unknown" ? "UTC" : timeZone;
}

/** Whether a text is an existing day written as `YYYY-MM-DD` (RFC 3339 full-date), from year 1 on as date controls require. */
export function isDate(text: string): boolean {
  // `Date` reads February 31 as March 3, and Chromium's reads 0008-13-13 as August 13, 2013. Only an existing day is written as it was read.
  return /^(?!0000)\d{4}-/.test(text) && JSON.stringify(new Date(text)) === `"${text}T00:00:00.000Z"`;
}

/** A date with a time of day, as written. */
export interface WrittenDateTime {
  /** The wall-clock time, `2026-07-01T10:30`, with seconds only if there are any. */
  readonly local: string;
  /** The instant, in milliseconds since the epoch. Undefined if no offset is written. */
  readonly instant?: number;
}

const dateTime = /^(\d{4}-\d\d-\d\d)[t ]((?:[01]\d|2[0-3]):[0-5]\d)(:[0-5]\d(?:\.\d+)?)? ?(z|([+-]\d\d):?(\d\d)?)?$/i;

/**
 * Reads RFC 3339 and the variants that servers write: without offset or seconds, with a space instead of the T, with the offset `+0200`.
 * Undefined for any other text, and for a day that does not exist.
 */
export function readDateTime(text: string): WrittenDateTime | undefined {
  const [, day = "", minutes = "", seconds = ":00", zone, hours, rest = "00"] = dateTime.exec(text) ?? [];
  if (!isDate(day)) {
    return undefined;
  }
  const local = `${day}T${minutes}${seconds.slice(0, 3).replace(":00", "")}`;
  if (zone === undefined) {
    return { local };
  }
  const instant = Date.parse(`${day}T${minutes}${seconds}${hours === undefined ? "Z" : `${hours}:${rest}`}`);
  return Number.isNaN(instant) ? undefined : { local, instant };
}

/** Whether the year is 1000 or later. A native date control reads a two-digit year as a year of the first century, which nobody means. */
export function isFullYear(entered: string): boolean {
  return /^[1-9]\d{3}-/.test(entered);
}

const dayAndHalf = 36 * 60 * 60 * 1000;

/**
 * The instant of a wall-clock time, `2026-07-01T10:30` with or without seconds. Tries the offsets in force a day and a half before and
 * after. An offset is right if it is in force at the resulting instant.
 *
 * @param timeZone an IANA name, such as `Europe/Berlin`
 */
export function toInstant(local: string, timeZone: string): Instant {
  const written = readDateTime(local);
  if (!written || written.instant !== undefined) {
    return { kind: "unreadable" };
  }
  const wall = Date.parse(`${written.local}Z`);
  const offsets = new Set([offsetAt(wall - dayAndHalf, timeZone), offsetAt(wall + dayAndHalf, timeZone)]);
  const [first, ...others] = Array.from(offsets)
    .map((offset) => ({ offset, instant: wall - offset }))
    .filter(({ offset, instant }) => offsetAt(instant, timeZone) === offset)
    .sort((one, other) => one.instant - other.instant);
  if (!first) {
    return { kind: "none" };
  }
  return { kind: others.length > 0 ? "two" : "one", rfc3339: toUtc(first.instant, timeZone) };
}

/**
 * The wall-clock time in a zone: `2026-07-01T10:30`, with seconds only if there are any. Undefined before year 1 and after year 9999, which
 * no control can show.
 */
export function toLocal({ local, instant }: WrittenDateTime, timeZone: string): string | undefined {
  if (instant === undefined) {
    return local;
  }
  const shown = new Date(instant + offsetAt(instant, timeZone)).toISOString();
  return hasRfc3339Year(shown) ? shown.replace(/(?::00)?\.\d+Z$/, "") : undefined;
}

/** An instant in UTC, with milliseconds only if there are any. With the zone's offset if the UTC year is before 1 or after 9999. */
export function toUtc(instant: number, timeZone: string): string {
  const text = new Date(instant).toISOString();
  return hasRfc3339Year(text) ? text.replace(".000Z", "Z") : withOffset(instant, timeZone);
}

function hasRfc3339Year(text: string): boolean {
  return isDate(text.slice(0, "2026-07-01".length));
}

/** An instant with the offset of a zone: `2026-07-01T10:30:00+02:00`. Offsets are rounded to minutes, as RFC 3339 requires. */
export function withOffset(instant: number, timeZone: string): string {
  const offset = Math.round(offsetAt(instant, timeZone) / 60_000);
  const size = Math.abs(offset);
  const local = new Date(instant + offset * 60_000).toISOString().replace(/(?:\.000)?Z$/, "");
  return `${local}${offset < 0 ? "-" : "+"}${twoDigits(Math.floor(size / 60))}:${twoDigits(size % 60)}`;
}

/** Cached, because creating a format takes longer than using it. */
const formats = createLru<string, Intl.DateTimeFormat>(4);

/** The offset of a zone, such as `GMT+02:00`, at an RFC 3339 instant or now. */
export function offsetName(timeZone: string, instant?: string): string {
  const format = formats(timeZone, () => new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" }));
  const parts = format.formatToParts(instant === undefined ? undefined : new Date(instant));
  return parts.find((part) => part.type === "timeZoneName")?.value ?? "";
}

/** How far a zone is ahead of UTC at an instant. Both are in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const name = offsetName(timeZone, new Date(instant).toISOString());
  const [, sign = "+", hours = "0", minutes = "0", seconds = "0"] = /([+-])(\d\d):(\d\d)(?::(\d\d))?/.exec(name) ?? [];
  const size = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return (sign === "-" ? -size : size) * 1000;
}

function twoDigits(part: number): string {
  return String(part).padStart(2, "0");
}
