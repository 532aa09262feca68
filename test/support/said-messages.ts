import type { LocaleMessages } from "../../src/locales/index.js";
import { english } from "../../src/messages/all-english.js";
import { approvalWords } from "../../src/messages/approval-words.js";
import { serverWords } from "../../src/messages/server-words.js";

const modules = import.meta.glob<Readonly<Record<string, LocaleMessages>>>("../../src/locales/*.ts", { eager: true });

/** The files of `src/locales`. */
export const files = Object.entries(modules).flatMap(([path, exported]) => {
  const tag = /([\w-]+)\.ts$/.exec(path)?.[1] ?? "";
  return tag === "index" ? [] : [{ tag, exported, catalogue: catalogueOf(exported) }];
});

/** Those that have words, which is all but the English one. */
export const locales = files.filter(({ tag }) => tag !== "en");

/** The English words. */
export const reference: object = { ...english, ...approvalWords, ...serverWords };

function catalogueOf(exported: Readonly<Record<string, LocaleMessages>>): LocaleMessages {
  const [catalogue] = Object.values(exported);
  if (!catalogue) throw new Error("The file exports nothing.");
  return catalogue;
}

export function namesIn(messages: object, group = ""): readonly string[] & string[] {
  return Object.entries(messages).flatMap(([name, message]: [string, unknown]) =>
    typeof message === "object" && message !== null ? namesIn(message, `${name}.`) : [group + name],
  );
}

export type Sample = Readonly<Record<string, unknown>>;

export type Say = (sample: Sample) => string;

/** The messages of a catalogue by their names. */
export function sayings(messages: object, group = ""): readonly (readonly [name: string, say: Say])[] {
  return Object.entries(messages).flatMap(([key, message]: [string, unknown]) => {
    if (typeof message === "object" && message !== null) return sayings(message, `${key}.`);
    return typeof message === "function"
      ? [[group + key, (sample: Sample) => String(Reflect.apply(message, undefined, [sample]))] as const]
      : [];
  });
}

/** What the values of messages can be, where they are not any text. */
const values: Readonly<Record<string, readonly unknown[]>> = {
  ...Object.fromEntries(
    [
      "required",
      "canDrop",
      "isList",
      "extendable",
      "isDescribed",
      "isDay",
      "isPossible",
      "isFiltered",
      "integer",
      "isOptional",
      "isRepeated",
      "isListed",
    ].map((name) => [name, [true, false]]),
  ),
  by: ["typing", "choosing", "answering", "ticking", "attaching", "opening"],
  decision: ["allow", "deny"],
  lasts: [undefined, "session", "always"],
  unit: ["second", "minute"],
  type: ["audio", "image", "text", "video"],
  format: [undefined, "duration"],
  ...Object.fromEntries(
    [
      "found",
      "chosen",
      "minLength",
      "maxLength",
      "minItems",
      "maxItems",
      "minimum",
      "maximum",
      "moreThan",
      "lessThan",
      "multipleOf",
      "words",
      "earliest",
      "latest",
      "types",
      "tool",
    ].map((name) => [name, [undefined, mark(name)]]),
  ),
  ...Object.fromEntries(["example", "version"].map((name) => [name, ["", mark(name)]])),
  "timeZone.offset": ["", mark("offset")],
  "unsupported.reason": ["schema", "no-options", "sensitive", "too-many-options"],
  "approvalSettled.reason": ["", mark("reason")],
  ...Object.fromEntries(["loading", "notShown", "attention"].map((name) => [`${name}.server`, ["", mark("server")]])),
  "noOptionFound.words": [mark("words")],
  ...Object.fromEntries(["callWaits", "approvalSettled"].map((name) => [`${name}.tool`, [mark("tool")]])),
  "optionRemoved.chosen": [mark("chosen")],
  "error.url-scheme.allowed": ["", mark("allowed")],
  "error.format.example": [mark("example")],
};

/** One of each kind in the languages that distinguish most. */
const counts = [0, 1, 2, 3, 5, 11, 21, 100, 1_000_000];

/** Every combination of what a message and its translation read. */
export function samplesOf(name: string, ...says: readonly Say[]): readonly Sample[] {
  const read = new Set<string>();
  const recorder = new Proxy({}, { get: (_, property) => read.add(String(property)) && undefined });
  for (const say of says) {
    try {
      say(recorder);
    } catch {
      // Only what it reads matters here.
    }
  }
  const properties = [...read].filter((property) => !property.endsWith("ount"));
  const combined = properties.reduce<readonly Sample[]>(
    (samples, property) => {
      const possible = values[`${name}.${property}`] ?? values[property] ?? [mark(property)];
      return samples.flatMap((sample) => possible.map((value) => ({ ...sample, [property]: value })));
    },
    [{}],
  );
  const countNames = [
    "count",
    "minCount",
    "maxCount",
    "totalCount",
    "foundCount",
    "chosenCount",
    "addedCount",
    "removedCount",
    "limitCount",
  ];
  return combined.flatMap((sample) =>
    counts.map((count) => ({ ...sample, ...Object.fromEntries(countNames.map((property) => [property, count])) })),
  );
}

export function mark(name: string): string {
  return `‹${name}›`;
}

/**
 * What a message says of marked values, and of five of what it counts. If it can say very much, only what it says of the fewest values, of each
 * one more, and of the most.
 */
function sentencesOf(name: string, say: Say): readonly string[] {
  const counted = name === "attemptsLeft" ? [0, 5] : [5];
  const samples = samplesOf(name, say).filter(
    (sample) => counted.some((count) => count === sample["count"]) && isText(say(sample)) && !hasTwoBounds(sample),
  );
  const all = [...new Set(samples.map(say))];
  if (all.length <= 12) {
    return all;
  }
  const given = (sample: Sample): number => Object.values(sample).filter(Boolean).length;
  const [fewest, most] = [Math.min(...samples.map(given)), Math.max(...samples.map(given))];
  return [
    ...new Set(
      samples.filter((sample) => given(sample) <= fewest + 1 || given(sample) === most).map((one) => say(one)),
    ),
  ];
}

/** What a language says, in one text for each message. */
export function saidIn(language: string): Readonly<Record<string, string>> {
  const catalogue = locales.find(({ tag }) => tag === language)?.catalogue ?? {};
  return Object.fromEntries(sayings(catalogue).map(([name, say]) => [name, sentencesOf(name, say).join(" / ")]));
}

/** Of an inclusive and an exclusive bound, the kit only says the tighter one. */
export function hasTwoBounds({ minimum, moreThan, maximum, lessThan }: Sample): boolean {
  return Boolean((minimum && moreThan) || (maximum && lessThan));
}

/** Whether nothing has become a text by mistake. */
export function isText(text: string): boolean {
  return text.trim() === text && text !== "" && !/undefined|\bnull\b|NaN|\[object|\btrue\b|\bfalse\b/.test(text);
}
