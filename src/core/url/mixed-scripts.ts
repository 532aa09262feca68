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
  const found = scripts.filter((script) => new RegExp(`\\p{sc=${script}}`, "u").test(label));
  const rest = label.replace(new RegExp(`[\\p{sc=Common}\\p{sc=Inherited}${found.map(property).join("")}]`, "gu"), "");
  const count = found.length + (rest === "" ? 0 : 1);
  return count > 1 && (rest !== "" || !together.some((names) => found.every((script) => names.includes(script))));
}

function property(script: string): string {
  return `\\p{sc=${script}}`;
}
