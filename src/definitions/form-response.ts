import { judge } from "../core/judge.js";
import { type AnswerPolicy, applyPolicy } from "../core/policy.js";
import { defined, isElicitValue, isRecord, jsonPointer, read } from "../core/json.js";
import { sensitiveFields } from "../core/trust/credentials.js";
import {
  type DraftContext,
  type ElicitContent,
  type ElicitValue,
  type FieldError,
  type FieldSpec,
  type FileAnswer,
  type FormDefinition,
} from "../core/types.js";
import { answerRules } from "../core/validate/answer-schema.js";
import { readFiles } from "../core/validate/file-answers.js";
import { loadPatterns } from "../core/validate/load-patterns.js";
import { describeError } from "../messages/describe.js";
import { english } from "../messages/english.js";
import type { Messages } from "../messages/messages.js";
import { parseFormDefinition } from "./parse-form-definition.js";

/** The answers to a form definition. */
export interface FormResponse {
  readonly form_id: string;
  readonly responses: Readonly<Record<string, ElicitValue | FileAnswer | readonly FileAnswer[]>>;
  /** The definition's metadata, if it is an object, and when the answers were given: RFC 3339, in UTC. */
  readonly metadata: { readonly submitted_at: string; readonly [key: string]: unknown };
}

/** What is wrong with the answer to one field, as JSON-RPC error data. */
export interface FormError {
  readonly field: string;
  readonly code: -32007;
  /** For people. */
  readonly message: string;
  /**
   * `required_missing`, `invalid_number`, `invalid_date_format`, `type_mismatch` or `definition_unreadable`. For other errors, the violated
   * JSON Schema keyword, such as `minLength`, or `url-scheme`, `url-private`, `url-localhost`, `url-unreadable`, `file-size`, `file-type`.
   */
  readonly constraint: string;
  /** The limit, the options, the format, or the JSON Schema type. */
  readonly expected?: unknown;
  /** The answer, or its length or count if that is wrong. Never the text of a credential. */
  readonly actual?: ElicitValue;
  /** A JSON Pointer into the response: `/responses/age`. */
  readonly path: string;
}

export interface FormErrorOptions extends DraftContext {
  /** @default English */
  readonly messages?: Messages | undefined;
  /** The request's message, which may ask for a credential. @default `""`, or the definition's own */
  readonly message?: string | undefined;
}

export interface FormResponseOptions extends FormErrorOptions {
  /**
   * The policy of the dialog that sent the answers. With files, it needs `files: true`.
   * @default files are accepted, and any URL that the definition allows
   */
  readonly policy?: AnswerPolicy | undefined;
}

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
  return { form_id: id, responses, metadata: { ...kept, submitted_at: submittedAt.toISOString() } };
}

/**
 * Reads a response to a definition on a server: the params of `elicitation/submit`, or their `responses` alone. Accepts any value and never
 * rejects.
 *
 * - Null and blank texts are unanswered.
 * - Numbers and booleans written as text are converted, and so is the reverse. A single option becomes a list. A date loses its time.
 * - A file becomes its `data:` URI, or the location where it was uploaded. The declared type and the size at a location are not verified.
 * - Responses that are not fields of the definition are left out. An answer to a field without a control is an error.
 * - A pattern that RE2 cannot read is not checked. `checkFormDefinition` reports such patterns.
 * - Two errors have an empty `field` and `path`: `type_mismatch` if the response is not an object, and `definition_unreadable` if the
 *   definition cannot be read completely.
 *
 * @returns the answers; they are valid only if there are no errors
 */
