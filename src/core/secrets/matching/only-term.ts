import type { SensitiveWords } from "../words/sensitive-words.js";
import { mayBegin, type TermList } from "../words/term-list.js";
import { openers } from "./leading-words.js";
import { isMore, longestNumber, withoutNumber } from "./trailing-words.js";

/** Whether nothing else is said up to the word at `end`, but "your" and the like, and nothing before it that makes it something else. */
export function isOnlyTerm(
  list: TermList,
  { notAfter }: SensitiveWords,
  words: readonly string[],
  end: number,
): boolean {
  let start = 0;
  while (start < end && openers.has(words[start] ?? "")) {
    start++;
  }
  let joined = "";
  for (let index = start; index < end; index++) {
    joined += words[index];
    const term = withoutNumber(joined);
    if (joined.length > list.longest + longestNumber || !(mayBegin(list, joined) || mayBegin(list, term))) {
      return false;
    }
    if (
      list.terms.has(term) &&
      notAfter.get(term)?.has(words[start - 1] ?? "") !== true &&
      words.slice(index + 1, end).every(isMore)
    ) {
      return true;
    }
  }
  return false;
}
