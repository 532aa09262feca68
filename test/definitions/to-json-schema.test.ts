// @vitest-environment node
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type FieldSpec } from "react-elicitation/core";
import { parseFormDefinition, toJsonSchema } from "react-elicitation/definitions";
import { arbitraryContent, arbitraryDefinition } from "react-elicitation/testing/generators";
import { conditional } from "./support/definitions.js";
import { createValidator } from "../core/support/form.js";

function fieldsOf(source: object): readonly FieldSpec[] {
  const form = parseFormDefinition(source);
  return form.mode === "form" ? form.fields : [];
}

// Without allErrors, ajv takes a missing property named "" for none.
const ajv = addFormats(new Ajv2020({ allErrors: true }), { keywords: true });

/** Numbers of a few digits: ajv takes 5e20 for no multiple of 0.5. */
const rounded = (value: unknown): unknown =>
  typeof value === "number" ? Math.max(-1e9, Math.min(1e9, Math.round(value * 4) / 4)) : value;

describe("the JSON Schema of the answers", () => {
  test("is 2020-12, with no other properties", () => {
    const name = { id: "name", type: "text", label: "Name", description: "Yours", required: true, default: "Ada" };

    const schema = toJsonSchema({ id: "f", title: "Form", description: "A form", fields: [name] });

    expect(schema).toEqual({
      $schema: "https://json-schema.org/draft/2020-12/schema",
      title: "Form",
      description: "A form",
      type: "object",
      properties: { name: { title: "Name", description: "Yours", type: "string", default: "Ada" } },
      required: ["name"],
      additionalProperties: false,
    });
  });

  test("has defaults and limits as the dialog has them", () => {
    const bounds = { minimum: "2026-07-01", maximum: "01.12.2026" };
    const fields = [
      { id: "n", type: "number", label: "N", default: "3" },
      { id: "d", type: "date", label: "D", validation: bounds, rendering: { enableTime: true } },
    ];

    expect(toJsonSchema({ id: "f", title: "t", fields }).properties).toEqual({
      n: { title: "N", type: "number", default: 3 },
      d: { title: "D", type: "string", format: "date-time", formatMinimum: "2026-07-01T00:00:00Z" },
    });
  });

  test("does not require what a condition may hide", () => {
    const fields = conditional.fields.map((field) => ({ ...field, required: true }));

    expect(toJsonSchema({ ...conditional, fields }).required).toEqual(["b"]);
  });

  test("takes the answers that the validator takes, and no others", async () => {
    const generated = arbitraryDefinition().chain((source) =>
      arbitraryContent(source).map((content) => ({
        source,
        content: Object.fromEntries(Object.entries(content).map(([name, value]) => [name, rounded(value)])),
      })),
    );
    let valid = 0;

    await fc.assert(
      fc.asyncProperty(generated, async ({ source, content }) => {
        const fields = fieldsOf(source);
        // JSON Schema has no conditions here.
        fc.pre(fields.every(({ kind, conditions }) => kind !== "unsupported" && !conditions));
        const check = ajv.compile(toJsonSchema(source));

        const errors = (await createValidator(fields))(content);

        // No keyword says where an address leads.
        const found = errors.filter(({ code }) => !code.startsWith("url-"));
        valid += found.length === 0 ? 1 : 0;
        expect({ content, valid: check(content) }).toEqual({ content, valid: found.length === 0 });
      }),
      { numRuns: 300 },
    );
    expect(valid).toBeGreaterThan(40);
  });
});
