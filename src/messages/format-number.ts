/** A number as it is written in words to a person: all its digits, and a true minus sign. */
export function formatNumber(value: number, locale?: string): string {
  return new Intl.NumberFormat(locale, { maximumSignificantDigits: 17 }).format(value).replace("-", "−");
}
