// @vitest-environment node
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseRequest } from "react-elicitation/core";
import { checkFormDefinition, parseFormDefinition } from "react-elicitation/definitions";
import {
  expectValidation,
  invalidContent,
  invalidResponse,
  measureValidation,
  testDefinition,
  validContent,
  validResponse,
} from "react-elicitation/testing/generators";
import { createValidator } from "../core/support/form.js";

const schema = {
  type: "object",
  properties: {
    name: { type: "string", minLength: 3, maxLength: 5 },
    essay: { type: "string", minLength: 2000 },
    code: { type: "string", pattern: "^[A-Z]{2}[0-9]$" },
    email: { type: "string", format: "email", maxLength: 20 },
    age: { type: "integer", minimum: 18, maximum: 20 },
    fish: { type: "array", items: { enum: ["Cod", "Tuna", "Eel"] }, minItems: 1, maxItems: 2 },
    day: { type: "string", format: "date" },
    size: { type: "string", enum: ["S", "M"] },
  },
  required: ["name", "code", "email", "age", "fish", "day", "size"],
};

async function codesIn(content: Record<string, unknown>): Promise<readonly string[]> {
  const request = parseRequest({ message: "", requestedSchema: schema });
  const validate = await createValidator(request.mode === "form" ? request.fields : []);
  return validate(content).map(({ code }) => code);
}

test("validContent satisfies a schema", async () => {
  await fc.assert(
    fc.asyncProperty(validContent(schema), async (content) => {
      expect(await codesIn(content)).toEqual([]);
    }),
  );
});

test.each([
  "required",
  "minLength",
  "maxLength",
  "pattern",
  "email",
  "integer",
  "minimum",
  "maximum",
  "minItems",
  "maxItems",
  "date",
  "enum",
  "type",
] as const)("invalidContent breaks %s, and nothing else", async (constraint) => {
  await fc.assert(
    fc.asyncProperty(invalidContent(schema, constraint), async (content) => {
      expect(await codesIn(content)).toEqual([constraint]);
    }),
    { numRuns: 20 },
  );
});

test("what no answer can break, or satisfy, is said", () => {
  const { age } = schema.properties;

  expect(() => invalidContent({ properties: { age } }, "pattern")).toThrow('is known that breaks "pattern"');
  expect(() => validContent({ properties: { a: { type: "string", pattern: "a^" } }, required: ["a"] })).toThrow('"a"');
  expect(() => validContent({ message: "", requestedSchema: schema })).toThrow("neither a requestedSchema");
});

describe.each(["minimal", "comprehensive"] as const)("the %s definition", (size) => {
  const definition = testDefinition(size);

  test("has nothing that is not obeyed", async () => {
    expect(await checkFormDefinition(definition)).toEqual([]);
  });

  test("has a valid response", async () => {
    await expectValidation(definition, validResponse(definition));
  });

  test("is measured, and its percentiles ascend", async () => {
    const { count, average, p50, p95, p99 } = await measureValidation(definition, 50);

    expect(count).toBe(50);
    expect(Math.min(average, p50)).toBeGreaterThan(0);
    expect([p50, p95, p99]).toEqual([p50, p95, p99].toSorted((one, other) => one - other));
  });
});

test.each([
  ["required", "required_missing"],
  ["minLength", "minLength"],
  ["email", "format"],
  ["url-private", "url-private"],
  ["url-localhost", "url-localhost"],
  ["url-scheme", "url-scheme"],
  ["formatMaximum", "formatMaximum"],
  ["uniqueItems", "uniqueItems"],
] as const)("invalidResponse breaks %s", async (code, constraint) => {
  const definition = testDefinition("comprehensive");
  const response = invalidResponse(definition, code);

  await expect(expectValidation(definition, response)).rejects.toThrow(`: ${constraint}]`);
});

test("validContent satisfies a form definition", async () => {
  const definition = testDefinition("comprehensive");

  await fc.assert(
    fc.asyncProperty(validContent(definition), async (content) => {
      await expectValidation(definition, content);
    }),
    { numRuns: 50 },
  );
});

test.each([
  ["required", "x"],
  ["minLength", "x"],
  ["minimum", "y"],
] as const)(
  "invalidContent breaks %s of a field that a condition opens, and nothing else",
  async (constraint, name) => {
    const when = (field: string, value: string) => ({ conditionalDisplay: { field, operator: "equals", value } });
    const definition = {
      id: "d",
      title: "D",
      fields: [
        { id: "kind", type: "select", label: "Kind", required: true, options: ["a", "b"] },
        {
          id: "x",
          type: "text",
          label: "X",
          required: true,
          validation: { minLength: 3 },
          rendering: when("kind", "a"),
        },
        { id: "y", type: "number", label: "Y", validation: { minimum: 5 }, rendering: when("kind", "b") },
      ],
    };
    const form = parseFormDefinition(definition);
    const validate = await createValidator(form.mode === "form" ? form.fields : []);

    for (const content of fc.sample(invalidContent(definition, constraint), 50)) {
      const errors = validate(content);
      expect(errors.map(({ code }) => code)).toContain(constraint);
      expect([["kind"], [name]]).toContainEqual([...new Set(errors.map((error) => error.name))]);
    }
  },
);

test("invalidResponse of the smallest definition breaks what it says", async () => {
  const definition = testDefinition("minimal");

  await expectValidation(definition, invalidResponse(definition, "minLength"), { name: "minLength" });
});

test("validContent lies between bounds of 64 bits", () => {
  const bounds = { type: "integer", minimum: -(2 ** 63), maximum: 2 ** 63 };

  const contents = fc.sample(validContent({ type: "object", properties: { n: bounds }, required: ["n"] }), 20);

  expect(contents.every(({ n }) => Number.isSafeInteger(n))).toBe(true);
});

test.each([0, -1, 1.5, Number.NaN])("measureValidation of %o contents is an error", async (count) => {
  await expect(measureValidation(schema, count)).rejects.toThrow(RangeError);
});
