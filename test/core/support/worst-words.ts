import { defaultLimits as limits } from "../../../src/core/index.js";
import { crowd, form, many, share, text } from "./worst-form.js";

/** What is slow to look through for credentials, over and over: words that nearly ask for one, and signs that may stand for letters. */
export const wordUnits = [
  "password policy. ",
  "token and x ",
  "а ",
  "п а ",
  "аб ",
  "aA",
  "enter your x. ",
  "{4}",
  "номер ",
  "phrase de rec",
  "パスワード長 ",
  "0a1",
  "код ",
  "а1",
  "а@ ",
  "㎯",
  "\uFDFA",
] as const;

/** What is slow to look through in a message. */
export const messageUnits = [
  "Geben Sie ",
  "please ",
  "required ",
  "enter the x, ",
  "a:\n",
  "入力",
  ". ",
  "Раssw0rt, а ",
] as const;

/** Texts that look the same and differ in which of their letters are Cyrillic. */
const twinOf = (index: number): string =>
  Array.from({ length: 13 }, (_, place) => ((index >> place) % 2 === 0 ? "a" : "а")).join("");

/** Names, labels and descriptions, none of which is short: a thousand of each can still be read. */
const wordCrowd = (unit: string): unknown =>
  form(
    Object.fromEntries(
      many(limits.fields, (index) => {
        const words = text(share / 5, unit);
        return [`${index} ${words}`, { type: "string", title: `${words} ${index}`, description: words }];
      }),
    ),
  );

/** Params of requests whose words are slow to look through: for credentials, and for what looks the same. */
export const worstWords: Readonly<Record<string, () => unknown>> = {
  ...Object.fromEntries(
    wordUnits.map((unit) => [`a thousand fields of ${JSON.stringify(unit)}`, () => wordCrowd(unit)]),
  ),
  ...Object.fromEntries(
    messageUnits.map((unit) => [
      `a message of ${JSON.stringify(unit)}`,
      () => ({ message: text(limits.text, unit), requestedSchema: { properties: { answer: { type: "string" } } } }),
    ]),
  ),
  "a thousand labels of letters that look like others": () =>
    crowd((index) => ({ type: "string", title: `${"Наименование Ԍ ".repeat(60)}${index}` })),
  "twenty thousand options that look the same, values and all": () =>
    form(
      Object.fromEntries(
        many(limits.allOptions / limits.options, (index) => [
          `p${index}`,
          { oneOf: many(limits.options, (option) => ({ const: twinOf(option), title: "Same" })) },
        ]),
      ),
    ),
  "a thousand descriptions as long as are shown, of one letter": () =>
    crowd(() => ({ $ref: "#/$defs/long" }), {
      $defs: { long: { type: "string", description: text(limits.text, "а ") } },
    }),
};
