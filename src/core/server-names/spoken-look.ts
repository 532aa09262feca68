import { cleanText } from "../text/clean-text.js";
import { latinLook } from "../text/look-alikes.js";
import { plainLetters } from "../text/plain-letters.js";

/**
 * How a text reads to someone in haste, for names to be looked for in it: small letters of the script they look like, without accents;
 * 0 is o, and what looks like a capital I is 1. Between words stands one character: `_` where only a capital begins the next one, a blank,
 * `!` where one of these stands alone between letters (it is drawn as an i), `-` where there are other signs, a line feed where a paragraph ends.
 */
export function spokenLook(text: string): string {
  const letters = plainLetters(cleanText(text), "NFKD")
    .replace(/[\p{M}\p{DI}]/gu, "")
    .replaceAll("|", "I")
    .replace(/(?<=\p{L})[!¡](?=\p{L})|[^\p{L}\p{N}]+/gu, drawnBetween)
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, "_");
  return latin(latin(letters).replaceAll("I", "1").toLowerCase()).replaceAll("0", "o");
}

function drawnBetween(between: string): string {
  return between === "!" || between === "¡" ? "!" : between.includes("\n\n") ? "\n" : between.trim() === "" ? " " : "-";
}

/** Not a slash for the letters that look like one: they are letters of words all the same. */
function latin(text: string): string {
  return text.replace(/[^\u0000-\u007F]+/gu, (letters) => {
    const look = latinLook(letters);
    return look.includes("/") ? Array.from(letters, (letter) => latinLook(letter).replace("/", letter)).join("") : look;
  });
}
