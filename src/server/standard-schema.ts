import { error } from "../core/finding.js";
import { isRecord, read, readList } from "../core/json.js";
import { createParseContext, type ParseContext } from "../core/parse/parse-context.js";
import { resolveSchema } from "../core/parse/resolve-schema.js";
import { defaultLimits } from "../core/types.js";
import { invalidField, invalidSchema } from "./error.js";
import type { AnyField, JsonSchema, StandardIssue, StandardSchema } from "./types.js";

/** Does not require a plain object, because the schemas of ArkType and Effect are functions. */
export function isStandardSchema(fields: object): fields is StandardSchema {
  const standard = "~standard" in fields ? fields["~standard"] : undefined;
  return isRecord(standard) && typeof standard.validate === "function" && isRecord(standard.jsonSchema);
}

/** Reads the schema of the input to send it to clients. The output may have types that JSON does not have. */
export function readStandardSchema(schema: StandardSchema): {
  readonly fields: Readonly<Record<string, AnyField>>;
  readonly $defs: unknown;
  readonly schema: StandardSchema;
} {
  const root = convert(schema);
  const context = createParseContext(root, defaultLimits);
  const object = dereferenced(root, context);
  const properties = isRecord(object) ? read(object, "properties") : undefined;
  if (!isRecord(object) || read(object, "type") !== "object" || !isRecord(properties)) {
    throw invalidSchema("The schema is not an object with properties, which a form has to be.");
  }
  const names = readList(object, "required") ?? [];
  const fields = Object.entries(properties).map(([name, reference]): [string, AnyField] => {
    const property = dereferenced(reference, context);
    const required = names.includes(name);
    if (required && takesNull(property)) {
      throw invalidField(name, noNull);
    }
    return [name, { schema: isRecord(property) ? property : {}, required }];
  });
  return { fields: Object.fromEntries(fields), $defs: isRecord(root) ? read(root, "$defs") : undefined, schema };
}

const noNull = error("unanswerable", "No answer is null.", "Make the field optional: what is left empty is not sent.");

function convert(schema: StandardSchema): unknown {
  try {
    return JSON.parse(JSON.stringify(jsonSchemaOf(schema, "input"), withoutPattern));
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.message : String(thrown);
    throw invalidSchema(
      `The library cannot express the fields as JSON Schema: ${reason.replace(/\.?$/, ".")} Answers are JSON, in which a date is a text: z.iso.date() in zod. Cross-field checks belong in validate().`,
    );
  }
}

/** Passes on what the library throws for what JSON does not have. */
export function jsonSchemaOf(schema: StandardSchema, side: "input" | "output"): JsonSchema {
  return schema["~standard"].jsonSchema[side]({ target: "draft-2020-12" });
}

/**
 * Removes patterns, because clients could refuse valid texts: JSON Schema does not have the flags of a library's pattern, and the library
 * may transform a text before it matches.
 */
function withoutPattern(key: string, value: unknown): unknown {
  return key === "pattern" && typeof value === "string" ? undefined : value;
}

/** Replaces the references that libraries write for named types, so that a field can be changed. */
function dereferenced(schema: unknown, context: ParseContext): unknown {
  if (!isRecord(schema) || !Object.hasOwn(schema, "$ref")) {
    return schema;
  }
  const resolved = resolveSchema(schema, context);
  return "schema" in resolved && !resolved.otherShapes ? resolved.schema : schema;
}

function takesNull(property: unknown): boolean {
  if (!isRecord(property)) {
    return false;
  }
  const shapes = readList(property, "anyOf") ?? readList(property, "oneOf") ?? [];
  return [read(property, "type")].flat().includes("null") || shapes.some(takesNull);
}

/** The content as the library parses it, with its defaults and transformations, or the first issue of each field. */
export async function parseStandard(
  schema: StandardSchema,
  content: unknown,
): Promise<{ readonly content: unknown } | { readonly errors: Readonly<Record<string, string>> }> {
  const result = await schema["~standard"].validate(content);
  return result.issues
    ? { errors: Object.fromEntries(result.issues.toReversed().map(({ message, path }) => [nameIn(path), message])) }
    : { content: result.value };
}

/** The field of an issue. A form is flat, so it is the first step of the path. */
function nameIn(path: StandardIssue["path"]): string {
  const [first = ""] = path ?? [];
  return String(typeof first === "object" ? first.key : first);
}
