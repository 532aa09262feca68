import { isMore, withoutNumber, longestNumber } from "./after-the-thing.js";
import type { TermList } from "./term-list.js";
import { openers } from "./words-around.js";

/** Whether nothing else is said up to the word at `end`, but "your" and the like. */
export function isAlone({ terms, longest }: TermList, words: readonly string[], end: number): boolean {
  let start = 0;
  while (start < end && openers.has(words[start] ?? "")) {
    start++;
  }
  if (start === end) {
    return false;
  }
  let joined = "";
  for (let index = start; index < end; index++) {
    joined += words[index];
    if (joined.length > longest + longestNumber) {
      return false;
    }
    if (terms.has(withoutNumber(joined)) && words.slice(index + 1, end).every(isMore)) {
      return true;
    }
  }
  return false;
}
