import { skeleton } from "../../text/skeleton.js";
import { chinese } from "./chinese.js";
import { dutch } from "./dutch.js";
import { english } from "./english.js";
import { french } from "./french.js";
import { german } from "./german.js";
import { international } from "./international.js";
import { italian } from "./italian.js";
import { japanese } from "./japanese.js";
import { korean } from "./korean.js";
import { polish } from "./polish.js";
import { portuguese } from "./portuguese.js";
import { russian } from "./russian.js";
import type { SensitiveWords } from "./sensitive-words.js";
import { spanish } from "./spanish.js";
import { turkish } from "./turkish.js";

const languages: readonly SensitiveWords[] = [
  chinese,
  dutch,
  english,
  french,
  german,
  international,
  italian,
  japanese,
  korean,
  polish,
  portuguese,
  russian,
  spanish,
  turkish,
];

export type List = Exclude<keyof SensitiveWords, "head" | "isUnspaced">;

/** What an entry of a word list is. */
export interface Meaning {
  readonly list: List;
  readonly head: SensitiveWords["head"];
}

/** The form in which a text is compared with entries. Hangul is composed again, so that no syllable is the beginning of another one. */
export function comparable(text: string): string {
  return skeleton(text, { loose: true }).normalize("NFC");
}

const nouns: readonly List[] = ["credential", "payment", "thing"];
const others: readonly List[] = ["alone", "asking", "card", "cardDetail", "denial", "label", "other", "preposition"];

/** Of all languages, by their letters without blanks; a stem keeps its hyphen. */
const entries = languages.flatMap(({ head, isUnspaced = false, ...words }) =>
  [...nouns, ...others, "qualifier" as const, "trailing" as const].flatMap((list) =>
    comparable(words[list] ?? "")
      .split(",")
      .map((entry) => ({ entry: entry.replace(/[^\p{L}\p{N}-]+|-(?!$)/gu, ""), list, head, isUnspaced }))
      .filter(({ entry }) => entry !== ""),
  ),
);

const plurals = entries
  .filter(({ list }) => nouns.includes(list))
  .map((noun) => ({ ...noun, entry: `${noun.entry}s` }));

const headLast = entries.filter(({ head }) => head === "last");
const things = headLast.filter(({ list }) => list === "thing");
/** "accesstoken", "Zugangscode" */
const compounds = headLast
  .filter(({ list }) => list === "qualifier")
  .flatMap((qualifier) =>
    things.map((thing) => ({ ...thing, entry: qualifier.entry + thing.entry, list: "credential" as const })),
  );

const meanings = new Map<string, readonly Meaning[]>();
for (const { entry, list, head } of [...entries, ...plurals, ...compounds]) {
  meanings.set(entry, [...(meanings.get(entry) ?? []), { list, head }]);
}

/** What each entry means. */
export const dictionary: ReadonlyMap<string, readonly Meaning[]> = meanings;

function texts(isMeant: (entry: (typeof entries)[number]) => boolean): readonly string[] {
  return entries
    .filter(isMeant)
    .map(({ entry }) => entry)
    .sort((one, other) => other.length - one.length);
}

/** The stem of a word. */
export const stem: RegExp = new RegExp(
  `^(?:${texts(({ entry }) => entry.endsWith("-"))
    .join("|")
    .replaceAll("-", "")})`,
);

/** The term at the end of a compound: "Datenbankpasswort". */
export const compoundEnd: RegExp = new RegExp(
  `(?<=.)(?:${texts(({ entry, list }) => (list === "credential" || list === "payment") && entry.length >= 6).join("|")})$`,
);

/** An entry of a script that puts no blanks between words. */
export const unspacedEntry: RegExp = new RegExp(texts(({ isUnspaced }) => isUnspaced).join("|"), "g");
