// @vitest-environment node
import { describe, expect, test } from "vitest";
import { createValidator, formWith } from "./support/form.js";

const options = { enum: ["a", "b"] };

describe("judging content", () => {
  async function errorOf(schema: object, value: unknown) {
    const { fields } = formWith({ answer: schema }, ["answer"]);
    const validate = await createValidator(fields);
    const [error] = validate(value === undefined ? {} : { answer: value });
    return error && { ...error, name: undefined };
  }

  test.each([
    ["an answer is missing", { type: "string" }, undefined, { code: "required" }],
    ["text is too short", { minLength: 2 }, "a", { code: "minLength", limit: 2 }],
    ["text is too long", { maxLength: 2 }, "abc", { code: "maxLength", limit: 2 }],
    [
      "an email has another pattern",
      { format: "email", pattern: "@example\\.com$" },
      "ada@example.org",
      { code: "pattern" },
    ],
    ["text has another pattern", { pattern: "^[0-9]+$" }, "1a", { code: "pattern" }],
    ["an email is none", { format: "email" }, "ada@", { code: "email" }],
    ["an email has no domain that servers take", { format: "email" }, "a@b", { code: "email" }],
    ["a uri has no scheme", { format: "uri" }, "example.org", { code: "uri" }],
    ["a uri has letters beyond ASCII", { format: "uri" }, "https://ü.example", { code: "uri" }],
    ["a day does not exist", { format: "date" }, "2026-02-30", { code: "date" }],
    ["a time has no offset", { format: "date-time" }, "2026-02-28T10:00:00", { code: "date-time" }],
    ["a number is too small", { minimum: 18 }, 17, { code: "minimum", limit: 18 }],
    ["a number is too large", { maximum: 1 }, 1.5, { code: "maximum", limit: 1 }],
    ["a number is no larger", { exclusiveMinimum: 1 }, 1, { code: "exclusiveMinimum", limit: 1 }],
    ["a number is no smaller", { exclusiveMaximum: 1 }, 1, { code: "exclusiveMaximum", limit: 1 }],
    ["a number is no multiple", { multipleOf: 0.1 }, 0.25, { code: "multipleOf", limit: 0.1 }],
    ["a large number is no multiple", { multipleOf: 1 }, 1234567890123.5, { code: "multipleOf", limit: 1 }],
    ["a whole number has a fraction", { type: "integer" }, 1.5, { code: "integer" }],
    ["a value is no option", options, "c", { code: "enum" }],
    ["a value is the label of an option", { oneOf: [{ const: "a", title: "Ah" }] }, "Ah", { code: "enum" }],
    ["too few are chosen", { type: "array", items: options, minItems: 2 }, ["a"], { code: "minItems", limit: 2 }],
    ["too many are chosen", { type: "array", items: options, maxItems: 1 }, ["a", "b"], { code: "maxItems", limit: 1 }],
    ["one of several is no option", { type: "array", items: options }, ["a", "c"], { code: "enum" }],
    ["text stands for a number", { type: "number" }, "5", { code: "number" }],
    ["text stands for a whole number", { type: "integer" }, "5", { code: "integer" }],
    ["a number stands for text", { type: "string" }, 5, { code: "type" }],
    ["text stands for a boolean", { type: "boolean" }, "true", { code: "type" }],
    ["text stands for a list", { type: "array", items: options }, "a", { code: "type" }],
    ["null stands for text", { type: "string" }, null, { code: "type" }],
    ["an object stands for an option", options, {}, { code: "type" }],
    ["numbers stand for options", { type: "array", items: options }, [1], { code: "type" }],
    ["it is not a number", { type: "number" }, NaN, { code: "number" }],
    ["it is infinite", { type: "number" }, Infinity, { code: "number" }],
    ["it is what JSON cannot carry", { type: "string" }, () => "x", { code: "type" }],
  ])("an error says that %s", async (_, schema, value, error) => {
    expect(await errorOf(schema, value)).toEqual({ ...error, name: undefined });
  });

  test.each([
    ["five emoji where five characters may be", { maxLength: 5 }, "😀😀😀😀😀"],
    ["text of any length but 0", { minLength: 0 }, ""],
    ["an email", { format: "email" }, "ada.lovelace+x@example.org"],
    ["a uri", { format: "uri" }, "https://example.org/a?b=c#d"],
    ["a uri that is no link", { format: "uri" }, "mailto:ada@example.org"],
    ["a leap day", { format: "date" }, "2024-02-29"],
    ["a time in UTC", { format: "date-time" }, "2026-02-28T10:00:00Z"],
    ["a time with a fraction", { format: "date-time" }, "2026-02-28T10:00:00.123+05:30"],
    ["1.0 as a whole number", { type: "integer" }, 1.0],
    ["19.99 as a multiple of 0.01", { multipleOf: 0.01 }, 19.99],
    ["0 as a multiple", { multipleOf: 7 }, 0],
    ["a negative multiple", { multipleOf: 0.1 }, -0.3],
    ["a number at its limit", { minimum: 1, maximum: 1 }, 1],
    ["a numeric option", { enum: [1, 2] }, 2],
    [
      "a boolean option",
      {
        oneOf: [
          { const: true, title: "On" },
          { const: false, title: "Off" },
        ],
      },
      false,
    ],
    ["an empty list", { type: "array", items: options }, []],
    ["a pattern that cannot be read", { pattern: "([" }, "x"],
  ])("%s is right", async (_, schema, value) => {
    expect(await errorOf(schema, value)).toBeUndefined();
  });

  test("there is one error for each field, in the form's order", async () => {
    const { fields } = formWith(
      { a: { minLength: 3, format: "email", pattern: "^z" }, b: {}, c: { minimum: 5, multipleOf: 2 }, d: {} },
      ["a", "b", "c"],
    );
    const validate = await createValidator(fields);

    expect(validate({ a: "x", c: 1 })).toEqual([
      { name: "a", code: "minLength", limit: 3 },
      { name: "b", code: "required" },
      { name: "c", code: "minimum", limit: 5 },
    ]);
  });

  test("a key that is no property, and a property without a control, are not looked at", async () => {
    const { fields } = formWith({ a: { type: "object" }, b: {} });
    const validate = await createValidator(fields);

    expect(validate({ a: { x: 1 }, z: 1 })).toEqual([]);
  });

  test("a required property without a control is missing, whatever is there", async () => {
    const { fields } = formWith({ a: { type: "object" } }, ["a"]);
    const validate = await createValidator(fields);

    expect(validate({ a: { x: 1 } })).toEqual([{ name: "a", code: "required" }]);
  });

  test("undefined is no answer", async () => {
    const { fields } = formWith({ a: {}, b: {} }, ["a"]);
    const validate = await createValidator(fields);

    expect(validate({ a: undefined, b: undefined })).toEqual([{ name: "a", code: "required" }]);
  });
});
