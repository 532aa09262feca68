/** From one of these words on, a phrase says more about what it has named already: "password *for the database*". */
const afterTheName =
  /(?<!\S)(?:about|above|after|are|as|at|be|because|before|below|by|can|cannot|don|for|from|how|if|in|is|it|may|must|never|no(?= )|not|of|on(?! (?:\S+ )?card)|sent|should|so|than|that|they|to|until|used|using|via|was|we|when|where|which|while|who|why|will|with|without|you|d[eiou]|d|des?|della?|dell|da|der|fur|mit|ohne|van|voor|von|zu|zur)(?!\S).*/su;

/** What a text speaks of, phrase by phrase. */
export interface Phrase {
  /** The whole phrase: words in small letters without accents, with one blank between them. */
  readonly whole: string;
  /** Its beginning, up to the first preposition or verb: in most languages the last words of it are the thing itself. */
  readonly head: string;
}

/**
 * Takes a label, a description or a property's name apart: `dbPassword` is "db password", "Name of the secret" is about a
 * "name". PIN in capitals is told from a pin on a map, and becomes "passcode".
 */
export function phrasesOf(text: string): readonly Phrase[] {
  return text
    .replace(/(?<!GP?IO )\bPIN\b/g, "passcode")
    .replace(/(?<=\p{Ll})(?=\p{Lu})|(?<=[\p{Lu}\d])(?=\p{Lu}\p{Ll})/gu, " ")
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\u0300-\u036F]/g, "")
    .normalize("NFC")
    .replace(/[\s_'’-]+/g, " ")
    .split(/[^\p{L}\p{M}\p{N} ]+/u)
    .map((part) => part.trim().replace(/^what(?: i)?s /, ""))
    .filter((part) => part !== "")
    .map((whole) => ({ whole, head: whole.replace(afterTheName, "").trim() }));
}
