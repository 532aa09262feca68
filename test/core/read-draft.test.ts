// @vitest-environment node
import { describe, expect, test } from "vitest";
import { type Draft, type FieldSpec, initialDraft, readDraft } from "../../src/core/index.js";
import { accept, fieldFrom, formWith } from "./support/form.js";

const text = { type: "string" };
const number = { type: "number" };
const boolean = { type: "boolean" };
const choice = { type: "string", enum: ["", "a", "b"] };
const choices = { type: "array", items: { type: "string", enum: ["a", "b", "c"] } };
const date = { type: "string", format: "date" };
const dateTime = { type: "string", format: "date-time" };

/** What a date control holds while only part of a date is typed. */
const unfinished = "…";

/** How the property is understood beside another one, because a lone boolean is a question. */
function beside(schema: object, required: boolean): FieldSpec {
  const [field] = formWith({ answer: schema, other: text }, required ? ["answer", "other"] : []).fields;
  if (!field) throw new Error("There is no field.");
  return field;
}

/** What is sent for a property called `answer` when this was entered, or the code of the error. */
function sent(schema: object, entered: Draft[string], { required = false } = {}): unknown {
  const field = beside(schema, required);
  const { content, errors } = readDraft([field], { [field.id]: entered }, { locale: "en", timeZone: "UTC" });
  return errors.length > 0 ? errors.map(({ code }) => ({ error: code }))[0] : content.answer;
}

describe("an answer", () => {
  test.each([
    ["text as typed", text, " a b ", " a b "],
    ["a time in other digits", { ...text, format: "time" }, "１４：３０：００Ｚ", "14:30:00Z"],
    ["a duration in other digits", { ...text, format: "duration" }, "P٣D", "P3D"],
    ["a day in other digits, or a word", { anyOf: [date, { const: "today" }] }, "۲۰۲۶-۱۱-۲۷", "2026-11-27"],
    ["no day that does not exist, in any digits", { anyOf: [date, { const: "today" }] }, "۲۰۲۶-۱۱-۳۱", "۲۰۲۶-۱۱-۳۱"],
    ["text in other digits as typed", text, "١٢", "١٢"],
    ["an address with its own digits", { ...text, format: "uri" }, "https://a.example/٤", "https://a.example/%D9%A4"],
    ["email without the blanks around it", { ...text, format: "email" }, " ada@example.org ", "ada@example.org"],
    [
      "email without invisible characters around it",
      { ...text, format: "email" },
      "\u200Bada@example.org\u200E",
      "ada@example.org",
    ],
    ["uri without the blanks around it", { ...text, format: "uri" }, "\thttps://a.example\n", "https://a.example"],
    ["a number", number, " -1.50 ", -1.5],
    ["0", number, "0", 0],
    ["a whole number", { type: "integer" }, "1e3", 1000],
    ["yes", boolean, "true", true],
    ["no", boolean, "false", false],
    ["an option", choice, "1", "a"],
    ["the empty option", choice, "0", ""],
    ["options in the schema's order", choices, ["2", "0"], ["a", "c"]],
    ["an option chosen twice", choices, ["1", "1"], ["b"]],
    ["a day", date, "2026-02-28", "2026-02-28"],
    ["a time", dateTime, "2026-02-28T09:05", "2026-02-28T09:05:00Z"],
  ])("%s is sent", (_, schema, entered, value) => {
    expect(sent(schema, entered)).toEqual(value);
  });
});

describe("a required list that may be empty", () => {
  const list = { ...choices, minItems: 0 };

  test.each([
    ["is unanswered while it is untouched", list, [], undefined],
    ["is answered with none of the options", list, ["none"], []],
    ["where there is no minimum, too", choices, ["none"], []],
    ["and with a default, too", { ...list, default: ["a"] }, ["none"], []],
    ["takes options that are chosen, whatever else is", list, ["none", "1"], ["b"]],
  ])("%s", (_, schema, entered, value) => {
    expect(sent(schema, entered, { required: true })).toEqual(value);
  });

  test("starts as none by default", () => {
    const field = fieldFrom({ ...list, default: [] }, { required: true });

    expect(initialDraft([field])).toEqual({ [field.id]: ["none"] });
  });

  test.each([
    ["where it is optional", choices, false],
    ["where it has a minimum", { ...choices, minItems: 1 }, true],
  ])("is the only one that knows none: not %s", (_, schema, required) => {
    expect(sent(schema, ["none"], { required })).toBeUndefined();
  });
});

