import { isRecord, read, readList } from "../json.js";
import type { UnsupportedReason } from "../types.js";
import { type ParseContext, spend } from "./parse-context.js";

/** A JSON Schema that is an object; the values of its keywords are unknown. */
export type Schema = Record<string, unknown>;

/** A schema with no wrapper left, or the reason why there is none. */
type ResolvedSchema = { readonly schema: Schema } | { readonly reason: UnsupportedReason };

/**
 * Opens the wrappers that servers put around a plain property: local `$ref` (pydantic enums), `allOf` of one, unions with null (optional
 * fields of pydantic, zod and C#). Keywords beside a wrapper override those inside it. A circular schema exceeds the depth and counts as
 * a broken reference.
 *
 * @param depth how many wrappers around this schema have been opened already
 */
export function resolveSchema(schema: unknown, context: ParseContext, depth = 0): ResolvedSchema {
  let current = schema;
  for (let level = depth; level < context.limits.depth && spend(context, "steps", 1); level += 1) {
    const opened = current === true ? {} : current;
    if (!isRecord(opened)) {
      return { reason: "schema" };
    }
    const inner = unwrap(opened, context, level);
    if (inner === undefined) {
      return { schema: opened };
    }
    if ("reason" in inner) {
      return inner;
    }
    current = inner.schema;
  }
  return { reason: "reference" };
}

/** The schema one wrapper further in; undefined when there is no wrapper. */
function unwrap(schema: Schema, context: ParseContext, level: number): ResolvedSchema | undefined {
  const reference = read(schema, "$ref");
  if (typeof reference === "string") {
    const target = followPointer(reference, context);
    return target === undefined ? { reason: "reference" } : merge(target, schema, "$ref", context);
  }
  const all = readList(schema, "allOf");
  if (all && all.length > 0) {
    return all.length === 1 ? merge(all[0], schema, "allOf", context) : { reason: "alternatives" };
  }
  return unwrapUnion(schema, "anyOf", context, level) ?? unwrapUnion(schema, "oneOf", context, level);
}

/**
 * Takes null out of a union. One remaining shape is the schema, options stay options, and an `anyOf` that allows text becomes text, for
 * it can be typed. Other unions are refused.
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
  const shapes: Schema[] = [];
  for (const branch of branches) {
    const inner = isOption(branch) ? { schema: branch } : resolveSchema(branch, context, level + 1);
    if ("reason" in inner) {
      return inner;
    }
    if (!isNull(inner.schema)) {
      shapes.push(inner.schema);
    }
  }
  const text = shapes.find((shape) => typesOf(shape).includes("string") && !isOption(shape));
  const only = shapes.length > 1 ? keyword === "anyOf" && text : (shapes[0] ?? { type: "null" });
  if (only) {
    return merge(only, schema, keyword, context);
  }
  return shapes.every(isOption) ? { schema: { ...schema, [keyword]: shapes } } : { reason: "alternatives" };
}

/** Opening a wrapper costs about as much as reading this many keywords. */
const wrapperCost = 4;

/** The inner schema, overridden by the keywords beside its wrapper. */
function merge(inner: unknown, outer: Schema, wrapper: string, context: ParseContext): ResolvedSchema {
  const schema = inner === true ? {} : inner;
  if (!isRecord(schema)) {
    return { reason: "schema" };
  }
  const { [wrapper]: _, ...beside } = outer;
  const merged = { ...schema, ...beside };
  const isAffordable = spend(context, "steps", Object.keys(merged).length + wrapperCost);
  return isAffordable ? { schema: merged } : { reason: "reference" };
}

/** Longer pointers lead nowhere a form needs, and take long to follow. */
const longestPointer = 1000;

/** The target of a local JSON Pointer (RFC 6901) in a URI fragment; undefined where there is none. Network addresses are never followed. */
function followPointer(reference: string, context: ParseContext): unknown {
  const [start, ...tokens] = reference.length > longestPointer ? [] : reference.split("/");
  if (start !== "#" || !spend(context, "steps", tokens.length)) {
    return undefined;
  }
  let target = context.root;
  for (const token of tokens) {
    const key = decode(token).replaceAll("~1", "/").replaceAll("~0", "~");
    if (Array.isArray(target)) {
      target = /^\d+$/.test(key) ? target[Number(key)] : undefined;
    } else {
      target = isRecord(target) ? read(target, key) : undefined;
    }
  }
  return target;
}

function decode(token: string): string {
  try {
    return decodeURIComponent(token);
  } catch {
    return token; // A lone %.
  }
}

/** Whether a branch names values, which makes its union a list of options. */
export function isOption(branch: unknown): branch is Schema {
  return isRecord(branch) && (Object.hasOwn(branch, "const") || Object.hasOwn(branch, "enum")) && !isNull(branch);
}

/** An `enum` of nothing but null has one entry, or a few; a longer one is not worth reading each time it is referred to. */
const longestNulls = 10;

function isNull(schema: Schema): boolean {
  const values = readList(schema, "enum") ?? [];
  return (
    (Object.hasOwn(schema, "type") && typesOf(schema).every((type) => type === "null")) ||
    read(schema, "const") === null ||
    (values.length > 0 && values.length <= longestNulls && values.every((value) => value === null))
  );
}

/** JSON Schema has no more types than these; a longer list repeats itself, and could be endless. */
const mostTypes = 7;

/** The declared types but null, which no answer has. Empty where `type` is missing. */
export function typesOf(schema: Schema): readonly unknown[] {
  const type = read(schema, "type");
  if (!Array.isArray(type)) {
    return type === undefined ? [] : [type];
  }
  return type.slice(0, mostTypes).filter((name) => name !== "null");
}

/**
 * The one type of a schema. Of several, text wins, for it can be typed, and `["integer", "number"]` is a number.
 * Undeclared, it is the type that other keywords imply, else text, which always fits.
 */
export function typeOf(schema: Schema): unknown {
  if (Object.hasOwn(schema, "type")) {
    const types = typesOf(schema);
    const isNumber = types.includes("number") && types.every((type) => type === "integer" || type === "number");
    return types.includes("string") ? "string" : isNumber ? "number" : types.length === 1 ? types[0] : undefined;
  }
  const has = (...keywords: string[]): boolean => keywords.some((keyword) => Object.hasOwn(schema, keyword));
  if (has("properties", "additionalProperties", "patternProperties")) {
    return "object";
  }
  if (has("items", "prefixItems", "minItems", "maxItems")) {
    return "array";
  }
  if (has("minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf")) {
    return "number";
  }
  const value = read(schema, "default");
  return typeof value === "number" || typeof value === "boolean" ? typeof value : "string";
}
