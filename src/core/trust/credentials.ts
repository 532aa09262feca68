import { canHold, patternsOf } from "../fields/index.js";
import type { FieldSpec, SensitiveKind } from "../types.js";
import { compound, compoundEnd, dictionary, type Meaning, stem, unspacedEntry } from "./dictionary.js";
import { comparable, type List } from "./sensitive-words.js";

/** Of a message, and of all labels, names and descriptions of a form, in equal shares: more would take longer than a frame. */
const mostCharacters = 20_000;

/** Characters of each text that are read in any case. */
const leastShare = 30;

/**
 * The fields, by id, that look like ones for credentials or payment data, as {@link sensitivityOf} guesses. Where the message asks for such a
 * thing ("Type your password below") and no field says that it is the one, all fields that could hold it are meant. A field that may be left empty
 * beside ones that must not be is not the one: it could be there to draw attention away.
 *
 * @param wordings the fields in the server's words, and in the host's, which may name what they are
 */
export function sensitiveFields(
  message: string,
  ...wordings: readonly (readonly FieldSpec[])[]
): ReadonlyMap<string, SensitiveKind> {
  const fields = wordings.flat();
  const kinds = kindsOf(fields, Math.max(leastShare, Math.floor((mostCharacters * wordings.length) / fields.length)));
  const said = message.slice(0, mostCharacters);
  const asked = kindsIn([said], "message").get(said);
  const isOneRequired = fields.some(({ required }) => required);
  const isNamed = fields.some(({ id, required }) => kinds.get(id) === asked && required === isOneRequired);
  if (asked === undefined || isNamed) {
    return kinds;
  }
  const meant = fields.filter((field) => canHold(field, asked) && !("format" in field));
  return new Map([...meant.map(({ id }) => [id, asked] as const), ...kinds]);
}

/**
 * Whether a field asks for a credential or for payment data: by its name, label, description, help and placeholder, by `isPassword`,
 * and by a `pattern` that only keys or card numbers match. "Servers MUST NOT use form mode elicitation to request sensitive information such as
 * passwords, API keys, access tokens, or payment credentials" (MCP 2025-11-25, elicitation). A guess, which finds honest servers' mistakes and
 * lazy attacks in some fifteen languages, also in look-alike letters; a server that chooses its words can avoid it.
 *
 * @returns undefined also for a field that cannot hold any, such as a choice between words
 */
export function sensitivityOf(field: FieldSpec): SensitiveKind | undefined {
  return kindsOf([field], mostCharacters).get(field.id);
}

/** @param characters of each text that are read */
function kindsOf(fields: readonly FieldSpec[], characters: number): ReadonlyMap<string, SensitiveKind> {
  const texts = fields.map((field) => ({
    field,
    label: labelOf(field.name.slice(0, characters), field.label.slice(0, characters)),
    description: textsBeside(field, characters),
  }));
  const byLabel = kindsIn(
    texts.map(({ label }) => label),
    "label",
  );
  const byDescription = kindsIn(
    texts.map(({ description }) => description),
    "description",
  );
  const kinds = new Map<string, SensitiveKind>();
  for (const { field, label, description } of texts) {
    const kind = kindOfShape(field, description) ?? byLabel.get(label) ?? byDescription.get(description);
    if (kind !== undefined && canHold(field, kind)) {
      kinds.set(field.id, kind);
    }
  }
  return kinds;
}

/** What stands at a field beside its label, in equal shares. */
function textsBeside({ description, rendering }: FieldSpec, characters: number): string {
  const texts = [description, rendering?.helpText, rendering?.placeholder].filter((text) => typeof text === "string");
  return texts.map((text) => text.slice(0, Math.ceil(characters / texts.length))).join("\n\n");
}

/** A label that repeats the name explains it: "Token symbol" says what kind of `token` is meant. */
function labelOf(name: string, label: string): string {
  const [said = "", named = ""] = [label, name].map((text) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ""));
  return said.includes(named) ? label : `${label}\n\n${name}`;
}

