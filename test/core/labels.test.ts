// @vitest-environment node
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseRequest } from "../../src/core/index.js";
import { skeleton } from "../../src/core/text/skeleton.js";
import { fieldOfKind, formWith } from "./support/form.js";
import { worstWords } from "./support/worst-words.js";

const labelsOf = (properties: object): readonly string[] => formWith(properties).fields.map(({ label }) => label);

const labelsOfTitles = (titles: readonly string[]): readonly string[] =>
  labelsOf(Object.fromEntries(titles.map((title, index) => [`p${index}`, { title }])));

describe("the label of a field", () => {
  test.each([
    ["its title", { a: { title: "Name" } }, ["Name"]],
    ["its name where there is no title", { first_name: {} }, ["first_name"]],
    ["its name where nothing is seen of the title", { a: { title: "\u200b\u202e" } }, ["a"]],
    ["its place where there is nothing to see at all", { "\u200b": {}, " ": { title: "" } }, ["#1", "#2"]],
    [
      "with its name where titles are the same",
      { a: { title: "X" }, b: { title: "X" }, c: { title: "Y" } },
      ["X (a)", "X (b)", "Y"],
    ],
    ["with its name where titles look the same", { a: { title: "X" }, b: { title: "X\u200b" } }, ["X (a)", "X (b)"]],
    [
      "with its name where letters are composed differently",
      { a: { title: "é" }, b: { title: "e\u0301" } },
      ["é (a)", "e\u0301 (b)"],
    ],
    [
      "with its name where letters of another script look the same",
      { a: { title: "Amount" }, b: { title: "Аmоunt" }, c: { title: "Other" } },
      ["Amount (a)", "Аmоunt (b)", "Other"],
    ],
    [
      "as it is where letters differ",
      { a: { title: "Bill" }, b: { title: "Bil1" }, c: { title: "bill" } },
      ["Bill", "Bil1", "bill"],
    ],
    ["as it is where it is the name already", { X: {}, b: { title: "X" } }, ["X", "X (b)"]],
    ["numbered where names look the same", { a: {}, "a\u200b": {} }, ["a #1", "a #2"]],
    ["numbered where names of another script look the same", { a: {}, а: {} }, ["a #1", "а #2"]],
    [
      "not the one that another field has",
      { a: { title: "X" }, b: { title: "X" }, c: { title: "X (a)" } },
      ["X (a) #1", "X (b)", "X (a) #2"],
    ],
    ["not the number that another field has", { a: {}, "a\u200b": {}, c: { title: "a #1" } }, ["a #2", "a #3", "a #1"]],
    ["on one line", { "a\nb": {}, c: { title: "a\n\nb" } }, ["a b", "a b (c)"]],
    [
      "short, whatever a sign stands for",
      { a: { title: "\uFDFA" }, b: { title: "\uFDFA" } },
      ["\uFDFA (a)", "\uFDFA (b)"],
    ],
  ])("is %s", (_, properties, labels) => {
    expect(labelsOf(properties)).toEqual(labels);
  });

  test.each([
    [["Resume", "Résumé"]],
    [["Name", "name"]],
    [["C", "C++", "C#"]],
    [["Item 1", "Item l0", "Item lO"]],
    [["burn", "bum"]],
    [["I", "II", "III", "IV"]],
    [["Größe", "Grüße"]],
    [["и", "й", "е", "ё"]],
    [["тот", "TOT", "ην", "HN"]],
    [["シ", "ツ", "ソ", "ン"]],
    [["Ηλεκτρονικό", "Όνομα"]],
  ])("stays as it is where a reader sees the difference: %j", (titles) => {
    expect(labelsOfTitles(titles)).toEqual(titles);
  });
});

describe("the labels of options", () => {
  test.each([
    ["titles", { oneOf: [{ const: "a", title: "Ah" }, { const: "b" }] }, ["Ah", "b"]],
    [
      "titles with values where they are the same",
      {
        oneOf: [
          { const: "a", title: "X" },
          { const: "b", title: "X" },
        ],
      },
      ["X (a)", "X (b)"],
    ],
    ["numbered where values look the same", { enum: ["a", "a\u200b"] }, ["a #1", "a #2"]],
    [
      "numbered where values of another script look the same",
      { enum: ["Yes", "Уеѕ", "No"] },
      ["Yes #1", "Уеѕ #2", "No"],
    ],
    ["numbered where a number and a text look the same", { enum: [1, "1"] }, ["1 #1", "1 #2"]],
    ["empty for the empty text only", { enum: ["", " ", "\u200b"] }, ["", "#2", "#3"]],
    ["those of true and false", { enum: ["true", true, false] }, ["true #1", "true #2", "false"]],
  ])("are %s", (_, schema, labels) => {
    expect(fieldOfKind("choice", schema).options.map(({ label }) => label)).toEqual(labels);
  });

  test("are numbered, thousands of them, where values look the same, too", () => {
    const request = parseRequest(worstWords["twenty thousand options that look the same, values and all"]?.());
    const fields = request.mode === "form" ? request.fields : [];
    const lists = fields.flatMap((field) => (field.kind === "choice" ? [field.options.map(({ label }) => label)] : []));

    expect(lists.map((list) => list.length)).toEqual([5000, 5000, 5000, 5000]);
    for (const list of lists) {
      expect(new Set(list.map((label) => skeleton(label))).size).toBe(list.length);
      expect(list.every((label, index) => label.startsWith("Same (") && label.endsWith(`) #${index + 1}`))).toBe(true);
    }
  });
});

test("whatever the titles are, no two labels look the same, and each begins with its title", () => {
  const title = fc.oneof(
    fc.constantFrom("X", "Ｘ", "X #1", "X (p0)", "X (p0) #1", "X (p1)", "é", "e\u0301"),
    fc
      .array(fc.constantFrom("a", "а", "A", "l", "I", "|", "o", "ο", "օ", "-", "\u2010", "i", "і"), {
        minLength: 1,
        maxLength: 3,
      })
      .map((letters) => letters.join("")),
  );
  fc.assert(
    fc.property(fc.array(title, { maxLength: 12 }), (titles) => {
      const labels = labelsOfTitles(titles);

      expect(new Set(labels.map((label) => skeleton(label))).size).toBe(titles.length);
      expect(labels.filter((label, index) => !label.startsWith(titles[index] ?? "?"))).toEqual([]);
    }),
    { numRuns: 500 },
  );
});
