import { skeleton } from "../text/skeleton.js";

/**
 * A language's words for what a server must not ask for in a form. Entries are separated by commas, so that native speakers can correct a
 * list. Case, accents, and spaces inside an entry do not matter. An entry that ends in a hyphen is a stem, which any ending may follow.
 * Entries of another language with the same {@link head} ("API", "SMS") need not be repeated.
 */
export interface SensitiveWords {
  /**
   * Where a noun phrase has its head. `last`: as in "database password", so "password policy" is about a policy. `first`: as in "mot de
   * passe de la base", so "longueur du mot de passe" is about a length. `free`: grammatical cases mark it.
   */
  readonly head: "last" | "first" | "free";
  /** Passwords, keys, tokens, one-time codes. */
  readonly credential: string;
  /** Cards and bank accounts. */
  readonly payment: string;
  /** Words that are a credential only together with a qualifier: "key", "code". */
  readonly thing?: string;
  /** Words that make a thing a credential: "private", "verification". */
  readonly qualifier?: string;
  /** Words that are a credential in a label, but common words in a sentence: "Token". */
  readonly label?: string;
  /** Words that are a credential only if they are the whole label: "Pass". */
  readonly alone?: string;
  /** Cards. A label with a word of `card` and a word of `cardDetail` asks for payment data. */
  readonly card?: string;
  readonly cardDetail?: string;
  /** Terms that look like a credential but are not. A clause with one of them is skipped: "design token", "library card". */
  readonly other?: string;
  /** Ends the noun phrase before it. In a language with the head first, the word after it is not the head: "for", "de". */
  readonly preposition?: string;
  /** Words that may follow a thing without changing its meaning: "again". */
  readonly trailing?: string;
  /** Words that ask for what follows: "enter". */
  readonly asking?: string;
  /** Words after which nothing is asked for: "never". */
  readonly denial?: string;
}

/** The lists of words. */
export type List = Exclude<keyof SensitiveWords, "head">;

/** Normalizes a text to compare it with entries. Hangul is composed again, so that no syllable is a prefix of another. */
export function normalWords(text: string): string {
  return skeleton(text, { loose: true }).normalize("NFC");
}
