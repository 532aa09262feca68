import type { List, SensitiveWords } from "./sensitive-words.js";
import { words } from "./words.js";

/** What an entry of a word list is. */
export interface Meaning {
  readonly list: List;
  /** Of the language. Undefined for a list to which it does not matter. */
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

/** The texts of entries as an expression: the longest that fits is taken. */
function anyOf(isMeant: (entry: Entry) => boolean): string {
  const texts = entries.filter(isMeant).map(({ entry }) => entry);
  return `(?:${texts.sort((one, other) => other.length - one.length).join("|")})`;
}

/** A qualifier and a thing in one word, which together are a credential: "accesstoken", "Zugangscode". */
export const compound: RegExp = new RegExp(`^${headLast("qualifier")}${headLast("thing")}$`);

function headLast(wanted: List): string {
  return anyOf(({ list, head }) => list === wanted && head === "last");
}

/** The stem of a word, which keeps its hyphen as an entry. */
export const stem: RegExp = new RegExp(`^${anyOf(({ entry }) => entry.endsWith("-")).replaceAll("-", "")}`);

/** The term at the end of a compound: "Datenbankpasswort". */
export const compoundEnd: RegExp = new RegExp(
  `(?<=.)${anyOf(({ entry, list }) => (list === "credential" || list === "payment") && entry.length >= 6)}$`,
);

/** An entry of a script that puts no blanks between words: Kana, Han, Hangul. */
export const unspacedEntry: RegExp = new RegExp(
  anyOf(({ entry }) => entry > "\u3000"),
  "g",
);
