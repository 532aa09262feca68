import { unsupportedReasons, writtenOptions } from "../core/check/words.js";
import { patternsOf } from "../core/fields/index.js";
import { isElicitValue, read } from "../core/json.js";
import { judge } from "../core/judge.js";
import { parseRequest } from "../core/parse/parse-request.js";
import { sensitiveFields } from "../core/trust/credentials.js";
import type { FieldError, FieldSpec } from "../core/types.js";
import { type PatternTests, readPatterns } from "../core/validate/patterns.js";
import { patternsIn } from "../core/validate/load-patterns.js";
import { describeError } from "../messages/describe.js";
import { english } from "../messages/english.js";
import type { Messages } from "../messages/messages.js";
import { invalidField, invalidSchema, type Shape } from "./error.js";
import type { JsonSchema } from "./types.js";

export type Properties = Readonly<Record<string, JsonSchema>>;

interface FormParts {
  readonly required?: readonly string[];
  /** What a `$ref` may lead to. */
  readonly $defs?: unknown;
  /** Which may ask for a credential that no field names. */
  readonly message?: string;
}

export interface ReadSchema {
  readonly fields: readonly FieldSpec[];
  readonly patterns: ReadonlyMap<string, PatternTests>;
}

/**
 * The fields of a form, read as a dialog reads them, so that a form which passes here can be answered there.
 *
 * @throws {ElicitationError} `invalid-schema`, which names the field and says what to write
 */
export function readSchema(properties: Properties, { message = "", ...rest }: FormParts = {}): ReadSchema {
  const request = parseRequest({ message, requestedSchema: { type: "object", properties, ...rest } });
  if (request.mode !== "form" || request.problems.length > 0) {
    const codes = request.problems.map(({ code }) => code).join(", ");
    throw invalidSchema(
      `No client can show these fields (${codes}). Shorten their texts and options, or ask in several forms.`,
    );
  }
  const { fields } = request;
  const patterns = readPatterns(patternsIn(fields), true);
  for (const field of fields) {
    const unread = patternsOf(field).find((one) => !patterns.get(field.id)?.has(one));
    const fault =
      unread === undefined
        ? faultOf(field, properties[field.name] ?? {}, patterns)
        : `pattern is not a regular expression of RE2: ${unread} Correct its syntax. RE2 repeats no more than 1,000 times, and has no look-arounds and back-references: validate() can check those.`;
    if (fault !== undefined) {
      throw invalidField(field.name, fault);
    }
  }
  requireInsensitive(message, fields, properties);
  return { fields, patterns };
}

/**
 * Refuses fields that could be meant to ask for a credential. The author's own options disclose nothing, and the author knows better than a guess.
 *
 * @throws {ElicitationError} `invalid-schema`
 */
function requireInsensitive(message: string, fields: readonly FieldSpec[], properties: Properties): void {
  const sensitive = sensitiveFields(message, fields);
  for (const { id, kind, name } of fields) {
    if (sensitive.has(id) && kind !== "choice" && kind !== "choices" && properties[name]?.sensitive !== false) {
      throw invalidField(
        name,
        "looks, alone or with the message, like a credential or payment data, which MCP forbids in forms. Use openPage(), or give the field sensitive: false if it is neither.",
      );
    }
  }
}

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

function faultOf(field: FieldSpec, property: JsonSchema, patterns: ReadSchema["patterns"]): string | undefined {
  if (field.kind === "unsupported") {
    const [what, advice] = unsupportedReasons[field.reason];
    return `${what}. ${field.reason === "no-options" ? 'Write at least one, as ["a"] or as { a: "Title" }; they cannot be a Promise.' : advice}`;
  }
  const other = "options" in field ? field.options.find(({ value }) => typeof value !== "string") : undefined;
  if (typeof other?.value === "boolean") {
    return `a boolean that allows one value is not supported. Allow both, and refuse ${!other.value} in validate() or the library's own check.`;
  }
  if (other) {
    return `MCP carries options as text. Write ${JSON.stringify(String(other.value))} in place of ${JSON.stringify(other.value)}.`;
  }
  const lost = limits.find((limit) => Object.hasOwn(property, limit) && read({ ...field }, limit) === undefined);
  if (lost !== undefined && !("alternatives" in field)) {
    return `${lost} cannot be ${JSON.stringify(property[lost])}.`;
  }
  const titles = writtenOptions(property).map(({ value, title }) => title ?? value);
  if (new Set(titles).size < titles.length) {
    const twice = titles.find((title, index) => titles.indexOf(title) < index);
    return `${JSON.stringify(twice)} occurs twice. Every option needs a title of its own.`;
  }
  const preset = read(property, "default");
  if (preset === undefined) {
    return undefined;
  }
  if (!isElicitValue(preset)) {
    return `default ${JSON.stringify(preset)} has the wrong type. Write one of the field's type, or none.`;
  }
  const [error] = judge([field], { content: { [field.name]: preset } }, { patterns }).errors;
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
