// @vitest-environment node
import { ElicitRequestFormParamsSchema as paramsOfCore } from "@modelcontextprotocol/core";
import { ElicitRequestFormParamsSchema as paramsOfV1 } from "@modelcontextprotocol/sdk/types.js";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkRequest, type Finding, type Revision } from "../../src/core/index.js";
import { arbitraryRequest } from "../../src/testing/generators.js";
import conformance from "../requests/conformance.json";
import { schemaLike } from "./support/any-json.js";
import everything from "../requests/server-everything.json";

const form = (properties: object, rest: object = {}): object => ({ type: "object", properties, ...rest });
const text = { type: "string", title: "A" };
const number = { type: "number", title: "A" };
const options = [
  { const: "a", title: "A" },
  { const: "b", title: "B" },
];
const manyOptions = (count: number): readonly string[] => Array.from({ length: count }, (_, index) => `o${index}`);

/** What is found in a schema, by its place in it. */
async function checkSchema(requestedSchema: unknown, revision?: Revision): Promise<readonly Finding[]> {
  const findings = await checkRequest({ message: "Why?", requestedSchema }, { revision });
  return findings.map((finding) => ({ ...finding, path: finding.path.replace("/requestedSchema", "") }));
}

const inShort = ({ severity, code, path }: Finding): string => `${severity} ${code} ${path}`;

async function findingsOf(schema: unknown, revision?: Revision): Promise<readonly string[]> {
  return (await checkSchema(schema, revision)).map(inShort);
}

/** What is found in a schema and not in the one beside it. */
async function findingsBeside(neighbour: unknown, schema: unknown): Promise<readonly string[]> {
  const beside = await findingsOf(neighbour);
  return (await findingsOf(schema)).filter((finding) => !beside.includes(finding));
}

/** A property that a rule finds, and one beside it in which it finds nothing. */
type Example = readonly [what: string, found: object, neighbour: object, ...findings: string[]];

