// @vitest-environment node
import { toStandardJsonSchema } from "@valibot/to-json-schema";
import { type } from "arktype";
import { Schema as Effect } from "effect";
import * as v from "valibot";
import { describe, expect, expectTypeOf, test } from "vitest";
import * as z from "zod";
import { defineForm, type Form, fromResult, toRequest } from "react-elicitation/server";
import { official } from "./official-schemas.js";

type ContentOf<Of> = Of extends Form<infer Content, never> ? Content : never;

const message = "Order";
const zod = defineForm({
  message,
  fields: z.object({ size: z.enum(["S", "M"]), count: z.int().min(1).max(9), note: z.string().optional() }),
});
const valibot = defineForm({
  message,
  fields: toStandardJsonSchema(
    v.object({
      size: v.picklist(["S", "M"]),
      count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9)),
      note: v.optional(v.string()),
    }),
  ),
});
const arktype = defineForm({
  message,
  fields: type({ size: "'S' | 'M'", count: "1 <= number.integer <= 9", "note?": "string" }),
});
const effect = defineForm({
  message,
  fields: Effect.toStandardJSONSchemaV1(
    Effect.toStandardSchemaV1(
      Effect.Struct({
        size: Effect.Literals(["S", "M"]),
        count: Effect.Int.check(Effect.isBetween({ minimum: 1, maximum: 9 })),
        note: Effect.optionalKey(Effect.String),
      }),
    ),
  ),
});

describe.each(Object.entries({ zod, valibot, arktype, effect }))("an object of %s", (_, form) => {
  test("is a form that every revision has", () => {
    for (const revision of ["2025-06-18", "2025-11-25", "2026-07-28"] as const) {
      const params = toRequest<unknown>(form, undefined, { revision });

      expect(official[revision](params)).toBe(true);
      expect(params).toMatchObject({
        requestedSchema: {
          properties: {
            size: { type: "string", enum: expect.arrayContaining(["S", "M"]) as string[] },
            count: { minimum: 1, maximum: 9 },
            note: { type: "string" },
          },
        },
      });
      expect("requestedSchema" in params && params.requestedSchema.required?.toSorted()).toEqual(["count", "size"]);
    }
  });

  test("has its content checked", async () => {
    const content = { size: "M", count: 3 };

    expect(await fromResult<unknown, unknown>(form, { action: "accept", content })).toEqual({
      action: "accept",
      content,
    });
    await expect(
      fromResult<unknown, unknown>(form, { action: "accept", content: { size: "L", count: 1.5 } }),
    ).rejects.toMatchObject({
      errors: { size: expect.any(String) as string, count: expect.any(String) as string },
    });
  });
});

test("the content is typed by the output of the schema", () => {
  expectTypeOf<ContentOf<typeof zod>["size"]>().toEqualTypeOf<"S" | "M">();
  expectTypeOf<ContentOf<typeof valibot>["size"]>().toEqualTypeOf<"S" | "M">();
  expectTypeOf<ContentOf<typeof arktype>["size"]>().toEqualTypeOf<"S" | "M">();
  expectTypeOf<ContentOf<typeof effect>["size"]>().toEqualTypeOf<"S" | "M">();
});

test.each<[string, z.ZodType, object]>([
  ["a whole number", z.int(), { type: "integer" }],
  [
    "a title and a description",
    z.string().meta({ title: "City", description: "Where" }),
    { type: "string", title: "City", description: "Where" },
  ],
  ["an email", z.email(), { type: "string", format: "email" }],
  ["a format that MCP lacks", z.uuid(), { type: "string" }],
  ["one of two formats", z.union([z.email(), z.url()]), { type: "string" }],
  ["a number in a range", z.number().gt(0).max(5), { type: "number", exclusiveMinimum: 0, maximum: 5 }],
  ["a default", z.boolean().default(true), { type: "boolean", default: true }],
  ["options", z.enum(["S", "M"]), { type: "string", enum: ["S", "M"] }],
  ["an option or none", z.enum(["S", "M"]).nullish(), { type: "string", enum: ["S", "M"] }],
  [
    "titled options",
    z.union([z.literal("S").meta({ title: "Small" }), z.literal("M").meta({ title: "Medium" })]),
    {
      type: "string",
      oneOf: [
        { const: "S", title: "Small" },
        { const: "M", title: "Medium" },
      ],
    },
  ],
  [
    "a list of options",
    z.array(z.enum(["S", "M"])).max(1),
    { type: "array", maxItems: 1, items: { type: "string", enum: ["S", "M"] } },
  ],
])("%s is sent as MCP has it", (_, field, property) => {
  const form = defineForm({ message, fields: z.object({ field }) });

  expect(toRequest<unknown>(form, undefined, { revision: "2025-11-25" })).toHaveProperty("requestedSchema.properties", {
    field: property,
  });
});

test.each([z.email().or(z.literal("")).default("a@b.example"), z.enum(["", "a"]).default("a")])(
  "an empty text is an answer where the library takes it",
  async (field) => {
    const form = defineForm({ message, fields: z.object({ field }) });

    expect(await fromResult(form, { action: "accept", content: { field: "" } })).toHaveProperty("content", {
      field: "",
    });
  },
);

