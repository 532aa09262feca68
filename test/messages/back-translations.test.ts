import { expect, test } from "vitest";
import { locales, saidIn } from "../support/said-messages.js";

/** What sentences of a catalogue mean, by the names of the messages. */
type BackTranslation = Readonly<Record<string, { readonly said: string; readonly means: string }>>;

const files = import.meta.glob<BackTranslation>("./back-translations/*.json", { eager: true, import: "default" });

const backTranslations = Object.entries(files).map(([path, sentences]) => ({
  tag: /([\w-]+)\.json$/.exec(path)?.[1] ?? "",
  sentences: Object.entries(sentences),
}));

test.each(backTranslations)("each sentence of $tag was translated back as it is said now", ({ tag, sentences }) => {
  expect(Object.fromEntries(sentences.map(([name, { said }]) => [name, said]))).toEqual(saidIn(tag));
});

test.each(backTranslations)("each sentence of $tag means something in English", ({ sentences }) => {
  expect(sentences.filter(([, { means }]) => !means.trim())).toEqual([]);
});

test("each language that has a catalogue has a back-translation, and no other", () => {
  expect(backTranslations.map(({ tag }) => tag)).toEqual(locales.map(({ tag }) => tag));
});
