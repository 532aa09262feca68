import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Condition,
  type Draft,
  type FieldCondition,
  type FieldSpec,
  initialDraft,
  judge,
  type Judgement,
  parseRequest,
  readDraft,
} from "../../src/core/index.js";
import { formRequest } from "../support/form-request.js";
import { createValidator } from "./support/form.js";

type Conditions = Readonly<Record<string, readonly FieldCondition[]>>;

const properties = {
  country: { type: "string" },
  age: { type: "number" },
  agrees: { type: "boolean" },
  size: { type: "string", enum: ["S", "M", "L"] },
  toppings: { type: "array", items: { type: "string", enum: ["cheese", "olives", "ham"] } },
  start: { type: "string", format: "date" },
  at: { type: "string", format: "date-time" },
  floor: { type: "integer", enum: [2, 10] },
  home: { type: "string", format: "uri" },
  code: { anyOf: [{ type: "string", pattern: "^\\d+$" }, { type: "integer" }] },
  target: { type: "string" },
};

function fieldsOf(conditions: Conditions, required: readonly string[] = []): readonly FieldSpec[] {
  const request = parseRequest(formRequest(properties, required));
  if (request.mode !== "form") throw new Error("No form.");
  return request.fields.map((field) => {
    const own = conditions[field.name];
    return own ? { ...field, conditions: own } : field;
  });
}

function decide(fields: readonly FieldSpec[], content: object): Judgement {
  return judge(fields, { content: { ...content } }, { patterns: undefined });
}

function shownNames(conditions: Conditions, content: object): readonly string[] {
  return decide(fieldsOf(conditions), content).shown.map(({ name }) => name);
}

const isShown = (when: Condition, content: object): boolean =>
  shownNames({ target: [{ action: "show", when }] }, content).includes("target");

describe("an operator", () => {
  const cases: readonly [string, Condition, object, boolean][] = [
    ["equals a text", { field: "country", operator: "equals", value: "US" }, { country: "US" }, true],
    ["equals no other text", { field: "country", operator: "equals", value: "US" }, { country: "us" }, false],
    ["equals a number that is written as text", { field: "age", operator: "equals", value: "5" }, { age: 5 }, true],
    ["equals no other number", { field: "age", operator: "equals", value: "6" }, { age: 5 }, false],
    [
      "equals a text that is written as a number",
      { field: "country", operator: "equals", value: 1 },
      { country: "1" },
      true,
    ],
    [
      "equals a no that is written as text",
      { field: "agrees", operator: "equals", value: "false" },
      { agrees: false },
      true,
    ],
    ["equals an option of another type", { field: "floor", operator: "equals", value: "2" }, { floor: 2 }, true],
    ["equals no other option", { field: "size", operator: "equals", value: "L" }, { size: "S" }, false],
    [
      "equals an address as it is typed",
      { field: "home", operator: "equals", value: "https://münchen.example" },
      { home: "https://xn--mnchen-3ya.example" },
      true,
    ],
    ["equals a number that may be sent as text", { field: "code", operator: "equals", value: 5 }, { code: "5" }, true],
    [
      "equals a text that may be sent as a number",
      { field: "code", operator: "equals", value: "5" },
      { code: 5 },
      true,
    ],
    [
      "equals a list that is one value",
      { field: "toppings", operator: "equals", value: "ham" },
      { toppings: ["ham"] },
      true,
    ],
    [
      "equals no longer list",
      { field: "toppings", operator: "equals", value: ["ham"] },
      { toppings: ["ham", "olives"] },
      false,
    ],
    ["in numbers that are written as text", { field: "age", operator: "in", value: ["5", "6"] }, { age: 5 }, true],
    [
      "greaterThan a number that is written as text",
      { field: "age", operator: "greaterThan", value: "9" },
      { age: 10 },
      true,
    ],
    ["lessThan an option", { field: "floor", operator: "lessThan", value: 10 }, { floor: 2 }, true],
    [
      "lessThan the day of a time",
      { field: "start", operator: "lessThan", value: "2026-07-01T10:00:00Z" },
      { start: "2026-07-01" },
      false,
    ],
    ["equals a no that was given", { field: "agrees", operator: "equals", value: false }, { agrees: false }, true],
    ["equals nothing without an answer", { field: "agrees", operator: "equals", value: false }, {}, false],
    ["equals nothing with an empty one", { field: "country", operator: "equals", value: "x" }, { country: "" }, false],
    ["notEquals without an answer", { field: "country", operator: "notEquals", value: "US" }, {}, true],
    [
      "equals a list in any order",
      { field: "toppings", operator: "equals", value: ["olives", "cheese"] },
      { toppings: ["cheese", "olives"] },
      true,
    ],
    [
      "equals an instant however it is spelt",
      { field: "at", operator: "equals", value: "2026-07-01T10:30:00+02:00" },
      { at: "2026-07-01T08:30:00Z" },
      true,
    ],
    ["in a list", { field: "size", operator: "in", value: ["M", "L"] }, { size: "L" }, true],
    [
      "in with one of several",
      { field: "toppings", operator: "in", value: ["ham"] },
      { toppings: ["cheese", "ham"] },
      true,
    ],
    ["in without an answer", { field: "size", operator: "in", value: ["M", "L"] }, {}, false],
    ["notIn without an answer", { field: "size", operator: "notIn", value: ["M", "L"] }, {}, true],
    ["greaterThan a number", { field: "age", operator: "greaterThan", value: 17 }, { age: 18 }, true],
    ["greaterThan itself", { field: "age", operator: "greaterThan", value: 18 }, { age: 18 }, false],
    ["lessThan without an answer", { field: "age", operator: "lessThan", value: 18 }, {}, false],
    [
      "lessThan a later day",
      { field: "start", operator: "lessThan", value: "2026-10-01" },
      { start: "2026-09-30" },
      true,
    ],
    [
      "greaterThan an earlier instant in another zone",
      { field: "at", operator: "greaterThan", value: "2026-07-01T09:00:00+02:00" },
      { at: "2026-07-01T08:30:00Z" },
      true,
    ],
    ["equals as a tuple", ["equals", "country", "US"] as never, { country: "US" }, true],
    ["a tuple inside of not", { not: ["isSet", "country"] as never }, { country: "US" }, false],
    ["isSet with an answer", { field: "agrees", operator: "isSet" }, { agrees: false }, true],
    ["isSet with none of the options", { field: "toppings", operator: "isSet" }, { toppings: [] }, false],
    ["isNotSet without one", { field: "agrees", operator: "isNotSet" }, {}, true],
    ["not", { not: { field: "age", operator: "equals", value: 1 } }, { age: 2 }, true],
    [
      "all",
      {
        all: [
          { field: "age", operator: "isSet" },
          { field: "country", operator: "isSet" },
        ],
      },
      { age: 2 },
      false,
    ],
    [
      "any",
      {
        any: [
          { field: "age", operator: "isSet" },
          { field: "country", operator: "isSet" },
        ],
      },
      { age: 2 },
      true,
    ],
  ];
  test.each(cases)("%s", (_, when, content, expected) => {
    expect(isShown(when, content)).toBe(expected);
  });
});