test.each([
  ["", { error: "required" }],
  ["true", { value: true }],
  ["false", { value: false }],
  ["skipped", undefined],
])("an optional question is answered or skipped, and neither by default: %j", (entered, answer) => {
  const { fields } = formWith({ answer: { ...boolean, default: false } });
  const { content, errors } = readDraft(fields, { f0: entered });

  expect(errors).toEqual(answer && "error" in answer ? [{ name: "answer", code: "required" }] : []);
  expect(content).toEqual(answer && "value" in answer ? { answer: answer.value } : {});
});

describe("nothing is made up", () => {
  test.each([
    ["empty text", text, ""],
    ["blanks for text", text, " \t\n"],
    ["blanks of every width for text", text, "\u00A0\u2003\u3000"],
    ["unseen characters for text", text, "\u200B\u2060\u3164\u2800\uFEFF"],
    ["empty text that may be no shorter", { ...text, minLength: 3 }, ""],
    ["blanks for an email", { ...text, format: "email" }, "  "],
    ["blanks for a number", number, "  "],
    ["no answer to a question", boolean, ""],
    ["something else than yes or no", boolean, "maybe"],
    ["a list for yes or no", boolean, ["true"]],
    ["no option", choice, ""],
    ["an empty list for an option", choice, []],
    ["an option that is not there", choice, "3"],
    ["an index that is none", choice, "0.0"],
    ["no options", choices, []],
    ["options that are not there", choices, ["7", "x"]],
    ["a number of two digits for options", choices, "01"],
    ["an empty day", date, ""],
    ["an empty time", dateTime, ""],
    ["a list for text", text, ["a"]],
    ["anything for a property without a control", { type: "object" }, "x"],
  ])("from %s", (_, schema, entered) => {
    expect(sent(schema, entered)).toBeUndefined();
  });

  test("from an empty draft", () => {
    const { fields } = formWith({ text, number, boolean, choice, choices, date, dateTime });

    expect(readDraft(fields, {})).toEqual({ content: {}, errors: [] });
  });
});

describe("nothing is dropped", () => {
  test.each([
    ["half a number", number, "1e", "number"],
    ["a number and more", number, "42xyz", "number"],
    ["no number where a whole one is asked", { type: "integer" }, "x", "integer"],
    ["a number JSON cannot carry", number, "0.1000000000000000055", "precision"],
    ["a whole number past 2^53", { type: "integer" }, "9007199254740992", "precision"],
    ["an invisible character in an email", { ...text, format: "email" }, "ada@exam\u200Bple.org", "invisible"],
    ["half a day", date, unfinished, "date"],
    ["no day of the calendar", date, "2026-02-30", "date"],
    ["a day in another form", date, "28.2.2026", "date"],
    ["half a time", dateTime, unfinished, "date-time"],
    ["a day without a time", dateTime, "2026-02-28", "date-time"],
    ["a time of no day", dateTime, "2026-02-30T10:00", "date-time"],
    ["hour 24", dateTime, "2026-02-28T24:00", "date-time"],
  ])("%s is an error", (_, schema, entered, code) => {
    expect(sent(schema, entered)).toEqual({ error: code });
  });

  test("a field with an error has no content, and the others keep theirs", () => {
    const { fields } = formWith({ a: number, b: number });

    expect(readDraft(fields, { f0: "x", f1: "1" })).toEqual({
      content: { b: 1 },
      errors: [{ name: "a", code: "number" }],
    });
  });
});

