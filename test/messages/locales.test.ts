import { expect, test, vi } from "vitest";
import { createMessages } from "../../src/locales/index.js";
import {
  files,
  hasTwoBounds,
  isText,
  locales,
  mark,
  namesIn,
  reference,
  type Sample,
  saidIn,
  samplesOf,
  sayings,
} from "../support/said-messages.js";

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

test.each(files)("$tag is the one export of its file", ({ tag, exported }) => {
  const catalogue = exported[tag.replace("-", "")] ?? exported[tag.replace(/-(\w)/, (_, c) => String(c).toUpperCase())];
  expect(Object.values(exported)).toEqual([catalogue]);
  expect(catalogue?.language).toBe(tag);
  expect(catalogue?.direction).toBe(/^(ar|he)$/.test(tag) ? "rtl" : "ltr");
});

test.each(locales)("$tag has each message of the English, and no other", ({ catalogue }) => {
  const { language: _, direction: __, ...messages } = catalogue;

  expect(namesIn(messages).sort()).toEqual(namesIn(reference).sort());
});

test.each(locales)("$tag says what each English sentence says of the request", ({ catalogue }) => {
  const translated = new Map(sayings(catalogue));
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

test.each(locales.filter(({ catalogue }) => catalogue.direction === "rtl"))(
  "$tag turns no address, port or example around",
  ({ tag }) => {
    const notIsolated = /(?<!\u2068)(?:https:\/\/(?!\w)|‹(?:scheme|port|allowed)›)/;

    expect(Object.values(saidIn(tag)).filter((sentence) => notIsolated.test(sentence))).toEqual([]);
  },
);

test.each(locales)("$tag has the forms that its language has of each noun", ({ catalogue }) => {
  const { language } = catalogue;
  const wanted = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
  chosenAmong.length = 0;

  for (const [name, say] of sayings(catalogue)) samplesOf(name, say).forEach(say);

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
