import { createRecent } from "../create-recent.js";
import { cleanLine } from "../text/clean-text.js";

/** A number as typed: read whole, or the reason why it is none. */
export type TypedNumber =
  | { readonly value: number }
  /** `number`: not a number as a whole. `precision`: JSON cannot carry it as it was typed. */
  | { readonly error: "number" | "precision" };

/** Sign, digits with an optional fraction, optional power of ten: what JSON takes, and `+5`, `.5` and `5.` beside it. */
const grammar = /^([+-]?)(\d+(?:\.\d*)?|\.\d+)(?:e([+-]?\d+))?$/i;

/** More digits than any number has that JSON can carry. */
const longest = 1000;

/**
 * Reads a number the way it is typed: blanks around it, a minus sign of any kind, digits of Arabic and full-width
 * keyboards, and the locale's decimal separator beside the point.
 * Thousands separators are refused rather than guessed, for `1.234` is two numbers to two readers.
 *
 * @param locale BCP 47; decides which decimal separator is read beside the point
 */
export function parseNumber(text: string, locale?: string): TypedNumber {
  const plain = toAscii(cleanLine(text));
  const separator = decimalSeparator(locale);
  if (separator === "," && /^[+-]?[1-9]\d{0,2}(\.\d{3})+$/.test(plain)) {
    return { error: "number" };
  }
  const written = grammar.exec(separator === "," && !plain.includes(".") ? plain.replace(",", ".") : plain);
  if (!written) {
    return { error: "number" };
  }
  const [, sign = "", digits = "", power = "0"] = written;
  const value = Number(`${sign}${digits}e${power}`);
  return isExact(digits, Number(power), value) ? { value: value === 0 ? 0 : value } : { error: "precision" };
}

/** A number as a person of that locale would type it again. */
export function formatTypedNumber(value: number, locale?: string): string {
  return String(value).replace(".", decimalSeparator(locale));
}

/** The zero of each of these alphabets has a code that ends in 0. */
function toAscii(text: string): string {
  return text
    .replace(/[٠-٩۰-۹０-９]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/[٫．]/g, ".")
    .replace(/^[−‒–－]/, "-")
    .replace(/^＋/, "+");
}

const separators = createRecent<string | undefined, "," | ".">(4);

function decimalSeparator(locale: string | undefined): "," | "." {
  return separators(locale, () => {
    const parts = new Intl.NumberFormat(locale, { numberingSystem: "latn" }).formatToParts(0.5);
    return parts.some((part) => part.type === "decimal" && part.value === ",") ? "," : ".";
  });
}

/** Whether the double nearest to what was typed reads the same: it did not overflow, vanish or lose a digit. */
function isExact(digits: string, power: number, value: number): boolean {
  if (digits.length > longest || !Number.isFinite(value)) {
    return false;
  }
  const [, printed = "", printedPower = "0"] = grammar.exec(String(Math.abs(value)))?.slice(1) ?? [];
  return isSame(significant(digits, power), significant(printed, Number(printedPower)));
}

/** The digits that count and the power of ten of the last one. */
function significant(digits: string, power: number): readonly [string, number] {
  const [whole = "", fraction = ""] = digits.split(".");
  const all = (whole + fraction).replace(/^0+/, "");
  const trimmed = all.replace(/0+$/, "");
  return [trimmed, trimmed === "" ? 0 : power - fraction.length + (all.length - trimmed.length)];
}

function isSame(one: readonly [string, number], other: readonly [string, number]): boolean {
  return one[0] === other[0] && one[1] === other[1];
}
