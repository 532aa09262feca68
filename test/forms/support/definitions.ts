import fc, { type Arbitrary } from "fast-check";

const count = fc.nat(4);
const bound = fc.integer({ min: -3, max: 3 });
const values = fc.uniqueArray(fc.constantFrom("a", "b", "c", "", "ü", 1, true), { minLength: 1 });
const texts = fc.uniqueArray(fc.constantFrom("a", "b", "c", "", "ü"), { minLength: 1 });
const titled = (options: readonly unknown[]): unknown[] =>
  options.map((value, index) => (index % 2 === 0 ? { value, title: `Option ${index}` } : value));

/** Each type of field with validation of its own: values lie close together, so that limits are met and missed. */
const types: readonly Arbitrary<object>[] = [
  typed("text", { validation: optional({ minLength: count, maxLength: count, pattern: fc.constant("^[a-z]*$") }) }),
  typed("text", { validation: optional({ format: fc.constantFrom("email", "uuid", "ipv4", "ipv6", "date") }) }),
  typed("number", {
    validation: optional({
      minimum: bound,
      maximum: bound,
      exclusiveMinimum: bound,
      exclusiveMaximum: bound,
      multipleOf: fc.constantFrom(1, 2, 0.5),
    }),
  }),
  typed("boolean", {}),
  typed("select", { options: fc.oneof(values, values.map(titled)) }),
  typed("multi_select", {
    options: fc.oneof(texts, texts.map(titled)),
    validation: optional({ minItems: count, maxItems: count, uniqueItems: fc.boolean() }),
  }),
  typed("url", { validation: optional({ maxLength: fc.integer({ min: 10, max: 40 }), minLength: count }) }),
  typed("date", { validation: optional({ minimum: fc.constant("2026-02-01"), maximum: fc.constant("2026-02-28") }) }),
  typed("date", {
    validation: fc.record(
      { format: fc.constant("date-time"), minimum: fc.constant("2026-02-01T00:00:00Z") },
      { requiredKeys: ["format"] },
    ),
  }),
];

function typed(type: string, keys: Readonly<Record<string, Arbitrary<unknown>>>): Arbitrary<object> {
  return fc.record({ type: fc.constant(type), required: fc.boolean(), ...keys });
}

function optional(keys: Readonly<Record<string, Arbitrary<unknown>>>): Arbitrary<object> {
  return fc.record(keys, { requiredKeys: [] });
}

/** A definition of a few such fields. */
export const definition: Arbitrary<object> = fc
  .tuple(
    fc.uniqueArray(fc.constantFrom("a", "b c", "", "0", "x.y", "ü"), { minLength: 1, maxLength: 4 }),
    fc.array(fc.oneof(...types), { minLength: 4, maxLength: 4 }),
    fc.boolean(),
  )
  .map(([ids, sources, allow_partial]) => ({
    id: "form",
    title: "Form",
    allow_partial,
    fields: ids.map((id, index) => ({ id, label: `Field ${index}`, ...sources[index] })),
  }));

/** Hints and conditions in one definition. */
export const conditional = {
  id: "form",
  title: "Form",
  fields: [
    { id: "a", type: "text", label: "A", rendering: { placeholder: "x", rows: 3, gridColumn: 2 } },
    { id: "b", type: "number", label: "B", dependencies: ["a"], rendering: { hidden: true, step: 2 } },
    {
      id: "c",
      type: "select",
      label: "C",
      options: [{ value: "x", title: "X" }, "y"],
      rendering: { conditionalDisplay: { any: [{ field: "a", operator: "isSet" }] }, displayStyle: "radio" },
    },
  ],
  validation: {
    dependencies: {
      a: { condition: { not: { field: "b", operator: "in", value: [1] } }, action: "hide" },
      b: [{ condition: { field: "a", operator: "equals", value: "x" }, action: "require" }],
    },
  },
};
