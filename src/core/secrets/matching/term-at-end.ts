import type { SensitiveWords } from "../words/sensitive-words.js";
import { mayEnd, type TermList } from "../words/term-list.js";
import { isMore, withoutNumber } from "./trailing-words.js";

/** Words behind the thing, at most. */
const mostEndings = 6;

/** Whether a phrase ends in a term, up to its head's end: with that, or with what leaves it what it is. */
export function hasTermAtEnd(
  lists: readonly TermList[],
  { lastPart, notAfter }: SensitiveWords,
  words: readonly string[],
  head: number,
): boolean {
  for (let end = head; end > 0 && head - end < mostEndings; end--) {
    const word = words[end - 1] ?? "";
    const bare = withoutNumber(word);
    for (const list of lists) {
      if (endsAt(list, words, end, word, notAfter) || (bare !== word && endsAt(list, words, end, bare, notAfter))) {
        return true;
      }
      if (list === lastPart && endsWord(list, bare)) {
        return true;
      }
    }
    if (!isMore(word)) {
      return false;
    }
  }
  return false;
}

/** From the beginning of any word on. */
function endsAt(
  list: TermList,
  words: readonly string[],
  end: number,
  tail: string,
  notAfter: SensitiveWords["notAfter"],
): boolean {
  let joined = tail;
  for (let start = end - 1; joined.length <= list.longest && mayEnd(list, joined); start--) {
    if (list.terms.has(joined)) {
      const before = words[start - 1] ?? "";
      return before !== "public" && notAfter.get(joined)?.has(before) !== true;
    }
    if (start === 0) {
      return false;
    }
    joined = words[start - 1] + joined;
  }
  return false;
}

/** Within the last word. */
function endsWord(list: TermList, word: string): boolean {
  // None is shorter than three letters.
  if (!mayEnd(list, word.slice(-3))) {
    return false;
  }
  for (let from = Math.max(1, word.length - list.longest); from <= word.length - 3; from++) {
    if (list.terms.has(word.slice(from))) {
      return true;
    }
  }
  return false;
}