describe("a default", () => {
  test.each([
    ["text", { ...text, default: "x" }, "x"],
    ["empty text", { ...text, default: "" }, ""],
    ["several lines", { ...text, default: " a\r\nb " }, " a\r\nb "],
    ["0", { ...number, default: 0 }, 0],
    ["a large number", { ...number, default: 1e21 }, 1e21],
    ["a small number", { ...number, default: 5e-324 }, 5e-324],
    ["an option", { ...choice, default: "b" }, "b"],
    ["the empty option", { ...choice, default: "" }, ""],
    ["options", { ...choices, default: ["c", "a"] }, ["a", "c"]],
    ["no options", { ...choices, default: [] }, []],
    ["a day", { ...date, default: "2024-02-29" }, "2024-02-29"],
    [
      "a time in its own spelling",
      { ...dateTime, default: "2026-07-01T08:30:15.250-03:30" },
      "2026-07-01T08:30:15.250-03:30",
    ],
  ])("%s is sent untouched", async (_, schema, value) => {
    const { fields } = formWith({ answer: schema, other: text }, ["answer"]);

    expect(await accept(fields, {}, { locale: "de", timeZone: "Asia/Tokyo" })).toEqual({
      content: { answer: value },
      errors: [],
    });
  });

  test.each([
    ["text: sent as empty, for servers put defaults back for missing keys", text, "x", "", ""],
    ["text, but for blanks: sent as empty", text, "x", " ", ""],
    ["text with a format: no answer", { ...text, format: "email" }, "a@b.example", "", undefined],
    ["text with a minimum: no answer", { ...text, minLength: 1 }, "x", "", undefined],
    ["text with a pattern: no answer", { ...text, pattern: "^x" }, "x", "", undefined],
    ["number: no answer", number, 1, "", undefined],
    ["choice: no answer", choice, "a", "", undefined],
    ["choices: sent as empty", choices, ["a"], [], []],
    ["choices with a minimum: no answer", { ...choices, minItems: 1 }, ["a"], [], undefined],
    ["day: no answer", date, "2026-01-01", "", undefined],
    ["time: no answer", dateTime, "2026-01-01T00:00:00Z", "", undefined],
  ])("cleared %s", (_, schema, value, cleared, expected) => {
    expect(sent({ ...schema, default: value }, cleared)).toEqual(expected);
  });

  test.each([
    ["text", { ...text, default: "x" }, ""],
    ["blanked text", { ...text, default: "x" }, "  "],
    ["choices", { ...choices, default: ["a"] }, []],
  ])("cleared %s that is required must be answered", async (_, schema, cleared) => {
    const { fields } = formWith({ answer: schema }, ["answer"]);

    expect(await accept(fields, { f0: cleared })).toEqual({
      content: {},
      errors: [{ name: "answer", code: "required" }],
    });
  });

  test.each([
    ["no email", { ...text, format: "email", default: "ada@" }, { code: "email" }],
    ["too long", { ...text, maxLength: 1, default: "ab" }, { code: "maxLength", limit: 1 }],
    ["too large", { ...number, maximum: 1, default: 2 }, { code: "maximum", limit: 1 }],
    ["a fraction", { type: "integer", default: 1.5 }, { code: "integer" }],
    ["past 2^53", { type: "integer", default: 2 ** 53 }, { code: "precision" }],
    ["too few", { ...choices, minItems: 2, default: ["a"] }, { code: "minItems", limit: 2 }],
    ["none where one is needed", { ...choices, minItems: 1, default: [] }, { code: "required" }],
  ])("that breaks the schema is shown and has to be mended: %s", async (_, schema, error) => {
    const { fields } = formWith({ answer: schema }, ["answer"]);

    expect((await accept(fields)).errors).toEqual([{ name: "answer", ...error }]);
  });
});

describe("property names are data", () => {
  const names = ["__proto__", "constructor", "toString", "", "a.b", "a[0]", "0", "hasOwnProperty"];

  test("each has its own answer, in the schema's order", () => {
    const { fields } = formWith(Object.fromEntries(names.map((name) => [name, text])), names);

    const { content } = readDraft(fields, Object.fromEntries(fields.map(({ id, name }) => [id, `answer to ${name}`])));

    expect(JSON.parse(JSON.stringify(content))).toEqual(
      JSON.parse(JSON.stringify(Object.fromEntries(names.map((name) => [name, `answer to ${name}`])))),
    );
    expect(Object.keys(content)).toEqual(fields.map(({ name }) => name));
  });

  test("an unanswered one is missing, whatever objects inherit", async () => {
    const { fields } = formWith(Object.fromEntries(names.map((name) => [name, text])), names);

    const { content, errors } = await accept(fields);

    expect(Object.keys(content)).toEqual([]);
    expect(errors).toEqual(fields.map(({ name }) => ({ name, code: "required" })));
  });

  test("ids are safe in HTML and in paths", () => {
    const { fields } = formWith(Object.fromEntries(names.map((name) => [name, text])));

    expect(fields.map(({ id }) => id)).toEqual(names.map((_, index) => `f${index}`));
    expect(Object.keys(initialDraft(fields))).toEqual(fields.map(({ id }) => id));
  });
});