describe("a property, and what is no fault beside it", () => {
  test.each<Example>([
    ["a reference", { title: "A", $ref: "#/$defs/A" }, text, "error refused /properties/a"],
    ["null among types", { ...text, type: ["string", "null"] }, text, "error refused /properties/a/type"],
    ["a union", { title: "A", anyOf: [text, number] }, text, "error refused /properties/a"],
    ["null among shapes", { title: "A", anyOf: [text, { type: "null" }] }, text, "error refused /properties/a"],
    ["an object in it", { title: "A", type: "object" }, text, "error refused /properties/a/type"],
    ["no type", { title: "A" }, text, "error refused /properties/a"],
    [
      "an unknown format",
      { ...text, format: "uuid" },
      { ...text, format: "uri" },
      "error refused /properties/a/format",
    ],
    [
      "a format, beside what would be left out",
      { ...text, format: "uuid", "x-hint": 1 },
      text,
      "error refused /properties/a/format",
    ],
    ["a default of null", { ...text, default: null }, { ...text, default: "" }, "error refused /properties/a/default"],
    [
      "a free list",
      { ...text, type: "array", items: { type: "string" } },
      { ...text, type: "array", items: { type: "string", enum: ["a"] } },
      "error refused /properties/a/items",
    ],
    [
      "a limit as a text",
      { ...number, minimum: "1" },
      { ...number, minimum: 1 },
      "error refused /properties/a/minimum",
    ],
    ["numeric options", { ...number, enum: [1, 2] }, number, "error dropped /properties/a/enum"],
    [
      "options without titles",
      { ...text, oneOf: [{ const: "a" }] },
      { ...text, oneOf: options },
      "error dropped /properties/a/oneOf",
    ],
    [
      "titles beside values",
      { ...text, enum: ["a", "b"], oneOf: options },
      { ...text, enum: ["a", "b"] },
      "warning dropped /properties/a/oneOf",
    ],
    [
      "an exclusive bound",
      { ...number, exclusiveMinimum: 0 },
      { ...number, minimum: 0 },
      "warning dropped /properties/a/exclusiveMinimum",
    ],
    [
      "a pattern",
      { ...text, description: "Two letters", pattern: "^[A-Z]{2}$" },
      { ...text, description: "Two letters", minLength: 2 },
      "warning dropped /properties/a/pattern",
    ],
    [
      "what options say beside their title",
      { ...text, oneOf: [{ ...options[0], description: "x" }] },
      { ...text, oneOf: options },
      "warning dropped /properties/a/oneOf/0/description",
    ],
    [
      "names of options, which are deprecated",
      { ...text, enum: ["a"], enumNames: ["A"] },
      { ...text, oneOf: options },
      "warning revision /properties/a/enumNames",
    ],
    [
      "a list without options",
      { ...text, type: "string", enum: [] },
      { ...text, enum: ["a"] },
      "error unsupported /properties/a",
    ],
    [
      "limits without an answer",
      { ...number, minimum: 2, maximum: 1 },
      { ...number, minimum: 1, maximum: 1 },
      "error unsupported /properties/a",
    ],
    [
      "a default that is no option",
      { ...text, enum: ["a"], default: "b" },
      { ...text, enum: ["a"], default: "a" },
      "error default /properties/a/default",
    ],
    [
      "a default out of its limits",
      { ...number, maximum: 1, default: 2 },
      { ...number, maximum: 1, default: 1 },
      "error default /properties/a/default",
    ],
    ["a password", { ...text, title: "Password" }, { ...text, title: "Passport" }, "error credential /properties/a"],
    [
      "a format of passwords",
      { ...text, format: "password" },
      { ...text, format: "uuid" },
      "error credential /properties/a",
    ],
    ["a value twice", { ...text, enum: ["a", "a"] }, { ...text, enum: ["a", "b"] }, "error options /properties/a"],
    [
      "a title twice",
      { ...text, oneOf: [options[0], { const: "b", title: "A" }] },
      { ...text, oneOf: options },
      "warning options /properties/a",
    ],
    [
      "a title twice in a list",
      { ...text, type: "array", items: { anyOf: [options[0], { const: "b", title: "A" }] } },
      { ...text, type: "array", items: { anyOf: options } },
      "warning options /properties/a",
    ],
    [
      "a name twice",
      { ...text, enum: ["a", "b"], enumNames: ["A", "A"] },
      { ...text, enum: ["a", "b"], enumNames: ["A", "B"] },
      "warning options /properties/a",
    ],
    [
      "too few names",
      { ...text, enum: ["a", "b"], enumNames: ["A"] },
      { ...text, enum: ["a"], enumNames: ["A"] },
      "error options /properties/a/enumNames",
    ],
    [
      "too many options",
      { ...text, enum: manyOptions(101) },
      { ...text, enum: manyOptions(100) },
      "warning options /properties/a",
    ],
    ["no title", { type: "string" }, text, "warning label /properties/a"],
    ["a title of blanks", { type: "string", title: " " }, text, "warning label /properties/a"],
    [
      "a pattern that RE2 does not read",
      { ...text, description: "No digit", pattern: "^(?!\\d)" },
      { ...text, description: "No digit", pattern: "^\\D" },
      "warning pattern /properties/a/pattern",
    ],
    [
      "a pattern between delimiters",
      { ...text, description: "5 digits", pattern: "/^[0-9]{5}$/" },
      { ...text, description: "5 digits", pattern: "^[0-9]{5}$" },
      "error pattern /properties/a/pattern",
    ],
    [
      "one value of a boolean",
      { type: "boolean", title: "A", enum: [true] },
      { type: "boolean", title: "A" },
      "warning dropped /properties/a/enum",
    ],
    [
      "a bound of the type",
      { ...number, maximum: 2 ** 53 - 1 },
      { ...number, maximum: 1e6 },
      "warning bounds /properties/a/maximum",
    ],
    [
      "a negative bound of the type",
      { ...number, minimum: -(2 ** 63) },
      { ...number, minimum: -1e6 },
      "warning bounds /properties/a/minimum",
    ],
    [
      "a date in a text",
      { type: "string", title: "Start date" },
      { ...text, type: "string", title: "Update", format: "date" },
      "warning as-text /properties/a",
    ],
    [
      "a date as its description has it",
      { ...text, description: "As YYYY-MM-DD" },
      { ...text, description: "As it stands" },
      "warning as-text /properties/a",
    ],
    [
      "a list in a text",
      { ...text, description: "Comma-separated names" },
      { ...text, description: "Words separated by hyphens" },
      "warning as-text /properties/a",
    ],
    [
      "JSON in a text",
      { ...text, description: "The settings as JSON" },
      { ...text, description: "Path of the JSON file" },
      "warning as-text /properties/a",
    ],
    [
      "JSON as a default",
      { ...text, default: '{"a":1}' },
      { ...text, default: "{a}" },
      "warning as-text /properties/a",
    ],
    [
      "ids as titles of options",
      { ...text, enum: ["usr_8f3a2b", "usr_1c9d0e"] },
      { ...text, enum: ["us-east-1", "m5.2xlarge", "claude-3-5-sonnet-20241022"] },
      "warning options /properties/a",
    ],
    [
      "a length of the type",
      { ...text, maxLength: 2 ** 31 - 1 },
      { ...text, maxLength: 1e4 },
      "warning bounds /properties/a/maxLength",
    ],
  ])("%s", async (_what, property, neighbour, ...findings) => {
    expect(await findingsBeside(form({ a: neighbour }), form({ a: property }))).toEqual(findings);
  });
});

