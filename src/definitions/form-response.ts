import { isOptionOf } from "../core/fields/choice.js";
import { isExtension } from "../core/fields/file.js";
import { blank } from "../core/fields/text-rules.js";
import { errorOf, judge, type JudgePolicy } from "../core/judge.js";
import { type AnswerPolicy, applyPolicy } from "../core/policy.js";
import { defined, isElicitValue, isRecord, jsonPointer, read } from "../core/json.js";
import { rememberLast } from "../core/lru.js";
import { withNames } from "../core/names.js";
import { readContent } from "../core/read-content.js";
import { sensitiveFields } from "../core/trust/credentials.js";
import {
  assertNever,
  type DraftContext,
  type ElicitValue,
  type FieldError,
  type FieldSpec,
  type FileAnswer,
  type FormDefinition,
} from "../core/types.js";
import { answerRules } from "../core/validate/answer-schema.js";
import { loadPatterns } from "../core/validate/load-patterns.js";
import { describeError } from "../messages/describe.js";
import { dialogWords } from "../messages/english.js";
import type { DialogMessages } from "../messages/messages.js";
import { parseFormDefinition } from "./parse-form-definition.js";

/** The answers to a form definition. */
export interface FormResponse {
  readonly form_id: string;
  readonly responses: Readonly<Record<string, ElicitValue | FileAnswer | readonly FileAnswer[]>>;
  /** The definition's metadata, if it is an object, and when the answers were given: milliseconds since 1970. */
  readonly metadata: { readonly submitted_at: number; readonly [key: string]: unknown };
}

/** What is wrong with the answer to one field, as JSON-RPC error data. */
export interface FormError {
  readonly field: string;
  readonly code: -32007;
  /** For people. */
  readonly message: string;
  /**
   * The violated key of `validation`, such as `minLength`, `blockPrivateIPs` or `maxSize`. For what no key says, `required_missing`,
   * `invalid_number`, `invalid_date_format`, `type_mismatch`, `definition_unreadable`, or a code of `FieldError`, such as `file-empty`.
   */
  readonly constraint: string;
  /** The value of that key, `public IP` or `public host`, or the JSON Schema type. */
  readonly expected?: unknown;
  /** The answer, or what of it is wrong: its length, its count, its host, its scheme, the size or the name of a file. Never a credential. */
  readonly actual?: ElicitValue;
  /** The id of the field: `["age"]`. */
  readonly path: readonly string[];
  /** The same as a JSON Pointer into the response: `/responses/age`. */
  readonly pointer: string;
}

export interface FormErrorOptions extends DraftContext {
  /** @default English */
  readonly messages?: DialogMessages | undefined;
  /** The request's message, which may ask for a credential. @default `""`, or the definition's own */
  readonly message?: string | undefined;
}

export interface FormResponseOptions extends FormErrorOptions {
  /**
   * The policy of the dialog that sent the answers. With files, it needs `files: true`.
   * @default files are accepted, and any URL that the definition allows
   */
  readonly policy?: AnswerPolicy | undefined;
  /**
   * What `content` has for a field without an answer that need not be answered: nothing, as in the dialog; or, with `"default"`, the field's
   * default if it is valid, and null otherwise. Conditions are decided before that.
   * @default "nothing"
   */
  readonly absent?: "nothing" | "default" | undefined;
}

/** Options with which `content` has null for fields without an answer. */
type WithDefaults = FormResponseOptions & { readonly absent: "default" };

/**
 * The answers in the form language. Contains nothing about the person except what they entered.
 *
 * @param responses the `content` of a result; with files, `{ ...content, ...files }` of the arguments of `onAccept`
 */
export function formResponse(
  { id, metadata }: FormDefinition,
  responses: FormResponse["responses"],
  submittedAt: Date = new Date(),
): FormResponse {
  const kept = isRecord(metadata) ? metadata : {};
  return { form_id: id, responses, metadata: { ...kept, submitted_at: submittedAt.getTime() } };
}