const isSet = (field: string): Condition => ({ field, operator: "isSet" });
const show = (field: string): readonly FieldCondition[] => [{ action: "show", when: isSet(field) }];

describe("a field", () => {
  test("an operator of any type is read without a throw", () => {
    const when = { field: "country", operator: { toString: "x" } };

    expect(shownNames({ target: [{ action: "show", when: when as never }] }, {})).toContain("target");
  });

  test("an option that is an empty text is an answer", () => {
    const request = parseRequest({
      message: "",
      requestedSchema: { type: "object", properties: { lift: { enum: ["", "ski lift"] }, target: { type: "string" } } },
    });
    const fields = request.mode === "form" ? request.fields : [];
    const when = { field: "lift", operator: "equals", value: "" };
    const conditional = fields.map((field) =>
      field.name === "target" ? { ...field, conditions: [{ action: "show" as const, when }] } : field,
    );

    expect(decide(conditional, { lift: "" }).shown).toHaveLength(2);
    expect(decide(conditional, {}).shown).toHaveLength(1);
  });

  test("that is hidden is unanswered to others, in a chain of any order", () => {
    const chain = { country: show("age"), age: show("size"), size: show("target") };
    expect(shownNames(chain, { country: "US", age: 1, size: "S" })).not.toContain("age");
    expect(shownNames(chain, { country: "US", age: 1, size: "S", target: "x" })).toContain("country");
  });

  test("that is disabled is shown, and unanswered to others", () => {
    const fields = fieldsOf({
      age: [{ action: "disable", when: isSet("country") }],
      target: show("age"),
    });
    const { shown, open } = decide(fields, { country: "US", age: 1 });
    expect(shown.map(({ name }) => name)).toContain("age");
    expect(shown.map(({ name }) => name)).not.toContain("target");
    expect(open.map(({ name }) => name)).not.toContain("age");
  });

  test("at the end of a chain of nine thousand is decided like any other", () => {
    const names = Array.from({ length: 9000 }, (_, index) => `q${index}`);
    const chain = names.map((name, index): FieldSpec => {
      const field = { id: `f${index}`, name, label: name, required: false, kind: "text", multiline: false } as const;
      const next = names[index + 1];
      return next === undefined ? field : { ...field, conditions: show(next) };
    });
    const content = Object.fromEntries(names.map((name) => [name, "x"]));

    expect(decide(chain, content).open).toHaveLength(9000);
    expect(decide(chain, { ...content, q8999: "" }).open.map(({ name }) => name)).toEqual(["q8999"]);
  });

  test("on a cycle is shown without its condition, and one that depends on the cycle keeps its own", () => {
    const cyclic = { age: show("country"), country: show("age"), size: show("size"), target: show("age") };
    expect(shownNames(cyclic, {})).toEqual(Object.keys(properties).filter((name) => name !== "target"));
  });

  test("whose condition names no field of the form is shown", () => {
    expect(isShown(isSet("toString"), {})).toBe(true);
  });

  test.each<Condition>([
    { field: "age", operator: "equals", value: "many" },
    { field: "age", operator: "in", value: [1, "many"] },
    { field: "agrees", operator: "equals", value: "yes" },
    { field: "start", operator: "lessThan", value: "soon" },
    // Midnight is another instant in each zone.
    { field: "at", operator: "greaterThan", value: "2026-07-01" },
    { field: "country", operator: "greaterThan", value: 5 },
    { field: "toppings", operator: "lessThan", value: "ham" },
    { field: "size", operator: "equals", value: "XL" },
    { field: "toppings", operator: "in", value: ["ham", "pineapple"] },
    // Unanswered, which equals nothing.
    { field: "country", operator: "equals", value: "" },
    { field: "toppings", operator: "equals", value: [] },
  ])("whose condition compares what no answer can be is shown: %j", (when) => {
    expect(isShown(when, {})).toBe(true);
  });

  test("whose condition is too deep, or takes too many steps, is shown", () => {
    const never: Condition = { field: "age", operator: "equals", value: 1 };
    const nested = (depth: number): Condition => (depth === 0 ? never : { all: [nested(depth - 1)] });
    const multiplied = (depth: number): Condition => {
      const part = depth === 0 ? never : multiplied(depth - 1);
      return { all: [part, part, part] };
    };
    expect(isShown(nested(30), {})).toBe(false);
    expect(isShown(nested(40), {})).toBe(true);
    expect(isShown(multiplied(20), {})).toBe(true);
    const listing = (length: number): Condition => ({ field: "age", operator: "in", value: Array(length).fill(1) });
    expect(isShown(listing(5000), {})).toBe(false);
    expect(isShown({ all: [listing(5000), listing(5000)] }, {})).toBe(true);
  });
});

