import type { Phrase } from "../reading/phrase.js";
import { askingScripts, askingWords } from "../words/asking-words.js";
import { isAsking } from "./is-asking.js";
import { isDenial } from "./is-denial.js";
import { asksForSecretFile } from "./asks-for-secret-file.js";
import { isSentCodeAt, saysCodeIsSent } from "./sent-code.js";

/** Words between one that asks and the code that it asks for; what follows the code tells that it was sent. */
const nearby = 6;

/** Whether a sentence asks for what the person has from elsewhere: a code that was sent, or what is in a file. Commas change nothing about that. */
export function asksForElsewhere(sentence: string, phrases: readonly Phrase[]): boolean {
  const told = phrases.filter((phrase) => !isDenial(phrase));
  const words = told.flatMap((phrase) => phrase.words);
  const asking: number[] = [];
  let start = 0;
  for (const phrase of told) {
    phrase.words.forEach((word, index) => {
      if (isAsking(phrase.words, index)) {
        asking.push(start + index + 1);
      }
      if (askingWords.behind.has(word)) {
        asking.push(Math.max(0, start + index - nearby));
      }
    });
    start += phrase.words.length;
  }
  const isAsked = asking.length > 0 || (askingScripts.ask.test(sentence) && !askingScripts.deny.test(sentence));
  return (
    saysCodeIsSent(words, isAsked) ||
    (isAsked && asksForSecretFile(sentence, words)) ||
    asking.some((from) => words.slice(from, from + nearby).some((_, index) => isSentCodeAt(words, from + index)))
  );
}
