import { canHold, patternsOf } from "../fields/index.js";
import type { FieldSpec, SensitiveKind } from "../types.js";
import { compound, compoundEnd, dictionary, type Meaning, stem, unspacedEntry } from "./dictionary.js";
import { normalWords, type List } from "./sensitive-words.js";

/** The most characters that are read of a message, and of all texts of a form in equal shares. More would take longer than a frame. */
const mostCharacters = 20_000;

/** The least share of each text, in characters. */
const leastShare = 30;

/**
 * The fields, by id, that seem to ask for credentials or payment data, as {@link sensitivityOf} guesses. If the message asks for it ("Type
 * your password below") and no field names it, those are returned whose labels could mean it, such as "Key" and "Code" beside "City"; or
 * else all that could hold it. An optional field beside required ones does not count as naming or meaning it, because it could be a decoy.
 *
 * @param wordings the fields in the server's words, and in the host's words, which may name a credential too
 */
export function sensitiveFields(
  message: string,
  ...wordings: readonly (readonly FieldSpec[])[]
): ReadonlyMap<string, SensitiveKind> {
  const fields = wordings.flat();
  const share = Math.max(leastShare, Math.floor((mostCharacters * wordings.length) / fields.length));
  const kinds = kindsOf(fields, share);
  const said = message.slice(0, mostCharacters);
  const asked = kindsIn([said], "message").get(said);
  const isOneRequired = fields.some(({ required }) => required);
  const isNamed = fields.some(({ id, required }) => kinds.get(id) === asked && required === isOneRequired);
  if (asked === undefined || isNamed) {
    return kinds;
  }
  const able = fields.filter((field) => canHold(field, asked) && !("format" in field));
  // With "API", a noun such as "key" is a credential.
  const qualified = ({ label }: FieldSpec): string => `API ${label.slice(0, share)}`;
  const named = kindsIn(able.map(qualified), "label");
  const likely = able.filter((field) => field.required === isOneRequired && named.get(qualified(field)) === asked);
  const meant = likely.length > 0 ? likely : able;
  return new Map([...meant.map(({ id }) => [id, asked] as const), ...kinds]);
}

/**
 * Whether a field asks for a credential or for payment data. The guess uses its name, label, description, help text and placeholder,
 * `isPassword`, and a `pattern` that only keys or card numbers match. "Servers MUST NOT use form mode elicitation to request sensitive
 * information such as passwords, API keys, access tokens, or payment credentials" (MCP 2025-11-25, elicitation). It finds mistakes of
 * honest servers and simple attacks in some fifteen languages, also in look-alike letters. A server that chooses its words carefully can
 * avoid detection.
 *
 * @returns undefined also for a field that cannot hold a secret, such as a choice between words
 */
export function sensitivityOf(field: FieldSpec): SensitiveKind | undefined {
  return kindsOf([field], mostCharacters).get(field.id);
}

/** @param characters how many are read of each text */
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
    if (kind !== undefined && (field.isPassword || canHold(field, kind))) {
      kinds.set(field.id, kind);
    }
  }
  return kinds;
}

/** The texts of a field except its label, in equal shares. */
function textsBeside({ description, rendering }: FieldSpec, characters: number): string {
  const texts = [description, rendering?.helpText, rendering?.placeholder].filter((text) => typeof text === "string");
  return texts.map((text) => text.slice(0, Math.ceil(characters / texts.length))).join("\n\n");
}

/** The label, and the name unless the label contains it. A label that repeats the name explains it: "Token symbol" for `token`. */
function labelOf(name: string, label: string): string {
  const [said = "", named = ""] = [label, name].map((text) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ""));
  return said.includes(named) ? label : `${label}\n\n${name}`;
}

