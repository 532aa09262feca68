import { wordSet } from "../words/word-set.js";

/** From one of these words on, a phrase says more about what it has named already: "password *for the database*". */
const afterTheName = wordSet(
  `about above after are aus uit out into as at be because before below by can cannot don for from how if in is it may must never no not
  of on sent should so than that they to until used using via was we when where which while who why will with without
  you d d(e|i|o|u|a) des del dell della der den fur mit ohne van voor von zu zur zum auf bei ist par pour para per con
  sin senza com sem od do dla для от из на к`,
);

/** What a text speaks of, phrase by phrase. */
export interface Phrase {
  /** Its words, in small letters without accents. */
  readonly words: readonly string[];
  /** How many of them are its head: up to the first preposition or verb. In most languages the last of these is the thing itself. */
  readonly head: number;
}

/** The phrase these words are. */
export function phraseFrom(words: readonly string[]): Phrase {
  for (let index = 0; index < words.length; index++) {
    if (afterTheName.has(words[index] ?? "") && !isPartOfName(words, index)) {
      return { words, head: index };
    }
  }
  return { words, head: words.length };
}

/** "Card no" is a number, and the name on a card is one thing. */
function isPartOfName(words: readonly string[], index: number): boolean {
  return words[index] === "no"
    ? index === words.length - 1
    : words[index] === "on" && (words[index + 1] === "card" || words[index + 2] === "card");
}
