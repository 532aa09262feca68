import { spellOut } from "./spell-out.js";

/** Words to look for, ready to be looked up: no blanks in them, so that `apiKey`, "api key" and "a p i key" are one. */
export interface TermList {
  readonly terms: ReadonlySet<string>;
  /** Characters of the longest term. */
  readonly longest: number;
  /** The first two and the first four letters of each, and the last: most words have others, and are passed over by them. */
  readonly beginnings: ReadonlySet<string>;
  readonly endings: ReadonlySet<string>;
}

/** Reads patterns for {@link spellOut}, parted by commas, in small letters without accents, as phrases are; and words as they are. */
export function termList(patterns: string, words: readonly string[] = []): TermList {
  const spelled = patterns.replace(/\s+/g, "").split(",").flatMap(spellOut);
  const terms = new Set([...spelled, ...words].filter((term) => term !== ""));
  const beginnings = new Set<string>();
  const endings = new Set<string>();
  let longest = 0;
  for (const term of terms) {
    longest = Math.max(longest, term.length);
    beginnings.add(term.slice(0, 2)).add(term.slice(0, 4));
    endings.add(term.slice(-2)).add(term.slice(-4));
  }
  return { terms, longest, beginnings, endings };
}

/** Whether a term may begin so. */
export function mayBegin({ beginnings }: TermList, text: string): boolean {
  return text.length < 2 || beginnings.has(text.slice(0, text.length < 4 ? 2 : 4));
}

/** Whether a term may end so. */
export function mayEnd({ endings }: TermList, text: string): boolean {
  return text.length < 2 || endings.has(text.slice(text.length < 4 ? -2 : -4));
}
