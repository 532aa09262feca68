// @vitest-environment node
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Draft,
  type ElicitContent,
  initialDraft,
  isAnswerable,
  judge,
  loadPatterns,
  parseRequest,
  readDraft,
} from "../../src/core/index.js";
import { compileCheck } from "../../src/core/validate/ajv.js";
import conformance from "../requests/conformance.json";
import everything from "../requests/server-everything.json";
import { mutated, nastyNames, schemaLike } from "./support/any-json.js";

const real = [...everything.requests, ...conformance.requests.map(({ request }) => request)].map(
  ({ params }) => params,
);

const anyParams = fc.oneof(
  fc.jsonValue(),
  fc.dictionary(
    fc.constantFrom(...nastyNames, "mode", "message", "requestedSchema", "url"),
    fc.jsonValue({ maxDepth: 3 }),
  ),
  fc.record({ message: fc.string(), requestedSchema: schemaLike }),
  schemaLike.map((properties) => ({ message: "m", requestedSchema: { type: "object", properties } })),
  fc
    .record({ a: schemaLike, b: schemaLike, required: fc.jsonValue({ maxDepth: 1 }) })
    .map(({ a, b, required }) => ({ requestedSchema: { properties: { a, b }, $defs: { a: b, b: a }, required } })),
  fc.constantFrom(...real).chain(mutated),
  fc.constantFrom(...real).chain((params) => mutated(params).chain(mutated)),
);

const anyEntered: fc.Arbitrary<Draft[string]> = fc.oneof(
  fc.string(),
  fc.constantFrom("0", "1", "true", "false", "…", "2026-02-28", "2026-02-28T10:00", "1e", "12"),
  fc.array(fc.constantFrom("0", "1", "2", "x", "none")),
);

/** Goes the whole way with a request, whatever it is, and gives back the content that comes out. */
async function goThrough(params: unknown, entered: readonly Draft[string][]): Promise<ElicitContent | undefined> {
  const request = parseRequest(params);
  if (request.mode !== "form") {
    return undefined;
  }
  isAnswerable(request);
  const context = { locale: "de", timeZone: "Europe/Berlin" };
  const untouched = initialDraft(request.fields, context);
  const touched = Object.fromEntries(
    request.fields.map(({ id }, index) => [id, entered[index % entered.length] ?? ""]),
  );
  for (const draft of [untouched, touched]) {
    const policy = { patterns: await loadPatterns(request.fields) };
    const answers = readDraft(request.fields, draft, context);
    judge(request.fields, answers, policy);
    compileCheck(request.fields, policy)(answers.content);
  }
  return readDraft(request.fields, touched, context).content;
}

describe("whatever a server sends", () => {
  test("is understood without a throw, and answered with the form's properties only, in values the protocol can carry", async () => {
    await fc.assert(
      fc.asyncProperty(anyParams, fc.array(anyEntered, { minLength: 1, maxLength: 5 }), async (params, entered) => {
        const content = (await goThrough(params, entered)) ?? {};

        const request = parseRequest(params);
        const names = new Set(request.mode === "form" ? request.fields.map(({ name }) => name) : []);
        expect(Object.keys(content).filter((name) => !names.has(name))).toEqual([]);
        expect(Object.values(content).filter((value) => !isCarried(value))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  test("fields have unique ids and labels, labels are never empty, and names are the schema's", () => {
    fc.assert(
      fc.property(anyParams, (params) => {
        const request = parseRequest(params);
        const fields = request.mode === "form" ? request.fields : [];

        expect(new Set(fields.map(({ id }) => id)).size).toBe(fields.length);
        expect(new Set(fields.map(({ label }) => label)).size).toBe(fields.length);
        expect(fields.filter(({ label }) => label.trim() === "")).toEqual([]);
        expect(new Set(fields.map(({ name }) => name)).size).toBe(fields.length);
      }),
      { numRuns: 300 },
    );
  });

  test("options have unique values and labels", () => {
    fc.assert(
      fc.property(anyParams, (params) => {
        const request = parseRequest(params);
        const fields = request.mode === "form" ? request.fields : [];

        for (const field of fields) {
          if (field.kind === "choice" || field.kind === "choices") {
            expect(new Set(field.options.map(({ value }) => value)).size).toBe(field.options.length);
            expect(new Set(field.options.map(({ label }) => label)).size).toBe(field.options.length);
            expect(field.options.length).toBeGreaterThan(0);
          }
        }
      }),
      { numRuns: 300 },
    );
  });
});

function bare(): object {
  return Object.create(null) as object;
}

describe("what JSON cannot say", () => {
  const circle: Record<string, unknown> = {};
  Object.assign(circle, {
    type: "object",
    properties: { a: circle, b: { anyOf: [circle, circle] }, c: { allOf: [circle] } },
    anyOf: [circle, circle],
  });

  test.each([
    ["undefined", undefined],
    ["a function", () => "x"],
    ["a symbol", Symbol("x")],
    ["an object without prototype", Object.assign(bare(), { mode: bare() })],
    ["an object that refuses to be text", { mode: { toString: 1, valueOf: 2 } }],
    ["a circle", { requestedSchema: circle }],
    ["a date", { requestedSchema: new Date(0) }],
    ["a bigint", { mode: 1n, requestedSchema: { properties: { a: { default: 1n, enum: [1n] } } } }],
    ["no number", { requestedSchema: { properties: { a: { type: "number", default: NaN, minimum: -Infinity } } } }],
  ])("is understood without a throw: %s", async (_, params: unknown) => {
    await expect(goThrough(params, [""])).resolves.not.toThrow();
  });
});

function isCarried(value: unknown): boolean {
  return Array.isArray(value)
    ? value.every((item) => typeof item === "string")
    : typeof value === "string" || typeof value === "boolean" || Number.isFinite(value);
}
