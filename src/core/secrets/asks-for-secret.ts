import { defaultLimits } from "../request/request-limits.js";
import { asksForElsewhere } from "./matching/asks-for-elsewhere.js";
import { isAbout, isLabelOf, isOnlyAbout } from "./matching/is-about.js";
import { isAsking } from "./matching/is-asking.js";
import { isDenial } from "./matching/is-denial.js";
import { isSentCode } from "./matching/sent-code.js";
import { listedPhrases } from "./reading/listed-phrases.js";
import { type Phrase, phraseFrom } from "./reading/phrase.js";
import { phrasesOf } from "./reading/phrases-of.js";
import { possibleReadings } from "./reading/possible-readings.js";
import type { SensitiveKind } from "./sensitive-kind.js";
import {
  askingScripts,
  askingWords,
  beforeAsking,
  denials,
  otherMatters,
  particles,
  statements,
} from "./words/asking-words.js";
import { credentialWords } from "./words/credential-words.js";
import { paymentWords } from "./words/payment-words.js";
import type { SensitiveWords } from "./words/sensitive-words.js";
import { codeIsSentScript, sentCodeScript } from "./words/sent-code-words.js";

/** Sentences and lines; what follows a colon belongs to what is before it. */
const sentenceEnd = /(?<=[.!?…])\s+|[。！？\n;]+/;

const openList = /:\s*$/;
const listItem = /^\s*(?:[-*•–·]|\d{1,2}[.)])/;

/** Words of a list's part that says nothing of its own, such as "region and API key". */
const longestPart = 6;

const isQuestion = /[?:]\s*$/;

/** Words of a question that is nothing but a label. */
const longestLabel = 4;

/** Words between one that asks and what it asks for. */
const nearby = 16;

/**
 * What a text asks the person for, such as a request's message: "Please type your password below", under which a field
 * named "Answer" says nothing. Speaking of a password is not asking for it: a verb has to ask ("enter", "we need"), the
 * thing has to be what it asks for, and nothing may deny it ("never enter your password"). A guess, as `sensitivityOf` is.
 */
export function asksForSecret(text: string): SensitiveKind | undefined {
  for (const reading of possibleReadings(text.slice(0, defaultLimits.text))) {
    let isList = false;
    for (const sentence of reading.split(sentenceEnd)) {
      const kind = kindAsked(sentence, isList);
      if (kind !== undefined) {
        return kind;
      }
      isList = openList.test(sentence) ? asks(sentence) : isList && listItem.test(sentence);
    }
  }
  return undefined;
}

function asks(sentence: string): boolean {
  return phrasesOf(sentence).some(({ words }) => words.some((_, index) => isAsking(words, index)));
}

function kindAsked(sentence: string, isListed: boolean): SensitiveKind | undefined {
  const phrases = phrasesOf(sentence);
  let isAsked = isListed;
  for (const phrase of phrases) {
    const { words } = phrase;
    const isDenied = isDenial(phrase);
    const scripted = isDenied ? undefined : kindIn(words.join(" "));
    if (scripted !== undefined) {
      return scripted;
    }
    if (isDenied) {
      continue;
    }
    const kind = firstKind(asked(words, isAsked));
    if (kind !== undefined) {
      return kind;
    }
    isAsked ||= words.some((_, index) => isAsking(words, index));
  }
  const [only] = phrases;
  return asksForElsewhere(sentence, phrases)
    ? "credential"
    : phrases.length === 1 && only !== undefined
      ? kindOfWhole(only, isQuestion.test(sentence))
      : undefined;
}

/** What a phrase asks for: what follows each word that asks, what precedes one at its end, all of it in a list. */
function asked(words: readonly string[], isAsked: boolean): readonly Phrase[] {
  const found: Phrase[] = [];
  words.forEach((asking, index) => {
    if (isAsking(words, index)) {
      found.push(phraseFrom(withoutParticles(words.slice(index + 1, index + 1 + nearby))));
    }
    if (askingWords.behind.has(asking) && index > 0) {
      const before = words.slice(Math.max(0, index - nearby), index);
      found.push(phraseFrom(before.slice(before.findLastIndex((word) => beforeAsking.has(word)) + 1)));
    }
  });
  if (isAsked && words.length <= longestPart && !words.some((word) => statements.has(word))) {
    found.push(phraseFrom(words));
  }
  return found.flatMap(listedPhrases);
}

function firstKind(phrases: readonly Phrase[]): SensitiveKind | undefined {
  return phrases.some((phrase) => names(paymentWords, phrase))
    ? "payment"
    : phrases.some((phrase) => names(credentialWords, phrase))
      ? "credential"
      : undefined;
}

function names(words: SensitiveWords, phrase: Phrase): boolean {
  return isAbout(words, phrase) || isLabelOf(words, phrase);
}

/** A sentence that is a label: "Your password", and as a question "Master password?", but not "What is an access token?". */
function kindOfWhole(phrase: Phrase, isAQuestion: boolean): SensitiveKind | undefined {
  const { words } = phrase;
  if (words[0] === "a" || words[0] === "an") {
    return undefined;
  }
  const isLabel =
    isAQuestion &&
    words.length <= longestLabel &&
    !words.some((word) => denials.has(word) || statements.has(word) || otherMatters.has(word));
  if (isLabel) {
    return firstKind([phrase]);
  }
  return isOnlyAbout(paymentWords, phrase)
    ? "payment"
    : isOnlyAbout(credentialWords, phrase) || isOnlySentCode(phrase)
      ? "credential"
      : undefined;
}

/** "The code from your text message", and nothing else. */
function isOnlySentCode(phrase: Phrase): boolean {
  const { words } = phrase;
  return (
    words.length <= longestPart &&
    isSentCode(words) &&
    !isDenial(phrase) &&
    !words.some((word) => otherMatters.has(word))
  );
}

function withoutParticles(words: readonly string[]): readonly string[] {
  const start = words.findIndex((word) => !particles.has(word));
  return start === -1 ? [] : words.slice(start);
}

function kindIn(text: string): SensitiveKind | undefined {
  const isAsked = askingScripts.ask.test(text) && !askingScripts.deny.test(text);
  return isAsked && paymentWords.anywhere.test(text)
    ? "payment"
    : (isAsked && (credentialWords.anywhere.test(text) || sentCodeScript.test(text))) || saysSent(text)
      ? "credential"
      : undefined;
}

function saysSent(text: string): boolean {
  return codeIsSentScript.test(text) && !askingScripts.deny.test(text);
}
