import fc, { type Arbitrary } from "fast-check";

/** Names that break what treats them as paths, as identifiers or as keys of plain objects. */
export const nastyNames = ["__proto__", "constructor", "toString", "", "0", "10", "a.b", "a[0]", "hasOwnProperty", "ü"];

const keywords = [
  "$ref",
  "$defs",
  "allOf",
  "anyOf",
  "oneOf",
  "type",
  "title",
  "description",
  "default",
  "enum",
  "enumNames",
  "x-enumNames",
  "enumDescriptions",
  "not",
  "const",
  "format",
  "pattern",
  "minLength",
  "maxLength",
  "minimum",
  "maximum",
  "exclusiveMinimum",
  "multipleOf",
  "items",
  "minItems",
  "maxItems",
  "properties",
  "required",
];
const fitting = fc.constantFrom<unknown>(
  "string",
  "number",
  "integer",
  "boolean",
  "array",
  "object",
  "null",
  ["string", "null"],
  "#",
  "#/properties/a",
  "#/$defs/a",
  "#/$defs/b",
  "date",
  "date-time",
  "email",
  "(",
  "^a+$",
  0,
  1,
  -1,
  1e308,
  true,
  null,
);

/** JSON that looks like a schema: its keywords, at any place, with values that may or may not belong there. */
export const schemaLike: Arbitrary<unknown> = fc.letrec<{ node: unknown; schema: unknown }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 5, depthSize: "small" },
    fitting,
    fc.jsonValue({ maxDepth: 1 }),
    tie("schema"),
    fc.array(tie("node"), { maxLength: 3 }),
  ),
  schema: fc.dictionary(fc.constantFrom(...keywords, ...nastyNames, "a", "b"), tie("node"), { maxKeys: 6 }),
})).schema;

/** A value with one place in it replaced, or taken out. */
export function mutated(value: unknown): Arbitrary<unknown> {
  const paths = pathsOf(value);
  return fc
    .tuple(
      fc.constantFrom(...paths),
      fc.oneof(fc.constant(undefined), fitting, fc.jsonValue({ maxDepth: 2 }), schemaLike),
    )
    .map(([path, replacement]) => replaceAt(value, path, replacement));
}

type Path = readonly string[];

function pathsOf(value: unknown): readonly Path[] {
  return typeof value === "object" && value !== null
    ? [[], ...Object.entries(value).flatMap(([key, inner]) => pathsOf(inner).map((path) => [key, ...path]))]
    : [[]];
}

function replaceAt(value: unknown, [key, ...rest]: Path, replacement: unknown): unknown {
  if (key === undefined) {
    return replacement;
  }
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) => (String(index) === key ? replaceAt(item, rest, replacement) : item));
  }
  return Object.fromEntries(
    Object.entries(typeof value === "object" && !Array.isArray(value) ? (value ?? {}) : {}).map(([name, inner]) => [
      name,
      name === key ? replaceAt(inner, rest, replacement) : inner,
    ]),
  );
}
