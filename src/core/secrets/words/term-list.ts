import { spellOut } from "./spell-out.js";

/** Words to look for, ready to be looked up: no blanks in them, so that `apiKey`, "api key" and "a p i key" are one. */
export interface TermList {
  readonly terms: ReadonlySet<string>;
  /** Characters of the longest term. */
  readonly longest: number;
}

/** Reads patterns for {@link spellOut}, parted by commas, in small letters without accents, as phrases are; and words as they are. */
export function termList(patterns: string, words: readonly string[] = []): TermList {
  const spelled = patterns.replace(/\s+/g, "").split(",").flatMap(spellOut);
  const terms = new Set([...spelled, ...words].filter((term) => term !== ""));
  return { terms, longest: Math.max(...Array.from(terms, (term) => term.length)) };
}
