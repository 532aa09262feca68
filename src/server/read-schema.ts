import {
  type CheckedField,
  checkedFields,
  fieldRules,
  repeatedIn,
  titlesOf,
  unreadPattern,
} from "../core/check/field-rules.js";
import { noControl } from "../core/check/no-control.js";
import { faultsIn } from "../core/check/rule.js";
import { error, type Fault } from "../core/finding.js";
import { isElicitValue, read } from "../core/json.js";
import { errorOf } from "../core/judge.js";
import { parseRequest } from "../core/parse/parse-request.js";
import type { FieldError, FieldSpec } from "../core/types.js";
import { type PatternTests, readPatterns } from "../core/validate/patterns.js";
import { patternsIn } from "../core/validate/load-patterns.js";
import { describeError } from "../messages/describe.js";
import { resolveMessages } from "../messages/english.js";
import type { DialogMessages, MessageOverrides } from "../messages/messages.js";
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
    const fault = error(
      "too-large",
      `No client can show these fields (${codes}).`,
      "Shorten their texts and options, or ask in several forms.",
    );
    throw faultyForm("invalid-schema", [["requestedSchema", "properties"], fault]);
  }
  const { fields } = request;
  const patterns = readPatterns(patternsIn(fields), true);
  const found = checkedFields(request, properties, patterns).flatMap((checked) => {
    const fault = faultOf(checked);
    return fault ? [fieldFault(checked.field.name, fault)] : [];
  });
  if (found.length > 0) {
    throw faultyForm("invalid-schema", ...found);
  }
  return { fields, patterns };
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

function faultOf(checked: CheckedField): Fault | undefined {
  const { field, source, patterns } = checked;
  const unread = unreadPattern(checked);
  if (unread !== undefined) {
    return error(
      "pattern",
      `The pattern is not a regular expression of RE2: ${unread}`,
      "Correct its syntax. RE2 repeats no more than 1,000 times, and has no look-arounds and back-references: validate() can check those.",
    );
  }
  if (field.kind === "unsupported") {
    const advice = 'Write at least one, as ["a"] or as { a: "Title" }; they cannot be a Promise.';
    return { ...noControl[field.reason], ...(field.reason === "no-options" && { advice }) };
  }
  if (field.kind === "boolean" && field.role === "agreement") {
    return oneBoolean(true);
  }
  const other = "options" in field ? field.options.find(({ value }) => typeof value !== "string") : undefined;
  if (typeof other?.value === "boolean") {
    return oneBoolean(other.value);
  }
  if (other) {
    const advice = `Write ${JSON.stringify(String(other.value))} in place of ${JSON.stringify(other.value)}.`;
    return error("options", "MCP carries options as text.", advice);
  }
  const lost = limits.find((limit) => Object.hasOwn(source, limit) && read({ ...field }, limit) === undefined);
  if (lost !== undefined && !("alternatives" in field)) {
    return error("value", `${lost} cannot be ${JSON.stringify(source[lost])}.`, "Write another limit, or none.");
  }
  const [twice] = repeatedIn(titlesOf(source));
  if (twice !== undefined) {
    return error("options", `${JSON.stringify(twice)} occurs twice.`, "Every option needs a title of its own.");
  }
  const preset = read(source, "default");
  const broken = isElicitValue(preset) ? errorOf(field, preset, { patterns }) : undefined;
  if (preset !== undefined && (broken || !isElicitValue(preset))) {
    const reason = broken
      ? `is refused: ${describeAnswerError({ ...broken, name: field.name }, field)}`
      : "has the wrong type";
    const advice = "Write one within the limits of the field, or none.";
    return error("default", `The default ${JSON.stringify(preset)} ${reason}.`, advice);
  }
  // Options that the author wrote are not secrets, and `sensitive: false` overrides the guess.
  const isSensitive = checked.isSensitive && !("options" in field) && source.sensitive !== false;
  const faults = new Map(faultsIn(fieldRules, { ...checked, isSensitive }).map(([, fault]) => [fault.code, fault]));
  return faults.get("pattern") ?? (faults.get("credential") && credential);
}

const credential = error(
  "credential",
  "This looks, alone or with the message, like a credential or payment data, which MCP forbids in forms.",
  "Use openPage(), or give the field sensitive: false if it is neither.",
);

function oneBoolean(allowed: boolean): Fault {
  const advice = `Allow both, and refuse ${!allowed} in validate() or the library's own check.`;
  return error("options", "A boolean that allows one value is not supported.", advice);
}

/** Describes what is wrong with an answer or a default. Values that controls cannot send come from clients where people write them themselves. */
export function describeAnswerError(broken: FieldError, field: FieldSpec, messages: MessageOverrides = {}): string {
  const words = resolveMessages(messages);
  const { date, "date-time": dateTime, required } = words.error;
  const written = {
    ...words.error,
    date: (of) => date({ ...of, example: "2026-11-27" }),
    "date-time": (of) => dateTime({ ...of, example: "2026-11-27T14:30:00Z" }),
    type: required,
  } satisfies DialogMessages["error"];
  const place = { locale: messages.language ?? "en", timeZone: "UTC" };
  return describeError(broken, field, { ...words, error: written }, place);
}
