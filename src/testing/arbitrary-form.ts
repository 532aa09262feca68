import fc, { type Arbitrary } from "fast-check";

/** The params of `elicitation/create` for a form. */
export interface ArbitraryRequest {
  readonly message: string;
  readonly requestedSchema: {
    readonly type: "object";
    readonly properties: Record<string, object>;
    readonly required: string[];
  };
}

export const plainNames: readonly string[] = ["a", "b c", "", "0", "x.y", "ü", "$ref"];

/**
 * Form requests of up to five properties, with every kind of property in the newest revision of MCP, and unions. Limits lie close together
 * and may contradict each other. Defaults may break them.
 *
 * @param names the names that properties may have. @default plain and odd names
 */
export function arbitraryRequest(names: readonly string[] = plainNames): Arbitrary<ArbitraryRequest> {
  return fc
    .uniqueArray(fc.constantFrom(...names), { maxLength: 5 })
    .chain((chosen) =>
      fc.record({
        type: fc.constant("object" as const),
        properties: fc
          .tuple(...chosen.map((name) => property.map((source) => [name, source] as const)))
          .map((entries): Record<string, object> => Object.fromEntries(entries)),
        required: fc.subarray(chosen),
      }),
    )
    .map((requestedSchema) => ({ message: "Please answer", requestedSchema }));
}

const smallNumber = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.constantFrom(0.5, -0.5, 1.25, 1e21));
const options = fc.uniqueArray(fc.constantFrom("a", "b", "c", "", " ", "ü"), { minLength: 1 });
const titledOptions = options.map((values) =>
  values.map((value, index) => ({ const: value, title: `Option ${index % 2}` })),
);
const itemLimits = { minItems: fc.nat(2), maxItems: fc.nat(3), default: fc.subarray(["a", "b", "z"]) };
const optionDefault = { default: fc.constantFrom("a", "b", "z") };

/** An `anyOf` of several shapes, with limits next to it that apply to all shapes. */
const union = fc.record(
  {
    anyOf: fc.uniqueArray(
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
    ),
    minimum: smallNumber,
    maxLength: fc.integer({ min: 1, max: 20 }),
    default: fc.constantFrom(1, 1.5, "1", "a", "abc", "a@b.example"),
  },
  { requiredKeys: ["anyOf"] },
);

/** Options beside a text, in several spellings, with limits next to them that apply to both. */
const openOptions = fc.record(
  {
    anyOf: fc
      .tuple(
        fc.oneof(
          options.map((values) => [{ type: "string", enum: values }]),
          titledOptions,
          titledOptions.map((oneOf) => [{ type: "string", oneOf }]),
        ),
        fc.record(
          {
            type: fc.constant("string"),
            minLength: fc.nat(2),
            maxLength: fc.integer({ min: 1, max: 6 }),
            pattern: fc.constantFrom("^[a-z]", "[0-9]$"),
          },
          { requiredKeys: ["type"] },
        ),
      )
      .map(([listed, text]) => [...listed, text]),
    maxLength: fc.integer({ min: 1, max: 20 }),
    default: fc.constantFrom("a", "b", "A", "own words"),
  },
  { requiredKeys: ["anyOf"] },
);

const property: Arbitrary<object> = fc.oneof(
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
  schema("number", { minimum: smallNumber, maximum: smallNumber, default: smallNumber }),
  schema("integer", { minimum: smallNumber, maximum: smallNumber, default: fc.integer({ min: -3, max: 3 }) }),
  schema("boolean", { default: fc.boolean() }),
  schema("string", optionDefault, { enum: options }),
  schema("string", optionDefault, { oneOf: titledOptions }),
  schema("array", itemLimits, { items: fc.record({ type: fc.constant("string"), enum: options }) }),
  schema("array", itemLimits, { items: fc.record({ anyOf: titledOptions }) }),
  schema("array", itemLimits, { items: openOptions }),
  openOptions,
  union,
);

function schema(
  type: string,
  optional: Readonly<Record<string, Arbitrary<unknown>>>,
  required: Readonly<Record<string, Arbitrary<unknown>>> = {},
): Arbitrary<object> {
  const keys: Record<string, Arbitrary<unknown>> = {
    type: fc.constant(type),
    ...required,
    ...optional,
    title: fc.string({ maxLength: 5 }),
    description: fc.string({ maxLength: 5 }),
  };
  return fc.record(keys, { requiredKeys: ["type", ...Object.keys(required)] });
}
