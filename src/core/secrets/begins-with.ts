import type { SensitiveWords } from "./sensitive-words.js";
import { ofWords, openers } from "./words-around.js";

/** Words that are looked at. */
const longestBeginning = 12;

/** Whether a phrase begins with a term, past what asks for it and two words more. */
export function beginsWith(
  { first: { terms, longest }, notAfter, notBefore }: SensitiveWords,
  words: readonly string[],
): boolean {
  let others = 2;
  for (let start = 0; start < Math.min(words.length, longestBeginning); start++) {
    const word = words[start] ?? "";
    const mayBegin = notAfter.get(word)?.has(words[start - 1] ?? "") !== true;
    let joined = "";
    for (let end = mayBegin ? start : words.length; end < words.length && joined.length < longest; end++) {
      joined += words[end];
      if (terms.has(joined) && !words.slice(end + 1, end + 4).some((next) => notBefore.has(next))) {
        return true;
      }
    }
    if (ofWords.has(word) || (!openers.has(word) && others-- === 0)) {
      return false;
    }
  }
  return false;
}