test("defaults, transformations and refinements of the library hold", async () => {
  const form = defineForm({
    message,
    fields: z
      .object({ day: z.iso.date().transform((day) => new Date(day)), count: z.int().default(2), code: z.string() })
      .refine(({ code }) => code !== "x", { path: ["code"], message: "Not x" }),
  });

  const accepted = await fromResult(form, { action: "accept", content: { day: "2026-07-01", code: "y" } });

  expect(accepted).toEqual({ action: "accept", content: { day: new Date("2026-07-01"), count: 2, code: "y" } });
  await expect(fromResult(form, { action: "accept", content: { day: "2026-07-01", code: "x" } })).rejects.toMatchObject(
    { errors: { code: "Not x" } },
  );
});

test.each<[string, z.ZodType<string | null | undefined>, string]>([
  ["a pattern with flags", z.string().regex(/^[a-z]+$/i), "ABC"],
  ["a text that is trimmed first", z.string().trim().max(3), "abc "],
  ["a pattern after a change", z.string().toUpperCase().startsWith("INV-"), "inv-1"],
  [
    "a pattern beside null",
    z
      .string()
      .regex(/^[a-z]+$/i)
      .nullish(),
    "ABC",
  ],
  [
    "a pattern of a type with a name",
    z
      .string()
      .regex(/^[a-z]+$/i)
      .meta({ id: "Word" })
      .nullish(),
    "ABC",
  ],
  ["a format of its own", z.email({ pattern: z.regexes.unicodeEmail }), "ä@example.com"],
])("the library has the last word: %s", async (_, text, answer) => {
  const form = defineForm({ message, fields: z.object({ text }) });

  expect(toRequest(form, undefined, { revision: "2026-07-28" })).not.toHaveProperty(
    "requestedSchema.properties.text.pattern",
  );
  expect(await fromResult(form, { action: "accept", content: { text: answer } })).toHaveProperty("action", "accept");
});

test.each([z.union([z.string(), z.number()]).default(5), z.union([z.number(), z.literal("auto")]).default("auto")])(
  "a default of another type than the one that is sent is left out",
  (level) => {
    const params = toRequest<unknown>(defineForm({ message, fields: z.object({ level }) }), undefined, {
      revision: "2025-11-25",
    });

    expect(official["2025-11-25"](params)).toBe(true);
    expect(params).toHaveProperty("requestedSchema.properties.level");
  },
);

test("a limit that is changed counts beside the library", async () => {
  const form = defineForm({ message, fields: z.object({ text: z.string().max(3) }) });
  const changed = form.with({ fields: { text: { maxLength: 2 } } });

  await expect(fromResult(changed, { action: "accept", content: { text: "abc" } })).rejects.toMatchObject({
    errors: { text: "Must be 2 characters or fewer" },
  });
});

test("what a client would refuse the whole form for is checked on the server only", async () => {
  const form = defineForm({ message, fields: z.object({ id: z.uuid(), mail: z.email() }) });

  const params = toRequest(form, undefined, { revision: "2026-07-28" });

  expect(params).toHaveProperty("requestedSchema.properties", {
    id: { type: "string" },
    mail: { type: "string", format: "email" },
  });
  await expect(
    fromResult(form, { action: "accept", content: { id: "1", mail: "a@example.com" } }),
  ).rejects.toMatchObject({ errors: { id: expect.any(String) as string } });
});

test.each<[string, z.ZodType, string]>([
  [
    "an object in it",
    z.object({ address: z.object({ street: z.string() }) }),
    'Field "address": No control fits it: not flat',
  ],
  ["a list of anything", z.object({ tags: z.array(z.object({})) }), 'Field "tags": No control fits it: not flat'],
  ["a free list", z.object({ tags: z.array(z.string()) }), 'Field "tags": No control fits it: not flat'],
  [
    "numbers as options",
    z.object({ size: z.literal([1, 2]) }),
    'Field "size": MCP carries options as text. Write "1" in place of 1.',
  ],
  [
    "a boolean that allows one value",
    z.object({ agreed: z.literal(true) }),
    'Field "agreed": A boolean that allows one value',
  ],
  ["null", z.object({ note: z.string().nullable() }), 'Field "note": No answer is null. Make the field optional'],
  ["a type that JSON does not have", z.object({ day: z.date() }), "Date cannot be represented"],
  ["no object", z.string(), "not an object with properties"],
])("what is not flat is named: %s", (_, fields, message_) => {
  expect(() => defineForm({ message, fields })).toThrow(
    expect.objectContaining({ code: "invalid-schema", message: expect.stringContaining(message_) as string }),
  );
});

test("a type with a name is a field that can be changed", () => {
  const size = z.enum(["S", "M"]).meta({ id: "Size", title: "A type" });
  const form = defineForm({ message, fields: z.object({ size, other: z.array(size) }) });
  const changed = form.with({ fields: { size: { title: "Size", options: { S: "Small" } } } });

  expect(toRequest(changed, undefined, { revision: "2025-11-25" })).toHaveProperty("requestedSchema.properties", {
    size: { type: "string", title: "Size", oneOf: [{ const: "S", title: "Small" }] },
    other: { type: "array", items: { type: "string", enum: ["S", "M"] } },
  });
});
