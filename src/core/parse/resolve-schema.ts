import { percentDecoded } from "../data-uri.js";
import { defined, isRecord, read, readList, readText } from "../json.js";
import { assertNever, type UnsupportedReason } from "../types.js";
import { type Combination, combinationOf, hasKeyword, impliedType, limitKeywords, optionKeywords } from "./keywords.js";
import { type ParseContext, spend } from "./parse-context.js";

/** A JSON Schema object, with unvalidated keyword values. */
export type Schema = Record<string, unknown>;

/** A schema without wrappers, or the reason why there is none. */
type ResolvedSchema = OpenedSchema | { readonly reason: UnsupportedReason };

export interface OpenedSchema {
  readonly schema: Schema;
  /** The title behind a `$ref`. It names a type, so it can label an option but not a property. */
  readonly typeTitle?: string;
  /** The other shapes that an answer may have, if this is a union. The control is that of `schema`. */
  readonly otherShapes?: readonly Schema[];
  /** Those of `otherShapes` that list values, if a value may have several shapes: of a `oneOf`, a listed text would have two. */
  readonly options?: readonly Schema[];
}

/**
 * Removes the wrappers that servers put around a plain property: local `$ref` (pydantic enums), `allOf`, unions with null (optional fields
 * of pydantic, zod and C#). Limits and patterns beside a wrapper apply together with those inside. Other keywords override those inside.
 *
 * @param depth how many wrappers around this schema have already been removed
 */
export function resolveSchema(schema: unknown, context: ParseContext, depth = 0): ResolvedSchema {
  let current = schema;
  let beside: Omit<OpenedSchema, "schema"> = {};
  for (let level = depth; level < context.limits.depth && spend(context, "steps", 1); level += 1) {
    const opened = current === true ? {} : current;
    if (!isRecord(opened)) {
      return { reason: "schema" };
    }
    const inner = unwrap(opened, context, level);
    if (inner === undefined) {
      return { ...beside, schema: opened };
    }
    if ("reason" in inner) {
      return inner;
    }
    const { schema: next, ...found } = inner;
    current = next;
    beside = { ...found, ...beside };
  }
  return { reason: "too-complex" };
}

/** The schema one wrapper further in; undefined when there is no wrapper. */
function unwrap(schema: Schema, context: ParseContext, level: number): ResolvedSchema | undefined {
  if (isNever(schema)) {
    return { reason: "contradiction" };
  }
  const reference = read(schema, "$ref");
  if (typeof reference === "string") {
    const target = followPointer(reference, context);
    return target === undefined ? { reason: "reference" } : mergeType(target, schema, context);
  }
  const all = readList(schema, "allOf");
  if (all && all.length > 0) {
    if (!spend(context, "steps", all.length - 1)) {
      return { reason: "too-complex" };
    }
    if (!all.every(isPattern)) {
      return mergeAll(all, schema, context);
    }
  }
  return (
    unwrapUnion(schema, "anyOf", context, level) ??
    unwrapUnion(schema, "oneOf", context, level) ??
    unwrapTypes(schema, context, level)
  );
}

/** Turns a list of types that has text and numbers into a union of them, because both can be typed into one control. */
function unwrapTypes(schema: Schema, context: ParseContext, level: number): ResolvedSchema | undefined {
  const types = typesOf(schema).filter((type) => typedTypes.has(type));
  if (types.length < 2 || !types.includes("string") || hasKeyword(schema, ...optionKeywords)) {
    return undefined;
  }
  const { type: _, ...rest } = schema;
  return unwrapUnion({ ...rest, anyOf: types.map((type) => ({ type })) }, "anyOf", context, level);
}

/** Whether a schema has `{ not: {} }`, which nothing satisfies. */
function isNever(schema: Schema): boolean {
  const not = read(schema, "not");
  return not === true || (isRecord(not) && Object.keys(not).length === 0);
}

/**
 * Removes null from a union. If one shape remains, it is the schema. Options stay options. An `anyOf` that allows text becomes text,
 * because any of its shapes can be typed, and a number beside constants stays a number. Other unions are refused.
 */
