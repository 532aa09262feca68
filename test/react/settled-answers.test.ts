// @vitest-environment node
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { initialDraft, readDraft } from "../../src/core/index.js";
import { english } from "../../src/index.js";
import { type AnswerContext, type AnswerText, answerTexts, draftTexts } from "../../src/messages/describe.js";
import { nastyNames } from "../core/support/any-json.js";
import { draftOf, formWith } from "../core/support/form.js";
import { arbitraryContent, arbitraryRequest } from "react-elicitation/testing/generators";

const berlin: AnswerContext = { locale: "en-GB", timeZone: "Europe/Berlin", messages: english };
const german: AnswerContext = { ...berlin, locale: "de" };

const titled = [
  { const: "c", title: "Celsius" },
  { const: "f", title: "Fahrenheit" },
  { const: "k", title: "Kelvin" },
];
const list = { type: "array", items: { anyOf: titled } };

const texts = (answers: readonly AnswerText[]): readonly string[] => answers.map(({ text }) => text);

describe("what was sent", () => {
  test.each<{ kind: string; property: object; value: unknown; text: string; context?: AnswerContext }>([
    { kind: "text", property: { type: "string" }, value: "Ada\nLovelace", text: "Ada\nLovelace" },
    { kind: "an empty text", property: { type: "string" }, value: "", text: "(empty)" },
    { kind: "a number", property: { type: "number" }, value: -1234.5, text: "−1,234.5" },
    { kind: "a number in German", property: { type: "number" }, value: 1234.5, text: "1.234,5", context: german },
    { kind: "yes", property: { type: "boolean" }, value: true, text: "Yes" },
    { kind: "no", property: { type: "boolean" }, value: false, text: "No" },
    { kind: "an option", property: { type: "string", oneOf: titled }, value: "f", text: "Fahrenheit" },
    { kind: "an option that is no longer there", property: { type: "string", oneOf: titled }, value: "r", text: "r" },
    { kind: "options", property: list, value: ["c", "f", "k"], text: "Celsius, Fahrenheit and Kelvin" },
    { kind: "options in German", property: list, value: ["c", "f"], text: "Celsius und Fahrenheit", context: german },
    { kind: "no options", property: list, value: [], text: "No answer" },
    { kind: "a day", property: { type: "string", format: "date" }, value: "2026-11-27", text: "27 November 2026" },
    { kind: "no day", property: { type: "string", format: "date" }, value: "2026-02-30", text: "2026-02-30" },
    {
      kind: "an instant, where the person is",
      property: { type: "string", format: "date-time" },
      value: "2026-11-27T23:30:00Z",
      text: "28 November 2026 at 00:30 CET",
    },
    {
      kind: "an instant with seconds, in German",
      property: { type: "string", format: "date-time" },
      value: "2026-07-01T10:30:15+02:00",
      text: "1. Juli 2026 um 10:30:15 MESZ",
      context: german,
    },
  ])("$kind: $text", ({ property, value, text, context = berlin }) => {
    const { fields } = formWith({ answer: { title: "Question", ...property } });

    expect(answerTexts(fields, { answer: value }, context)).toEqual([{ id: "f0", label: "Question", text }]);
  });

  test("questions that were left out are left out, and the schema's order is kept", () => {
    const { fields } = formWith({ a: { type: "string" }, b: { type: "string" }, c: { type: "string" } });

    expect(texts(answerTexts(fields, { c: "3", a: "1" }, berlin))).toEqual(["1", "3"]);
  });

  test("what no question asked for is not hidden: it comes last, under its name", () => {
    const { fields } = formWith({ a: { type: "string", title: "A" } });

    expect(answerTexts(fields, { extra: true, a: "1" }, berlin)).toEqual([
      { id: "f0", label: "A", text: "1" },
      { id: "other-0", label: "extra", text: "Yes" },
    ]);
  });

  test.each([undefined, null, "text", 1, [], { a: null, b: { c: 1 }, d: [1] }])(
    "%j holds nothing that can have been sent",
    (content) => {
      expect(answerTexts(formWith({ a: { type: "string" } }).fields, content, berlin)).toEqual([]);
    },
  );
});

