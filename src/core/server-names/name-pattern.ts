import { oncePerText } from "../text/once-per-text.js";
import { spokenLook } from "./spoken-look.js";

/** Letters from which on a name may be taken apart anywhere: shorter ones are found in other words, as Asana in "as an admin". */
const longName = 6;

/** What a letter of a name may be written with, beside itself. */
const alsoWritten: Readonly<Record<string, string>> = {
  i: "[i1l!]",
  l: "[l1]",
  1: "[1il]",
  m: "(?:m|r_?n)",
  u: "[uv]",
  w: "(?:w|v_?v)",
};

const kinds = ["il1", "uvw", "mnr"];

/** Written without blanks between words, so a name may begin and end anywhere. */
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/** Finds a name in a text that {@link spokenLook} has been at. */
export interface NamePattern {
  /** As it is, in the plural or the genitive, joined to other words by capitals or signs, taken apart by signs, or letter by letter. */
  readonly anyhow: RegExp;
  /** Letter by letter only, as no word is written. */
  readonly letterByLetter: RegExp | undefined;
}

/** Undefined where there is too little of a name to be looked for. */
export const namePattern: (name: string) => NamePattern | undefined = oncePerText(compile);

function compile(name: string): NamePattern | undefined {
  const parts = spokenLook(name)
    .replace(/^[ _\n!-]|[ _\n!-]$/g, "")
    .replaceAll("rn", "m")
    .replaceAll("vv", "w");
  const letters = Array.from(parts.replace(/[ _\n!-]/g, ""));
  const [first] = letters;
  const last = letters.at(-1);
  // One or two Latin letters are in any text: "a", "AI".
  if (
    first === undefined ||
    last === undefined ||
    (letters.length <= 2 && letters.every((letter) => /\w/.test(letter)))
  ) {
    return undefined;
  }
  const isLong = letters.length >= longName;
  const written = letters.map((letter) => alsoWritten[letter] ?? letter);
  // Nobody notices in a long name that a letter stands twice. Not said of all letters of a kind, where trying would take for ever.
  const twice = letters.map((letter, index) =>
    isLong && kindOf(letter) !== kindOf(letters[index + 1]) ? "{1,2}" : "",
  );
  // Where the host itself has a blank or a capital, there may be a blank or none.
  const joined = Array.from(
    parts.matchAll(/[^ _\n!-]([ _\n!-]?)/gu),
    ([, gap], index) => `${written[index] ?? ""}${twice[index] ?? ""}${gap !== "" || isLong ? "[ _!-]?" : "[_!-]?"}`,
  )
    .join("")
    .replace(/\[ ?_!-\]\?$/, "");
  const apart = letters.length > 2 ? written.join("[ _!-]") : undefined;
  const alone = (inner: string): RegExp => new RegExp(`${notAfter(first)}(?:${inner})${notBefore(last)}`, "u");
  return {
    anyhow: alone(`(?:${joined}${apart === undefined ? "" : `|${apart}`})(?:[_!-]?s)?`),
    letterByLetter: apart === undefined ? undefined : alone(apart),
  };
}

/** Letters that are written for one another are of a kind. */
function kindOf(letter: string | undefined): string | undefined {
  return letter === undefined ? letter : (kinds.find((letters) => letters.includes(letter)) ?? letter);
}

function notAfter(letter: string): string {
  return unspaced.test(letter) ? "" : `(?<!${sameWord(letter)})`;
}

function notBefore(letter: string): string {
  return unspaced.test(letter) ? "" : `(?!${sameWord(letter)})`;
}

/** What goes on with a word: a Latin one ends where letters begin that are nothing like it, as particles do in Japanese and Korean. */
function sameWord(letter: string): string {
  return /[\p{sc=Latin}\p{N}]/u.test(letter)
    ? "[\\p{sc=Latin}\\p{sc=Cyrillic}\\p{sc=Greek}\\p{sc=Armenian}\\p{sc=Cherokee}\\p{sc=Coptic}\\p{N}]"
    : "[\\p{L}\\p{N}]";
}
