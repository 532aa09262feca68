import { isPlain } from "../../text/is-plain.js";

/** Letters that Unicode does not take apart into a letter and an accent. */
const undivided: ReadonlyMap<string, string> = new Map(
  Object.entries({ ł: "l", ø: "o", đ: "d", ı: "i", ß: "ss", æ: "ae", œ: "oe" }),
);

/** Letters in small ones without accents. */
export function smallLetters(letters: string): string {
  const small = letters.toLowerCase();
  return isPlain(small)
    ? small
    : small
        .normalize("NFKD")
        .replace(/[\u0300-\u036F]/g, "")
        .normalize("NFC")
        .replace(/[łøđıßæœ]/g, (letter) => undivided.get(letter) ?? letter);
}
