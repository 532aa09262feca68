import type { TermList } from "./term-list.js";

/**
 * The words for what a server must not ask for in a form, and where in a phrase they are looked for. Small letters without
 * accents, as {@link phrasesOf} gives them.
 */
export interface SensitiveWords {
  /** The thing comes last ("GitHub access token"): tried on the end of a phrase's head, from the beginning of any word on. */
  readonly last: TermList;
  /** So, and the end of a longer word too ("Datenbankpasswort"). */
  readonly lastPart: TermList;
  /** The thing comes first ("mot de passe actuel"): tried on the beginning of a phrase, past what asks for it. */
  readonly first: TermList;
  /** So, whatever small words stand between those of a term: "numero carta" is "numero della tua carta" too. */
  readonly firstLoosely?: TermList & { readonly between: ReadonlySet<string> };
  /** Scripts that put no blanks between words: tried anywhere. */
  readonly anywhere: RegExp;
  /** Words that also mean something else, such as token: tried on the end of labels only. */
  readonly inLabel?: TermList;
  /** Words that mean it only where a label says nothing else, but "your" and the like. */
  readonly alone?: TermList;
  /** Words that mean it where the head of a label says nothing else. */
  readonly aloneInHead?: TermList;
  /** What a thing is not, after one of these words: a "design token", a "library card number". By the thing's whole term, where that stands last or alone. */
  readonly notAfter: ReadonlyMap<string, ReadonlySet<string>>;
  /** What a thing that comes first is not, before one of these words: "numéro de carte de fidélité". */
  readonly notBefore: ReadonlySet<string>;
}
