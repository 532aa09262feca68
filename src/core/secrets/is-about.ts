import { beginsWith } from "./begins-with.js";
import { endsIn } from "./ends-in.js";
import { isAlone } from "./is-alone.js";
import type { Phrase } from "./phrase.js";
import type { SensitiveWords } from "./sensitive-words.js";

/** Whether a phrase is about one of these things: at the end of its head, at its beginning, or anywhere, as its language has it. */
export function isAbout(list: SensitiveWords, { words, head }: Phrase): boolean {
  return (
    endsIn([list.last, list.lastPart], list, words, head) ||
    beginsWith(list, words) ||
    (words.some(isOfOtherScript) && list.anywhere.test(words.join(" ")))
  );
}

/** Whether a label's head ends in one of its words that are not always such a thing, or consists of one. */
export function isLabelOf(list: SensitiveWords, { words, head }: Phrase): boolean {
  const { inLabel, alone, aloneInHead } = list;
  return (
    (inLabel !== undefined && endsIn([inLabel], list, words, head)) ||
    (alone !== undefined && isAlone(alone, words, words.length)) ||
    (aloneInHead !== undefined && !isVerb(words, head) && isAlone(aloneInHead, words, head))
  );
}

/** Whether a phrase says nothing else, but "your" and the like. */
export function isOnlyAbout({ last, lastPart, first }: SensitiveWords, { words }: Phrase): boolean {
  return [last, lastPart, first].some((list) => isAlone(list, words, words.length));
}

/** Scripts that put no blanks between words begin far behind the others. */
function isOfOtherScript(word: string): boolean {
  return word.charCodeAt(0) >= 0x3000 || word.charCodeAt(word.length - 1) >= 0x3000;
}

/** "Pin to top" is what is to be done with something. */
function isVerb(words: readonly string[], head: number): boolean {
  return head === 1 && words[1] === "to";
}