function unwrapUnion(
  schema: Schema,
  keyword: "anyOf" | "oneOf",
  context: ParseContext,
  level: number,
): ResolvedSchema | undefined {
  const branches = readList(schema, keyword);
  if (!branches) {
    return undefined;
  }
  if (!spend(context, "steps", branches.length)) {
    return { reason: "too-many-options" };
  }
  if (branches.every(isOption)) {
    return undefined;
  }
  if (branches.length > 1 && branches.every((branch) => isRule(branch, schema))) {
    const { [keyword]: _, ...rest } = schema;
    return { schema: rest };
  }
  const shapes: OpenedSchema[] = [];
  for (const branch of branches) {
    const inner = isOption(branch) ? { schema: branch } : resolveSchema(branch, context, level + 1);
    if (!("reason" in inner)) {
      const listed = branches.length > 1 && listedIn(inner.schema);
      shapes.push(
        ...(isNull(inner.schema) ? [] : listed || [isEmptyText(inner.schema) ? { schema: { const: "" } } : inner]),
      );
    } else if (inner.reason !== "contradiction") {
      return inner;
    }
  }
  if (shapes.length > 1 && shapes.every((shape) => isOption(shape.schema))) {
    const options = shapes.map(({ schema: option, typeTitle }) => ({ ...defined({ title: typeTitle }), ...option }));
    return { schema: { ...schema, [keyword]: options } };
  }
  const all = shapes.flatMap((shape) => [shape.schema, ...(shape.otherShapes ?? [])]);
  if (all.filter((shape) => !isOption(shape)).length > mostShapes) {
    return { reason: "alternatives" };
  }
  const main = shapes.length > 1 ? typedShape(shapes, keyword, schema) : (shapes[0]?.schema ?? { type: "null" });
  const merged = main ? merge(main, schema, keyword, context) : ({ reason: "alternatives" } as const);
  const shared = Object.fromEntries(
    limitKeywords.filter((name) => hasKeyword(schema, name)).map((name) => [name, schema[name]]),
  );
  const others = all.filter((shape) => shape !== main).map((shape) => merge(shape, shared, keyword, context));
  const refused = [merged, ...others].find((one) => "reason" in one);
  const otherShapes = others.flatMap((one) => ("schema" in one ? [one.schema] : []));
  return (
    refused ??
    (others.length === 0
      ? merged
      : { ...merged, otherShapes, ...(keyword === "anyOf" && { options: otherShapes.filter(isOption) }) })
  );
}

/** The options of a list that is a branch of a union. */
function listedIn(schema: Schema): readonly OpenedSchema[] | undefined {
  const branches = readList(schema, "oneOf") ?? readList(schema, "anyOf") ?? [];
  const type = hasKeyword(schema, "type") && { type: schema.type };
  return branches.length > 0 && branches.every(isOption)
    ? branches.map((branch) => ({ schema: { ...type, ...branch } }))
    : undefined;
}

/**
 * Whether a branch only adds a rule to a form, such as that an email or a phone number is required, and no property. Rules are ignored,
 * because only the server can check alternative rules.
 */
function isRule(branch: unknown, form: Schema): boolean {
  return (
    isRecord(branch) &&
    !hasKeyword(branch, "type", "$ref", "allOf", "anyOf", "oneOf") &&
    hasKeyword(branch, "required") &&
    (hasKeyword(form, "properties") || !hasKeyword(branch, "properties"))
  );
}

/** Whether a shape allows only the empty text. */
function isEmptyText(shape: Schema): boolean {
  return typeOf(shape) === "string" && shape.maxLength === 0;
}

/** Limits the shapes of a union, because a long answer is checked against each of them. Values do not count, because they are looked up. */
const mostShapes = 20;

/**
 * The shape of a union whose control can enter all of its shapes. For numbers, it is the shape that includes the others. For texts, it is
 * one without a calendar. If all texts have a calendar, it is the day, or the date with a time if the default has a time.
 */
