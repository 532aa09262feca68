import { isPlain } from "../../text/is-plain.js";
import { type Phrase, phraseFrom } from "./phrase.js";
import { smallLetters } from "./small-letters.js";

/** Any sign but those inside words; a dot where it does not stand between letters. What lies outside the basic plane are pictures by now, and stand for blanks. */
const phraseEnd =
  /(?:[^\p{L}\p{M}\p{N}\s_'’.\u{10000}-\u{10FFFF}-]|(?<![\p{L}\p{M}\p{N}])\.|\.(?![\p{L}\p{M}\p{N}]))+/u;
/** What of a phrase is no letter, as far as {@link phraseEnd} has left it. */
const wordEnd = /(?:[\s_'’.-]|[\u{10000}-\u{10FFFF}](?<![\p{L}\p{M}\p{N}]))+/u;

/**
 * Takes a label, a description or a property's name apart: `dbPassword` is "db password", "Name of the secret" is about a
 * "name". PIN, TAN, PUK and PAT in capitals are told from a pin on a map, a tan or somebody called Pat, and become "passcode". Letters that stand
 * apart ("P-a-s-s-w-o-r-d") are one word. Expects the letters to be plain.
 */
export function phrasesOf(letters: string): readonly Phrase[] {
  const plain = letters.replace(/\b(?:PIN|TAN|PUK|PAT)s?\b(?<!GP?IO \w+)/g, "passcode");
  const known = new Map<string, Phrase>();
  const phrases: Phrase[] = [];
  for (const part of joinApart(smallLetters(partCompounds(plain))).split(phraseEnd)) {
    // A text can say the same thousands of times: that is one phrase, which stands in many places.
    const phrase = known.get(part) ?? phraseIn(part);
    if (phrase) {
      known.set(part, phrase);
      phrases.push(phrase);
    }
  }
  return phrases;
}

function phraseIn(part: string): Phrase | undefined {
  const words = part.split(wordEnd).filter((word) => word !== "");
  return words.length === 0 ? undefined : phraseFrom(withoutQuestion(words));
}

function partCompounds(letters: string): string {
  if (letters === letters.toLowerCase()) {
    return letters;
  }
  return isPlain(letters)
    ? letters.replace(/[a-z](?=[A-Z])|[A-Z\d](?=[A-Z][a-z])/g, "$& ")
    : letters.replace(/\p{Ll}(?=\p{Lu})|[\p{Lu}\d](?=\p{Lu}\p{Ll})/gu, "$& ");
}

/** Letters one by one, three or more, with blanks or signs in between. */
const apart = /(?<![a-z])[a-z](?:[^a-z\d]{1,3}[a-z](?![a-z])){2,}\.?/g;

function joinApart(small: string): string {
  return /[^a-z\d][a-z][^a-z\d]{1,3}[a-z](?![a-z])/.test(small)
    ? small.replace(apart, (letters) => letters.replace(/[^a-z]/g, ""))
    : small;
}

function withoutQuestion(words: string[]): readonly string[] {
  return words[0] === "what" ? words.slice(words[1] === "s" || words[1] === "is" ? 2 : 1) : words;
}
