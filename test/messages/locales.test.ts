import { expect, test, vi } from "vitest";
import { createMessages, type LocaleMessages } from "../../src/locales/index.js";
import { english } from "../../src/messages/all-english.js";
import { approvalWords } from "../../src/messages/approval-words.js";
import { serverWords } from "../../src/messages/server-words.js";

/** The forms of nouns that the messages have chosen among, with the language. */
const chosenAmong = vi.hoisted((): { language: string; forms: readonly string[] }[] => []);

vi.mock(import("../../src/messages/phrases.js"), async (importOriginal) => {
  const original = await importOriginal();
  return {
    ...original,
    pluralsIn: (language) => {
      const plural = original.pluralsIn(language);
      const noted: typeof plural = (count, forms) => {
        chosenAmong.push({ language, forms: Object.keys(forms) });
        return plural(count, forms);
      };
      return noted;
    },
  };
});

const modules = import.meta.glob<Readonly<Record<string, LocaleMessages>>>("../../src/locales/*.ts", { eager: true });
const files = Object.entries(modules).map(([path, exported]) => ({ tag: /([\w-]+)\.ts$/.exec(path)?.[1], exported }));
const locales = files.filter(({ tag }) => tag !== "index" && tag !== "en");
const reference: object = { ...english, ...approvalWords, ...serverWords };

test.each(files.filter(({ tag }) => tag !== "index"))("$tag is the one export of its file", ({ tag, exported }) => {
  const catalogue =
    exported[tag?.replace("-", "") ?? ""] ?? exported[tag?.replace(/-(\w)/, (_, c) => String(c).toUpperCase()) ?? ""];
  expect(Object.values(exported)).toEqual([catalogue]);
  expect(catalogue?.language).toBe(tag);
  expect(catalogue?.direction).toBe(/^(ar|he)$/.test(String(tag)) ? "rtl" : "ltr");
});

test.each(locales)("$tag has each message of the English, and no other", ({ exported }) => {
  const { language: _, direction: __, ...messages } = catalogueOf(exported);

  expect(namesIn(messages).sort()).toEqual(namesIn(reference).sort());
});

test.each(locales)("$tag says what each English sentence says of the request", ({ exported }) => {
  const translated = new Map(sayings(catalogueOf(exported)));
  const differences = sayings(reference).flatMap(([name, say]) => {
    const translation = translated.get(name) ?? (() => "");
    return samplesOf(name, say, translation).flatMap((sample) => {
      const [meant, said] = [say(sample), translation(sample)];
      const isSame = placesIn(meant, sample).join() === placesIn(said, sample).join();
      return !isText(meant) || hasTwoBounds(sample) || (isSame && isText(said)) ? [] : [`${name}: ${meant} → ${said}`];
    });
  });

  expect([...new Set(differences)]).toEqual([]);
});

test.each(locales)("$tag has the forms that its language has of each noun", ({ exported }) => {
  const { language } = catalogueOf(exported);
  const wanted = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
  chosenAmong.length = 0;

  for (const [name, say] of sayings(catalogueOf(exported))) samplesOf(name, say).forEach(say);

  expect(chosenAmong.length > 0 || wanted.length === 1).toBe(true);
  expect(
    chosenAmong.filter((one) => one.language !== language || one.forms.toSorted().join() !== wanted.join()),
  ).toEqual([]);
});

test.each([
  ["fr-CA", "fr"],
  ["de-CH", "de"],
  ["pt", "pt-BR"],
  ["pt-PT", "pt-BR"],
  ["zh-TW", "zh-Hant"],
  ["zh-HK", "zh-Hant"],
  ["zh", "zh-Hans"],
  ["zh-SG", "zh-Hans"],
  ["en-GB", "en"],
  [["nl", "fr"], "fr"],
  ["nl", "de"],
  ["not a tag", "de"],
])("for %j createMessages picks %s", (locale, expected) => {
  const of = (language: string) => ({ language, direction: "ltr" as const });
  const catalogues = ["fr", "pt-BR", "zh-Hans", "zh-Hant", "en"].map(of);

  expect(createMessages([of("de"), ...catalogues], { locale }).language).toBe(expected);
});

test("createMessages takes the region over another one of its language", () => {
  const [pt, brazilian] = [{ language: "pt-PT" }, { language: "pt-BR" }].map((one) => ({
    ...one,
    direction: "ltr" as const,
  }));

  expect(pt && brazilian && createMessages([pt, brazilian], { locale: "pt" })).toBe(brazilian);
});

function catalogueOf(exported: Readonly<Record<string, LocaleMessages>>): LocaleMessages {
  const [catalogue] = Object.values(exported);
  if (!catalogue) throw new Error("The file exports nothing.");
  return catalogue;
}

function namesIn(messages: object, group = ""): readonly string[] & string[] {
  return Object.entries(messages).flatMap(([name, message]: [string, unknown]) =>
    typeof message === "object" && message !== null ? namesIn(message, `${name}.`) : [group + name],
  );
}

type Sample = Readonly<Record<string, unknown>>;

type Say = (sample: Sample) => string;

/** The messages of a catalogue by their names. */
function sayings(messages: object, group = ""): readonly (readonly [name: string, say: Say])[] {
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
  ...Object.fromEntries(["example", "version", "offset", "port"].map((name) => [name, ["", mark(name)]])),
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
function samplesOf(name: string, ...says: readonly Say[]): readonly Sample[] {
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

function mark(name: string): string {
  return `‹${name}›`;
}

/** Marks of numbers, which languages may say in words, or by the form of the noun, up to two. */
const numbers = new Set(
  [
    "left",
    "total",
    "found",
    "chosen",
    "lines",
    "limit",
    "time",
    "options",
    "calls",
    "added",
    "removed",
    "minLength",
    "maxLength",
    "minItems",
    "maxItems",
  ].map(mark),
);

/** The values of a sample that stand in a text. */
function placesIn(text: string, { count }: Sample): readonly string[] {
  const places = new Set(text.match(/‹\w+›/g));
  return [...places].filter((place) => Number(count) > 2 || !numbers.has(place)).sort();
}

/** Of an inclusive and an exclusive bound, the kit only says the tighter one. */
function hasTwoBounds({ minimum, moreThan, maximum, lessThan }: Sample): boolean {
  return Boolean((minimum && moreThan) || (maximum && lessThan));
}

/** Whether nothing has become a text by mistake. */
function isText(text: string): boolean {
  return text.trim() === text && text !== "" && !/undefined|\bnull\b|NaN|\[object|\btrue\b|\bfalse\b/.test(text);
}