function typedShape(shapes: readonly OpenedSchema[], keyword: "anyOf" | "oneOf", outer: Schema): Schema | undefined {
  const open = shapes.map((shape) => shape.schema).filter((shape) => !isOption(shape));
  if (open.length === 1) {
    return open.find((shape) => typedTypes.has(typeOf(shape)));
  }
  if (keyword === "anyOf" && open.every(isNumeric)) {
    return open.find((shape) => open.every((other) => includesNumbers(shape, other)));
  }
  const texts = keyword === "anyOf" ? open.filter((shape) => typeOf(shape) === "string") : [];
  const calendar = readText(outer, "default")?.includes(":") === true ? "date-time" : "date";
  return (
    texts.find((shape) => readText(shape, "format")?.startsWith("date") !== true) ??
    texts.find((shape) => readText(shape, "format") === calendar) ??
    texts[0]
  );
}

export function isNumeric(shape: Schema): boolean {
  return typeOf(shape) === "number" || typeOf(shape) === "integer";
}

/** Whether a shape allows every number that the other one allows, such as `float` in a pydantic `int | float`. */
function includesNumbers(shape: Schema, other: Schema): boolean {
  const isWider = typeOf(shape) === "number" || typeOf(other) === "integer";
  return isWider && limitKeywords.every((name) => shape[name] === undefined || shape[name] === other[name]);
}

const typedTypes = new Set<unknown>(["string", "number", "integer"]);

/**
 * Combines schemas into one that requires all that they require: the stricter limit, every pattern (in an `allOf`), and integer for number
 * and integer. For other keywords the first value stays, and `conflicts` names those with different values.
 */
function combine(schemas: readonly Schema[]): { readonly schema: Schema; readonly conflicts: readonly string[] } {
  const combined = new Map<string, unknown>();
  const conflicts: string[] = [];
  const parts: unknown[] = [];
  for (const schema of schemas) {
    for (const [keyword, value] of Object.entries(schema)) {
      const held = combined.get(keyword);
      if (keyword === "allOf" && Array.isArray(value)) {
        parts.push(value);
      } else if (!combined.has(keyword)) {
        combined.set(keyword, value);
      } else if (held !== value) {
        const combination = combinationOf(keyword);
        const stricter = stricterOf(combination, held, value);
        if (stricter !== undefined) {
          combined.set(keyword, stricter);
        } else if (combination === "both") {
          parts.push({ [keyword]: value });
        } else if (combination !== "either") {
          conflicts.push(keyword);
        }
      }
    }
  }
  const all = parts.length > 0 && { allOf: parts.flat() };
  return { schema: { ...Object.fromEntries(combined), ...all }, conflicts };
}

/** The value that requires all that two different values require. Undefined if there is none. */
function stricterOf(combination: Combination, one: unknown, other: unknown): unknown {
  switch (combination) {
    case "greater":
      return typeof one === "number" && typeof other === "number" ? Math.max(one, other) : undefined;
    case "lesser":
      return typeof one === "number" && typeof other === "number" ? Math.min(one, other) : undefined;
    case "whole":
      return isNumeric({ type: one }) && isNumeric({ type: other }) ? "integer" : undefined;
    case "both":
    case "either":
    case "outer":
    case "none":
      return undefined;
    default:
      return assertNever(combination);
  }
}

/** Combines the parts of an `allOf`, unless their keywords contradict each other. */
function mergeAll(all: readonly unknown[], outer: Schema, context: ParseContext): ResolvedSchema {
  const parts = all.filter(isRecord);
  if (parts.length < all.length) {
    return { reason: "schema" };
  }
  // `merge` spends the steps of the first part.
  if (!parts.slice(1).every((part) => spend(context, "steps", Object.keys(part).length))) {
    return { reason: "too-complex" };
  }
  const { schema, conflicts } = combine(parts);
  return conflicts.length > 0 ? { reason: "alternatives" } : merge(schema, outer, "allOf", context);
}

/** Whether a part of an `allOf` has only a pattern. Such parts are read with the text. */
function isPattern(part: unknown): boolean {
  return isRecord(part) && Object.keys(part).every((keyword) => keyword === "pattern");
}

/** Merges the target of a `$ref`, without its title. */
function mergeType(target: unknown, outer: Schema, context: ParseContext): ResolvedSchema {
  const { title, ...type } = isRecord(target) ? target : {};
  const merged = merge(isRecord(target) ? type : target, outer, "$ref", context);
  return "reason" in merged || typeof title !== "string" ? merged : { ...merged, typeTitle: title };
}

