import { longestName } from "./longest-name.js";

/** The scripts in everyday use (Unicode TR31, table 5). */
const scripts = (
  "Arabic Armenian Bengali Bopomofo Cyrillic Devanagari Ethiopic Georgian Greek Gujarati Gurmukhi Han Hangul Hebrew Hiragana " +
  "Kannada Katakana Khmer Lao Latin Malayalam Myanmar Oriya Sinhala Tamil Telugu Thaana Thai Tibetan"
).split(" ");

/** Scripts that are written together: Japanese, Chinese and Korean, each with Latin (TR39, "highly restrictive"). */
const together = ["Latin Han Hiragana Katakana", "Latin Han Bopomofo", "Latin Han Hangul"].map((names) =>
  names.split(" "),
);

/**
 * Whether one label of a host name has letters of scripts that no language writes together, such as a Cyrillic а among
 * Latin letters. Digits and signs that many scripts share belong to all.
 */
export function hasMixedScripts(label: string): boolean {
  if (label.length > longestName) {
    return false;
  }
  const found = scripts.filter((script) => letterOf(script).test(label));
  const rest = label.replace(new RegExp(`[\\p{sc=Common}\\p{sc=Inherited}${found.map(property).join("")}]`, "gu"), "");
  const count = found.length + (rest === "" ? 0 : 1);
  return count > 1 && (rest !== "" || !together.some((names) => found.every((script) => names.includes(script))));
}

const letters = new Map<string, RegExp>();

/** Made once: that takes longer than any label. */
function letterOf(script: string): RegExp {
  const known = letters.get(script) ?? new RegExp(property(script), "u");
  letters.set(script, known);
  return known;
}

function property(script: string): string {
  return `\\p{sc=${script}}`;
}
