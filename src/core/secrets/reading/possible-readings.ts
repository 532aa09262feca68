import { isPlain } from "../../text/is-plain.js";
import { latinLook } from "../../text/look-alikes.js";
import { oncePerText } from "../../text/once-per-text.js";
import { plainLetters } from "../../text/plain-letters.js";
import { smallLetters } from "./small-letters.js";

/** Digits and signs that stand for the letters they look like. A 1 is an i in one reading and an l in the next. */
const stands: ReadonlyMap<string, string> = new Map(
  Object.entries({
    0: "o",
    1: "i",
    3: "e",
    4: "a",
    5: "s",
    7: "t",
    "@": "a",
    $: "s",
    "€": "e",
    "!": "i",
    "|": "i",
    "*": "",
  }),
);

/**
 * Digits and signs beside letters: in a word, at its beginning, or behind it, where they may be its number as well. A letter with a number
 * behind it, such as `p455`, is nothing else, and taken whole.
 */
const besideLetter = /(?<![a-z\d])[a-z]\d+(?![a-z\d])|[013457@$€!|*]+(?=[a-z])|(?<=[a-z])[013457@$€!|*]+/gi;

const maybeDisguised = /[^ -~]|[013457@$€!|*][a-z]|[a-z][013457@$€!|*]|vv/i;

/**
 * The ways to read a text: as it stands, and, where something in it is not what it looks like, as it looks. "Раssw0rd" is read
 * "Password" too, in whatever script its letters are. Words of another script that do not look like Latin ones stay what they are.
 */
export function possibleReadings(text: string): readonly string[] {
  const plain = undressed(text);
  if (!maybeDisguised.test(plain)) {
    return [plain];
  }
  const looks = latinWords(plain);
  const withI = looks.replaceAll(/vv/gi, "w").replace(besideLetter, spelled);
  const withL = looks.replace(/[1|](?=[a-z])|(?<=[a-z])[1|]/gi, "l");
  return [...new Set([plain, looks, withI, withL])];
}

/** Case stays, since `apiKey` is two words by it. */
function undressed(text: string): string {
  return isPlain(text) ? text : plainLetters(text, "NFKC").replace(/\p{Default_Ignorable_Code_Point}/gu, "");
}

function spelled(signs: string): string {
  if (/^[a-z]/i.test(signs)) {
    return signs;
  }
  let letters = "";
  for (const sign of signs) {
    letters += stands.get(sign) ?? sign;
  }
  return letters;
}

/** Letters that are none of Latin, nor look like one. */
const unlike = /[\u0370-\u1DFF\u2E80-\uD7FF]/;

/** A text with each word that can be mistaken for one in Latin letters as that one. */
function latinWords(text: string): string {
  return text.replace(/\S+/g, (word) => (word.length > longestKept ? latinWord(word) : knownLatinWord(word)));
}

/** Longer ones are not kept, for they hardly come again. */
const longestKept = 12;

const knownLatinWord = oncePerText(latinWord);

function latinWord(word: string): string {
  if (isPlain(word)) {
    return word;
  }
  const looks = latinLook(word);
  // Most foreign words have a letter that is like none of Latin in either size.
  if (unlike.test(latinLook(looks.toLowerCase()))) {
    return word;
  }
  const look = latinLook(smallLetters(looks));
  return /^[ -~€]*$/.test(look) && look !== smallLetters(word) ? look : word;
}
