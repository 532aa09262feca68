import type { SensitiveWords } from "../words/sensitive-words.js";
import type { TermList } from "../words/term-list.js";
import { openers } from "./leading-words.js";
import { beginningAt } from "./beginning-at.js";
import { isMore, withoutNumber, longestNumber } from "./trailing-words.js";

/** Whether nothing else is said up to the word at `end`, but "your" and the like, and nothing before it that makes it something else. */
export function isOnlyTerm(
  { terms, longest, beginnings }: TermList,
  { notAfter }: SensitiveWords,
  words: readonly string[],
  end: number,
): boolean {
  let start = 0;
  while (start < end && openers.has(words[start] ?? "")) {
    start++;
  }
  if (start === end || !beginnings.has(beginningAt(words, start))) {
    return false;
  }
  let joined = "";
  for (let index = start; index < end; index++) {
    joined += words[index];
    if (joined.length > longest + longestNumber) {
      return false;
    }
    const term = withoutNumber(joined);
    if (
      terms.has(term) &&
      notAfter.get(term)?.has(words[start - 1] ?? "") !== true &&
      words.slice(index + 1, end).every(isMore)
    ) {
      return true;
    }
  }
  return false;
}