/** Keys of OpenAI, Stripe, GitHub, GitLab, Slack, AWS, Google and npm, and JWT and PEM. */
const keyShape =
  /(?<![a-z])(?:sk|rk)[-_]|gh[opsu]_|github_pat_|glpat-|xox[abp]|(?<![A-Z])AKIA|AIza|npm_\[|(?<![a-z])eyJ|PRIVATE KEY/;

/** Patterns for sixteen digits, for thirteen to nineteen (ISO/IEC 7812), for four groups of four, and for Visa cards. */
const cardShape =
  /(?:\\d|\[0-9\])\{(?:16|1[2-5],1[69])\}|\{4\}.{0,8}\{3\}.{0,6}\{4\}|(?:\{4\}\W{0,4}(?:\\d|\[0-9\])){3}\{4\}|4(?:\\d|\[0-9\])\{12\}/;

const longestPattern = 2000;

function kindOfShape(field: FieldSpec, description: string): SensitiveKind | undefined {
  const shape = patternsOf(field).join("\n").slice(0, longestPattern).replaceAll("\\-", "-");
  const isKey = field.isPassword === true || keyShape.test(shape) || keyShape.test(`${field.label} ${description}`);
  return isKey ? "credential" : cardShape.test(shape) ? "payment" : undefined;
}

/** A label or description asks for a thing by its noun alone. A message also needs a verb ("enter", "we need"). */
type TextRole = "label" | "description" | "message";

/** What each text asks for. The texts are normalized together, because a thousand separate calls take many times as long. */
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

/** Characters that stand for whole words. Their decomposition would make a text grow. */
const wordLigatures = /[\uFDF0-\uFDFB\u3200-\u33FF]/g;
const letterByLetter = /(?<!\p{L})\p{L}(?:[^\p{L}\p{N}\n\f]{1,3}\p{L}(?!\p{L})){2,}\.?/gu;
/** Abbreviations that are common words or names in lower case. */
const capitals = /\b(?:PIN|TAN|PUK|PAT)s?\b/g;
const camelCase = /\p{Ll}(?=\p{Lu})|\p{Lu}(?=\p{Lu}\p{Ll})/gu;
const numbers = /(?<!\p{N})\d{1,4}(?![\p{L}\p{N}])/gu;
const signs = new Map(Object.entries({ 3: "e", 4: "a", 5: "s", 7: "t", "@": "a", $: "s", "€": "e", "*": "" }));

/** Undoes what hides words: spaced letters, camel case, signs instead of letters ("p4$$word"), numbers after words ("password2"). */
function readable(text: string): string {
  const letters = text
    .replace(wordLigatures, " ")
    .normalize("NFKC")
    .replace(letterByLetter, (apart) => apart.replace(/\P{L}/gu, ""))
    .replace(camelCase, "$& ")
    .replace(capitals, "passcode")
    .replace(/(?<=\p{L})[3457@$€*]+(?=\p{L})/gu, (inside) => Array.from(inside, (sign) => signs.get(sign)).join(""))
    .replace(numbers, "");
  return normalWords(letters).replace(unspacedEntry, " $& ");
}

type Words = readonly string[];

/** Splits a sentence at punctuation and conjunctions, and each clause into words. */
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
    // Words before a denial count: "API key, which is never stored". A denial at the end is not one: "Card no."
    const denial = entries.find(({ list, end }) => list === "denial" && end < words.length);
    const length = denial?.start ?? words.length;
    const found = entries.filter(({ end }) => end <= length);
    const verbs = found.filter(({ list }) => list === "asking");
    const objects = verbs.map(({ end }, index) => words.slice(end, verbs[index + 1]?.start ?? length));
    // A verb also asks for the nouns of later clauses: "Enter your name, password and date of birth".
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
  // "Expiry month of your card", in any order.
  return role === "label" && seen.has("card") && seen.has("cardDetail") ? "payment" : undefined;
}

/**
 * What a noun phrase is about. In a language with the head last, a term has to end the phrase, apart from a preposition and words such as
 * "again": "password policy" is about a policy, and "name of the secret" about a name. In other languages, a term must not follow a
 * preposition: "longueur du mot de passe" is about a length.
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

/** An entry of a word list that was found in a clause, with its range of words. */
interface Found extends Meaning {
  readonly start: number;
  readonly end: number;
}

/** The most words of an entry, and the most characters at the end of a word that are searched for a compound. */
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
