import { isRecord, read, readText } from "../../core/json.js";
import type { FieldError } from "../../core/types.js";
import { ElicitationError, invalidSchema } from "./error.js";
import { type AskedForm, definedForm } from "./form.js";
import { describeFault } from "./read-schema.js";
import { isPlain } from "./require-shape.js";
import { parseStandard } from "./standard-schema.js";
import type { Action, Answers, Form, FormContext } from "./types.js";

/** What a person made of a form. */
export type FormResult<Content> =
  | { readonly action: "accept"; readonly content: Content }
  | { readonly action: "decline" | "cancel"; readonly content?: undefined };

/**
 * Checks the result of `elicitation/create`: against the fields (of a library's, only types, options and limits that `with` changed), then with
 * the library's schema, then with the form's own `validate`. Content that is no field of the form is left out.
 *
 * @throws {ElicitationError} `invalid-response`, with what is wrong by field name in `errors`
 */
export function fromResult<Content, Input>(
  form: Form<Content, Input>,
  result: unknown,
  ...input: undefined extends Input ? [input?: Input] : [input: Input]
): Promise<FormResult<Content>>;
export async function fromResult(
  form: Form<unknown, never>,
  result: unknown,
  input?: unknown,
): Promise<FormResult<unknown>> {
  const context = { input, answers: noAnswers };
  const { action, content, errors } = await checkResult(definedForm(form).ask(context), result, context);
  if (errors) {
    throw new ElicitationError("invalid-response", `The content is not valid: ${listed(errors)}`, errors);
  }
  return action === "accept" ? { action, content } : { action };
}

export const noAnswers: Answers = { of: () => undefined };

/** A result of `elicitation/create` that was checked against its form. */
export interface CheckedResult {
  readonly action: Action;
  /** The fields' values as they were sent. */
  readonly sent: Readonly<Record<string, unknown>>;
  /** As the handlers get it; undefined where there are errors. */
  readonly content: unknown;
  /** By field name; `""` stands for the content as a whole. */
  readonly errors?: Readonly<Record<string, string>>;
}

/** @param result an error is an SDK's, which refused the content and kept it to itself */
export async function checkResult(asked: AskedForm, result: unknown, context: FormContext): Promise<CheckedResult> {
  if (result instanceof Error) {
    return { action: "accept", sent: {}, content: undefined, errors: refusedIn(asked, result.message) };
  }
  const { action, content: sent = {} } = readResult(asked, result);
  return action === "accept" && asked.url === undefined
    ? { action, sent, ...(await checkContent(asked, sent, context)) }
    : { action, sent, content: undefined };
}

/** The fields that an SDK's validator names, in the words of ajv (`data/age must be …`) or of @cfworker/json-schema (`#/age: …`). */
function refusedIn({ fields }: AskedForm, message: string): Readonly<Record<string, string>> {
  const paths = message.matchAll(/(?:data|#)\/([^\s/:]+)|property ["']([^"']+)["']/g);
  const named = new Set(Array.from(paths, ([, wrong, missing]) => wrong ?? missing));
  const refused = fields.filter(({ name }) => named.has(name));
  return refused.length > 0
    ? Object.fromEntries(refused.map(({ name }) => [name, "Answer this again"]))
    : { "": "Some answers are missing, or not as they have to be." };
}

interface UncheckedResult {
  readonly action: Action;
  readonly content?: Readonly<Record<string, unknown>>;
}

/**
 * A result without what the form does not ask for. Lists are copied, because handlers may change what they get, and the state keeps what was sent.
 *
 * @throws {ElicitationError} `invalid-response`
 */
export function readResult({ fields }: AskedForm, result: unknown): UncheckedResult {
  const action = isRecord(result) ? readText(result, "action") : undefined;
  if (action === "decline" || action === "cancel") {
    return { action };
  }
  if (!isRecord(result) || action !== "accept") {
    throw new ElicitationError(
      "invalid-response",
      "The client's answer is not a result of an elicitation: its action is not accept, decline or cancel.",
    );
  }
  const content = read(result, "content");
  const given = isRecord(content) ? content : {};
  const sent = fields.filter(({ name }) => Object.hasOwn(given, name));
  const copies = sent.map(({ name }): [string, unknown] => {
    const value = given[name];
    return [name, Array.isArray(value) ? Array.from<unknown>(value) : value];
  });
  return { action, content: Object.fromEntries(copies) };
}

async function checkContent(
  { form, fields, validate }: AskedForm,
  sent: Readonly<Record<string, unknown>>,
  context: FormContext,
): Promise<Pick<CheckedResult, "content" | "errors">> {
  const { source } = form;
  const broken = validate(sent).flatMap((error) => {
    const field = fields.find(({ name }) => name === error.name);
    return field && !isLeftToLibrary(error, form) ? [[error.name, describeFault(error, field)] as const] : [];
  });
  if (broken.length > 0) {
    return { content: undefined, errors: Object.fromEntries(broken) };
  }
  const parsed = source.schema ? await parseStandard(source.schema, sent) : { content: sent };
  if ("errors" in parsed) {
    return { content: undefined, errors: parsed.errors };
  }
  const found: unknown = (await source.validate?.(parsed.content, context)) ?? {};
  const errors = isPlain(found) ? Object.entries(found).filter(([, error]) => error !== undefined) : undefined;
  if (!errors?.every((entry): entry is [string, string] => typeof entry[1] === "string")) {
    throw invalidSchema(
      `validate() returned ${quoted(found)}. Return undefined, or what is wrong by field: { day: "…" }.`,
    );
  }
  return { ...parsed, ...(errors.length > 0 && { errors: Object.fromEntries(errors) }) };
}

/** JSON, or the name of what has none, such as a BigInt, a circular object or an instance of a class. */
function quoted(value: unknown): string {
  try {
    return isRecord(value) && !isPlain(value) ? String(value) : JSON.stringify(value);
  } catch {
    return String(value);
  }
}

/** Whether a library's own check decides about a limit, because no `with` has changed it. What a field is, a library cannot loosen. */
function isLeftToLibrary({ name, code }: FieldError, { source, origin }: AskedForm["form"]): boolean {
  const limitOf = (fields: typeof source.fields): unknown => read({ ...fields[name]?.schema }, code);
  return (
    source.schema !== undefined &&
    !["type", "number", "integer", "required", "enum", "uniqueItems"].includes(code) &&
    limitOf(source.fields) === limitOf(origin.source.fields)
  );
}

/** Errors by field name, in one line. */
export function listed(errors: Readonly<Record<string, string>>): string {
  return Object.entries(errors)
    .map(([name, error]) => (name === "" ? error : `${name}: ${error}`))
    .join("; ");
}
