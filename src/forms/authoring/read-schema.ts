import { isElicitValue, isRecord, read, readText } from "../../core/json.js";
import { parseRequest } from "../../core/parse/parse-request.js";
import type { FieldSpec, UnsupportedReason } from "../../core/types.js";
import { validatorWith } from "../../core/validate/validator.js";
import { describeError } from "../../messages/describe.js";
import { english } from "../../messages/english.js";
import { ElicitationError } from "./error.js";

/** The schema of a form, as its author or a library wrote it. */
export interface FormSchema {
  readonly type: "object";
  readonly properties: Readonly<Record<string, unknown>>;
  readonly required?: readonly string[];
  /** What a `$ref` may lead to. */
  readonly $defs?: unknown;
}

/**
 * The fields of a schema, read as a dialog reads them, so that a form which passes here can be answered there.
 *
 * @throws {ElicitationError} `invalid-schema`, which names the field and says what to write
 */
export function readSchema(schema: FormSchema): readonly FieldSpec[] {
  const request = parseRequest({ message: "", requestedSchema: schema });
  if (request.mode !== "form" || request.problems.length > 0) {
    const codes = request.problems.map(({ code }) => code).join(", ");
    throw new ElicitationError("invalid-schema", `The schema is no form that a client can show (${codes}).`);
  }
  for (const field of request.fields) {
    const fault = faultOf(field, read(schema.properties, field.name));
    if (fault !== undefined) {
      throw new ElicitationError("invalid-schema", `Field ${JSON.stringify(field.name)}: ${fault}`);
    }
  }
  return request.fields;
}

const reasons: Readonly<Record<UnsupportedReason, string>> = {
  schema: "is no JSON Schema. Make it with string(), choice() or another maker.",
  type: "is not flat. A form of MCP has text, numbers, booleans, options and lists of options: write the parts as fields of their own.",
  reference: "has a $ref that leads nowhere. Write the schema in its place.",
  alternatives: "has several shapes. Write a field for each.",
  "no-options": "has no option that is text. Write at least one.",
  "too-many-options": "has more than 5,000 options. Ask for a text to search by first.",
  "too-large": "is too long to be shown.",
  "too-complex": "is nested too deeply, or refers to itself.",
  sensitive: "asks for a credential, which MCP forbids in forms. Use openPage().",
  "number-list": "is a list of numbers, which MCP cannot carry. Write the options as text.",
  contradiction: "has limits that no answer satisfies. Mend the minimum or the maximum.",
};

const limits = [
  "minLength",
  "maxLength",
  "minimum",
  "maximum",
  "exclusiveMinimum",
  "exclusiveMaximum",
  "multipleOf",
  "formatMinimum",
  "formatMaximum",
  "minItems",
  "maxItems",
] as const;

function faultOf(field: FieldSpec, property: unknown): string | undefined {
  if (field.kind === "unsupported") {
    return reasons[field.reason];
  }
  const other = "options" in field ? field.options.find(({ value }) => typeof value !== "string") : undefined;
  if (other) {
    return `MCP carries options as text. Write ${JSON.stringify(String(other.value))} in place of ${JSON.stringify(other.value)}.`;
  }
  if (!isRecord(property)) {
    return undefined;
  }
  const lost = limits.find((limit) => Object.hasOwn(property, limit) && read({ ...field }, limit) === undefined);
  if (lost !== undefined && !("alternatives" in field)) {
    return `${lost} cannot be ${JSON.stringify(property[lost])}.`;
  }
  const pattern = readText(property, "pattern");
  const expression = pattern === undefined ? undefined : compiled(pattern);
  if (expression === "invalid") {
    return `pattern is no regular expression: ${pattern}`;
  }
  const known = read(property, "default");
  if (known === undefined) {
    return undefined;
  }
  if (!isElicitValue(known) || (typeof known === "string" && expression?.test(known) === false)) {
    return `default ${JSON.stringify(known)} is not an answer that the field takes.`;
  }
  const [error] = validatorWith([field], new Map())({ [field.name]: known });
  return error && `default ${JSON.stringify(known)} is refused: ${describeError(error, field, english, place)}`;
}

/** Of the words for authors, and of those that are asked again with. */
export const place = { locale: "en", timeZone: "UTC" };

function compiled(pattern: string): RegExp | "invalid" {
  try {
    return new RegExp(pattern, "u");
  } catch {
    return "invalid";
  }
}
