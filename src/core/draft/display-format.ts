/** The parts of a pattern for days and times, as in Day.js. Years and days are also written in small letters. */
const part = /Y{2,4}|y{2,4}|M{1,4}|D{1,2}|d{1,2}|H{1,2}|h{1,2}|m{1,2}|s{1,2}|[Aa]/g;

/** A number without leading zeros. */
const short = (digits: string): string => String(Number(digits));

/** Whether a pattern has parts of a day or a time and, besides them, no letters. */
export function isDisplayFormat(pattern: string): boolean {
  const rest = pattern.replace(part, "");
  return pattern.length <= 40 && rest !== pattern && !/\p{L}/u.test(rest);
}

/**
 * A day or a local time in a pattern. `""` for anything else, such as a half-typed day.
 *
 * @param entered `YYYY-MM-DD`, or with `THH:mm[:ss]`
 * @param locale of the names of months
 */
export function displayAs(entered: string, pattern: string, locale: string): string {
  const [day = "", time = "00:00"] = entered.split("T");
  const [year = "", month = "", date = ""] = day.split("-");
  const [hours = "", minutes = "", seconds = "00"] = time.split(":");
  if (date === "") {
    return "";
  }
  const name = (length: "long" | "short"): string =>
    new Intl.DateTimeFormat(locale, { month: length, timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));
  const half = String(Number(hours) % 12 || 12);
  const parts: Readonly<Record<string, () => string>> = {
    YY: () => year.slice(-2),
    YYYY: () => year,
    M: () => short(month),
    MM: () => month,
    MMM: () => name("short"),
    MMMM: () => name("long"),
    D: () => short(date),
    DD: () => date,
    H: () => short(hours),
    HH: () => hours,
    h: () => half,
    hh: () => half.padStart(2, "0"),
    m: () => short(minutes),
    mm: () => minutes,
    s: () => short(seconds),
    ss: () => seconds,
    A: () => (Number(hours) < 12 ? "AM" : "PM"),
    a: () => (Number(hours) < 12 ? "am" : "pm"),
  };
  return pattern.replace(part, (found) => parts[found.replace(/[yd]/g, (letter) => letter.toUpperCase())]?.() ?? found);
}
