import { isDate } from "./is-date.js";

/** A wall-clock time in a zone is one instant, or two when clocks go back, or none when they go forward. */
export type Instant =
  /** With seconds and offset: `2026-07-01T10:30:00+02:00`. Of two instants the earlier, as clocks first showed it. */
  | { readonly kind: "one" | "two"; readonly rfc3339: string }
  | { readonly kind: "none" }
  | { readonly kind: "unreadable" };

const wallClock = /^(\d{4}-\d\d-\d\d)T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/;
const dayAndHalf = 36 * 60 * 60 * 1000;

/**
 * The instant of a wall-clock time, `2026-07-01T10:30` with or without seconds. It tries the offsets in force before and after: one that
 * is in force at the instant it leads to is right.
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

/** What clocks in a zone show at an RFC 3339 instant: `2026-07-01T10:30`, with seconds only if there are any. Undefined if it is no instant. */
export function toLocal(instant: string, timeZone: string): string | undefined {
  const [, day = "", time = ""] =
    /^(\d{4}-\d\d-\d\d)t((?:[01]\d|2[0-3]):\d\d:\d\d(?:\.\d+)?(?:z|[+-]\d\d:\d\d))$/i.exec(instant) ?? [];
  const at = Date.parse(`${day}T${time.toUpperCase()}`);
  if (!isDate(day) || Number.isNaN(at)) {
    return undefined;
  }
  const local = new Date(at + offsetAt(at, timeZone)).toISOString();
  // Before year 1 and after 9999 no control can show it.
  return /^(?!0000)\d{4}-/.test(local) ? local.replace(/(?::00)?\.\d+Z$/, "") : undefined;
}

/** Making one takes longer than all that is done with it. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** The offset of a zone as it is written to people, such as `GMT+02:00`: at an RFC 3339 instant, or now. */
export function offsetName(timeZone: string, instant?: string): string {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" });
  formats.set(timeZone, format);
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

/** In UTC where the offset is not in whole minutes, as it was long ago: RFC 3339 cannot write it. */
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
