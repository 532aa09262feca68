import { defined } from "../core/json.js";
import { invalidSchema, requireShape, type Shape } from "./error.js";
import { readSchema, rulesByKind } from "./read-schema.js";
import type {
  AnyField,
  DateLimits,
  Field,
  FieldChanges,
  FieldRules,
  FormContext,
  JsonSchema,
  ListLimits,
  NoEnum,
  NumberLimits,
  OfContext,
  Options,
  TextLimits,
} from "./types.js";

/** Throws `invalid-schema` at once if the rules contradict each other or the default. */
type Maker<Value, Limits = unknown> = <Required extends boolean = true>(
  rules?: FieldRules<Value, Required> & Limits,
) => Field<AnswerOf<Value, Required>>;

type AnswerOf<Value, Required extends boolean> = Required extends true ? Value : Value | undefined;

/** A text. `""` is an answer, unless `minLength` is at least 1. */
export const string: Maker<string, TextLimits> = (rules) => makeField("string", { type: "string" }, rules);

/** An email address. */
export const email: Maker<string, TextLimits> = (rules) =>
  makeField("email", { type: "string", format: "email" }, rules);

/** An address with its scheme: `https://example.com`. */
export const uri: Maker<string, TextLimits> = (rules) => makeField("uri", { type: "string", format: "uri" }, rules);

/** A calendar day: `2026-07-01`. */
export const date: Maker<string, DateLimits> = (rules) => makeField("date", { type: "string", format: "date" }, rules);

/** An instant: `2026-07-01T08:30:00Z`. */
export const dateTime: Maker<string, DateLimits> = (rules) =>
  makeField("dateTime", { type: "string", format: "date-time" }, rules);

/** A number. */
export const number: Maker<number, NumberLimits> = (rules) => makeField("number", { type: "number" }, rules);

/** A whole number. */
export const integer: Maker<number, NumberLimits> = (rules) => makeField("integer", { type: "integer" }, rules);

/** Yes or no. */
export const boolean: Maker<boolean> = (rules) => makeField("boolean", { type: "boolean" }, rules);

/** One of several options. A function can compute them from the input and earlier answers. */
export function choice<
  const Value extends string,
  Required extends boolean = true,
  Input = unknown,
  const Title extends string = string,
>(
  options: (Options<Value, Title> & NoEnum<Title>) | ((context: FormContext<Input>) => Options<Value>),
  rules?: FieldRules<NoInfer<Value>, Required>,
): Field<AnswerOf<Value, Required>, Input> {
  return makeField("choice", { enum: [] }, rules, options);
}

/** Any number of options. Revision 2025-06-18 does not have such fields, so `toRequest` throws `unsupported` for it. */
export function choices<
  const Value extends string,
  Required extends boolean = true,
  Input = unknown,
  const Title extends string = string,
>(
  options: (Options<Value, Title> & NoEnum<Title>) | ((context: FormContext<Input>) => Options<Value>),
  rules?: FieldRules<readonly NoInfer<Value>[], Required> & ListLimits,
): Field<AnswerOf<readonly Value[], Required>, Input> {
  return makeField("choices", { type: "array", items: { enum: [] } }, rules, options);
}

function makeField(
  maker: string,
  schema: JsonSchema,
  given: FieldRules<unknown, boolean> = {},
  options?: Options | OfContext<Options>,
): Field<never> {
  requireShape(`${maker}()`, given, { ...shapeOf(schema), required: "boolean or undefined" });
  const { required = true, ...rules } = given;
  const field = { schema: { ...schema, ...defined(rules) }, required, ...defined({ options }) };
  if (typeof options !== "function") {
    readSchema({ [rules.title ?? `${maker}()`]: propertyOf(field) });
  }
  return field;
}

/** The properties that makers and changes accept, by the JSON Schema of the field. */
function shapeOf({ type, format }: JsonSchema): Shape {
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
export function propertyOf({ schema, options }: AnyField, context?: FormContext): JsonSchema {
  const isList = schema.type === "array";
  // No control sends an option twice, but a client could send it a million times.
  const property = isList ? { ...schema, uniqueItems: true } : schema;
  if (!options) {
    return property;
  }
  const given = (typeof options === "function" ? context && options(context) : options) ?? [];
  const written = Array.isArray(given) ? { enum: given } : { oneOf: Object.entries(given).map(titledOption) };
  // A library's schema may already have options.
  return defined({
    ...property,
    enum: undefined,
    oneOf: undefined,
    anyOf: undefined,
    ...(isList ? { items: written } : written),
  });
}

/** Options are the keys, so an enum in the place of an object would send the names of its members. */
function titledOption([value, title]: readonly [string, unknown]): { readonly const: string; readonly title: string } {
  if (typeof title !== "string") {
    throw invalidSchema(
      `The title of the option ${JSON.stringify(value)} is ${JSON.stringify(title)}, and a title is a text. Write what is sent as the key, and what people read as its value: { ${JSON.stringify(String(title))}: ${JSON.stringify(value)} }. Of an enum, pass its texts: Object.values(…).`,
    );
  }
  return { const: value, title };
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
