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

const plainNames = ["a", "b c", "", "0", "x.y", "ü", "$ref"];

/**
 * Requests for a form of up to five properties, of all that the newest revision of MCP has, and unions. Their limits lie close together, and
 * may contradict each other; their defaults may break them.
 *
 * @param names what properties are called. @default plain and odd ones
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

/** Several shapes of which an answer needs one, with limits of all of them beside it. */
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

/** Form definitions of up to four fields, of each type with validation of its own but for files. Their limits may contradict each other. */
export const arbitraryDefinition = (): Arbitrary<object> =>
  fc
    .tuple(
      fc.uniqueArray(fc.constantFrom("a", "b c", "", "0", "x.y", "ü"), { minLength: 1, maxLength: 4 }),
      fc.array(definedField, { minLength: 4, maxLength: 4 }),
      fc.boolean(),
    )
    .map(([ids, sources, allow_partial]) => ({
      id: "form",
      title: "Form",
      allow_partial,
      fields: ids.map((id, index) => ({ id, label: `Field ${index}`, ...sources[index] })),
    }));

const count = fc.nat(4);
const bound = fc.integer({ min: -3, max: 3 });
const values = fc.uniqueArray(fc.constantFrom("a", "b", "c", "", "ü", 1, true), { minLength: 1 });
const texts = fc.uniqueArray(fc.constantFrom("a", "b", "c", "", "ü"), { minLength: 1 });
const titled = (listed: readonly unknown[]): unknown[] =>
  listed.map((value, index) => (index % 2 === 0 ? { value, title: `Option ${index}` } : value));

const definedField: Arbitrary<object> = fc.oneof(
  typed("text", { minLength: count, maxLength: count, pattern: fc.constant("^[a-z]*$") }),
  typed("text", { format: fc.constantFrom("email", "uuid", "ipv4", "ipv6", "date") }),
  typed("number", {
    minimum: bound,
    maximum: bound,
    exclusiveMinimum: bound,
    exclusiveMaximum: bound,
    multipleOf: fc.constantFrom(1, 2, 0.5),
  }),
  typed("boolean", {}),
  typed("select", {}, { options: fc.oneof(values, values.map(titled)) }),
  typed(
    "multi_select",
    { minItems: count, maxItems: count, uniqueItems: fc.boolean() },
    { options: fc.oneof(texts, texts.map(titled)) },
  ),
  typed("url", { maxLength: fc.integer({ min: 10, max: 40 }), minLength: count }),
  typed("date", { minimum: fc.constant("2026-02-01"), maximum: fc.constant("2026-02-28") }),
  typed("date", { minimum: fc.constant("2026-02-01T00:00:00Z") }, {}, { format: fc.constant("date-time") }),
);

function typed(
  type: string,
  limits: Readonly<Record<string, Arbitrary<unknown>>>,
  keys: Readonly<Record<string, Arbitrary<unknown>>> = {},
  always: Readonly<Record<string, Arbitrary<unknown>>> = {},
): Arbitrary<object> {
  const validation = fc.record({ ...limits, ...always }, { requiredKeys: Object.keys(always) });
  return fc.record({ type: fc.constant(type), required: fc.boolean(), ...keys, validation });
}
