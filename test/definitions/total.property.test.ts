// @vitest-environment node
import fc, { type Arbitrary } from "fast-check";
import { describe, expect, test } from "vitest";
import { defaultLimits, initialDraft, readDraft } from "react-elicitation/core";
import {
  checkFormDefinition,
  parseFormDefinition,
  parseFormResponse,
  toJsonSchema,
} from "react-elicitation/definitions";
import { arbitraryDefinition } from "react-elicitation/testing/generators";
import { mutated, nastyNames } from "../core/support/any-json.js";
import { conditional } from "./support/definitions.js";

const names = [...nastyNames, "fields", "type", "options", "validation", "rendering", "dependencies", "default"];

const definition = arbitraryDefinition();

const anyDefinition: Arbitrary<unknown> = fc.oneof(
  fc.jsonValue(),
  fc.record({ id: fc.string(), title: fc.string(), fields: fc.array(fc.jsonValue({ maxDepth: 3 })) }),
  fc.record({ fields: fc.array(fc.dictionary(fc.constantFrom("id", ...names), fc.jsonValue({ maxDepth: 2 }))) }),
  definition.chain(mutated),
  definition.chain((value) => mutated(value).chain(mutated)),
  fc.constant(conditional).chain((value) => mutated(value).chain(mutated)),
);

describe("whatever a server calls a form definition", () => {
  test("is read without a throw, into fields that can be answered", async () => {
    await fc.assert(
      fc.asyncProperty(anyDefinition, fc.jsonValue({ maxDepth: 3 }), async (value, raw) => {
        const form = parseFormDefinition(value);
        toJsonSchema(value);
        await checkFormDefinition(value);
        await parseFormResponse(value, raw);

        const fields = form.mode === "form" ? form.fields : [];
        readDraft(fields, initialDraft(fields));
        expect(new Set(fields.map(({ id }) => id)).size).toBe(fields.length);
        expect(new Set(fields.map(({ name }) => name)).size).toBe(fields.length);
        expect(new Set(fields.map(({ label }) => label)).size).toBe(fields.length);
      }),
      { numRuns: 500 },
    );
  });

  test("may throw when it is read", async () => {
    const throwing = {
      get fields(): never {
        throw new Error("gone");
      },
    };

    expect(toJsonSchema(throwing)).toMatchObject({ properties: {} });
    expect(await checkFormDefinition(throwing)).toMatchObject([{ code: "value", path: "" }]);
  });

  const deep = { type: "text", label: "L", rendering: { conditionalDisplay: nested(100_000) } };
  const many = Array.from({ length: 100_000 }, (_, index) => index);

  test.each<[string, object]>([
    ["conditions in conditions", { fields: [{ id: "a", ...deep }] }],
    [
      "a long chain of conditions",
      {
        fields: many.map((index) => ({
          id: `${index}`,
          type: "text",
          rendering: { conditionalDisplay: { field: `${index + 1}`, operator: "isSet" } },
        })),
      },
    ],
    [
      "conditions of one field",
      {
        fields: [{ id: "a", type: "text" }],
        validation: {
          dependencies: { a: many.map(() => ({ condition: { field: "a", operator: "isSet" }, action: "require" })) },
        },
      },
    ],
    ["unknown keys", { fields: [{ id: "a", type: "text", ...Object.fromEntries(many.map((key) => [`k${key}`, 1])) }] }],
    [
      "hints",
      { fields: [{ id: "a", type: "text", rendering: Object.fromEntries(many.map((key) => [`k${key}`, 1])) }] },
    ],
    ["dependencies", { fields: many.slice(0, 900).map((id) => ({ id: `${id}`, type: "text", dependencies: many })) }],
    ["options", { fields: [{ id: "a", type: "select", options: many }] }],
    ["classes in a pattern", { fields: [{ id: "a", type: "text", validation: { pattern: "[".repeat(1_000_000) } }] }],
  ])("may have any number of %s: what is told of them is bounded", (_, value) => {
    const form = parseFormDefinition({ id: "f", title: "t", ...value });

    const problems = form.mode === "form" ? (form.definition?.problems ?? []) : form.problems;
    expect(problems).not.toEqual([]);
    expect(problems.length).toBeLessThanOrEqual(defaultLimits.fields);
  });
});

function nested(depth: number): unknown {
  let condition: unknown = { field: "a", operator: "isSet" };
  for (let level = 0; level < depth; level += 1) {
    condition = { not: condition };
  }
  return condition;
}
