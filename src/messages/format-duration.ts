/**
 * A time that is left, in words of the locale: whole minutes, the last one in seconds. Rounded up, so that "1 minute" is never more than
 * there is by much and never nothing.
 *
 * @param duration in milliseconds
 */
export function formatDuration(duration: number, locale: string | undefined): string {
  const seconds = Math.ceil(Math.max(0, duration) / 1000);
  const [count, unit] = seconds < 60 ? [seconds, "second"] : [Math.ceil(seconds / 60), "minute"];
  return new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(count);
}
