import { wordSet } from "../words/word-set.js";
import { type Phrase, phraseFrom } from "./phrase.js";

const conjunctions = wordSet("and or und oder et ou y e ed en ve и");

/** Words at the end of a phrase by which all before them says what kind they are: "password and account policy". */
const matters = wordSet(
  `policy policies settings management rotation name names type types rules options length help handling storage security
  requirements regeln richtlinie richtlinien verwaltung einstellungen`,
);

/** A phrase, and the things it lists one by one: "password and user name". */
export function listedPhrases(phrase: Phrase): readonly Phrase[] {
  const { words } = phrase;
  if (!words.some((word) => conjunctions.has(word)) || matters.has(words[phrase.head - 1] ?? "")) {
    return [phrase];
  }
  const listed: Phrase[] = [phrase];
  let start = 0;
  words.forEach((word, index) => {
    if (conjunctions.has(word)) {
      if (index > start) {
        listed.push(phraseFrom(words.slice(start, index)));
      }
      start = index + 1;
    }
  });
  return listed;
}
