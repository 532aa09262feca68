/**
 * Characters that are not seen but change what is seen: C0 and C1 controls but tab and line feed, halves of surrogate pairs,
 * interlinear marks, the blank Braille cell, and all that Unicode calls ignorable: marks and overrides of writing direction, zero-width spaces,
 * blank letters, tags. Joiners and variation selectors are looked at on their own. (TR36 section 3, TR39; product rule "Trust".)
 */
const unseen =
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2800\uFFF9-\uFFFC]|[\uD800-\uDFFF]|(?![\u200C\u200D\p{Variation_Selector}])\p{Default_Ignorable_Code_Point}/gu;

/** Joiners spell Persian and Indic words and emoji: one between two such characters. Anywhere else they only hide. */
const joiners =
  /[\u200C\u200D](?<=(?![\u0000-\u007F])[\p{L}\p{M}\p{S}]([\u200C\u200D]))[\u200C\u200D]*(?=(?![\u0000-\u007F])[\p{L}\p{M}\p{S}])|[\u200C\u200D]+/gu;

/** Variation selectors choose the shape of the character before them; where there is none, they only hide. */
const strayVariations =
  /\p{Variation_Selector}(?<=(?:^|[\s\u200C\u200D\p{Variation_Selector}])\p{Variation_Selector})\p{Variation_Selector}*/gu;

/** Marks piled on one letter grow over the lines around it; no language needs more than four (TR39 section 5.4). */
const piledMarks = /(\p{Mn}{4})\p{Mn}+/gu;

const lineEnds = /\r\n?|[\u0085\u2028\u2029]/g;

/** Nothing but letters, digits and signs of ASCII, as most texts are: nothing can hide in it. */
export function isPlain(text: string): boolean {
  return /^[ -~]*$/.test(text);
}

/** A text from a server as several lines of plain text: unseen characters gone, no more than one empty line in a row. */
export function cleanText(text: string): string {
  if (isPlain(text)) {
    return text.trim();
  }
  return text
    .replace(lineEnds, "\n")
    .replace(unseen, "")
    .replace(strayVariations, "")
    .replace(joiners, "$1")
    .replace(piledMarks, "$1")
    .split("\n")
    .map((line) => line.trimEnd())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** The same on one line: for labels, options and names. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, " ");
}

/** {@link cleanText}, shortened to `limit` characters. What lies far past them is not even looked at, so a huge text costs no more. */
export function shortText(text: string, limit: number): string {
  return cleanHead(text, limit, cleanText);
}

/** {@link cleanLine}, shortened in the same way. */
export function shortLine(text: string, limit: number): string {
  return cleanHead(text, limit, cleanLine);
}

/** How many characters are looked at for each that may be left of them. */
export const mostLookedAt = 4;

function cleanHead(text: string, limit: number, clean: (text: string) => string): string {
  const head = text.slice(0, limit * mostLookedAt);
  const cleaned = clean(head);
  const shortened = shorten(cleaned, limit);
  const isCut = head.length < text.length && shortened === cleaned && cleaned !== "";
  return isCut ? `${shortened}…` : shortened;
}

/** The first `limit` characters, with an ellipsis where something was cut. Counts code points. */
export function shorten(text: string, limit: number): string {
  if (text.length <= limit) {
    return text;
  }
  const characters = Array.from(text.slice(0, limit * 2));
  return characters.length <= limit && text.length <= limit * 2 ? text : `${characters.slice(0, limit).join("")}…`;
}
