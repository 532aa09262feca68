/*
 * Unicode's properties by their short names: Cc control, Cn unassigned, Co private use, Cs surrogate, DI Default_Ignorable_Code_Point,
 * VS Variation_Selector, Join_C Join_Control (the zero-width joiner and non-joiner).
 */

/**
 * Invisible characters, with which a text reads as another one than it is (TR36 section 3; Trojan Source): controls but tab and line feed, lone
 * surrogates, unassigned and private-use characters (a host's font may draw a lock or a logo there), default ignorables (direction marks and
 * overrides, zero-width spaces, Hangul fillers, tags), and the few that Unicode does not call ignorable but fonts draw as nothing: the blank
 * Braille cell, interlinear annotation, joiners of Tifinagh and Brahmi, hieroglyph format controls, a Duployan selector, the Khitan filler, a
 * null notehead. Joiners and variation selectors have rules of their own below.
 */
const notDrawn = String.raw`\p{Cc}\u2D7F\p{Cn}\u{1107F}\p{Co}\u{16FE4}\p{Cs}\u{1BC9D}\p{DI}\u2800\uFFF9-\uFFFC\u{13430}-\u{13442}\u{1D159}`;
const invisible = new RegExp(String.raw`[${notDrawn}](?<![\t\n\p{Join_C}\p{VS}])`, "gu");

/** Joiners spell Persian and Indic words and emoji: one is kept between two such characters, and none anywhere else. */
const joiners =
  /\p{Join_C}(?<=(?![ -~])[\p{L}\p{M}\p{S}](\p{Join_C}))\p{Join_C}*(?=(?![ -~])[\p{L}\p{M}\p{S}])|\p{Join_C}+/gu;

/** Variation selectors with no character before them whose shape they could select. */
const strayVariations = /\p{VS}(?<=(?:^|[\s\p{Join_C}\p{VS}])\p{VS})\p{VS}*/gu;

/** More than four combining marks on one letter, which would cover the lines around it (Zalgo; TR39 section 5.4). */
const piledMarks = /(\p{Mn}{4})\p{Mn}+/gu;

const lineEnds = /\r\n?|[\u0085\u2028\u2029]/g;
const unusualBlanks = /[^\S\t\n ]/g;

/** Without invisible characters; a joiner between letters and a variation selector after a character are kept. */
function removeInvisible(text: string): string {
  return removeStray(text.replace(invisible, ""));
}

function removeStray(text: string): string {
  return text.replace(strayVariations, "").replace(joiners, "$1");
}

/** What was typed on a line, or why it cannot be read. */
export type TypedLine =
  | { readonly line: string }
  | { readonly error: { readonly code: "invisible"; readonly quoted: string } };

/** Characters of an address, an email or a number. Of what is longer, which nobody typed, nothing is mended, for that takes long. */
export const longestLine = 10_000;

/**
 * Reads a line that is not prose: an email address, an address, a number. Blanks and invisible characters around it are taken off, for they
 * are copied along; inside, an invisible character is an error, because nobody can find it otherwise. Undefined where nothing is left.
 */
export function readLine(entered: unknown): TypedLine | undefined {
  const text = typeof entered === "string" ? entered : "";
  const isLong = text.length > longestLine;
  const line = isLong ? text.trim() : trimInvisible(text);
  if (line === "") {
    return undefined;
  }
  const after = isLong ? undefined : beforeInvisible(line);
  return after === undefined
    ? { line }
    : { error: { code: "invisible", quoted: Array.from(after).slice(-20).join("") } };
}

const invisibleStart = new RegExp(String.raw`^[\s${notDrawn}]+`, "u");
/** A variation selector belongs to the character before it. The lookbehind keeps each run from being read again from each of its characters. */
const invisibleEnd = new RegExp(String.raw`(?<![\s${notDrawn}])(\p{VS}?)[\s${notDrawn}]*$`, "u");

/** Without blanks and invisible characters at both ends, which are copied along with a text and never meant. */
function trimInvisible(text: string): string {
  return text.replace(invisibleStart, "").replace(invisibleEnd, "$1");
}

/** What stands before the first invisible character in a text. Undefined where there is none. */
function beforeInvisible(text: string): string | undefined {
  const visible = removeInvisible(text);
  if (visible === text) {
    return undefined;
  }
  let same = 0;
  while (text[same] === visible[same]) {
    same += 1;
  }
  return text.slice(0, same);
}

/** Plain text of several lines, for a message or a description: invisible characters removed, at most one empty line in a row. */
export function cleanText(text: string): string {
  const visible = text.replace(lineEnds, "\n").replace(invisible, "");
  // The other rules concern none of these characters.
  if (/^[ -~\p{L}\p{N}]*$/u.test(visible)) {
    return visible.trim();
  }
  return removeStray(visible.replace(unusualBlanks, " "))
    .replace(piledMarks, "$1")
    .split("\n")
    .map((line) => line.trimEnd())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** The same on one line, for a label, an option or a name. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s\s+|[^\S ]/g, " ");
}

/** {@link cleanText}, shortened to `limit` code points. What lies far behind the limit is not read, so that a huge text costs no more. */
export function shortText(text: string, limit: number): string {
  return cleanStart(text, limit, cleanText);
}

/** {@link cleanLine}, shortened in the same way. */
export function shortLine(text: string, limit: number): string {
  return cleanStart(text, limit, cleanLine);
}

/** How many characters of a text are read for each that may be left of it. */
export const mostLookedAt = 4;

function cleanStart(text: string, limit: number, clean: (text: string) => string): string {
  const start = text.slice(0, limit * mostLookedAt);
  const cleaned = clean(start);
  const shortened = shorten(cleaned, limit);
  const isCut = start.length < text.length && shortened === cleaned && cleaned !== "";
  return shortened + (isCut ? "…" : "");
}

/** The first `limit` code points, with an ellipsis where something was cut off. */
export function shorten(text: string, limit: number): string {
  if (text.length <= limit) {
    return text;
  }
  // One more than twice as many code units hold more code points than the limit.
  const characters = Array.from(text.slice(0, limit * 2 + 1));
  return characters.length > limit ? `${characters.slice(0, limit).join("")}…` : text;
}

/**
 * A server's words as a quotation inside a sentence of the kit's: too short to speak in its place, and without quotation marks, with which the
 * server could end the quotation and go on in the kit's name.
 *
 * @param limit in code points
 */
export function quotable(text: string, limit = 48): string {
  return (
    shortLine(text, limit)
      // Unicode's quotation marks but the apostrophe, and characters that are drawn like them.
      .replace(/(?!')\p{Quotation_Mark}|[ʺˮ″❝❞]/gu, "")
      .trim()
  );
}

/** A label as a quotation in a sentence of the kit's, such as an error. */
export function spokenLabel(label: string): string {
  return quotable(label, 80);
}