describe("a form, and what is no fault beside it", () => {
  test.each<Example>([
    ["no properties", { type: "object" }, form({}), "error refused "],
    ["no object", [], form({}), "error refused "],
    ["a title", form({}, { title: "A" }), form({}, { $schema: "" }), "warning dropped /title"],
    ["a description", form({}, { description: "A" }), form({}), "warning dropped /description"],
    ["a union around it", form({}, { $ref: "#/$defs/a" }), form({}, { $defs: {} }), "error unsupported "],
    [
      "null in place of no options",
      form({ a: { ...text, enum: null } }),
      form({ a: text }),
      "warning dropped /properties/a/enum",
    ],
    [
      "a confirmation that is false by default",
      form({ a: { type: "boolean", title: "A", default: false } }, { required: ["a"] }),
      form({ a: { type: "boolean", title: "A" } }, { required: ["a"] }),
      "warning question /properties/a",
    ],
    [
      "a confirmation that is optional",
      form({ a: { type: "boolean", title: "A" } }),
      form({ a: { type: "boolean", title: "A" }, b: text }),
      "warning question /properties/a",
    ],
    [
      "a rule across properties",
      form({ a: text }, { anyOf: [{ required: ["a"] }] }),
      form({ a: text }, { additionalProperties: false }),
      "warning dropped /anyOf",
    ],
    [
      "an unknown required property",
      form({ a: text }, { required: ["a", "b"] }),
      form({ a: text }, { required: ["a"] }),
      "error unanswerable /required/1",
    ],
    [
      "an unknown required property with a long name",
      form({ a: text }, { required: ["b".repeat(2000)] }),
      form({ a: text }),
      "error unanswerable /required",
    ],
    [
      "too many properties",
      form(Object.fromEntries(manyOptions(1001).map((name) => [name, { ...text, title: name }]))),
      form({ a: text }),
      "error too-large /properties",
    ],
    [
      "a title twice",
      form({ a: text, b: { ...text } }),
      form({ a: text, b: { ...text, title: "B" } }),
      "warning label /properties/a/title",
      "warning label /properties/b/title",
    ],
    [
      "names that are numbers",
      form({ b: { ...text, title: "B" }, 1: number }),
      form({ b: { ...text, title: "B" }, 4294967295: number }),
      "warning order /properties/1",
    ],
    [
      "a name that JavaScript keeps",
      form(JSON.parse('{ "__proto__": { "type": "string", "title": "A" } }') as object),
      form({ proto: text }),
      "error dropped /properties/__proto__",
    ],
  ])("%s", async (_what, schema, neighbour, ...findings) => {
    expect(await findingsBeside(neighbour, schema)).toEqual(findings);
  });
});

test.each<readonly [property: object, advice: string]>([
  [{ ...text, format: "url" }, 'Write "uri".'],
  [{ ...text, maxlength: 3 }, "Write `maxLength`."],
  [{ ...text, required: true }, "Write its name into `required` of the form."],
  [{ ...text, hint: "x" }, "Leave it out, or say it in `title` or `description`."],
])("says what to write in place of %o", async (property, advice) => {
  const findings = await checkSchema(form({ a: property }));

  expect(findings.map((finding) => finding.advice)).toEqual([advice]);
});

test.each<readonly [what: string, property: object]>([
  ["names of options", { ...text, enum: ["a"], enumNames: ["A"] }],
  ["defaults of booleans", { type: "boolean", title: "A", default: true }],
])("revision 2025-06-18 has %s", async (_what, property) => {
  expect(await findingsOf(form({ a: property }), "2025-06-18")).toEqual([]);
});

