import fc, { type Arbitrary } from "fast-check";

/** Form definitions of up to four fields, of every type with its own validation except files. Limits may contradict each other. */
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
