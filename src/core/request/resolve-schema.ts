import { isRecord, read, readList } from "../json.js";
import type { UnsupportedReason } from "./field-spec.js";
import { pointTo, tokensOf } from "./point-to.js";
import { type Schema, typesOf } from "./schema-type.js";

/** A schema with no wrapper left, or the reason why there is none. */
export type ResolvedSchema = { readonly schema: Schema } | { readonly reason: UnsupportedReason };

/** What bounds the work on one request. */
export interface Resolution {
  /** What `$ref` points into. */
  readonly root: unknown;
  /** How many wrappers may be around one schema. */
  readonly depth: number;
  /** How much more may be looked at. Shared by all properties and branches, so that no schema can multiply the work. */
  steps: number;
}

/** Takes `count` of the steps that are left; false when there are not as many. */
export function spend(resolution: Resolution, count: number): boolean {
  resolution.steps -= count;
  return resolution.steps >= 0;
}

/**
 * Opens what servers wrap a plain property in: local `$ref` (pydantic enums), `allOf` of one, unions with null
 * (optional fields of pydantic, zod and C#). Keywords beside a wrapper win over those inside it.
 * A schema that turns in a circle runs out of depth and is a broken reference.
 *
 * @param depth how many wrappers have been opened around this schema already
 */
export function resolveSchema(schema: unknown, resolution: Resolution, depth = 0): ResolvedSchema {
  let current = schema;
  for (let level = depth; level < resolution.depth && spend(resolution, 1); level += 1) {
    const opened = current === true ? {} : current;
    if (!isRecord(opened)) {
      return { reason: "schema" };
    }
    const inner = unwrap(opened, resolution, level);
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
function unwrap(schema: Schema, resolution: Resolution, level: number): ResolvedSchema | undefined {
  const reference = read(schema, "$ref");
  if (typeof reference === "string") {
    const tokens = tokensOf(reference);
    const target = tokens && spend(resolution, tokens.length) ? pointTo(resolution.root, tokens) : undefined;
    return target === undefined ? { reason: "reference" } : merge(target, schema, "$ref", resolution);
  }
  const all = readList(schema, "allOf");
  if (all && all.length > 0) {
    return all.length === 1 ? merge(all[0], schema, "allOf", resolution) : { reason: "alternatives" };
  }
  return unwrapUnion(schema, "anyOf", resolution, level) ?? unwrapUnion(schema, "oneOf", resolution, level);
}

/**
 * Takes null out of a union. One shape left is the schema, options stay options, and where any of several shapes will do
 * text is taken, for it can be typed. Other unions are refused.
 */
function unwrapUnion(
  schema: Schema,
  keyword: "anyOf" | "oneOf",
  resolution: Resolution,
  level: number,
): ResolvedSchema | undefined {
  const branches = readList(schema, keyword);
  if (!branches) {
    return undefined;
  }
  if (!spend(resolution, branches.length)) {
    return { reason: "too-many-options" };
  }
  if (branches.every(isOption)) {
    return undefined;
  }
  const shapes: Schema[] = [];
  for (const branch of branches) {
    const inner = isOption(branch) ? { schema: branch } : resolveSchema(branch, resolution, level + 1);
    if ("reason" in inner) {
      return inner;
    }
    if (!isNull(inner.schema)) {
      shapes.push(inner.schema);
    }
  }
  const only = shapes.length === 0 ? { type: "null" } : shapes.length === 1 ? shapes[0] : undefined;
  if (only) {
    return merge(only, schema, keyword, resolution);
  }
  const text = shapes.find((shape) => typesOf(shape).includes("string") && !isOption(shape));
  if (text && keyword === "anyOf") {
    return merge(text, schema, keyword, resolution);
  }
  return shapes.every(isOption) ? { schema: { ...schema, [keyword]: shapes } } : { reason: "alternatives" };
}

/** To open a wrapper takes as long as to look at a few keywords. */
const wrapperCost = 4;

/** The inner schema with the keywords that stand beside its wrapper. */
function merge(inner: unknown, outer: Schema, wrapper: string, resolution: Resolution): ResolvedSchema {
  const schema = inner === true ? {} : inner;
  if (!isRecord(schema)) {
    return { reason: "schema" };
  }
  const { [wrapper]: _, ...beside } = outer;
  const merged = { ...schema, ...beside };
  return spend(resolution, Object.keys(merged).length + wrapperCost) ? { schema: merged } : { reason: "reference" };
}

/** A list of nothing but null has one entry, or a few; a longer one is not worth a look each time it is referred to. */
const longestNulls = 10;

/** A branch that names values, and so makes its union a list of options. */
export function isOption(branch: unknown): branch is Schema {
  return isRecord(branch) && (Object.hasOwn(branch, "const") || Object.hasOwn(branch, "enum")) && !isNull(branch);
}

function isNull(schema: Schema): boolean {
  const enumerated = readList(schema, "enum");
  const values = enumerated && enumerated.length <= longestNulls ? enumerated : undefined;
  return (
    (Object.hasOwn(schema, "type") && typesOf(schema).every((type) => type === "null")) ||
    read(schema, "const") === null ||
    (values !== undefined && values.length > 0 && values.every((value) => value === null))
  );
}
