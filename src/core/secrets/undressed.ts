import { isAscii } from "./is-ascii.js";

/** Letters in white on black, and those flags are made of: unlike other framed letters, NFKC leaves them as they are. */
const framed = /[\u{1F150}-\u{1F169}\u{1F170}-\u{1F189}\u{1F1E6}-\u{1F1FF}]/gu;
const framedAlphabets = [0x1f1e6, 0x1f170, 0x1f150];

/** Whole Arabic words, up to a sentence of eighteen letters, each of them one character: a way to make a text grow. */
const wordLigatures = /[\uFDF0-\uFDFB]/g;

/**
 * The letters a text is written in, whatever they are dressed as: full width, bold, in circles, with unseen characters in
 * between. Case stays, since `apiKey` is two words by it.
 */
export function undressed(text: string): string {
  return isAscii(text)
    ? text
    : text
        .replace(wordLigatures, " ")
        .normalize("NFKC")
        .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
        .replace(framed, (letter) => {
          const code = letter.codePointAt(0) ?? 0;
          return String.fromCharCode(65 + code - (framedAlphabets.find((first) => first <= code) ?? code));
        });
}
