import type { SensitiveWords } from "../words/sensitive-words.js";
import type { TermList } from "../words/term-list.js";
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
  { terms, longest, endings }: TermList,
  words: readonly string[],
  end: number,
  tail: string,
  notAfter: SensitiveWords["notAfter"],
): boolean {
  const ending = tail.length > 1 ? tail : (words[end - 2] ?? "") + tail;
  if (!endings.has(ending.slice(-2))) {
    return false;
  }
  let joined = tail;
  for (let start = end - 1; joined.length <= longest; start--) {
    if (terms.has(joined)) {
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
function endsWord({ terms, longest, endings }: TermList, word: string): boolean {
  if (!endings.has(word.slice(-2))) {
    return false;
  }
  for (let from = Math.max(1, word.length - longest); from <= word.length - 3; from++) {
    if (terms.has(word.slice(from))) {
      return true;
    }
  }
  return false;
}
