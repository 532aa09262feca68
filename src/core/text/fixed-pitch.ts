/** A part of a text. The parts of a text in their order are the text. */
export interface TextPart {
  readonly text: string;
  /** Code, a diff or a table, which is read by its columns. */
  readonly isFixedPitch: boolean;
}

/**
 * Splits a cleaned text into prose and what needs a fixed-pitch face. Decides by structure alone, for each paragraph, because lists of words
 * would be different in each language. A wrong guess changes only the face.
 */
export function partsByPitch(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let isFenced = false;
  for (const paragraph of text.split(/(?<=\n\n)/)) {
    const lines = paragraph.trimEnd().split("\n");
    const isFixedPitch = isFenced || isStructured(lines);
    if (count(lines, fence) % 2 === 1) {
      isFenced = !isFenced;
    }
    const last = parts.at(-1);
    if (last?.isFixedPitch === isFixedPitch) {
      parts[parts.length - 1] = { text: last.text + paragraph, isFixedPitch };
    } else {
      parts.push({ text: paragraph, isFixedPitch });
    }
  }
  return parts;
}

const fence = /^\s*(?:```|~~~)/;

/** How many lines of a paragraph must have each sign of structure. */
const signs: readonly (readonly [sign: RegExp, lines: number])[] = [
  [fence, 1],
  // Heads of diffs.
  [/^(?:@@ -\d|diff --git |\+\+\+ \S)/, 1],
  // Columns: gaps inside of lines. Two blanks after the end of a sentence are not a gap.
  [/[^\s.?!] {2,}\S|\S(?: {3,}|\t+)\S/, 2],
  [/^\s*[|│┃].*[|│┃]$/, 2],
  [/[─-╿]{3}/, 1],
  // A line that only closes what others have opened, as in JSON; ends of statements; tags; a prompt.
  [/^\s*[)\]}]+[;,]?$/, 1],
  [/[;{]$/, 2],
  [/^\s*<\/?[a-z][^<>]*>/i, 2],
  [/^\s*\$ \S/, 1],
];

function isStructured(lines: readonly string[]): boolean {
  const isDiff = count(lines, /^\+/) > 0 && count(lines, /^-/) > 0;
  return isDiff || signs.some(([sign, least]) => count(lines, sign) >= least);
}

function count(lines: readonly string[], sign: RegExp): number {
  return lines.filter((line) => sign.test(line)).length;
}
