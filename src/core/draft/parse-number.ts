import { createLru } from "../lru.js";
import { longestLine } from "../text/clean-text.js";

/** A typed number, or the reason why it is none. */
type TypedNumber =
  | { readonly value: number }
  /** `number`: the text is no number. `grouping`: it has group separators. `precision`: a double cannot hold it as typed. */
  | { readonly error: "number" | "grouping" | "precision" };

/** The numbers of JSON, and `+5`, `.5` and `5.` beside them. */
const grammar = /^([+-]?)(\d+(?:\.\d*)?|\.\d+)(?:e([+-]?\d+))?$/i;

/** Groups of three digits, or of two before the last as in India, in the separators of any locale. */
const grouped = /^[+-]?\d{1,3}([.,\s'’٬_])(?:\d{2,3}\1)*\d{3}(?:[.,]\d*)?$/;

/** More digits than any double has. */
const longest = 1000;

/**
 * Parses a number as people type it: in the digits of any script, with full-width characters, any minus sign, and the locale's decimal
 * separator beside the point. Group separators are refused rather than guessed, for `1.234` is two numbers to two readers.
 *
 * @param locale BCP 47; determines the decimal separator beside the point
 */
export function parseNumber(text: string, locale?: string): TypedNumber {
  if (text.length > longestLine) {
    return { error: "number" };
  }
  const plain = inAsciiDigits(text);
  const separator = /[.,]/.test(plain) ? decimalSeparator(locale) : ".";
  if (separator === "," && /^[+-]?[1-9]\d{0,2}(\.\d{3})+$/.test(plain)) {
    return { error: "grouping" };
  }
  const written = grammar.exec(separator === "," && !plain.includes(".") ? plain.replace(",", ".") : plain);
  if (!written) {
    return { error: grouped.test(plain) ? "grouping" : "number" };
  }
  const [, sign = "", digits = "", power = "0"] = written;
  const value = Number(`${sign}${digits}e${power}`);
  return isExact(digits, Number(power), value) ? { value: value === 0 ? 0 : value } : { error: "precision" };
}

/** A number as a person with that locale would type it. */
export function formatTypedNumber(value: number, locale?: string): string {
  return String(value).replace(".", () => decimalSeparator(locale));
}

/** With the signs that hints and input methods write: `ー`, which lengthens a vowel, is on the key of the minus in Japanese input. */
function inAsciiDigits(text: string): string {
  return text
    .replace(/(?![0-9])\p{Nd}/gu, (digit) => String(digitValue(digit)))
    .replace(/[٫．]/g, ".")
    .replace(/，/g, ",")
    .replace(/^[−‒–－ー](?=[\d.,])/, "-")
    .replace(/^＋/, "+");
}

const decimalDigit = /^\p{Nd}$/u;

/** Unicode encodes the decimal digits of each script, `\p{Nd}`, as ten characters in ascending order, and such tens next to each other. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (decimalDigit.test(String.fromCodePoint(first - 1))) {
    first -= 1;
  }
  return (code - first) % 10;
}

/**
 * Whether a locale writes small whole numbers, and the decimal point, as JavaScript does. In these locales a form with limits needs no
 * `Intl.NumberFormat`, the first of which takes a quarter of the time in which such a form is shown.
 */
export function isPlainLocale(locale: string | undefined): boolean {
  return /^en(?:-(?:AU|CA|GB|IE|NZ|US))?$/.test(locale ?? "");
}

const separators = createLru<string | undefined, "," | ".">(4);

function decimalSeparator(locale: string | undefined): "," | "." {
  if (isPlainLocale(locale)) {
    return ".";
  }
  return separators(locale, () => {
    const parts = new Intl.NumberFormat(locale, { numberingSystem: "latn" }).formatToParts(0.5);
    return parts.some((part) => part.type === "decimal" && part.value === ",") ? "," : ".";
  });
}

/** Whether the double is exactly the typed number: no overflow, underflow or lost digit. */
function isExact(digits: string, power: number, value: number): boolean {
  if (digits.length > longest || !Number.isFinite(value)) {
    return false;
  }
  const [, printed = "", printedPower = "0"] = grammar.exec(String(Math.abs(value)))?.slice(1) ?? [];
  return significant(digits, power) === significant(printed, Number(printedPower));
}

/** The significant digits, and the power of ten of the last one. */
function significant(digits: string, power: number): string {
  const [whole = "", fraction = ""] = digits.split(".");
  const all = (whole + fraction).replace(/^0+/, "");
  const trimmed = all.replace(/0+$/, "");
  return trimmed === "" ? "0" : `${trimmed}e${power - fraction.length + (all.length - trimmed.length)}`;
}
