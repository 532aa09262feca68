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
    ["its name in words where there is no title", { first_name: {}, zip: {} }, ["First name", "Zip"]],
    [
      "its name in words, written as in other languages",
      { workspaceId: {}, "max-age": {} },
      ["Workspace id", "Max age"],
    ],
    [
      "with its abbreviations",
      { taxID: {}, URLPrefix: {}, feedURLs: {}, iOSVersion: {} },
      ["Tax ID", "URL prefix", "Feed URLs", "iOS version"],
    ],
    [
      "its name as it is where that is no identifier",
      { "a.b": {}, "Who is it?": {}, _id: {}, 地址: {} },
      ["a.b", "Who is it?", "_id", "地址"],
    ],
    [
      "with its name where two names are the same words",
      { first_name: {}, firstName: {} },
      ["First name (first_name)", "First name (firstName)"],
    ],
    ["its title, even where that is a name", { x: { title: "first_name" } }, ["first_name"]],
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
    ["What is your name?", { type: "string" }, "What is your name?"],
    ["What is your name?", { type: "string", title: "Value" }, "What is your name?"],
    ["Delete these?\n- a\n- b", { type: "boolean" }, "Delete these? - a - b"],
    ["x".repeat(300), {}, `${"x".repeat(200)}…`],
    ["What is your name?", { type: "string", title: "Name" }, "Name"],
    ["", { type: "string" }, "Value"],
  ])("of a framework's wrapper for one value is the message: %j, %j", (message, value, label) => {
    const request = parseRequest({ message, requestedSchema: { properties: { value } } });

    expect(request).toMatchObject({ fields: [{ name: "value", label }] });
  });

  test("is not the message where there are other fields", () => {
    const properties = { value: { type: "string" }, note: { type: "string" } };

    expect(parseRequest({ message: "What?", requestedSchema: { properties } })).toMatchObject({
      fields: [{ label: "Value" }, { label: "Note" }],
    });
  });

  test.each([
    ["Please confirm", { title: "Do you confirm?", description: "do you confirm?" }],
    ["Do you confirm?", { title: "Confirm", description: "Do you confirm?" }],
  ])("is not repeated by a description, and neither is the message: %j, %j", (message, property) => {
    const request = parseRequest({ message, requestedSchema: { properties: { ok: property } } });

    expect(request.mode === "form" && request.fields[0]).not.toHaveProperty("description");
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