/** The answers in a response, and what is wrong with them. The answers are valid only if there are no errors. */
export interface CheckedResponse<Value = ElicitValue> {
  readonly content: Readonly<Record<string, Value>>;
  readonly errors: readonly FormError[];
}

/** A definition that is ready to check responses. */
export interface PreparedForm<Value = ElicitValue> {
  /** Does what `parseFormResponse` does. Accepts any JSON value and never throws. */
  readonly check: (response: unknown) => CheckedResponse<Value>;
}

/**
 * Prepares a definition once, for a server that gets many responses to it. Accepts any value and never rejects. A definition that cannot be
 * read gives every response the error `definition_unreadable`.
 *
 * @example
 * const form = await prepareForm(definition);
 * const { content, errors } = form.check(responses);
 */
export function prepareForm(definition: unknown, options: WithDefaults): Promise<PreparedForm<ElicitValue | null>>;
/** The same without `absent`: unanswered fields are not in the content. */
export function prepareForm(definition: unknown, options?: FormResponseOptions): Promise<PreparedForm>;
export async function prepareForm(
  definition: unknown,
  { policy = { files: true }, absent, ...options }: FormResponseOptions = {},
): Promise<PreparedForm<ElicitValue | null>> {
  const form = applyPolicy(parseFormDefinition(definition, { takesFiles: policy.files }), policy);
  // With only a part of the form, invalid answers could pass.
  if (form.mode !== "form" || form.problems.length > 0) {
    const error = errorOfWhole("definition_unreadable", "The form definition cannot be read.");
    return { check: () => ({ content: {}, errors: [error] }) };
  }
  const { fields, message } = form;
  const patterns = await loadPatterns(fields, true);
  const readers = fields.map((field) => [field.name, answerReader(field)] as const);
  // No dialog sends an answer to a field without a control, so it is an error.
  const unaskable = fields.filter(({ kind }) => kind === "unsupported");
  const judging = { patterns, urls: policy.urls };
  const defaults = absent === "default" ? defaultsOf(fields, judging) : [];
  const check = (response: unknown): CheckedResponse<ElicitValue | null> => {
    if (!isRecord(response ?? {})) {
      return { content: {}, errors: [errorOfWhole("type_mismatch", "The response must be an object.")] };
    }
    const given = responsesIn(response, fields);
    const answers: [string, unknown][] = [];
    for (const [name, readAnswer] of readers) {
      const value = readAnswer(read(given, name));
      if (value !== undefined) {
        answers.push([name, value]);
      }
    }
    const { content, errors: unread = [] } = readContent(fields, Object.fromEntries(answers), policy);
    const unasked = unaskable
      .filter(({ name }) => Object.hasOwn(content, name))
      .map(({ name }): FieldError => ({ name, code: "type" }));
    const judged = judge(fields, { content, errors: [...unread, ...unasked] }, judging);
    const errors = formErrors(fields, judged.errors, content, { ...options, message: options.message ?? message });
    const wrong = new Set(judged.errors.map(({ name }) => name));
    const filled = defaults.filter(([name]) => !Object.hasOwn(judged.content, name) && !wrong.has(name));
    return { content: { ...judged.content, ...Object.fromEntries(filled) }, errors };
  };
  return { check };
}

/** The default of each field, if it is valid and the field need not be answered; otherwise null. */
function defaultsOf(
  fields: readonly FieldSpec[],
  policy: JudgePolicy,
): readonly (readonly [name: string, value: ElicitValue | null])[] {
  return fields.map((field) => {
    const known = "default" in field && !field.required ? field.default : undefined;
    return [field.name, isElicitValue(known) && !errorOf(field, known, policy) ? known : null];
  });
}

