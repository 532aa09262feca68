/*
 * Unicode's properties by their short names, for this is loaded first: C.. control, unassigned, private use, surrogate, DI ignorable by
 * default, VS variation selector, Join_C zero-width joiner and non-joiner.
 */

/**
 * Characters that are not seen but change what is seen: controls but tab and line feed, halves of surrogate pairs, what Unicode has not
 * given a meaning, or leaves to each font (a host's may draw a lock or a logo there), all that Unicode calls ignorable (marks and overrides
 * of writing direction, zero-width spaces, blank letters, tags), and signs that are drawn as nothing though it does not say so: the blank
 * Braille cell, interlinear marks, joiners of Tifinagh and Brahmi, what arranges hieroglyphs, a selector of Duployan, the filler of Khitan,
 * a note without a head. Joiners and variation selectors are looked at on their own. (TR36 section 3, TR39; product rule "Trust".)
 */
const unseen =
  /[\p{Cc}\u2D7F\p{Cn}\u{1107F}\p{Co}\u{16FE4}\p{Cs}\u{1BC9D}\p{DI}\u2800\uFFF9-\uFFFC\u{13430}-\u{13442}\u{1D159}](?<![\t\n\p{Join_C}\p{VS}])/gu;

/** Joiners spell Persian and Indic words and emoji: one between two such characters. Anywhere else they only hide. */
const joiners =
  /\p{Join_C}(?<=(?![ -~])[\p{L}\p{M}\p{S}](\p{Join_C}))\p{Join_C}*(?=(?![ -~])[\p{L}\p{M}\p{S}])|\p{Join_C}+/gu;

/** Variation selectors choose the shape of the character before them; where there is none, they only hide. */
const strayVariations = /\p{VS}(?<=(?:^|[\s\p{Join_C}\p{VS}])\p{VS})\p{VS}*/gu;

/** Marks piled on one letter grow over the lines around it; no language needs more than four (TR39 section 5.4). */
const piledMarks = /(\p{Mn}{4})\p{Mn}+/gu;

const lineEnds = /\r\n?|[\u0085\u2028\u2029]/g;

/** Blanks of every width, down to a hair: as one that is seen. */
const blanks = /[^\S\t\n ]/g;

/** A text from a server as several lines of plain text: unseen characters gone, no more than one empty line in a row. */
export function cleanText(text: string): string {
  const seen = text.replace(lineEnds, "\n").replace(unseen, "");
  // Letters, digits and signs of ASCII, as most texts are: nothing else can be wrong with them.
  if (/^[ -~\p{L}\p{N}]*$/u.test(seen)) {
    return seen.trim();
  }
  return seen
    .replace(blanks, " ")
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
  // Not the blanks that stay as they are: most texts have no others.
  return cleanText(text).replace(/\s\s+|[^\S ]/g, " ");
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
  return shortened + (isCut ? "…" : "");
}

/** The first `limit` characters, with an ellipsis where something was cut. Counts code points. */
export function shorten(text: string, limit: number): string {
  if (text.length <= limit) {
    return text;
  }
  // Of twice as many halves of pairs and one more, there are too many characters.
  const characters = Array.from(text.slice(0, limit * 2 + 1));
  return characters.length > limit ? `${characters.slice(0, limit).join("")}…` : text;
}
