import type { SensitiveWords } from "../words/sensitive-words.js";
import { mayBegin } from "../words/term-list.js";
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
  { first: list, firstLoosely: loosely, notBefore }: SensitiveWords,
  words: readonly string[],
  start: number,
): boolean {
  let joined = "";
  let bare = "";
  for (let end = start; end < words.length && joined.length < list.longest; end++) {
    const word = words[end] ?? "";
    joined += word;
    bare += loosely?.between.has(word) === true ? "" : word;
    if (!mayBegin(list, joined) && (loosely === undefined || !mayBegin(loosely, bare))) {
      return false;
    }
    const isTerm = list.terms.has(joined) || loosely?.terms.has(bare) === true;
    if (isTerm && !words.slice(end + 1, end + 4).some((next) => notBefore.has(next))) {
      return true;
    }
  }
  return false;
}
