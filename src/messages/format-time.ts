import { type DraftContext, timeZoneOf } from "../core/draft/draft.js";
import { isDate } from "../core/time/is-date.js";
import { isDateTime } from "../core/time/is-date-time.js";

/** A day, `2026-11-27`, with its month as a word, so that day and month cannot be mixed up. What is no day stays as it is. */
export function formatDate(text: string, locale?: string): string {
  return isDate(text)
    ? new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${text}T00:00:00Z`))
    : text;
}

/** An RFC 3339 instant as clocks where the person is show it, with their zone. What is no instant stays as it is. */
export function formatInstant(text: string, context: DraftContext): string {
  if (!isDateTime(text)) {
    return text;
  }
  const instant = new Date(text.toUpperCase());
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
  return format.format(instant);
}