/**
 * Reads a response to a definition on a server: the params of `elicitation/submit`, or their `responses` alone. Accepts any JSON value and
 * never rejects.
 *
 * - Null is unanswered, and so is a blank text where the dialog would send nothing for it. An option `""` is an answer.
 * - Numbers and booleans written as text are converted, and so is the reverse. A single option becomes a list. A date loses its time.
 * - A file becomes its `data:` URI, or the location where it was uploaded. The declared type and the size at a location are not verified.
 * - Responses that are not fields of the definition are left out. An answer to a field without a control is an error.
 * - A pattern that RE2 cannot read is not checked. `checkFormDefinition` reports such patterns.
 * - Two errors have an empty `field`, `path` and `pointer`: `type_mismatch` if the response is not an object, and `definition_unreadable` if the
 *   definition cannot be read completely.
 *
 * @returns the answers; they are valid only if there are no errors
 */
export function parseFormResponse(
  definition: unknown,
  raw: unknown,
  options: WithDefaults,
): Promise<CheckedResponse<ElicitValue | null>>;
/** The same without `absent`: unanswered fields are not in the content. */
export function parseFormResponse(
  definition: unknown,
  raw: unknown,
  options?: FormResponseOptions,
): Promise<CheckedResponse>;
export async function parseFormResponse(
  definition: unknown,
  raw: unknown,
  options: FormResponseOptions = {},
): Promise<CheckedResponse<ElicitValue | null>> {
  return (await prepareForm(definition, options)).check(raw);
}

/** The answers, on their own or in `responses`. A field may itself be named `responses`, but only a file field's answer is an object. */
function responsesIn(response: unknown, fields: readonly FieldSpec[]): unknown {
  const responses = read(response, "responses");
  const isFile =
    read(responses, "filename") !== undefined &&
    fields.some(({ kind, name }) => kind === "file" && name === "responses");
  return isRecord(responses) && !isFile ? responses : response;
}

/** An error that prevents reading the response at all. */
function errorOfWhole(constraint: string, message: string): FormError {
  return { field: "", code: -32007, message, constraint, path: [], pointer: "" };
}

/** Reads the answer to a field, converted to the field's JSON type. Undefined if there is none. */
function answerReader(field: FieldSpec): (answer: unknown) => unknown {
  const { coerce = (value: unknown) => value } = answerRules(field);
  const spelled = field.kind === "file" ? spelledFiles : (answer: unknown) => answer;
  return (answer) =>
    answer === undefined || answer === null || isBlankText(field, answer) ? undefined : coerce(spelled(answer));
}

function spelledFiles(answer: unknown): unknown {
  return Array.isArray(answer) ? answer.map(spelledFile) : spelledFile(answer);
}

/** Whether a value is a text of blanks that is not an option. `readContent` reads the blank answers to text fields. */
function isBlankText(field: FieldSpec, value: unknown): boolean {
  const isBlank = typeof value === "string" && blank.test(value);
  return isBlank && field.kind !== "text" && !("options" in field && isOptionOf(field.options, value));
}

/** A file in an answer, with its keys as the form language spells them. */
function spelledFile(file: unknown): unknown {
  return isRecord(file) ? withNames(file) : file;
}

/** Converts errors to the form language. They come from `judge` or from a server's own check. */
export function formErrors(
  fields: readonly FieldSpec[],
  errors: readonly FieldError[],
  content: Readonly<Record<string, unknown>>,
  { messages = dialogWords, message = "", ...place }: FormErrorOptions = {},
): readonly FormError[] {
  if (errors.length === 0) {
    return [];
  }
  const byName = new Map(fields.map((field) => [field.name, field]));
  const sensitive = sensitiveIn(fields, message);
  return errors.map((error) => {
    const field = byName.get(error.name);
    return {
      field: error.name,
      code: -32007,
      message: field ? describeError(error, field, messages, place) : "The form has no field with this id.",
      ...(field
        ? defined({
            ...constraintOf(error, field),
            actual: actualOf(error, read(content, error.name), isSecret(field) || sensitive.has(field.id)),
          })
        : { constraint: error.code }),
      path: [error.name],
      pointer: jsonPointer(["responses", error.name]),
    };
  });
}

/** Remembered, because a server may tell thousands of wrong answers to one form. */
const sensitiveIn = rememberLast((fields: readonly FieldSpec[], message: string) => sensitiveFields(message, fields));

