import { faults } from "../core/check/faults.js";
import { noControl } from "../core/check/no-control.js";
import { writtenOptions } from "../core/check/written-options.js";
import { patternsOf } from "../core/fields/index.js";
import { error, type Fault } from "../core/finding.js";
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
import { faultyForm, fieldFault, type Shape } from "./error.js";
import type { JsonSchema } from "./types.js";

export type Properties = Readonly<Record<string, JsonSchema>>;

interface FormParts {
  readonly required?: readonly string[];
  /** The targets of `$ref`. */
  readonly $defs?: unknown;
  /** May ask for a credential that no field names. */
  readonly message?: string;
}

export interface ReadSchema {
  readonly fields: readonly FieldSpec[];
  readonly patterns: ReadonlyMap<string, PatternTests>;
}

/**
 * Reads the fields of a form as a dialog reads them, so that people can answer every form that passes here.
 *
 * @throws {ElicitationError} `invalid-schema`, which names each field that has a fault and says what to write
 */
export function readSchema(properties: Properties, { message = "", ...rest }: FormParts = {}): ReadSchema {
  const request = parseRequest({ message, requestedSchema: { type: "object", properties, ...rest } });
  if (request.mode !== "form" || request.problems.length > 0) {
    const codes = request.problems.map(({ code }) => code).join(", ");
    const fault = `No client can show these fields (${codes}).`;
    const advice = "Shorten their texts and options, or ask in several forms.";
    throw faultyForm("invalid-schema", [["requestedSchema", "properties"], error("too-large", fault, advice)]);
  }
  const { fields } = request;
  const patterns = readPatterns(patternsIn(fields), true);
  const sensitive = sensitiveFields(message, fields);
  const found = fields.flatMap((field) => {
    const property = properties[field.name] ?? {};
    // Options that the author wrote are not secrets, and `sensitive: false` overrides the guess.
    const isInsensitive = field.kind === "choice" || field.kind === "choices" || property.sensitive === false;
    const guessed = sensitive.has(field.id) && !isInsensitive ? credential : undefined;
    const fault = unreadPattern(field, patterns) ?? faultOf(field, property, patterns) ?? guessed;
    return fault ? [fieldFault(field.name, fault)] : [];
  });
  if (found.length > 0) {
    throw faultyForm("invalid-schema", ...found);
  }
  return { fields, patterns };
}

const credential = error(
  "credential",
  "This looks, alone or with the message, like a credential or payment data, which MCP forbids in forms.",
  "Use openPage(), or give the field sensitive: false if it is neither.",
);

function unreadPattern(field: FieldSpec, patterns: ReadSchema["patterns"]): Fault | undefined {
  const unread = patternsOf(field).find((one) => !patterns.get(field.id)?.has(one));
  return unread === undefined
    ? undefined
    : error(
        "pattern",
        `The pattern is not a regular expression of RE2: ${unread}`,
        "Correct its syntax. RE2 repeats no more than 1,000 times, and has no look-arounds and back-references: validate() can check those.",
      );
}

const count = "number or undefined";
const text = "string or undefined";

/** The rules that not all kinds of fields have. */
export const rulesByKind: ReadonlyMap<unknown, Shape> = new Map<unknown, Shape>([
  ["string", { minLength: count, maxLength: count, pattern: text }],
  ["number", { minimum: count, maximum: count, exclusiveMinimum: count, exclusiveMaximum: count, multipleOf: count }],
  ["date", { formatMinimum: text, formatMaximum: text }],
  ["array", { minItems: count, maxItems: count }],
]);

const limits = Array.from(rulesByKind.values(), Object.keys)
  .flat()
  .filter((rule) => rule !== "pattern");

function faultOf(field: FieldSpec, property: JsonSchema, patterns: ReadSchema["patterns"]): Fault | undefined {
  if (field.kind === "unsupported") {
    const advice = 'Write at least one, as ["a"] or as { a: "Title" }; they cannot be a Promise.';
    return { ...noControl[field.reason], ...(field.reason === "no-options" && { advice }) };
  }
  const other = "options" in field ? field.options.find(({ value }) => typeof value !== "string") : undefined;
  if (typeof other?.value === "boolean") {
    const advice = `Allow both, and refuse ${!other.value} in validate() or the library's own check.`;
    return error("options", "A boolean that allows one value is not supported.", advice);
  }
  if (other) {
    const advice = `Write ${JSON.stringify(String(other.value))} in place of ${JSON.stringify(other.value)}.`;
    return error("options", "MCP carries options as text.", advice);
  }
  const lost = limits.find((limit) => Object.hasOwn(property, limit) && read({ ...field }, limit) === undefined);
  if (lost !== undefined && !("alternatives" in field)) {
    return error("value", `${lost} cannot be ${JSON.stringify(property[lost])}.`, "Write another limit, or none.");
  }
  const titles = writtenOptions(property).map(({ value, title }) => title ?? value);
  if (new Set(titles).size < titles.length) {
    const twice = titles.find((title, index) => titles.indexOf(title) < index);
    return error("options", `${JSON.stringify(twice)} occurs twice.`, "Every option needs a title of its own.");
  }
  const preset = read(property, "default");
  if (preset === undefined) {
    return undefined;
  }
  const [broken] = isElicitValue(preset)
    ? judge([field], { content: { [field.name]: preset } }, { patterns }).errors
    : [];
  if (isElicitValue(preset) && broken === undefined) {
    return undefined;
  }
  const fault = broken ? `is refused: ${describeFault(broken, field)}` : "has the wrong type";
  return { ...faults.default, message: `The default ${JSON.stringify(preset)} ${fault}.` };
}

/** Describes what is wrong with an answer or a default. */
export function describeFault(broken: FieldError, field: FieldSpec): string {
  return describeError(broken, field, words, { locale: "en", timeZone: "UTC" });
}

/** Messages for values that controls cannot send. They come from clients without controls, where people write values themselves. */
const words: Messages = {
  ...english,
  error: {
    ...english.error,
    date: () => "Must be a real date, like 2026-11-27",
    "date-time": () => "Must be a date and time with its offset, like 2026-11-27T14:30:00Z",
    type: english.error.required,
  },
};
