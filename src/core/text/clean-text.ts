/*
 * Short names of Unicode properties used below: Cc control, Cn unassigned, Co private use, Cs surrogate, DI Default_Ignorable_Code_Point,
 * VS Variation_Selector, Join_C Join_Control (the zero-width joiner and non-joiner).
 */

/**
 * Invisible characters, which can make a text read differently from what it contains (TR36 section 3; Trojan Source):
 *
 * - controls except tab and line feed, and lone surrogates
 * - unassigned and private-use characters: a host's font may draw a lock or a logo there
 * - default ignorables: direction marks and overrides, zero-width spaces, Hangul fillers, tags
 * - characters that Unicode does not call ignorable but fonts draw as nothing: the blank Braille cell, interlinear annotation, joiners of
 *   Tifinagh and Brahmi, hieroglyph format controls, a Duployan selector, the Khitan filler, a null notehead
 *
 * Joiners and variation selectors have their own rules below.
 */
export const notDrawn: string = String.raw`\p{Cc}\u2D7F\p{Cn}\u{1107F}\p{Co}\u{16FE4}\p{Cs}\u{1BC9D}\p{DI}\u2800\uFFF9-\uFFFC\u{13430}-\u{13442}\u{1D159}`;
const invisible = new RegExp(String.raw`[${notDrawn}](?<![\t\n\p{Join_C}\p{VS}])`, "gu");

/** Persian and Indic words and emoji need joiners. One joiner is kept between two such characters; all others are removed. */
const joiners =
  /\p{Join_C}(?<=(?![ -~])[\p{L}\p{M}\p{S}](\p{Join_C}))\p{Join_C}*(?=(?![ -~])[\p{L}\p{M}\p{S}])|\p{Join_C}+/gu;

/** Variation selectors without a character before them that they could apply to. */
const strayVariations = /\p{VS}(?<=(?:^|[\s\p{Join_C}\p{VS}])\p{VS})\p{VS}*/gu;

/** More than four combining marks on one letter. They would cover the surrounding lines (Zalgo; TR39 section 5.4). */
const piledMarks = /(\p{Mn}{4})\p{Mn}+/gu;

const lineEnds = /\r\n?|[\u0085\u2028\u2029]/g;
const unusualBlanks = /[^\S\t\n ]/g;

/**
 * Escape sequences of terminals (ECMA-48): colours and moves, links and titles, sets of characters. They go whole, because without its
 * first character the rest of one would be read: `[31m`.
 */
const terminalEscapes = new RegExp(
  String.raw`\u001B(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001B]*(?:\u0007|\u001B\\)|[ -/][0-~]|[78=>])`,
  "g",
);

function removeInvisible(text: string): string {
  return removeStray(text.replace(invisible, ""));
}

function removeStray(text: string): string {
  return text.replace(strayVariations, "").replace(joiners, "$1");
}

/** The line that was typed, or why it cannot be read. */
export type TypedLine =
  | { readonly line: string }
  | { readonly error: { readonly code: "invisible"; readonly quoted: string } };

/** The most characters of a typed URL, email address or number. Longer texts are not corrected, because that would take long. */
export const longestLine = 10_000;

/**
 * Reads a line that is not prose: an email address, a URL, a number. White space and invisible characters at both ends are removed, because
 * they are often copied along. An invisible character inside is an error, because people could not find it on their own.
 *
 * @returns undefined if nothing is left
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
/** A variation selector belongs to the character before it. The lookbehind keeps the search linear: a run matches only at its start. */
const invisibleEnd = new RegExp(String.raw`(?<![\s${notDrawn}])(\p{VS}?)[\s${notDrawn}]*$`, "u");

function trimInvisible(text: string): string {
  return text.replace(invisibleStart, "").replace(invisibleEnd, "$1");
}

/** The part of a text before its first invisible character. Undefined if it has none. */
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

/**
 * Cleans a multi-line text, such as a message or a description: no invisible characters, at most one empty line in a row. Blanks inside of
 * lines and before them stay, because columns and indentation consist of them.
 */
export function cleanText(text: string): string {
  const visible = text.replace(terminalEscapes, "").replace(lineEnds, "\n").replace(invisible, "");
  // The other rules do not affect these characters.
  if (/^[ -~\p{L}\p{N}]*$/u.test(visible)) {
    return visible.trim();
  }
  const lines = removeStray(visible.replace(unusualBlanks, " "))
    .replace(piledMarks, "$1")
    .split("\n")
    .map((line) => line.trimEnd())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .replace(/^\n+/, "")
    .trimEnd();
  return lines.includes("\n") ? lines : lines.trim();
}

/** Cleans a text and puts it on one line, for a label, an option or a name. */
export function cleanLine(text: string): string {
  return cleanText(text)
    .replace(/\s\s+|[^\S ]/g, " ")
    .trimStart();
}

/** {@link cleanText}, shortened to `limit` code points. Text far beyond the limit is not read, so a huge text does not take longer. */
export function shortText(text: string, limit: number): string {
  return cleanStart(text, limit, cleanText);
}

/** {@link cleanLine}, shortened in the same way. */
export function shortLine(text: string, limit: number): string {
  return cleanStart(text, limit, cleanLine);
}

/** How many characters of a text are read for each character of the limit, because cleaning may remove some. */
export const mostLookedAt = 4;

function cleanStart(text: string, limit: number, clean: (text: string) => string): string {
  const start = text.slice(0, limit * mostLookedAt);
  const cleaned = clean(start);
  const shortened = shorten(cleaned, limit);
  const isCut = start.length < text.length && shortened === cleaned && cleaned !== "";
  return shortened + (isCut ? "…" : "");
}

/** The first `limit` code points, with an ellipsis if something was cut off. */
export function shorten(text: string, limit: number): string {
  if (text.length <= limit) {
    return text;
  }
  // A code point has at most two code units, so these hold more code points than the limit.
  const characters = Array.from(text.slice(0, limit * 2 + 1));
  return characters.length > limit ? `${characters.slice(0, limit).join("")}…` : text;
}

/**
 * Prepares a server's text to be quoted inside one of the kit's sentences. It is kept short, so that it cannot replace the sentence. It has
 * no quotation marks, with which the server could end the quotation and go on in the kit's name.
 *
 * @param limit in code points
 */
export function quotable(text: string, limit = 48): string {
  return (
    shortLine(text, limit)
      // Unicode's quotation marks except the apostrophe, and characters that look like them.
      .replace(/(?!')\p{Quotation_Mark}|[ʺˮ″❝❞]/gu, "")
      .trim()
  );
}

/** Prepares a label to be quoted in one of the kit's sentences, such as an error. */
export function spokenLabel(label: string): string {
  return quotable(label, 80);
}
