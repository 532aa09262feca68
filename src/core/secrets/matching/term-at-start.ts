import type { SensitiveWords } from "../words/sensitive-words.js";
import { beginningAt } from "./beginning-at.js";
import { ofWords, openers } from "./leading-words.js";

/** Words that are looked at. */
const longestBeginning = 12;

/** Whether a phrase begins with a term, past what asks for it and two words more. */
export function hasTermAtStart(list: SensitiveWords, words: readonly string[]): boolean {
  let others = 2;
  for (let start = 0; start < Math.min(words.length, longestBeginning); start++) {
    const word = words[start] ?? "";
    if (isTermAt(list, words, start)) {
      return true;
    }
    if (ofWords.has(word) || (!openers.has(word) && others-- === 0)) {
      return false;
    }
  }
  return false;
}

function isTermAt(
  { first: { terms, longest, beginnings }, firstLoosely, notBefore }: SensitiveWords,
  words: readonly string[],
  start: number,
): boolean {
  const first = words[start] ?? "";
  const two = beginningAt(words, start);
  const mayBegin =
    beginnings.has(two) ||
    (firstLoosely !== undefined &&
      (firstLoosely.beginnings.has(two) ||
        firstLoosely.between.has(first) ||
        (first.length === 1 && firstLoosely.between.has(words[start + 1] ?? ""))));
  if (!mayBegin) {
    return false;
  }
  let joined = "";
  let bare = "";
  for (let end = start; end < words.length && joined.length < longest; end++) {
    const word = words[end] ?? "";
    joined += word;
    bare += firstLoosely?.between.has(word) === true ? "" : word;
    const isTerm = terms.has(joined) || firstLoosely?.terms.has(bare) === true;
    if (isTerm && !words.slice(end + 1, end + 4).some((next) => notBefore.has(next))) {
      return true;
    }
  }
  return false;
}
