import { isRecord, read, readList } from "../../core/json.js";
import { createParseContext } from "../../core/parse/parse-context.js";
import { resolveSchema } from "../../core/parse/resolve-schema.js";
import { defaultLimits } from "../../core/types.js";
import { ElicitationError } from "./error.js";

/**
 * An object schema of any library that implements Standard Schema and Standard JSON Schema (standardschema.dev). zod and ArkType do; of
 * Valibot it is made by `toStandardJsonSchema` of `@valibot/to-json-schema`, of Effect by `toStandardJSONSchemaV1` of
 * `toStandardSchemaV1`.
 */
export interface StandardSchema<Output = unknown> {
  readonly "~standard": {
    readonly types?: { readonly output: Output } | undefined;
    readonly jsonSchema: { input(options: { readonly target: string }): Readonly<Record<string, unknown>> };
    validate(value: unknown): StandardResult | Promise<StandardResult>;
  };
}

type StandardResult =
  | { readonly value: unknown; readonly issues?: undefined }
  | { readonly issues: readonly StandardIssue[] };

interface StandardIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/** ArkType's schemas and Effect's are functions. */
export function isStandardSchema(fields: object): fields is StandardSchema {
  const standard = "~standard" in fields ? fields["~standard"] : undefined;
  return isRecord(standard) && typeof standard.validate === "function" && isRecord(standard.jsonSchema);
}

/** What a client can be sent: the schema of the input, since the output may be of types that JSON does not have. */
export function readStandardSchema(schema: StandardSchema): {
  readonly properties: Readonly<Record<string, unknown>>;
  readonly required: readonly unknown[];
  readonly $defs: unknown;
} {
  const root = schema["~standard"].jsonSchema.input({ target: "draft-2020-12" });
  const resolved = resolveSchema(root, createParseContext(root, defaultLimits));
  const object = "schema" in resolved ? resolved.schema : {};
  const properties = read(object, "properties");
  if (read(object, "type") !== "object" || !isRecord(properties)) {
    throw new ElicitationError("invalid-schema", "The schema is no object with properties, which a form has to be.");
  }
  return { properties, required: readList(object, "required") ?? [], $defs: read(root, "$defs") };
}

/** The content as the library parses it, with its defaults and transformations; or its issues by field name. */
export async function parseStandard(
  schema: StandardSchema,
  content: unknown,
): Promise<{ readonly content: unknown } | { readonly errors: Readonly<Record<string, string>> }> {
  const result = await schema["~standard"].validate(content);
  return result.issues
    ? { errors: Object.fromEntries(result.issues.map(({ message, path }) => [nameIn(path), message])) }
    : { content: result.value };
}

/** A form is flat: the first step of a path is the field. */
function nameIn(path: StandardIssue["path"]): string {
  const [first = ""] = path ?? [];
  return String(typeof first === "object" ? first.key : first);
}
