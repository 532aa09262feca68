// @vitest-environment node
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseRequest } from "react-elicitation/core";
import { checkFormDefinition, parseFormDefinition } from "react-elicitation/definitions";
import {
  arbitraryContent,
  arbitraryDefinition,
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
  ["url-private", "blockPrivateIPs"],
  ["url-localhost", "blockLocalhost"],
  ["url-scheme", "allowedSchemes"],
  ["formatMaximum", "maximum"],
  ["uniqueItems", "uniqueItems"],
  ["file-size", "maxSize"],
  ["file-type", "allowedMimeTypes"],
  ["file-content", "file-content"],
  ["file-empty", "file-empty"],
] as const)("invalidResponse breaks %s", async (code, constraint) => {
  const definition = testDefinition("comprehensive");
  const response = invalidResponse(definition, code);

  await expect(expectValidation(definition, response)).rejects.toThrow(`: ${constraint}]`);
});

test.each([
  ["of the documents", ["application/json", "text/yaml"], [".json", ".yaml", ".yml"]],
  ["with signatures", ["image/png", "image/jpeg", "image/gif", "image/webp", "image/tiff"], []],
  ["that hold others", ["application/pdf", "application/zip", "application/gzip"], []],
  ["of ranges", ["image/*", "text/*", "audio/*"], []],
  ["by their endings", [], [".pdf", ".png"]],
  ["of any type", [], []],
])("a valid response has a file for a field of files %s", async (_, allowedMimeTypes, allowedExtensions) => {
  const validation = { allowedMimeTypes, allowedExtensions };
  const definition = {
    id: "f",
    title: "F",
    fields: [{ id: "cv", type: "file", required: true, label: "CV", validation }],
  };

  const contents = fc.sample(validContent(definition), { numRuns: 100, seed: 1 });

  expect(new Set(contents.map(({ cv }) => cv)).size).toBe(
    Math.max(1, allowedMimeTypes.length, allowedExtensions.length),
  );
  for (const content of contents) await expectValidation(definition, content);
  const { responses } = validResponse(definition);
  expect(responses.cv).toEqual({
    filename: expect.any(String) as string,
    content_type: expect.stringContaining("/") as string,
    size: expect.any(Number) as number,
    content: expect.any(String) as string,
  });
  await expectValidation(definition, { responses });
});

test("a file of the largest size that the documents name can be exceeded", async () => {
  const validation = { maxSize: 10_485_760, allowedMimeTypes: ["application/json"] };
  const definition = { id: "f", title: "F", fields: [{ id: "file", type: "file", label: "File", validation }] };

  const response = invalidResponse(definition, "file-size");

  expect(response.responses.file).toMatchObject({ size: 10_485_761 });
  await expectValidation(definition, response, { file: "maxSize" });
});

describe("arbitraryDefinition", () => {
  const anyWithContent = arbitraryDefinition().filter((definition) => {
    try {
      return validContent(definition) !== undefined;
    } catch {
      return false;
    }
  });

  test("has conditions with every operator and every action", () => {
    const texts = fc
      .sample(arbitraryDefinition(["a", "b", "c"]), { numRuns: 500, seed: 1 })
      .map((one) => JSON.stringify(one));

    const all = texts.join("");
    for (const name of ["isSet", "isNotSet", "equals", "notEquals", "greaterThan", "lessThan", "in", "notIn"]) {
      expect(all).toContain(`"operator":"${name}"`);
      expect(all).toContain(`["${name}",`);
    }
    for (const name of ["show", "hide", "enable", "disable", "require", "validate"]) {
      expect(all).toContain(`"action":"${name}"`);
    }
    expect(texts.filter((text) => text.includes("conditionalDisplay")).length).toBeGreaterThan(100);
  });

  test("is a form, whose valid content a server takes", async () => {
    const answered = anyWithContent.chain((definition) => fc.tuple(fc.constant(definition), validContent(definition)));

    await fc.assert(
      fc.asyncProperty(answered, async ([definition, content]) => expectValidation(definition, content)),
      { numRuns: 100 },
    );
  });

  test("has answers of any kind, of which a server takes those without errors alone", async () => {
    const answered = arbitraryDefinition().chain((definition) =>
      fc.tuple(fc.constant(definition), arbitraryContent(definition)),
    );
    const checked = fc.sample(answered, { numRuns: 200, seed: 1 }).map(([definition, content]) =>
      expectValidation(definition, content).then(
        () => true,
        () => false,
      ),
    );

    expect(new Set(await Promise.all(checked))).toEqual(new Set([true, false]));
  });
});

test.each([
  ["minimal", 30_000],
  ["comprehensive", 60_000],
] as const)("the %s definition has its own time limit", (size, timeout) => {
  expect(parseFormDefinition(testDefinition(size))).toMatchObject({ definition: { timeout } });
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

test("content that no answer makes valid is an error, also where a condition asks for it", () => {
  const fields = [
    { id: "kind", type: "select", label: "Kind", required: true, options: ["a"] },
    { id: "x", type: "text", label: "X", required: true, validation: { minLength: 3, maxLength: 2 } },
  ];
  const dependencies = { x: { condition: { field: "kind", operator: "isSet" }, action: "show" } };
  const definition = { id: "d", title: "D", fields, validation: { dependencies } };

  expect(() => validContent(definition)).toThrow("No valid content was found");
});

test("validContent lies between bounds of 64 bits", () => {
  const bounds = { type: "integer", minimum: -(2 ** 63), maximum: 2 ** 63 };

  const contents = fc.sample(validContent({ type: "object", properties: { n: bounds }, required: ["n"] }), 20);

  expect(contents.every(({ n }) => Number.isSafeInteger(n))).toBe(true);
});

test.each([0, -1, 1.5, Number.NaN])("measureValidation of %o contents is an error", async (count) => {
  await expect(measureValidation(schema, count)).rejects.toThrow(RangeError);
});