/** Removing a wrapper costs about as much as reading this many keywords. */
const wrapperCost = 4;

/** The inner schema together with the keywords beside its wrapper. */
function merge(inner: unknown, outer: Schema, wrapper: string, context: ParseContext): ResolvedSchema {
  const schema = inner === true ? {} : inner;
  if (!isRecord(schema)) {
    return { reason: "schema" };
  }
  const { [wrapper]: _, ...beside } = outer;
  const { schema: merged, conflicts } = combine([beside, schema]);
  if (conflicts.some((keyword) => combinationOf(keyword) === "none")) {
    return { reason: "alternatives" };
  }
  // The list of patterns grows with each wrapper.
  const { length: patterns = 1 } = readList(merged, "allOf") ?? {};
  const isAffordable = spend(context, "steps", Object.keys(merged).length + wrapperCost + patterns - 1);
  return isAffordable ? { schema: merged } : { reason: "too-complex" };
}

/** Longer pointers take long to follow, and forms do not need them. */
const longestPointer = 1000;

/** The target of a local JSON Pointer (RFC 6901) in a URI fragment. Undefined if there is none. Network addresses are never followed. */
function followPointer(reference: string, context: ParseContext): unknown {
  const [start, ...tokens] = reference.length > longestPointer ? [] : reference.split("/");
  if (start !== "#" || !spend(context, "steps", tokens.length)) {
    return undefined;
  }
  let target = context.root;
  for (const token of tokens) {
    const key = percentDecoded(token).replaceAll("~1", "/").replaceAll("~0", "~");
    if (Array.isArray(target)) {
      target = /^\d+$/.test(key) ? target[Number(key)] : undefined;
    } else {
      target = read(target, key);
    }
  }
  return target;
}

/** Whether a branch lists values. A union of such branches is a list of options. */
export function isOption(branch: unknown): branch is Schema {
  return isRecord(branch) && (hasConst(branch) || Object.hasOwn(branch, "enum")) && !isNull(branch);
}

/** Whether a schema has a `const`. Generators write `const: null` beside a type to mean "no const". */
export function hasConst(schema: Schema): boolean {
  return Object.hasOwn(schema, "const") && (schema.const !== null || typesOf(schema).length === 0);
}

/** An `enum` with only null has one entry or a few. Longer ones are not read, because a `$ref` could repeat the work. */
const longestNulls = 10;

function isNull(schema: Schema): boolean {
  const values = readList(schema, "enum") ?? [];
  return (
    (Object.hasOwn(schema, "type") && typesOf(schema).every((type) => type === "null")) ||
    (hasConst(schema) && schema.const === null) ||
    (values.length > 0 && values.length <= longestNulls && values.every((value) => value === null))
  );
}

/** The number of types in JSON Schema. A longer list repeats types and may be huge. */
const mostTypes = 7;

/**
 * The declared types except null, because no answer is null. Empty if `type` is missing. In lower case, because some languages write the
 * names of their enumerations: `STRING`.
 */
export function typesOf(schema: Schema): readonly unknown[] {
  const type = read(schema, "type");
  if (!Array.isArray(type)) {
    return type === undefined ? [] : [inLowerCase(type)];
  }
  return type
    .slice(0, mostTypes)
    .map(inLowerCase)
    .filter((name) => name !== "null");
}

function inLowerCase(name: unknown): unknown {
  return typeof name === "string" ? name.toLowerCase() : name;
}

/**
 * The one type of a schema. Of several types text wins, because anything can be typed as text. `["integer", "number"]` is a number. Without
 * a declared type, it is the type that other keywords or the default imply, else text, which always fits.
 */
export function typeOf(schema: Schema): unknown {
  if (Object.hasOwn(schema, "type")) {
    const types = typesOf(schema);
    const isNumber = types.includes("number") && types.every((type) => type === "integer" || type === "number");
    return types.includes("string") ? "string" : isNumber ? "number" : types.length === 1 ? types[0] : undefined;
  }
  const value = read(schema, "default");
  const isTyped = typeof value === "number" || typeof value === "boolean";
  return impliedType(schema) ?? (isTyped ? typeof value : "string");
}
