import { skeleton } from "../text/skeleton.js";

/**
 * How a language names what a server must not ask for in a form. Entries are parted by commas, so that a native speaker can mend a list. Case,
 * accents, and blanks inside an entry do not count; an entry that ends in a hyphen is a stem, which any ending may follow. What another
 * language with the same {@link head} has already ("API", "SMS") need not be repeated.
 */
export interface SensitiveWords {
  /**
   * Where a noun phrase has its head: `last` as in "database password", so that "password policy" is about a policy; `first` as in "mot de passe de
   * la base", so that "longueur du mot de passe" is about a length; `free` where cases tell it.
   */
  readonly head: "last" | "first" | "free";
  /** Passwords, keys, tokens, one-time codes. */
  readonly credential: string;
  /** Cards and bank accounts. */
  readonly payment: string;
  /** What is a credential together with a qualifier only: "key", "code" … */
  readonly thing?: string;
  /** … and these: "private", "verification". */
  readonly qualifier?: string;
  /** What is a credential in a label, but a common word in a sentence: "Token". */
  readonly label?: string;
  /** The same where the label says nothing else: "Pass". */
  readonly alone?: string;
  /** A card, and what is printed on it: a label with one of each asks for payment data. */
  readonly card?: string;
  readonly cardDetail?: string;
  /** Where one of these stands, nothing else counts: "design token", "library card". */
  readonly other?: string;
  /** Where the noun phrase before it ends; in a language with the head first, the word behind it is not the head: "for", "de". */
  readonly preposition?: string;
  /** What may follow a thing without changing what it is: "again". */
  readonly trailing?: string;
  /** What asks for the thing behind it: "enter". */
  readonly asking?: string;
  /** Nothing behind it is asked for: "never". */
  readonly denial?: string;
}

/** The lists of words. */
export type List = Exclude<keyof SensitiveWords, "head">;

/** The form in which a text is compared with entries. Hangul is composed again, so that no syllable is the beginning of another one. */
export function comparable(text: string): string {
  return skeleton(text, { loose: true }).normalize("NFC");
}
