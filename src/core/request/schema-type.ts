import { read } from "../json.js";

/** A JSON Schema that is an object; what its keywords hold is not known. */
export type Schema = Record<string, unknown>;

/** JSON Schema has no more types than these; a longer list repeats itself, and could be endless. */
const mostTypes = 7;

/** The declared types, null aside, for no answer stands for it. Empty where a server left the type out. */
export function typesOf(schema: Schema): readonly unknown[] {
  const type = read(schema, "type");
  return Array.isArray(type)
    ? type.slice(0, mostTypes).filter((name) => name !== "null")
    : type === undefined
      ? []
      : [type];
}

/**
 * The one type to ask for. Of several, text is taken, for it can be typed; `["integer", "number"]` is a number.
 * Undeclared, it is the one that other keywords speak of, else text, which always fits.
 */
export function typeOf(schema: Schema): unknown {
  if (!Object.hasOwn(schema, "type")) {
    return impliedType(schema);
  }
  const types = typesOf(schema);
  if (types.includes("string")) {
    return "string";
  }
  const isNumber = types.includes("number") && types.every((type) => type === "integer" || type === "number");
  return isNumber ? "number" : types.length === 1 ? types[0] : undefined;
}

function impliedType(schema: Schema): string {
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
