import { createLru } from "../lru.js";
import type { DraftContext } from "../types.js";

/** The instant of a wall-clock time in a zone: one, or two when clocks go back, or none when they go forward. */
export type Instant =
  /** With seconds and offset: `2026-07-01T10:30:00+02:00`. Of two instants the earlier. */
  | { readonly kind: "one" | "two"; readonly rfc3339: string }
  | { readonly kind: "none" }
  | { readonly kind: "unreadable" };

/** The time zone of a context, else the runtime's. */
export function timeZoneOf(context: DraftContext): string {
  const timeZone = context.timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
  // Chromium's name for a zone it cannot determine, which it then rejects itself.
  return timeZone === "Etc/Unknown" ? "UTC" : timeZone;
}

/** Whether a text is an existing day written `YYYY-MM-DD` (RFC 3339 full-date), from year 1 on, as date controls require. */
export function isDate(text: string): boolean {
  if (!/^(?!0000)\d{4}-\d\d-\d\d$/.test(text)) {
    return false;
  }
  const day = new Date(`${text}T00:00:00Z`);
  // February 31 is parsed as March 3.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** Whether a text is an RFC 3339 date-time: an existing day, seconds, an offset. */
export function isDateTime(text: string): boolean {
  return toLocal(text, "UTC") !== undefined;
}

/** Whether the year has four digits. A native date control reads a year of two digits as one of the first century, which nobody means. */
export function isFullYear(entered: string): boolean {
  return /^[1-9]\d{3}-/.test(entered);
}

const wallClock = /^(\d{4}-\d\d-\d\d)T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/;
const dayAndHalf = 36 * 60 * 60 * 1000;

/**
 * The instant of a wall-clock time, `2026-07-01T10:30` with or without seconds. Tries the offsets in force before and after it: one is
 * right if it is in force at the instant it leads to.
 *
 * @param timeZone an IANA name, such as `Europe/Berlin`
 */
export function toInstant(local: string, timeZone: string): Instant {
  if (!isDate(wallClock.exec(local)?.[1] ?? "")) {
    return { kind: "unreadable" };
  }
  const wall = Date.parse(`${local}Z`);
  const offsets = new Set([offsetAt(wall - dayAndHalf, timeZone), offsetAt(wall + dayAndHalf, timeZone)]);
  const [first, ...others] = Array.from(offsets)
    .map((offset) => ({ offset, instant: wall - offset }))
    .filter(({ offset, instant }) => offsetAt(instant, timeZone) === offset)
    .sort((one, other) => one.instant - other.instant);
  if (!first) {
    return { kind: "none" };
  }
  return { kind: others.length > 0 ? "two" : "one", rfc3339: toRfc3339(first.instant, first.offset) };
}

/** The wall-clock time of an RFC 3339 instant: `2026-07-01T10:30`, with seconds only if there are any. Undefined if it is no instant. */
export function toLocal(instant: string, timeZone: string): string | undefined {
  const [, day = "", time = ""] =
    /^(\d{4}-\d\d-\d\d)t((?:[01]\d|2[0-3]):\d\d:\d\d(?:\.\d+)?(?:z|[+-]\d\d:\d\d))$/i.exec(instant) ?? [];
  const at = Date.parse(`${day}T${time.toUpperCase()}`);
  if (!isDate(day) || Number.isNaN(at)) {
    return undefined;
  }
  const local = new Date(at + offsetAt(at, timeZone)).toISOString();
  // No control can show a year before 1 or after 9999.
  return /^(?!0000)\d{4}-/.test(local) ? local.replace(/(?::00)?\.\d+Z$/, "") : undefined;
}

/** Creating a format takes longer than everything that is done with it. */
const formats = createLru<string, Intl.DateTimeFormat>(4);

/** The offset of a zone, such as `GMT+02:00`: at an RFC 3339 instant, or now. */
export function offsetName(timeZone: string, instant?: string): string {
  const format = formats(timeZone, () => new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" }));
  const parts = format.formatToParts(instant === undefined ? undefined : new Date(instant));
  return parts.find((part) => part.type === "timeZoneName")?.value ?? "";
}

/** How far clocks in a zone are ahead of UTC at an instant. Both in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const name = offsetName(timeZone, new Date(instant).toISOString());
  const [, sign = "+", hours = "0", minutes = "0", seconds = "0"] = /([+-])(\d\d):(\d\d)(?::(\d\d))?/.exec(name) ?? [];
  const size = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return (sign === "-" ? -size : size) * 1000;
}

/** In UTC where the offset is not in whole minutes, as it was before time zones: RFC 3339 cannot express it. */
function toRfc3339(instant: number, offset: number): string {
  const minutes = Math.abs(offset) / 60_000;
  if (!Number.isInteger(minutes)) {
    return toRfc3339(instant, 0);
  }
  const local = new Date(instant + offset).toISOString().slice(0, "2026-07-01T10:30:00".length);
  return `${local}${offset < 0 ? "-" : "+"}${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

function twoDigits(part: number): string {
  return String(part).padStart(2, "0");
}
