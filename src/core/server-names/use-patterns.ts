import { oncePerText } from "../text/once-per-text.js";

/** What only somebody does. */
const acts =
  " (?:(?:needs|wants|requires|requests) (?:you|your|to (?:know|verify|confirm|check|see|sign|access))|(?:asks|is asking) (?:you|your|for)|would like (?:you|to))";

/** What only a service has. */
const belongings = " (?:account|password|passcode|login|sign in|token|credential|workspace|username|api)s?";

/** What a name follows though it has a capital itself, at the beginning of a sentence. */
const beforeNames = "Your|My|The|Our|This|In|With|To|From|On|Via|Using|Use|Open";

const domains = "com|io|app|so|dev|ai|net|org|co|us";

/** How a name that is a word of everyday use is told from the word. All but `inText` are for words with one blank between them. */
export interface UsePatterns {
  /** At the beginning, with a capital. */
  readonly first: RegExp;
  /** At the beginning. */
  readonly firstInAnyCase: RegExp;
  /** With a capital, and what only somebody does. */
  readonly acting: RegExp;
  /** With what only a service has, or with a capital where no sentence and no title has one. */
  readonly named: readonly RegExp[];
  /** The same with the signs around it: an address, a genitive, joined to other words. */
  readonly inText: readonly RegExp[];
}

/** The patterns for a name in ASCII letters. */
export const usePatterns: (name: string) => UsePatterns = oncePerText((name) => {
  const words = name.replace(/[^\p{L}\p{N}]+/gu, " ").trim();
  const capital = `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
  const written = `(?:${capital}|${words.toUpperCase()})`;
  const before = String.raw`(?<![\p{L}\p{N}])`;
  const after = String.raw`(?![\p{L}\p{N}])`;
  return {
    first: new RegExp(`^${written}${after}`, "u"),
    firstInAnyCase: new RegExp(`^${words}${after}`, "iu"),
    acting: new RegExp(`${before}${written}${acts}${after}`, "u"),
    named: [
      new RegExp(`${before}${words}${belongings}${after}`, "iu"),
      new RegExp(String.raw`(?<=${before}\p{Ll}[\p{L}\p{N}]* )${written}${after}`, "u"),
      new RegExp(String.raw`(?<=${before}(?:${beforeNames}) )${written}${after}(?! \p{Lu})`, "u"),
    ],
    inText: [
      new RegExp(String.raw`${before}${words}\.(?:${domains})${after}`, "iu"),
      new RegExp(String.raw`${before}${written}['’]s${after}`, "u"),
      new RegExp(String.raw`(?<=\p{Ll})${capital}${after}|${before}${capital}(?=\p{Lu}\p{Ll})`, "u"),
    ],
  };
});
