import { parseAbsolute, parseDateTime, toCalendarDateTime, toZoned, type ZonedDateTime } from "@internationalized/date";

/** A wall-clock time in a zone is one instant, or two when clocks go back, or none when they go forward. */
export type Instant =
  | { readonly kind: "one" | "two"; readonly zoned: ZonedDateTime }
  | { readonly kind: "none" }
  | { readonly kind: "unreadable" };

/** A day and a time of day: half of either is not read as the other's start. */
const wallClock = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/**
 * The instant of a wall-clock time such as `2026-07-01T10:30`. Of two the earlier is meant, as clocks first showed it.
 *
 * @param timeZone an IANA name, such as `Europe/Berlin`
 */
export function toInstant(local: string, timeZone: string): Instant {
  try {
    if (!wallClock.test(local)) {
      return { kind: "unreadable" };
    }
    const wall = parseDateTime(local);
    const earlier = toZoned(wall, timeZone, "earlier");
    const later = toZoned(wall, timeZone, "later");
    if (earlier.compare(later) === 0) {
      return { kind: "one", zoned: earlier };
    }
    // In the hour that clocks skip, both readings land beside the time that was asked for.
    return toCalendarDateTime(earlier).compare(wall) === 0 ? { kind: "two", zoned: earlier } : { kind: "none" };
  } catch {
    return { kind: "unreadable" };
  }
}

/** RFC 3339 with seconds and offset: `2026-07-01T10:30:00+02:00`. In UTC where the offset was not in whole minutes, as it was long ago. */
export function toRfc3339(zoned: ZonedDateTime): string {
  return zoned.offset % 60_000 === 0 ? zoned.toString().replace(/\[.*\]$/, "") : zoned.toAbsoluteString();
}

/** What clocks in a zone show at an RFC 3339 instant: `2026-07-01T10:30`, with seconds only if there are any. Undefined if it is no instant of the years 1 to 9999. */
export function toLocal(instant: string, timeZone: string): string | undefined {
  try {
    const text = toCalendarDateTime(parseAbsolute(instant.toUpperCase(), timeZone)).toString();
    return wallClock.test(text) && !text.startsWith("0000") ? text.replace(/\.\d+$/, "").replace(/(T\d\d:\d\d):00$/, "$1") : undefined;
  } catch {
    return undefined;
  }
}
