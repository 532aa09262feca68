import { defined } from "../../core/json.js";
import { readSchema, rulesByKind } from "./read-schema.js";
import { requireShape, type Shape } from "./require-shape.js";
import type {
  AnyField,
  ChoicesRules,
  DateRules,
  Field,
  FieldChanges,
  FieldRules,
  FormContext,
  NumberRules,
  OfContext,
  Options,
  TextRules,
} from "./types.js";

type Answer<Value, Required extends boolean> = Required extends true ? Value : Value | undefined;

/** Any text. Like every maker, it throws an `invalid-schema` at once where its rules contradict each other or its default. */
export function string<Required extends boolean = true>(
  rules: TextRules<Required> = {},
): Field<Answer<string, Required>> {
  return makeField("string", { type: "string" }, rules);
}

export function email<Required extends boolean = true>(
  rules: TextRules<Required> = {},
): Field<Answer<string, Required>> {
  return makeField("email", { type: "string", format: "email" }, rules);
}

export function uri<Required extends boolean = true>(rules: TextRules<Required> = {}): Field<Answer<string, Required>> {
  return makeField("uri", { type: "string", format: "uri" }, rules);
}

/** A calendar day: `2026-07-01`. */
export function date<Required extends boolean = true>(
  rules: DateRules<Required> = {},
): Field<Answer<string, Required>> {
  return makeField("date", { type: "string", format: "date" }, rules);
}

/** An instant: `2026-07-01T08:30:00Z`. */
export function dateTime<Required extends boolean = true>(
  rules: DateRules<Required> = {},
): Field<Answer<string, Required>> {
  return makeField("dateTime", { type: "string", format: "date-time" }, rules);
}

export function number<Required extends boolean = true>(
  rules: NumberRules<Required> = {},
): Field<Answer<number, Required>> {
  return makeField("number", { type: "number" }, rules);
}

export function integer<Required extends boolean = true>(
  rules: NumberRules<Required> = {},
): Field<Answer<number, Required>> {
  return makeField("integer", { type: "integer" }, rules);
}

export function boolean<Required extends boolean = true>(
  rules: FieldRules<boolean, Required> = {},
): Field<Answer<boolean, Required>> {
  return makeField("boolean", { type: "boolean" }, rules);
}

/** One of several options. A function gives them once the input and the earlier answers are known. */
export function choice<const Value extends string, Required extends boolean = true, Input = unknown>(
  options: Options<Value> | ((context: FormContext<Input>) => Options<Value>),
  rules: FieldRules<NoInfer<Value>, Required> = {},
): Field<Answer<Value, Required>, Input> {
  return makeField("choice", { enum: [] }, rules, options);
}

/** Any number of options. Revision 2025-06-18 has no such field: `toRequest` then throws `unsupported`. */
export function choices<const Value extends string, Required extends boolean = true, Input = unknown>(
  options: Options<Value> | ((context: FormContext<Input>) => Options<Value>),
  rules: ChoicesRules<NoInfer<Value>, Required> = {},
): Field<Answer<readonly Value[], Required>, Input> {
  return makeField("choices", { type: "array", items: { enum: [] } }, rules, options);
}

function makeField(
  maker: string,
  schema: Readonly<Record<string, unknown>>,
  given: FieldRules<unknown, boolean>,
  options?: Options | OfContext<Options>,
): Field<never> {
  requireShape(`${maker}()`, given, { ...shapeOf(schema), required: "boolean or undefined" });
  const { required = true, ...rules } = given;
  const field = { schema: { ...schema, ...defined(rules) }, required, ...defined({ options }) };
  if (typeof options !== "function") {
    const { title } = rules;
    const nameOf = title === undefined ? () => `${maker}()` : undefined;
    readSchema({ type: "object", properties: { [title ?? maker]: propertyOf(field) } }, defined({ nameOf }));
  }
  return field;
}

/** What makers and changes take, by the JSON Schema of the field. */
function shapeOf({ type, format }: Readonly<Record<string, unknown>>): Shape {
  const kind = format === "date" || format === "date-time" ? "date" : type === "integer" ? "number" : type;
  return {
    title: "string or undefined",
    description: "string or undefined",
    sensitive: "boolean or undefined",
    default: "string or number or boolean or array or undefined",
    ...rulesByKind.get(kind),
  };
}

/** The JSON Schema of a field with its options. */
export function propertyOf({ schema, options }: AnyField, context?: FormContext): Readonly<Record<string, unknown>> {
  const given = typeof options === "function" ? context && options(context) : options;
  // No control sends an option twice; a client could a million times.
  const counted = schema.type === "array" ? { ...schema, uniqueItems: true } : schema;
  if (!given) {
    return counted;
  }
  const isPlain = Array.isArray(given);
  const written = isPlain
    ? { enum: given }
    : { oneOf: Object.entries(given).map(([value, title]) => ({ const: value, title })) };
  // A schema of a library may have options already.
  const { enum: _enum, oneOf: _oneOf, anyOf: _anyOf, ...rest } = counted;
  return schema.type === "array" ? { ...rest, items: written } : { ...rest, ...written };
}

/** @param name of the field */
export function changeField(name: string, field: AnyField, changes: FieldChanges): AnyField {
  requireShape(`Field ${JSON.stringify(name)}`, changes, {
    ...shapeOf(field.schema),
    options: "array or object or undefined",
  });
  const { options, ...rules } = changes;
  return { ...field, schema: { ...field.schema, ...defined(rules) }, ...(options && { options }) };
}
