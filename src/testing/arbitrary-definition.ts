import fc, { type Arbitrary } from "fast-check";
import { operators } from "../core/comparison.js";
import { actions } from "../definitions/conditions.js";
import { plainNames } from "./arbitrary-form.js";

/**
 * Form definitions of up to four fields, of every type but files, which only some hosts take. Half of them have conditions, as
 * `conditionalDisplay` and as `dependencies`, with every operator and action, written as objects and as tuples. Limits may contradict each
 * other, defaults may be blank or break them, and conditions may form cycles or compare with what no answer can be.
 *
 * @param ids the ids that fields may have. @default plain and odd names
 */
export function arbitraryDefinition(ids: readonly string[] = plainNames): Arbitrary<Record<string, unknown>> {
  const chosen = fc.uniqueArray(fc.constantFrom(...ids), { minLength: 1, maxLength: 4 });
  return fc.tuple(chosen, fc.boolean()).chain(([names, hasConditions]) => {
    const condition = conditionOn(names);
    const shownBy = hasConditions ? fc.option(condition, { nil: undefined }) : fc.constant(undefined);
    const dependency = fc.record({ condition, action: fc.constantFrom(...actions) });
    const fields = names.map((id, index) =>
      fc.tuple(definedField, shownBy).map(([source, conditionalDisplay]) => ({
        id,
        label: `Field ${index}`,
        ...source,
        ...(conditionalDisplay !== undefined && { rendering: { conditionalDisplay } }),
      })),
    );
    return fc.record(
      {
        id: fc.constant("form"),
        title: fc.constant("Form"),
        fields: fc.tuple(...fields),
        ...(hasConditions && {
          validation: fc.record({ dependencies: fc.dictionary(fc.constantFrom(...names), dependency) }),
        }),
        allow_partial: fc.boolean(),
        timeout: fc.constantFrom(60_000, 300_000),
      },
      { requiredKeys: ["id", "title", "fields"] },
    );
  });
}

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
  const source = { type: fc.constant(type), required: fc.boolean(), ...keys, validation };
  return fc.oneof(fc.record(source), fc.record({ ...source, default: fc.constantFrom("", " ", "a", "b", 1, true) }));
}

/** Values that answers may be compared with. */
const known = fc.constantFrom<string | number | boolean>("a", "b", "", "1", 1, 0, true, false, "2026-02-10");

/** A condition on the answers to some of these fields. */
function conditionOn(ids: readonly string[]): Arbitrary<unknown> {
  const field = fc.constantFrom(...ids);
  const comparison = fc.oneof(
    ...Object.entries(operators).flatMap(([name, { operand }]): readonly Arbitrary<unknown>[] => {
      const operator = fc.constant(name);
      const value = operand === "list" ? fc.array(known, { minLength: 1, maxLength: 3 }) : known;
      return operand === "none"
        ? [fc.record({ field, operator }), fc.tuple(operator, field)]
        : [fc.record({ field, operator, value }), fc.tuple(operator, field, value)];
    }),
  );
  const several = fc.array(comparison, { minLength: 1, maxLength: 3 });
  return fc.oneof(
    comparison,
    comparison,
    fc.record({ all: several }),
    fc.record({ any: several }),
    fc.record({ not: comparison }),
  );
}