/** OpenAI and Stripe, GitHub, GitLab, Slack, AWS, Google, npm, JWT, PEM. */
const keyShape =
  /(?<![a-z])(?:sk|rk)[-_]|gh[opsu]_|github_pat_|glpat-|xox[abp]|(?<![A-Z])AKIA|AIza|npm_\[|(?<![a-z])eyJ|PRIVATE KEY/;

/** Sixteen digits, thirteen to nineteen (ISO/IEC 7812), four times four, or what begins like a Visa card. */
const cardShape =
  /(?:\\d|\[0-9\])\{(?:16|1[2-5],1[69])\}|\{4\}.{0,8}\{3\}.{0,6}\{4\}|(?:\{4\}\W{0,4}(?:\\d|\[0-9\])){3}\{4\}|4(?:\\d|\[0-9\])\{12\}/;

const longestPattern = 2000;

function kindOfShape(field: FieldSpec, description: string): SensitiveKind | undefined {
  const shape = patternsOf(field).join("\n").slice(0, longestPattern).replaceAll("\\-", "-");
  const isKey = field.isPassword === true || keyShape.test(shape) || keyShape.test(`${field.label} ${description}`);
  return isKey ? "credential" : cardShape.test(shape) ? "payment" : undefined;
}

/** In a label or description a noun asks for what it names; in a message a verb has to ask for it ("enter", "we need"). */
type TextRole = "label" | "description" | "message";

/** What each text asks for. All are normalized as one text, because a thousand short ones take many times as long. */
function kindsIn(texts: readonly string[], role: TextRole): ReadonlyMap<string, SensitiveKind> {
  const distinct = [...new Set(texts)];
  const parts = readable(distinct.map((text) => text.replaceAll("\f", " ")).join("\f")).split("\f");
  const kinds = new Map<string, SensitiveKind>();
  for (const [index, text] of distinct.entries()) {
    const sentences = (parts[index] ?? "").split(/(?<=[.!?…])\s+|[。;]+|\n\n/u);
    const kind = sentences.map((sentence) => kindOfSentence(clausesOf(sentence), role)).find(isKnown);
    if (kind !== undefined) {
      kinds.set(text, kind);
    }
  }
  return kinds;
}

function isKnown(kind: SensitiveKind | undefined): kind is SensitiveKind {
  return kind !== undefined;
}

/** One character for a whole word: a way to make a text grow. */
const wordLigatures = /[\uFDF0-\uFDFB\u3200-\u33FF]/g;
const letterByLetter = /(?<!\p{L})\p{L}(?:[^\p{L}\p{N}\n\f]{1,3}\p{L}(?!\p{L})){2,}\.?/gu;
/** In small letters they are common words or names, too. */
const capitals = /\b(?:PIN|TAN|PUK|PAT)s?\b/g;
const camelCase = /\p{Ll}(?=\p{Lu})|\p{Lu}(?=\p{Lu}\p{Ll})/gu;
const numbers = /(?<!\p{N})\d{1,4}(?![\p{L}\p{N}])/gu;
const signs = new Map(Object.entries({ 3: "e", 4: "a", 5: "s", 7: "t", "@": "a", $: "s", "€": "e", "*": "" }));

/** Without what hides words: letters set apart, camel case, signs in place of letters ("p4$$word"), numbers behind words ("password2"). */
function readable(text: string): string {
  const letters = text
    .replace(wordLigatures, " ")
    .normalize("NFKC")
    .replace(letterByLetter, (apart) => apart.replace(/\P{L}/gu, ""))
    .replace(camelCase, "$& ")
    .replace(capitals, "passcode")
    .replace(/(?<=\p{L})[3457@$€*]+(?=\p{L})/gu, (inside) => Array.from(inside, (sign) => signs.get(sign)).join(""))
    .replace(numbers, "");
  return comparable(letters).replace(unspacedEntry, " $& ");
}

type Words = readonly string[];

/** The words between two signs or conjunctions. */
function clausesOf(text: string): readonly Words[] {
  const clauseEnd =
    /[^\p{L}\p{N}\s_'.-]+|\.(?!\p{L})|\n|(?<![\p{L}\p{N}])(?:and|e|ed|et|oder|or|ou|und|ve|y|и)(?![\p{L}\p{N}-])/u;
  return text.split(clauseEnd).map((clause) => clause.split(/[\s_'.-]+/u).filter((word) => word !== ""));
}

function kindOfSentence(clauses: readonly Words[], role: TextRole): SensitiveKind | undefined {
  let isAsked = role !== "message";
  const seen = new Set<List>();
  for (const words of clauses) {
    const entries = entriesIn(words);
    if (entries.some(({ list }) => list === "other")) {
      continue;
    }
    // What stands before a denial counts: "API key, which is never stored". In "Card no." there is none.
    const denial = entries.find(({ list, end }) => list === "denial" && end < words.length);
    const length = denial?.start ?? words.length;
    const found = entries.filter(({ end }) => end <= length);
    const verbs = found.filter(({ list }) => list === "asking");
    const objects = verbs.map(({ end }, index) => words.slice(end, verbs[index + 1]?.start ?? length));
    // Also by the clauses behind: "Enter your name, password and date of birth".
    isAsked ||= verbs.length > 0;
    const kinds = [
      kindOfPhrase(found, length, role),
      ...objects.map((object) => kindOfPhrase(entriesIn(object), object.length, role)),
    ];
    const kind = isAsked ? kinds.find(isKnown) : undefined;
    if (kind !== undefined || denial !== undefined) {
      return kind;
    }
    found.forEach(({ list }) => seen.add(list));
  }
  // "Expiry month of your card", in any order
  return role === "label" && seen.has("card") && seen.has("cardDetail") ? "payment" : undefined;
}

/**
 * What a noun phrase is about. A term whose language has the head last has to end the phrase, before a preposition and words such as "again":
 * "password policy" is about a policy, "name of the secret" about a name. One whose language has it first may not follow a preposition, as in
 * "longueur du mot de passe".
 */
function kindOfPhrase(found: readonly Found[], length: number, role: TextRole): SensitiveKind | undefined {
  if (!found.some(({ list }) => nouns.has(list))) {
    return undefined;
  }
  const startsOf = (wanted: List): ReadonlySet<number> =>
    new Set(found.flatMap(({ list, start }) => (list === wanted ? start : [])));
  const [prepositions, trailing] = [startsOf("preposition"), startsOf("trailing")];
  const qualifiers = found.filter(({ list }) => list === "qualifier");
  const headEnd = Array.from(prepositions).find((start) => start > 0) ?? length;
  let tail = headEnd;
  while (trailing.has(tail - 1)) {
    tail -= 1;
  }
  const kinds = found.map(({ list, head, start, end }) => {
    const isLabel = role === "label" && end === tail;
    const isHead =
      head !== "last" ? !prepositions.has(start - 1) && !prepositions.has(start - 2) : start < headEnd && end >= tail;
    switch (list) {
      case "credential":
      case "payment":
        return isHead ? list : undefined;
      case "thing": {
        const isQualified = qualifiers.some(
          (one) => one.head === head && (one.start >= end || (head !== "first" && one.end <= start)),
        );
        return isHead && isQualified ? "credential" : undefined;
      }
      case "label":
        return isLabel ? "credential" : undefined;
      case "alone":
        return isLabel && start === 0 && headEnd === length ? "credential" : undefined;
      default:
        return undefined;
    }
  });
  return kinds.find(isKnown);
}

const nouns: ReadonlySet<List> = new Set(["credential", "payment", "thing", "label", "alone"]);

/** An entry of a word list where it stands in a clause, in words. */
interface Found extends Meaning {
  readonly start: number;
  readonly end: number;
}

/** Words of an entry, and characters of the end of a compound, at most. */
const mostWords = 4;
const longestEnd = 24;

function entriesIn(words: Words): readonly Found[] {
  const found: Found[] = [];
  words.forEach((word, start) => {
    const add = (term: string, end: number): void => {
      for (const { list, head } of dictionary.get(term) ?? []) {
        found.push({ list, head, start, end });
      }
      if (compound.test(term)) {
        found.push({ list: "credential", head: "last", start, end });
      }
    };
    let term = "";
    for (let end = start + 1; end <= Math.min(start + mostWords, words.length); end++) {
      term += words[end - 1] ?? "";
      add(term, end);
    }
    add(`${stem.exec(word)?.[0] ?? ""}-`, start + 1);
    add(compoundEnd.exec(word.slice(-longestEnd))?.[0] ?? "", start + 1);
  });
  return found;
}
