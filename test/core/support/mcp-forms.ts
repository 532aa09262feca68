import fc, { type Arbitrary } from "fast-check";
import type { FieldSpec } from "../../../src/core/index.js";

/** A property schema of the newest revision of MCP, with values that lie close together so that limits are met and missed. */
export const mcpProperty: Arbitrary<object> = fc.oneof(
  schema("string", { minLength: fc.nat(4), maxLength: fc.nat(6), default: fc.string({ maxLength: 6 }) }),
  schema("string", {
    format: fc.constantFrom("email", "uri"),
    minLength: fc.nat(4),
    maxLength: fc.integer({ min: 5, max: 40 }),
  }),
  schema("string", { format: fc.constant("date"), default: fc.constantFrom("2026-02-28", "2026-02-30", "x") }),
  schema("string", {
    format: fc.constant("date-time"),
    default: fc.constantFrom("2026-02-28T10:00:00Z", "2026-02-28T10:00"),
  }),
  schema("number", { minimum: smallNumber(), maximum: smallNumber(), default: smallNumber() }),
  schema("integer", { minimum: smallNumber(), maximum: smallNumber(), default: fc.integer({ min: -3, max: 3 }) }),
  schema("boolean", { default: fc.boolean() }),
  schema("string", { default: fc.constantFrom("a", "b", "z") }, { enum: options() }),
  schema("string", { default: fc.constantFrom("a", "b", "z") }, { oneOf: titledOptions() }),
  schema("array", limits(), { items: fc.record({ type: fc.constant("string"), enum: options() }) }),
  schema("array", limits(), { items: fc.record({ anyOf: titledOptions() }) }),
  union(),
);

/** Several shapes of which an answer needs one, with limits of all of them beside it. */
function union(): Arbitrary<object> {
  const shapes = fc.uniqueArray(
    fc.constantFrom<object>(
      { type: "integer", minimum: 0 },
      { type: "number", maximum: 2 },
      { type: "string", format: "email" },
      { type: "string", format: "uri", maxLength: 30 },
      { type: "string", minLength: 3 },
      { type: "string", maxLength: 0 },
      { type: "null" },
      { const: "a" },
    ),
    { minLength: 2, maxLength: 3 },
  );
  const beside = {
    minimum: smallNumber(),
    maxLength: fc.integer({ min: 1, max: 20 }),
    default: fc.constantFrom(1, 1.5, "1", "a", "abc", "a@b.example"),
  };
  return fc.record({ anyOf: shapes, ...beside }, { requiredKeys: ["anyOf"] });
}

function schema(
  type: string,
  optional: Record<string, Arbitrary<unknown>>,
  required: Record<string, Arbitrary<unknown>> = {},
): Arbitrary<object> {
  const model: Record<string, Arbitrary<unknown>> = {
    type: fc.constant(type),
    ...required,
    ...optional,
    title: fc.string({ maxLength: 5 }),
    description: fc.string({ maxLength: 5 }),
  };
  return fc.record(model, { requiredKeys: ["type", ...Object.keys(required)] });
}

function smallNumber(): Arbitrary<number> {
  return fc.oneof(fc.integer({ min: -3, max: 3 }), fc.constantFrom(0.5, -0.5, 1.25, 1e21));
}

function options(): Arbitrary<string[]> {
  return fc.uniqueArray(fc.constantFrom("a", "b", "c", "", " ", "ü"), { minLength: 1 });
}

function titledOptions(): Arbitrary<object[]> {
  return options().map((values) => values.map((value, index) => ({ const: value, title: `Option ${index % 2}` })));
}

function limits(): Record<string, Arbitrary<unknown>> {
  return { minItems: fc.nat(2), maxItems: fc.nat(3), default: fc.subarray(["a", "b", "z"]) };
}

/** A whole `requestedSchema` of such properties. */
export function mcpForm(
  names: readonly string[],
): Arbitrary<{ type: "object"; properties: Record<string, object>; required: string[] }> {
  return fc.uniqueArray(fc.constantFrom(...names), { maxLength: 5 }).chain((chosen) =>
    fc.record({
      type: fc.constant("object" as const),
      properties: fc
        .tuple(...chosen.map((name) => mcpProperty.map((property) => [name, property] as const)))
        .map(Object.fromEntries),
      required: fc.subarray(chosen),
    }),
  );
}

const texts = fc.oneof(
  fc.string({ maxLength: 8 }),
  fc.string({ maxLength: 8, unit: "binary" }),
  fc.emailAddress(),
  fc.webUrl(),
  fc.constantFrom(
    "",
    "a",
    "a@b",
    "ada@example.org",
    "e.com",
    "mailto:a@b.example",
    "https://ü.example",
    "1",
    "😀😀",
    "2026-02-28",
    "2026-02-30",
    "2026-02-28T10:00",
    "2026-02-28T10:00:00Z",
    "2026-02-28T10:00:00+05:30",
    "2016-12-31T23:59:60Z",
  ),
);

const emails = fc.oneof(fc.emailAddress(), fc.stringMatching(/^[a-z.+-]{1,5}@[a-z-]{1,3}\.[a-z]{1,3}$/));

const days = fc.oneof(
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
  fc.stringMatching(/^20\d\d-[01]\d-[0-3]\d$/),
);

const instants = fc
  .tuple(
    days,
    fc.stringMatching(/^[Tt ][0-2]\d:[0-5]\d(:[0-6]\d)?(\.\d{1,3})?$/),
    fc.constantFrom("Z", "z", "+05:30", "-00:00", "+14:00", ""),
  )
  .map((parts) => parts.join(""));

const numbers = fc.oneof(smallNumber(), fc.double(), fc.integer());

/** A value for a field: mostly of its type, sometimes any JSON. */
export function answerTo(field: FieldSpec): Arbitrary<unknown> {
  return fc.oneof(
    { weight: 8, arbitrary: plausible(field) },
    { weight: 1, arbitrary: fc.constantFrom(...(field.constants ?? [""])) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  );
}

function plausible(field: FieldSpec): Arbitrary<unknown> {
  switch (field.kind) {
    case "text":
      return field.format === "email"
        ? fc.oneof(emails, texts)
        : field.format === "uri"
          ? fc.oneof(fc.webUrl(), fc.webUrl({ withQueryParameters: true, withFragments: true }), texts)
          : fc.oneof(fc.string({ minLength: field.minLength ?? 0, maxLength: (field.minLength ?? 0) + 2 }), texts);
    case "date":
      return fc.oneof(days, texts);
    case "date-time":
      return fc.oneof(instants, texts);
    case "number":
      return numbers;
    case "boolean":
      return fc.boolean();
    case "choice":
      return fc.constantFrom(...field.options.map(({ value }) => value));
    case "choices":
      return fc.oneof(fc.subarray(field.options.map(({ value }) => value)), fc.array(texts, { maxLength: 3 }));
    case "file":
    case "unsupported":
      return texts;
  }
}

/** Content for a form, valid or not, with some properties left out. */
export function contentFor(fields: readonly FieldSpec[]): Arbitrary<Record<string, unknown>> {
  return fc
    .tuple(...fields.map((field) => fc.option(answerTo(field), { nil: undefined, freq: 4 })))
    .map((values) =>
      Object.fromEntries(
        fields.flatMap(({ name }, index) => (values[index] === undefined ? [] : [[name, values[index]]])),
      ),
    );
}
