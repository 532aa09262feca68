import { spellOut } from "./spell-out.js";

/** Words to look for, ready to be looked up: no blanks in them, so that `apiKey`, "api key" and "a p i key" are one. */
export interface TermList {
  readonly terms: ReadonlySet<string>;
  /** Characters of the longest term. */
  readonly longest: number;
  /** Whether a term may end as this word does. Most words do not, and are passed over at the cost of two characters. */
  readonly mayEndAs: (word: string) => boolean;
  /** Whether a term may begin as this word does. */
  readonly mayBeginAs: (word: string) => boolean;
}

/** Reads patterns for {@link spellOut}, parted by commas, in small letters without accents, as phrases are; and words as they are. */
export function termList(patterns: string, words: readonly string[] = []): TermList {
  const spelled = patterns.replace(/\s+/g, "").split(",").flatMap(spellOut);
  const terms = new Set([...spelled, ...words].filter((term) => term !== ""));
  const beginnings = new Uint8Array(pairs);
  const endings = new Uint8Array(pairs);
  for (const term of terms) {
    beginnings[pairAt(term, 0)] = 1;
    endings[pairAt(term, term.length - 2)] = 1;
  }
  return {
    terms,
    longest: Math.max(...Array.from(terms, (term) => term.length)),
    // A letter by itself may be one of several that stand apart.
    mayEndAs: (word) => word.length < 2 || endings[pairAt(word, word.length - 2)] === 1,
    mayBeginAs: (word) => word.length < 2 || beginnings[pairAt(word, 0)] === 1,
  };
}

const pairs = 4096;

/** Two characters as a number: several have the same, which costs a look-up and no more. */
function pairAt(word: string, index: number): number {
  return (word.charCodeAt(index) * 61 + word.charCodeAt(index + 1)) % pairs;
}
