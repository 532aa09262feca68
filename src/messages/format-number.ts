import { createRecent } from "../core/create-recent.js";

/** Making one takes longer than all the rest of a field. */
const formats = createRecent<string | undefined, Intl.NumberFormat>(4);

/** A number as it is written in words to a person: all its digits, and a true minus sign. */
export function formatNumber(value: number, locale?: string): string {
  const format = formats(locale, () => new Intl.NumberFormat(locale, { maximumSignificantDigits: 17 }));
  return format.format(value).replace("-", "−");
}