describe("what is judged", () => {
  test("asks for an answer only where conditions require one, and checks none of a hidden field", async () => {
    const fields = fieldsOf(
      {
        age: [{ action: "require", when: { field: "country", operator: "equals", value: "US" } }],
        size: [{ action: "hide", when: { field: "country", operator: "equals", value: "US" } }],
      },
      ["size"],
    );
    const validate = await createValidator(fields);

    expect(validate({ country: "US" })).toEqual([{ name: "age", code: "required" }]);
    expect(validate({ country: "US", age: 1, size: "XXL" })).toEqual([]);
    expect(validate({ country: "FR", size: "XXL" })).toEqual([{ name: "size", code: "enum" }]);
    expect(validate({ country: "FR" })).toEqual([{ name: "size", code: "required" }]);
  });
});

test("whatever the order of edits, content holds no answer to a field that it hides or disables to whoever reads it", async () => {
  const names = Object.keys(properties);
  const comparison: fc.Arbitrary<Condition> = fc.record({
    field: fc.constantFrom(...names),
    operator: fc.constantFrom("isSet" as const, "isNotSet" as const),
  });
  const condition = fc.oneof(
    comparison,
    fc.array(comparison, { maxLength: 3 }).map((all): Condition => ({ all })),
    fc.array(comparison, { maxLength: 3 }).map((any): Condition => ({ any })),
    comparison.map((not): Condition => ({ not })),
    fc.constantFrom<Condition>(
      { field: "country", operator: "equals", value: "US" },
      { field: "age", operator: "greaterThan", value: 10 },
      { field: "size", operator: "in", value: ["M", "L"] },
    ),
  );
  const conditions: fc.Arbitrary<Conditions> = fc.dictionary(
    fc.constantFrom(...names),
    fc.array(
      fc.record({
        action: fc.constantFrom(...(["show", "hide", "enable", "disable", "require", "validate"] as const)),
        when: condition,
      }),
      { minLength: 1, maxLength: 2 },
    ),
  );
  const texts: Readonly<Record<string, readonly (string | readonly string[])[]>> = {
    country: ["", "US", "FR"],
    age: ["", "5", "11", "many"],
    agrees: ["", "true", "false"],
    size: ["", "0", "1"],
    toppings: [[], ["0"], ["1", "2"]],
    start: ["", "2026-09-30"],
    at: ["", "2026-07-01T08:30"],
    target: ["", "x"],
  };
  const edit = fc
    .constantFrom(...names)
    .chain((name) => fc.constantFrom(...(texts[name] ?? [""])).map((text) => ({ name, text })));
  await fc.assert(
    fc.asyncProperty(conditions, fc.array(edit, { maxLength: 12 }), async (given, edits) => {
      const fields = fieldsOf(given);
      let draft: Draft = initialDraft(fields);
      for (const { name, text } of edits) {
        const field = fields.find((one) => one.name === name);
        draft = { ...draft, ...(field && { [field.id]: text }) };
        const { content, errors, open } = judge(fields, readDraft(fields, draft), { patterns: undefined });
        const openNames = open.map((one) => one.name);
        expect(openNames).toEqual(expect.arrayContaining(Object.keys(content)));
        expect(openNames).toEqual(expect.arrayContaining(errors.map((error) => error.name)));
        expect(decide(fields, content).open).toEqual(open);
      }
    }),
  );
});
