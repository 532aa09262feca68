// @vitest-environment node
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { distinctLabels } from "../../src/core/text/distinct-labels.js";
import { fieldOfKind, formWith } from "./support/form.js";

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
      "as it is where letters differ",
      { a: { title: "Bill" }, b: { title: "Bil1" }, c: { title: "bill" } },
      ["Bill", "Bil1", "bill"],
    ],
    ["as it is where it is the name already", { X: {}, b: { title: "X" } }, ["X", "X (b)"]],
    ["numbered where names look the same", { a: {}, "a\u200b": {} }, ["a #1", "a #2"]],
    [
      "not the one that another field has",
      { a: { title: "X" }, b: { title: "X" }, c: { title: "X (a)" } },
      ["X (a) #1", "X (b)", "X (a) #2"],
    ],
    ["not the number that another field has", { a: {}, "a\u200b": {}, c: { title: "a #1" } }, ["a #2", "a #3", "a #1"]],
    ["on one line", { "a\nb": {}, c: { title: "a\n\nb" } }, ["a b", "a b (c)"]],
  ])("is %s", (_, properties, labels) => {
    expect(formWith(properties).fields.map(({ label }) => label)).toEqual(labels);
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
    ["numbered where a number and a text look the same", { enum: [1, "1"] }, ["1 #1", "1 #2"]],
    ["empty for the empty text only", { enum: ["", " ", "\u200b"] }, ["", "#2", "#3"]],
    ["those of true and false", { enum: ["true", true, false] }, ["true #1", "true #2", "false"]],
  ])("are %s", (_, schema, labels) => {
    expect(fieldOfKind("choice", schema).options.map(({ label }) => label)).toEqual(labels);
  });
});

test("whatever the labels are, no two are the same, and those that differ stay as they are", () => {
  const item = fc.record({
    label: fc.constantFrom("X", "Ｘ", "X #1", "X (a)", "X (a) #1", "X (b)", "é", "e\u0301", ""),
    detail: fc.constantFrom("a", "b", "", "X", "c"),
  });

  fc.assert(
    fc.property(fc.array(item, { maxLength: 12 }), (items) => {
      const labels = distinctLabels(items);

      expect(new Set(labels.map((label) => label.normalize("NFKC"))).size).toBe(items.length);
      items.forEach(({ label }, index) => {
        expect(labels[index]?.startsWith(label)).toBe(true);
      });
    }),
    { numRuns: 500 },
  );
});

test("a thousand options of one name are numbered", () => {
  const labels = distinctLabels(Array.from({ length: 5000 }, () => ({ label: "X", detail: "X" })));

  expect(labels.at(-1)).toBe("X #5000");
});
