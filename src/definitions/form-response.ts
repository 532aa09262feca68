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
  /** What the definition has as metadata, where that is an object, and when the answers were given: RFC 3339, in UTC. */
  readonly metadata: { readonly submitted_at: string; readonly [key: string]: unknown };
}

/** What is wrong with the answer to one field, as JSON-RPC error data. */
export interface FormError {
  readonly field: string;
  readonly code: -32007;
  /** For people. */
  readonly message: string;
  /**
   * `required_missing`, `invalid_number`, `invalid_date_format`, `type_mismatch`, `definition_unreadable`; of other errors the JSON Schema
   * keyword that is broken, such as `minLength`, or `url-scheme`, `url-private`, `url-localhost`, `url-unreadable`, `file-size`, `file-type`.
   */
  readonly constraint: string;
  /** The limit, the options, the format, or the type in JSON Schema. */
  readonly expected?: unknown;
  /** The answer; of a length or a count the length or count. Never the text of a credential. */
  readonly actual?: ElicitValue;
  /** A JSON Pointer into the response: `/responses/age`. */
  readonly path: string;
}

export interface FormErrorOptions extends DraftContext {
  /** @default English */
  readonly messages?: Messages | undefined;
  /** The request's message, which may say that it asks for a credential. @default `""`, or the definition's own */
  readonly message?: string | undefined;
}

export interface FormResponseOptions extends FormErrorOptions {
  /** What the host lets servers ask for, as the dialog that sent the answers has it. @default files are taken, and any address */
  readonly policy?: AnswerPolicy | undefined;
}

/**
 * The answers in the form language. No more is said of the person than what they entered.
 *
 * @param responses content of a result; `{ ...content, ...files }` of what `onAccept` gets, where there are files
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
 * Reads a response to a definition, the params of `elicitation/submit`, or their `responses` alone, on a server. Total, and never rejects.
 * Null and blank texts are unanswered; a number or boolean written as text is one, and the other way round; one option stands for a list of
 * it; a date loses its time; a file becomes its `data:` URI, or the location where it was uploaded, whose size and type are those that the
 * response names, if any. The type is the one that is declared: what is in a file is for the server to check. What is no field of the definition is left out; an answer to a field without a control is an error. So is, with `field`
 * and `path` empty, a response that is no object (`type_mismatch`), and any response to a definition that cannot be read whole
 * (`definition_unreadable`). A pattern that RE2 cannot read is not checked: `checkFormDefinition` names it.
 *
 * @returns the answers, which are valid only without errors
 */
export async function parseFormResponse(
  definition: unknown,
  raw: unknown,
  { policy = { files: true }, ...options }: FormResponseOptions = {},
): Promise<{ readonly content: ElicitContent; readonly errors: readonly FormError[] }> {
  const { request: form } = applyPolicy(parseFormDefinition(definition, { takesFiles: policy.files }), policy);
  // Part of a form would let wrong answers pass.
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
  // No dialog has sent an answer to a field without a control.
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

/** The answers, on their own or in `responses`. Only of a file is an answer an object itself. */
function responsesIn(response: unknown, fields: readonly FieldSpec[]): unknown {
  const responses = read(response, "responses");
  const isFile =
    read(responses, "filename") !== undefined &&
    fields.some(({ kind, name }) => kind === "file" && name === "responses");
  return isRecord(responses) && !isFile ? responses : response;
}

/** What keeps a response from being read at all. */
function formFault(constraint: string, message: string): FormError {
  return { field: "", code: -32007, message, constraint, path: "" };
}

/** The answer to a field, in the JSON type that the field has. Undefined where there is none. */
function answerIn(field: FieldSpec, given: unknown): unknown {
  const value = read(given, field.name);
  const { coerce = () => value } = answerRules(field);
  return value === undefined || value === null || value === "" ? undefined : coerce(value);
}

/** Errors in answers in the form language: those that `judge` finds, or that a server's own check does. */
export function formErrors(
  fields: readonly FieldSpec[],
  errors: readonly FieldError[],
  content: Readonly<Record<string, unknown>>,
  { messages = english, message = "", ...place }: FormErrorOptions = {},
): readonly FormError[] {
  const byName = new Map(fields.map((field) => [field.name, field]));
  const sensitive = sensitiveFields(message, fields);
  return errors.map((error) => {
    const field = byName.get(error.name);
    return {
      field: error.name,
      code: -32007,
      message: field ? describeError(error, field, messages, place) : "The form has no field with this id.",
      ...(field
        ? defined({
            ...constraintOf(error, field),
            actual: actualOf(error, read(content, error.name), sensitive.has(field.id)),
          })
        : { constraint: error.code }),
      path: jsonPointer(["responses", error.name]),
    };
  });
}

/** The constraint that is broken, in the language's words where it has any, and what it asks for. */
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

/** In JSON Schema. */
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