/** Whether the server marks a field as a password, or the policy blocks it because it seems to ask for a credential. */
function isSecret(field: FieldSpec): boolean {
  return field.isPassword === true || (field.kind === "unsupported" && field.reason === "sensitive");
}

/** The violated constraint by its key in `validation`, if it has one, and what it expects. */
function constraintOf(error: FieldError, field: FieldSpec): Pick<FormError, "constraint" | "expected"> {
  switch (error.code) {
    case "required":
      return { constraint: "required_missing" };
    case "number":
    case "grouping":
    case "precision":
      return { constraint: "invalid_number", expected: typeOfAnswer(field) };
    case "integer":
      return { constraint: "multipleOf", expected: 1 };
    case "date":
    case "date-time":
    case "time-gap":
      return { constraint: "invalid_date_format", expected: field.kind };
    case "type":
      return { constraint: "type_mismatch", expected: typeOfAnswer(field) };
    case "email":
    case "uri":
    case "uri-scheme":
    case "uri-character":
    case "url-unreadable":
    case "format":
      return { constraint: "format", expected: field.kind === "text" ? field.format : undefined };
    case "enum":
      return { constraint: error.code, expected: "options" in field ? field.options.map(({ value }) => value) : [] };
    case "pattern": {
      const patterns = field.kind === "text" ? field.patterns : undefined;
      return { constraint: error.code, expected: patterns?.length === 1 ? patterns[0] : patterns };
    }
    case "formatMinimum":
      return { constraint: "minimum", expected: error.limit };
    case "formatMaximum":
      return { constraint: "maximum", expected: error.limit };
    case "uniqueItems":
      return { constraint: error.code, expected: true };
    case "url-scheme":
      return { constraint: "allowedSchemes", expected: error.allowed };
    case "url-private":
      return privateIPs;
    case "url-localhost":
      // The field refuses private addresses, and loopback addresses are among them.
      return field.kind === "text" && field.urls?.blockLocalhost === "addresses"
        ? privateIPs
        : { constraint: "blockLocalhost", expected: "public host" };
    case "file-size":
      return { constraint: "maxSize", expected: error.maxSize };
    case "file-type": {
      const accepted = field.kind === "file" ? (field.accept ?? []) : [];
      const isOfType = accepted.some((type) => !isExtension(type));
      return { constraint: isOfType ? "allowedMimeTypes" : "allowedExtensions", expected: accepted };
    }
    case "minimum":
    case "maximum":
    case "exclusiveMinimum":
    case "exclusiveMaximum":
    case "multipleOf":
    case "minLength":
    case "maxLength":
    case "minItems":
    case "maxItems":
      return { constraint: error.code, expected: error.limit };
    case "own-words":
    case "invisible":
    case "default":
    case "file-content":
    case "file-empty":
    case "file-unreadable":
    case "file-upload":
      return { constraint: error.code };
    default:
      return assertNever(error);
  }
}

const privateIPs = { constraint: "blockPrivateIPs", expected: "public IP" };

/** The JSON Schema type of an answer. */
function typeOfAnswer(field: FieldSpec): unknown {
  return field.kind === "number" && field.integer ? "integer" : answerRules(field).schema.type;
}

function actualOf(error: FieldError, value: unknown, isSensitive: boolean): ElicitValue | undefined {
  switch (error.code) {
    case "minLength":
    case "maxLength":
      return typeof value === "string" ? Array.from(value).length : undefined;
    case "minItems":
    case "maxItems":
      return Array.isArray(value) ? value.length : undefined;
    case "file-size":
      return error.size;
    case "file-type":
    case "file-content":
    case "file-empty":
    case "file-unreadable":
    case "file-upload":
      return error.file;
    case "url-scheme":
      return isSensitive ? undefined : error.scheme;
    case "url-private":
    case "url-localhost":
      return isSensitive ? undefined : error.host;
    default:
      return isElicitValue(value) && !isSensitive ? value : undefined;
  }
}
