import { isPlain } from "../../text/clean-text.js";
import { latinLook } from "../../text/look-alikes.js";
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
  return /^[a-z]/i.test(signs) ? signs : Array.from(signs, (sign) => stands.get(sign) ?? sign).join("");
}

/** Letters that are none of Latin, nor look like one. */
const unlike = /[\u0370-\u1DFF\u2E80-\uD7FF]/;

/** A text with each word that can be mistaken for one in Latin letters as that one. Read as a whole: there may be a word in every second character. */
function latinWords(text: string): string {
  const looks = latinLook(text);
  const smallText = smallLetters(text);
  const smallLook = latinLook(smallLetters(looks));
  if (smallLook === smallText) {
    return text;
  }
  const small = words(smallText);
  const smallLooks = words(smallLook);
  const otherLetters = words(latinLook(looks.toLowerCase()));
  return words(text)
    .map((word, index) => {
      const look = smallLooks[index] ?? word;
      const isWord = isPlain(word) || unlike.test(otherLetters[index] ?? "") || !/^[ -~€]*$/.test(look);
      return isWord || look === small[index] ? word : look;
    })
    .join("");
}

/** Words, and the blanks between them: each by itself, for a word of nothing but accents may be gone, and its place must stay. */
function words(text: string): readonly string[] {
  return text.split(/(\s)/);
}
