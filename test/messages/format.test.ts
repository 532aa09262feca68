// @vitest-environment node
import { describe, expect, test } from "vitest";
import { formatTypedNumber } from "../../src/core/draft/parse-number.js";
import { formatNumber, formatUngrouped } from "../../src/messages/format.js";

const numbers = [-5, 0, 7, 42, 999, 1000, 12345, 123456789, 1e10, 0.5, 3.14, -2.75];

/** As `Intl` writes it, with a true minus sign. */
function written(value: number, locale: string, useGrouping: boolean): string {
  return new Intl.NumberFormat(locale, { useGrouping, maximumSignificantDigits: 17 }).format(value).replace("-", "−");
}

// Whole numbers of the first seven are written without Intl.
describe.each([
  "en",
  "en-US",
  "en-GB",
  "en-AU",
  "en-CA",
  "en-IE",
  "en-NZ",
  "en-ZA",
  "en-IN",
  "en-AT",
  "de",
  "ar-EG",
  "fa",
])("in %s numbers are written as Intl writes them", (locale) => {
  test.each(numbers)("%d", (value) => {
    expect(formatNumber(value, locale)).toBe(written(value, locale, true));
  });

  test.each(numbers)("%d, where groups would be refused", (value) => {
    expect(formatUngrouped(value, locale)).toBe(written(value, locale, false));
  });
});

test.each(["en", "en-US", "en-GB", "en-AU", "en-CA", "en-IE", "en-NZ", "en-ZA", "en-IN", "en-AT", "de", "fr"])(
  "in %s a number to be typed has the separator that Intl has",
  (locale) => {
    const [, separator] = new Intl.NumberFormat(locale).formatToParts(0.5).map((part) => part.value);

    expect(formatTypedNumber(0.5, locale)).toBe(`0${separator}5`);
  },
);
