import { unsupportedReasons, writtenOptions } from "../../core/check/words.js";
import { patternsOf } from "../../core/fields/index.js";
import { isElicitValue, isRecord, read } from "../../core/json.js";
import { parseRequest } from "../../core/parse/parse-request.js";
import { sensitiveFields } from "../../core/trust/credentials.js";
import type { FieldError, FieldSpec, UnsupportedReason } from "../../core/types.js";
import { type PatternTests, readPatterns } from "../../core/validate/patterns.js";
import { patternsIn, validatorWith } from "../../core/validate/validator.js";
import { describeError } from "../../messages/describe.js";
import { english } from "../../messages/english.js";
import type { Messages } from "../../messages/messages.js";
import { ElicitationError } from "./error.js";
import type { Shape } from "./require-shape.js";

/** The schema of a form, as its author or a library wrote it. */
export interface FormSchema {
  readonly type: "object";
  readonly properties: Readonly<Record<string, unknown>>;
  readonly required?: readonly string[];
  /** What a `$ref` may lead to. */
  readonly $defs?: unknown;
}

export interface ReadSchema {
  readonly fields: readonly FieldSpec[];
  readonly patterns: ReadonlyMap<string, PatternTests>;
}

/**
 * The fields of a schema, read as a dialog reads them, so that a form which passes here can be answered there.
 *
 * @throws {ElicitationError} `invalid-schema`, which names the field and says what to write
 */
export function readSchema(
  schema: FormSchema,
  { isChecked = false, message = "", nameOf = (name: string) => `Field ${JSON.stringify(name)}` }: ReadOptions = {},
): ReadSchema {
  const request = parseRequest({ message, requestedSchema: schema });
  if (request.mode !== "form" || request.problems.length > 0) {
    const codes = request.problems.map(({ code }) => code).join(", ");
    throw new ElicitationError(
      "invalid-schema",
      `The fields are not a form that a client can show (${codes}). Shorten their texts and options, or ask in several forms.`,
    );
  }
  const { fields } = request;
  const sensitive = sensitiveNames(message, fields, schema.properties);
  const patterns = readPatterns(patternsIn(fields), !isChecked);
  for (const field of fields) {
    const unread = isChecked ? undefined : patternsOf(field).find((one) => !patterns.get(field.id)?.has(one));
    const fault = sensitive.has(field.name)
      ? sensitiveFault
      : unread === undefined
        ? faultOf(field, read(schema.properties, field.name), patterns)
        : `pattern is not a regular expression of RE2: ${unread} Mend its syntax; what RE2 lacks, look-arounds and back-references, validate() can check.`;
    if (fault !== undefined) {
      throw new ElicitationError("invalid-schema", `${nameOf(field.name)}: ${fault}`);
    }
  }
  return { fields, patterns };
}

/**
 * The fields that could be meant to ask for a credential. The author's own options disclose nothing, and the author knows better than a guess.
 */
function sensitiveNames(
  message: string,
  fields: readonly FieldSpec[],
  properties: FormSchema["properties"],
): ReadonlySet<string> {
  const kinds = sensitiveFields(message, fields);
  const meant = fields.filter(({ id, kind, name }) => {
    const property = read({ ...properties }, name);
    const isExempt = isRecord(property) && read(property, "sensitive") === false;
    return kinds.has(id) && kind !== "choice" && kind !== "choices" && !isExempt;
  });
  return new Set(meant.map(({ name }) => name));
}

/**
 * Checks a message that was not known when the fields were read.
 *
 * @throws {ElicitationError} `invalid-schema`
 */
export function requireInsensitive(
  message: string,
  fields: readonly FieldSpec[],
  properties: FormSchema["properties"],
): void {
  for (const name of sensitiveNames(message, fields, properties)) {
    throw new ElicitationError("invalid-schema", `Field ${JSON.stringify(name)}: ${sensitiveFault}`);
  }
}

interface ReadOptions {
  /** Whether a library checks the content as well, with whatever patterns it has. */
  readonly isChecked?: boolean;
  /** Which may ask for a credential that no field names. */
  readonly message?: string;
  /** How the author knows a field. */
  readonly nameOf?: (name: string) => string;
}

/** Of fields that authors make here, some faults have other words. */
const reasons: Readonly<Record<UnsupportedReason, readonly string[]>> = {
  ...unsupportedReasons,
  "no-options": [
    "no option that is text",
    "Write at least one, in a list or an object; a Promise of them cannot be read.",
  ],
};

const sensitiveFault =
  "reads, alone or with the message, like a credential or payment data, which MCP forbids in forms. Use openPage(), or give the field sensitive: false if it is neither.";

const count = "number or undefined";
const text = "string or undefined";

/** The rules that only some kinds of fields have. */
export const rulesByKind: ReadonlyMap<unknown, Shape> = new Map<unknown, Shape>([
  ["string", { minLength: count, maxLength: count, pattern: text }],
  ["number", { minimum: count, maximum: count, exclusiveMinimum: count, exclusiveMaximum: count, multipleOf: count }],
  ["date", { formatMinimum: text, formatMaximum: text }],
  ["array", { minItems: count, maxItems: count }],
]);

const limits = Array.from(rulesByKind.values(), Object.keys)
  .flat()
  .filter((rule) => rule !== "pattern");

function faultOf(field: FieldSpec, property: unknown, patterns: ReadSchema["patterns"]): string | undefined {
  if (field.kind === "unsupported") {
    return reasons[field.reason].join(". ");
  }
  const other = "options" in field ? field.options.find(({ value }) => typeof value !== "string") : undefined;
  if (typeof other?.value === "boolean") {
    return `one value of a boolean is no choice. Make it a boolean, and refuse ${!other.value} in validate() or the library's own check.`;
  }
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
  const words = writtenOptions(property).map(({ value, title }) => title ?? value);
  if (new Set(words).size < words.length) {
    const twice = words.find((word, index) => words.indexOf(word) < index);
    return `${JSON.stringify(twice)} is there twice. People need a text of its own for each option.`;
  }
  const preset = read(property, "default");
  if (preset === undefined) {
    return undefined;
  }
  if (!isElicitValue(preset)) {
    return `default ${JSON.stringify(preset)} is not an answer that the field takes.`;
  }
  const [error] = validatorWith([field], patterns)({ [field.name]: preset });
  return error && `default ${JSON.stringify(preset)} is refused: ${describeFault(error, field)}`;
}

/** What is wrong with an answer, or with a default. */
export function describeFault(error: FieldError, field: FieldSpec): string {
  return describeError(error, field, words, { locale: "en", timeZone: "UTC" });
}

/** What controls cannot send comes from clients that have none, where people write the values themselves. */
const words: Messages = {
  ...english,
  error: {
    ...english.error,
    date: () => "Must be a real date, like 2026-11-27",
    "date-time": () => "Must be a date and time with its offset, like 2026-11-27T14:30:00Z",
    type: english.error.required,
  },
};
