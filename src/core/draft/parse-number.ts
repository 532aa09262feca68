import { createLru } from "../lru.js";
import { longestLine } from "../text/clean-text.js";

/** A typed number, or the reason why the text is not one. */
type TypedNumber =
  | { readonly value: number }
  /** `number`: the text is not a number. `grouping`: it has group separators. `precision`: a double cannot hold it exactly. */
  | { readonly error: "number" | "grouping" | "precision" };

/** The numbers of JSON, and also `+5`, `.5` and `5.`. */
const grammar = /^([+-]?)(\d+(?:\.\d*)?|\.\d+)(?:e([+-]?\d+))?$/i;

/** Groups of three digits, or of two before the last group as in India, with the separators of any locale, and the sign before decimals. */
const grouped = /^[+-]?[1-9]\d{0,2}([.,\s'’٬_])(?:\d{2,3}\1)*\d{3}(?:([.,٫])\d*)?$/;

/** A number whose commas, or whose points, may all be group separators. */
const groupedAlone = /^[+-]?[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*(?:e|$)/i;

/** Whether a typed number could be one with group separators. For a whole number it is, because a whole number does not have decimals. */
export function mayHaveGroups(text: string): boolean {
  return text.length <= longestLine && groupedAlone.test(inAsciiDigits(text));
}

/** More digits than any double has. */
const longest = 1000;

/**
 * Parses a number as people type it: with digits of any script, full-width characters, any minus sign, and a comma or a point before the
 * decimals, because the keyboard of a phone may have only one of them. `1,234` is two numbers to two readers, so the sign that is not the
 * locale's own is refused where it may separate groups. With both signs (`1,234.5`), the last one is before the decimals. Signs that no
 * language writes before decimals (`1 234`, `١٬٢٣٤`) separate groups.
 *
 * @param locale BCP 47; determines the decimal separator
 */
export function parseNumber(text: string, locale?: string): TypedNumber {
  if (text.length > longestLine) {
    return { error: "number" };
  }
  const plain = inAsciiDigits(text);
  const [, sole] = groupedAlone.exec(plain) ?? [];
  if (sole !== undefined && sole !== decimalSeparator(locale)) {
    return { error: "grouping" };
  }
  const [, separator = "", point = separator] = grouped.exec(plain) ?? [];
  // A comma or a point may itself stand before the decimals, unless another sign does. Where there are no groups, nothing is taken out.
  const mayBePoint = point === separator && /[.,]/.test(separator);
  const ungrouped = mayBePoint ? plain : plain.replaceAll(separator, "");
  const written = grammar.exec(ungrouped.replace(/[,٫]/, "."));
  if (!written) {
    return { error: separator ? "grouping" : "number" };
  }
  const [, sign = "", digits = "", power = "0"] = written;
  const value = Number(`${sign}${digits}e${power}`);
  return isExact(digits, Number(power), value) ? { value: value === 0 ? 0 : value } : { error: "precision" };
}

/** A number as a person with that locale would type it. */
export function formatTypedNumber(value: number, locale?: string): string {
  return String(value).replace(".", () => decimalSeparator(locale));
}

/** Converts digits, a minus and full-width characters to ASCII. Includes `ー`, which Japanese input methods write for the minus key. */
export function inAsciiDigits(text: string): string {
  return text
    .replace(/\p{Nd}/gu, digitValue)
    .replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/^[−‒–ー](?=[\d.,])/, "-");
}

/** Unicode encodes decimal digits, `\p{Nd}`, in ascending runs of ten. Several runs may be adjacent, hence the remainder. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) {
    first -= 1;
  }
  return String((code - first) % 10);
}

/**
 * Whether a locale writes whole numbers and the decimal point as JavaScript does, with a comma between groups. In these a form with limits needs no
 * `Intl.NumberFormat`, the first of which takes a quarter of the time in which such a form is shown.
 */
export function isPlainLocale(locale: string | undefined): boolean {
  return /^en(?:-(?:AU|CA|GB|IE|NZ|US))?$/.test(locale ?? "");
}

const separators = createLru<string | undefined, "," | ".">(4);

/** The sign that a locale writes before decimals. */
export function decimalSeparator(locale: string | undefined): "," | "." {
  if (isPlainLocale(locale)) {
    return ".";
  }
  return separators(locale, () =>
    new Intl.NumberFormat(locale, { numberingSystem: "latn" }).format(0.5).includes(",") ? "," : ".",
  );
}

/** Whether the double is exactly the typed number, without overflow, underflow or lost digits. */
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
