import { createLru } from "../lru.js";
import { cleanLine } from "../text/clean-text.js";

/** A typed number, or the reason why it is none. */
type TypedNumber =
  | { readonly value: number }
  /** `number`: the text is no number. `precision`: a double cannot hold it as typed. */
  | { readonly error: "number" | "precision" };

/** The numbers of JSON, and `+5`, `.5` and `5.` beside them. */
const grammar = /^([+-]?)(\d+(?:\.\d*)?|\.\d+)(?:e([+-]?\d+))?$/i;

/** More digits than any double has. */
const longest = 1000;

/**
 * Parses a number as people type it: with white space around it, any minus sign, Arabic and full-width digits, and the locale's decimal
 * separator beside the point. Group separators are refused rather than guessed, for `1.234` is two numbers to two readers.
 *
 * @param locale BCP 47; determines the decimal separator beside the point
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

/** A number as a person with that locale would type it. */
export function formatTypedNumber(value: number, locale?: string): string {
  return String(value).replace(".", decimalSeparator(locale));
}

/** The code of each script's zero ends in the hexadecimal digit 0. */
function toAscii(text: string): string {
  return text
    .replace(/[٠-٩۰-۹０-９]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/[٫．]/g, ".")
    .replace(/^[−‒–－]/, "-")
    .replace(/^＋/, "+");
}

const separators = createLru<string | undefined, "," | ".">(4);

function decimalSeparator(locale: string | undefined): "," | "." {
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
