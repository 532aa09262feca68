import { cleanText } from "./clean-text.js";
import { latinLook } from "./look-alikes.js";

/** Whole words of Arabic and Japanese, each of them one character, up to a sentence of eighteen letters: no name, and no way to make a text grow. */
const wordLigatures = /[\uFDF0-\uFDFB\u3300-\u3357]/g;

/**
 * How a text reads to someone in haste, for names to be looked for in it: small letters of the script they look like, without accents;
 * 0 is o, and what looks like a capital I is 1. Between words stands one character: `_` where only a capital begins the next one, a blank,
 * `-` where there are signs, a line feed where a paragraph ends.
 */
export function spokenLook(text: string): string {
  const letters = cleanText(text)
    .replace(wordLigatures, " ")
    .normalize("NFKD")
    .replace(/[\p{M}\p{DI}]/gu, "")
    .replace(/[\u{1F150}-\u{1F169}\u{1F170}-\u{1F189}\u{1F1E6}-\u{1F1FF}]/gu, undrawn)
    .replaceAll("|", "I")
    .replace(/[^\p{L}\p{N}]+/gu, (between) => (between.includes("\n\n") ? "\n" : between.trim() === "" ? " " : "-"))
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, "_");
  return latin(latin(letters).replaceAll("I", "1").toLowerCase()).replaceAll("0", "o");
}

/** Letters in squares and circles, and those that make flags, which Unicode does not take apart: each alphabet begins at one of these. */
function undrawn(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  const first = [0x1f1e6, 0x1f170, 0x1f150].find((start) => start <= code) ?? code;
  return String.fromCodePoint(0x41 + code - first);
}

/** Not a slash for the letters that look like one: they are letters of words all the same. */
function latin(text: string): string {
  return text.replace(/[^\u0000-\u007F]+/gu, (letters) => {
    const look = latinLook(letters);
    return look.includes("/") ? Array.from(letters, (letter) => latinLook(letter).replace("/", letter)).join("") : look;
  });
}