describe("what was entered", () => {
  const { fields } = formWith({
    name: { type: "string" },
    age: { type: "integer" },
    agreed: { type: "boolean" },
    unit: { type: "string", oneOf: titled },
    units: list,
    day: { type: "string", format: "date" },
    time: { type: "string", format: "date-time" },
  });

  test.each<{ name: string; entered: string | readonly string[]; text: string }>([
    { name: "name", entered: "  Ada ", text: "  Ada " },
    { name: "age", entered: "1e", text: "1e" },
    { name: "agreed", entered: "false", text: "No" },
    { name: "unit", entered: "1", text: "Fahrenheit" },
    { name: "units", entered: ["0", "2"], text: "Celsius and Kelvin" },
    { name: "day", entered: "2026-11-27", text: "27 November 2026" },
    { name: "time", entered: "2026-11-27T14:30", text: "27 November 2026 at 14:30 CET" },
    // Clocks skip it.
    { name: "time", entered: "2026-03-29T02:30", text: "2026-03-29T02:30" },
  ])("$name, entered as $entered: $text", ({ name, entered, text }) => {
    expect(texts(draftTexts(fields, draftOf(fields, { [name]: entered }), berlin))).toEqual([text]);
  });

  test("nothing entered is nothing", () => {
    expect(draftTexts(fields, initialDraft(fields), berlin)).toEqual([]);
  });
});

test("an answer that is to be hidden is a word, sent or not", () => {
  const { fields } = formWith({ token: { type: "string" }, city: { type: "string" } });
  const context: AnswerContext = { ...berlin, isHidden: ({ name }) => name === "token" };

  expect(texts(answerTexts(fields, { token: "sk-1", city: "Oslo" }, context))).toEqual(["hidden", "Oslo"]);
  expect(texts(draftTexts(fields, { f0: "sk-1", f1: "Oslo" }, context))).toEqual(["hidden", "Oslo"]);
});

test("none of the options of a required list is an answer, sent or not", () => {
  const { fields } = formWith({ units: list }, ["units"]);

  expect(texts(answerTexts(fields, { units: [] }, berlin))).toEqual(["None of these"]);
  expect(texts(draftTexts(fields, { f0: ["none"] }, berlin))).toEqual(["None of these"]);
});

const schemas = arbitraryRequest(nastyNames).map(({ requestedSchema }) => requestedSchema);
const forms = schemas.map(({ properties, required }) => formWith(properties, required));

describe("whatever is in it", () => {
  test("content of any schema, or of none, becomes answers that have a label, a text and an id of their own", () => {
    const contents = fc.oneof(
      schemas.chain(arbitraryContent),
      fc.dictionary(fc.constantFrom(...nastyNames), fc.jsonValue()),
      fc.anything(),
    );
    fc.assert(
      fc.property(forms, contents, ({ fields }, content) => {
        const answers = answerTexts(fields, content, berlin);

        expect(answers.filter(({ label, text }) => label.trim() === "" || text.trim() === "")).toEqual([]);
        expect(new Set(answers.map(({ id }) => id)).size).toBe(answers.length);
      }),
    );
  });

  test("every answer of a draft that would be sent is among its texts", () => {
    const entered = fc.oneof(fc.string(), fc.constantFrom("0", "true", "1e", "2026-02-28"), fc.array(fc.string()));
    fc.assert(
      fc.property(forms, fc.array(entered, { minLength: 5, maxLength: 5 }), ({ fields }, values) => {
        const draft = Object.fromEntries(fields.map(({ id }, index) => [id, values[index] ?? ""]));

        const labels = new Set(draftTexts(fields, draft, berlin).map(({ label }) => label));

        const { content } = readDraft(fields, draft, berlin);
        const sent = answerTexts(fields, content, berlin).filter(
          ({ text }) => !["(empty)", "No answer"].includes(text),
        );
        expect(sent.filter(({ label }) => !labels.has(label))).toEqual([]);
      }),
    );
  });
});