export async function parseFormResponse(
  definition: unknown,
  raw: unknown,
  { policy = { files: true }, ...options }: FormResponseOptions = {},
): Promise<{ readonly content: ElicitContent; readonly errors: readonly FormError[] }> {
  const form = applyPolicy(parseFormDefinition(definition, { takesFiles: policy.files }), policy);
  // With only a part of the form, invalid answers could pass.
  if (form.mode !== "form" || form.problems.length > 0) {
    return { content: {}, errors: [formFault("definition_unreadable", "The form definition cannot be read.")] };
  }
  if (!isRecord(raw ?? {})) {
    return { content: {}, errors: [formFault("type_mismatch", "The response must be an object.")] };
  }
  const { fields } = form;
  const given = responsesIn(raw, fields);
  const { content, errors: unread = [] } = readFiles(
    fields,
    Object.fromEntries(
      fields.flatMap((field): readonly [string, unknown][] => {
        const value = answerIn(field, given);
        return value === undefined ? [] : [[field.name, value]];
      }),
    ),
  );
  // No dialog sends an answer to a field without a control, so it is an error.
  const unasked = fields
    .filter(({ kind, name }) => kind === "unsupported" && Object.hasOwn(content, name))
    .map(({ name }): FieldError => ({ name, code: "type" }));
  const judged = judge(
    fields,
    { content, errors: [...unread, ...unasked] },
    { patterns: await loadPatterns(fields, true), urls: policy.urls },
  );
  return {
    content: judged.content,
    errors: formErrors(fields, judged.errors, content, { message: form.message, ...options }),
  };
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
function formFault(constraint: string, message: string): FormError {
  return { field: "", code: -32007, message, constraint, path: "" };
}

/** The answer to a field, converted to the field's JSON type. Undefined if there is none. */
function answerIn(field: FieldSpec, given: unknown): unknown {
  const value = read(given, field.name);
  const { coerce = () => value } = answerRules(field);
  return value === undefined || value === null || value === "" ? undefined : coerce(value);
}

/** Converts errors to the form language. They come from `judge` or from a server's own check. */
export function formErrors(
  fields: readonly FieldSpec[],
  errors: readonly FieldError[],
  content: Readonly<Record<string, unknown>>,
  { messages = english, message = "", ...place }: FormErrorOptions = {},
): readonly FormError[] {
  const byName = new Map(fields.map((field) => [field.name, field]));
  const sensitive = errors.length > 0 ? sensitiveFields(message, fields) : new Map<string, unknown>();
  return errors.map((error) => {
    const field = byName.get(error.name);
    return {
      field: error.name,
      code: -32007,
      message: field ? describeError(error, field, messages, place) : "The form has no field with this id.",
      ...(field
        ? defined({
            ...constraintOf(error, field),
            actual: actualOf(error, read(content, error.name), isBlocked(field) || sensitive.has(field.id)),
          })
        : { constraint: error.code }),
      path: jsonPointer(["responses", error.name]),
    };
  });
}

/** Whether the policy blocks a field because it seems to ask for a credential. */
function isBlocked(field: FieldSpec): boolean {
  return field.kind === "unsupported" && field.reason === "sensitive";
}

/** The violated constraint, by the language's name if it has one, and what it expects. */
function constraintOf(error: FieldError, field: FieldSpec): Pick<FormError, "constraint" | "expected"> {
  switch (error.code) {
    case "required":
      return { constraint: "required_missing" };
    case "number":
    case "integer":
    case "grouping":
    case "precision":
      return { constraint: "invalid_number", expected: typeOfAnswer(field) };
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
    case "format":
      return { constraint: "format", expected: field.kind === "text" ? field.format : undefined };
    case "enum":
      return { constraint: error.code, expected: "options" in field ? field.options.map(({ value }) => value) : [] };
    case "url-scheme":
      return { constraint: error.code, expected: error.allowed };
    case "pattern":
      return { constraint: error.code, expected: field.kind === "text" ? field.patterns : undefined };
    case "file-size":
      return { constraint: error.code, expected: error.maxSize };
    case "file-type":
      return { constraint: error.code, expected: field.kind === "file" ? field.accept?.flat() : undefined };
    default:
      return { constraint: error.code, expected: "limit" in error ? error.limit : undefined };
  }
}

/** The JSON Schema type of an answer. */
function typeOfAnswer(field: FieldSpec): unknown {
  return field.kind === "number" && field.integer ? "integer" : answerRules(field).schema.type;
}

function actualOf({ code }: FieldError, value: unknown, isSensitive: boolean): ElicitValue | undefined {
  switch (code) {
    case "minLength":
    case "maxLength":
      return typeof value === "string" ? Array.from(value).length : undefined;
    case "minItems":
    case "maxItems":
      return Array.isArray(value) ? value.length : undefined;
    default:
      return isElicitValue(value) && !isSensitive ? value : undefined;
  }
}
