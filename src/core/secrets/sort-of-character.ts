/** What a character is to a phrase: part of a word, between words, or the end of it. A dot may be either of the last. */
export const sorts = { letter: 1, blank: 2, dot: 3, other: 4 } as const;

/** By their code; 0 where it has not been needed yet. */
const known = new Uint8Array(0x10000);

/** The sort of one UTF-16 unit of a text. Half the time that is needed for a text goes by here, so each is looked at once. */
export function sortOf(text: string, index: number): number {
  const code = text.charCodeAt(index);
  // Past the end there is no code.
  const sort = known[code] || sortOfUnit(text.charAt(index));
  known[code] = sort;
  return sort;
}

function sortOfUnit(unit: string): number {
  if (/[\p{L}\p{M}\p{N}]/u.test(unit)) {
    return sorts.letter;
  }
  // Halves of pairs are pictures: letters among them have become plain ones.
  return /[\s_'’\uD800-\uDFFF-]/.test(unit) ? sorts.blank : unit === "." ? sorts.dot : sorts.other;
}