test.each<readonly [what: string, property: object, finding: string]>([
  ["lists", { ...text, type: "array", items: { anyOf: options } }, "error revision /properties/a/type"],
  ["titled options", { ...text, oneOf: options }, "error revision /properties/a/oneOf"],
  ["defaults of texts", { ...text, default: "x" }, "warning revision /properties/a/default"],
])("revision 2025-06-18 has no %s", async (_what, property, finding) => {
  expect(await findingsOf(form({ a: property }), "2025-06-18")).toEqual([finding]);
  expect(await findingsOf(form({ a: property }), "2025-11-25")).toEqual([]);
});

test.each<readonly [written: string, place: object, advice: RegExp]>([
  ["a text", form({ a: "string" }), /^Write \{ "type": "string"/],
  ["true", form({ a: true }), /^Write \{ "type": "string"/],
])("says that a property is an object, not %s", async (_written, schema, advice) => {
  const findings = await checkSchema(schema);

  expect(findings).toEqual([
    expect.objectContaining({
      code: "refused",
      path: "/properties/a",
      advice: expect.stringMatching(advice) as string,
    }),
  ]);
});

test.each<readonly [what: string, message: string, neighbour: string, code: string]>([
  ["a fence of code", "Run this?\n```sh\nrm -r build\n```", "Run this?\nrm -r build", "plain-text"],
  ["bold text", "Delete **all** files?", "Multiply 2 ** 3 ** 4?", "plain-text"],
  ["a heading", "# Deploy\nNow?", "Issue #12: deploy now?", "plain-text"],
  ["a link", "See [the plan](https://a.example/plan).", "See the plan [1] (2 pages).", "plain-text"],
  ["a table", "a | b\n--- | ---\n1 | 2\nSend?", "a | b\n1 | 2\nSend?", "plain-text"],
  ["13 lines", Array.from({ length: 13 }, String).join("\n"), Array.from({ length: 12 }, String).join("\n"), "message"],
])("warns of %s in a message", async (_what, message, neighbour, code) => {
  const requestedSchema = form({ a: text });

  expect((await checkRequest({ message, requestedSchema })).map(inShort)).toEqual([`warning ${code} /message`]);
  expect(await checkRequest({ message: neighbour, requestedSchema })).toEqual([]);
});

test("every finding leads to something in the request", async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(schemaLike, fc.anything()), async (requestedSchema) => {
      const params = { requestedSchema };
      const paths = (await checkRequest(params)).map(({ path }) => path);
      expect(paths.filter((path) => !exists(params, path.split("/").slice(1)))).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

function exists(value: unknown, [key, ...rest]: readonly string[]): boolean {
  const name = key?.replaceAll("~1", "/").replaceAll("~0", "~");
  if (name === undefined) return true;
  const owner: object = Object(value) as object;
  return Object.hasOwn(owner, name) && exists(Reflect.get(owner, name), rest);
}

const page = { mode: "url", message: "Why?", url: "https://a.example" };

test.each<readonly [what: string, params: unknown, revision: Revision, findings: readonly string[]]>([
  ["a form", { message: "Why?", requestedSchema: form({ a: text }) }, "2026-07-28", []],
  ["a definition, which is checked elsewhere", { message: "Why?", formDefinition: {} }, "2026-07-28", []],
  ["a definition without a message, as it has a title", { form_definition: {} }, "2025-11-25", []],
  ["nothing", undefined, "2026-07-28", ["error refused ", "error refused "]],
  [
    "a form whose message asks for a password",
    { message: "Type your password", requestedSchema: form({ a: text }) },
    "2026-07-28",
    ["error credential /requestedSchema/properties/a"],
  ],
  ["a page", page, "2026-07-28", []],
  ["a page without an id", page, "2025-11-25", ["error refused "]],
  [
    "a message that is too long, and not the form below it",
    { message: "x".repeat(30_000), requestedSchema: form({ a: text }) },
    "2026-07-28",
    ["error too-large /message"],
  ],
  ["a page too early", page, "2025-06-18", ["error revision /mode"]],
])("the params of a request: %s", async (_what, params, revision, findings) => {
  expect((await checkRequest(params, { revision })).map(inShort)).toEqual(findings);
});

test("nothing is an error in real forms", async () => {
  const requests = [...everything.requests, ...conformance.requests.map(({ request }) => request)];
  const schemas = requests.flatMap(({ params }) => ("requestedSchema" in params ? [params.requestedSchema] : []));
  const found = await Promise.all(schemas.map((schema) => findingsOf(schema, "2025-11-25")));
  expect(schemas.length).toBeGreaterThan(5);
  expect(found.flat().filter((finding) => finding.startsWith("error"))).toEqual([]);
});

test("any value is checked", async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(schemaLike, fc.anything()), async (value) => {
      expect(await checkSchema(value)).toBeInstanceOf(Array);
      expect(await checkRequest(value)).toBeInstanceOf(Array);
    }),
    { numRuns: 300 },
  );
});

describe("the SDKs for TypeScript", () => {
  const value = fc.constantFrom<unknown>(
    "a",
    "",
    1,
    0.5,
    true,
    null,
    ["a"],
    ["a", 1],
    [],
    {},
    "email",
    "uuid",
    options,
    [{ const: "a" }],
  );
  const anyProperty = fc.oneof(
    value,
    fc.record(
      {
        type: fc.oneof(
          { weight: 6, arbitrary: fc.constantFrom("string", "array", "number", "integer", "boolean") },
          { weight: 1, arbitrary: fc.constantFrom<unknown>("object", "null", ["string", "null"], undefined) },
        ),
        items: fc.oneof(
          value,
          fc.record({ type: fc.constant("string"), enum: value, anyOf: value }, { requiredKeys: [] }),
        ),
        ...Object.fromEntries(
          "title description default format enum enumNames oneOf anyOf minLength minimum maxItems pattern x-hint"
            .split(" ")
            .map((keyword) => [keyword, value]),
        ),
      },
      { requiredKeys: ["type"] },
    ),
  );
  const ignored = fc.record(
    { pattern: value, "x-hint": value, enum: value, oneOf: value, multipleOf: value, uniqueItems: value },
    { requiredKeys: [] },
  );
  const mcpProperty = arbitraryRequest(["a"]).map(
    ({ requestedSchema }) => Object.values(requestedSchema.properties)[0],
  );
  const keptProperty = fc.tuple(ignored, mcpProperty).map(([keywords, property]) => ({ ...keywords, ...property }));
  const anyForm = fc.record(
    {
      type: fc.oneof({ weight: 9, arbitrary: fc.constant("object") }, value),
      properties: fc.oneof(
        { weight: 9, arbitrary: fc.dictionary(fc.constantFrom("a", "b", "__proto__"), anyProperty, { maxKeys: 2 }) },
        value,
      ),
      required: value,
    },
    { requiredKeys: ["properties"] },
  );

  const sdks = [
    ["v1", paramsOfV1],
    ["v2", paramsOfCore],
  ] as const;

  test.each(sdks)("%s refuses what is said to be refused, and takes all else", async (_sdk, schema) => {
    await fc.assert(
      fc.asyncProperty(anyForm, async (requestedSchema) => {
        const isTaken = schema.safeParse({ message: "", requestedSchema }).success;
        const findings = await checkSchema(requestedSchema);
        expect(findings.some(({ code }) => code === "refused")).toBe(!isTaken);
      }),
      { numRuns: 500 },
    );
  });

  test.each(sdks)("%s leaves out what is said to be left out, and nothing else", async (_sdk, schema) => {
    await fc.assert(
      fc.asyncProperty(keptProperty, async (property) => {
        const requestedSchema = { type: "object", properties: { a: property } };
        const { data } = schema.safeParse({ message: "", requestedSchema });
        fc.pre(data !== undefined);
        const findings = await checkSchema(requestedSchema);
        const dropped = findings.flatMap(({ code, path }) => (code === "dropped" ? [path] : []));
        expect(dropped.toSorted()).toEqual(missing(requestedSchema, data?.requestedSchema).toSorted());
      }),
      { numRuns: 500 },
    );
  });
});

/** The pointers of what a copy no longer has. */
function missing(original: unknown, copy: unknown, path = ""): readonly string[] {
  if (typeof original !== "object" || original === null) return [];
  return Object.entries(original).flatMap(([key, value]) => {
    const kept: unknown = Object.entries(Object(copy) as object).find(([name]) => name === key)?.[1];
    if (value === undefined) return [];
    return kept === undefined ? [`${path}/${key}`] : missing(value, kept, `${path}/${key}`);
  });
}
