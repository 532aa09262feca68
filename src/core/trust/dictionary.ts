import type { List, SensitiveWords } from "./sensitive-words.js";
import { words } from "./words.js";

/** The meaning of an entry of a word list. */
export interface Meaning {
  readonly list: List;
  /** Where the entry's language has the head of a noun phrase. Undefined for a list where this does not matter. */
  readonly head: SensitiveWords["head"] | undefined;
}

interface Entry extends Meaning {
  readonly entry: string;
}

const entries: readonly Entry[] = words.flatMap(([list, texts, head]) =>
  texts.split(" ").map((entry) => ({ entry, list, head })),
);

const nouns: readonly List[] = ["credential", "payment", "thing"];
const plurals = entries
  .filter(({ list }) => nouns.includes(list))
  .map(({ entry, list, head }) => ({ entry: `${entry}s`, list, head }));

const meanings = new Map<string, Meaning[]>();
for (const meaning of [...entries, ...plurals]) {
  const known = meanings.get(meaning.entry);
  if (known) {
    known.push(meaning);
  } else {
    meanings.set(meaning.entry, [meaning]);
  }
}

/** What each entry means. */
export const dictionary: ReadonlyMap<string, readonly Meaning[]> = meanings;

/** A regular expression for the texts of entries. Prefers the longest match. */
function anyOf(isMeant: (entry: Entry) => boolean): string {
  const texts = entries.filter(isMeant).map(({ entry }) => entry);
  return `(?:${texts.sort((one, other) => other.length - one.length).join("|")})`;
}

/** A credential written as one word, from a qualifier and a thing: "accesstoken", "Zugangscode". */
export const compound: RegExp = new RegExp(`^${headLast("qualifier")}${headLast("thing")}$`);

function headLast(wanted: List): string {
  return anyOf(({ list, head }) => list === wanted && head === "last");
}

/** The stem at the start of a word. In the dictionary, the stem's entry ends in a hyphen. */
export const stem: RegExp = new RegExp(`^${anyOf(({ entry }) => entry.endsWith("-")).replaceAll("-", "")}`);

/** The term at the end of a compound: "Datenbankpasswort". */
export const compoundEnd: RegExp = new RegExp(
  `(?<=.)${anyOf(({ entry, list }) => (list === "credential" || list === "payment") && entry.length >= 6)}$`,
);

/** An entry in a script without spaces between words: Kana, Han, Hangul. */
export const unspacedEntry: RegExp = new RegExp(
  anyOf(({ entry }) => entry > "\u3000"),
  "g",
);
