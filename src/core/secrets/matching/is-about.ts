import type { Phrase } from "../reading/phrase.js";
import type { SensitiveWords } from "../words/sensitive-words.js";
import { wordSet } from "../words/word-set.js";
import { openers } from "./leading-words.js";
import { isOnlyTerm } from "./only-term.js";
import { hasTermAtEnd } from "./term-at-end.js";
import { hasTermAtStart } from "./term-at-start.js";
import { isMore } from "./trailing-words.js";

/** Whether a phrase is about one of these things: at the end of its head, at its beginning, or anywhere, as its language has it. */
export function isAbout(list: SensitiveWords, { words, head }: Phrase): boolean {
  return (
    hasTermAtEnd([list.last, list.lastPart], list, words, head) ||
    hasTermAtStart(list, words) ||
    (words.some(isOfOtherScript) && list.anywhere.test(words.join(" ")))
  );
}

/** Whether a label's head ends in one of its words that are not always such a thing, or consists of one. */
export function isLabelOf(list: SensitiveWords, { words, head }: Phrase): boolean {
  const { inLabel, alone, aloneInHead } = list;
  return (
    (inLabel !== undefined && hasTermAtEnd([inLabel], list, words, head)) ||
    (alone !== undefined && isOnlyTerm(alone, list, words, words.length)) ||
    (aloneInHead !== undefined && !isVerb(words, head) && isOnlyTerm(aloneInHead, list, words, head))
  );
}

/** Whether a phrase says nothing else, but "your" and the like, and what it is for: "database password", "Kreditkartendaten". */
export function isOnlyAbout(list: SensitiveWords, { words }: Phrase): boolean {
  const { last, lastPart, first, firstLoosely } = list;
  const things = words.filter((word) => !purposes.has(word));
  const bare = words.filter((word) => firstLoosely?.between.has(word) !== true);
  return (
    [last, lastPart, first].some((terms) =>
      [words, things].some((said) => isOnlyTerm(terms, list, said, said.length)),
    ) ||
    isOneWord(list, words) ||
    (firstLoosely !== undefined && isOnlyTerm(firstLoosely, list, bare, bare.length))
  );
}

/** "Ihre Bankkontonummer": one word, and that ends in a term. */
function isOneWord(list: SensitiveWords, words: readonly string[]): boolean {
  const start = words.findIndex((word) => !openers.has(word));
  return start !== -1 && words.slice(start + 1).every(isMore) && hasTermAtEnd([list.lastPart], list, words, start + 1);
}

/** What a secret is for, of which a sentence that asks for nothing else may speak. */
const purposes = wordSet(
  "secret shared host oauth database db sql mongo mongodb postgres redis amqp storage credit ec",
);

/** Scripts that put no blanks between words begin far behind the others. */
function isOfOtherScript(word: string): boolean {
  return word.charCodeAt(0) >= 0x3000 || word.charCodeAt(word.length - 1) >= 0x3000;
}

/** "Pin to top" is what is to be done with something. */
function isVerb(words: readonly string[], head: number): boolean {
  return head === 1 && words[1] === "to";
}
