import { isPlain, isRecord, read, readText } from "../core/json.js";
import type { FieldError } from "../core/types.js";
import { ElicitationError, invalidSchema } from "./error.js";
import { type AskedForm, definedForm } from "./form.js";
import { describeAnswerError } from "./read-schema.js";
import { parseStandard } from "./standard-schema.js";
import type { EarlierAnswers, Form, FormContext, TrailEntry } from "./types.js";

/** The checked result of a form. */
export type FormResult<Content> =
  | { readonly action: "accept"; readonly content: Content }
  | { readonly action: "decline" | "cancel"; readonly content?: undefined };

/**
 * Checks the result of `elicitation/create`: against the fields, then with the library's schema, if any, then with the form's own
 * `validate`. With a library's schema, the first check covers only types, options and limits that `with` changed. Content that is not a
 * field of the form is left out.
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
  const { action, content, correction } = await checkResult(definedForm(form).ask(context), result, context);
  if (correction) {
    const { errors } = correction;
    throw new ElicitationError("invalid-response", `The content is not valid: ${listed(errors)}`, errors);
  }
  return action === "accept" ? { action, content } : { action };
}

export const noAnswers: EarlierAnswers = { of: () => undefined };

/** A result of `elicitation/create` that was checked against its form. */
export interface CheckedResult {
  readonly action: TrailEntry["action"];
  /** As the handlers get it. Undefined if there is a correction. */
  readonly content: unknown;
  /** Set if the form has to be asked again. */
  readonly correction?: Correction;
}

/** By field name. `""` is the content as a whole. */
export type Errors = Readonly<Record<string, string>>;

/** Used to ask again: valid answers become defaults, and errors go into the message. */
export class Correction {
  /** Undefined if an SDK has refused and discarded the content. */
  readonly right: Readonly<Record<string, unknown>> | undefined;
  readonly errors: Errors;

  constructor(content: Readonly<Record<string, unknown>> | undefined, errors: Errors) {
    const right = content && Object.entries(content).filter(([name]) => !Object.hasOwn(errors, name));
    this.right = right && Object.fromEntries(right);
    this.errors = errors;
  }
}

/** @param result a `Correction` if the answer was already refused */
export async function checkResult(asked: AskedForm, result: unknown, context: FormContext): Promise<CheckedResult> {
  if (result instanceof Correction) {
    return { action: "accept", content: undefined, correction: result };
  }
  const { action, content = {} } = readResult(asked, result);
  return action === "accept" && asked.url === undefined
    ? { action, ...(await checkContent(asked, content, context)) }
    : { action, content: undefined };
}

interface UncheckedResult {
  readonly action: TrailEntry["action"];
  readonly content?: Readonly<Record<string, unknown>>;
}

/**
 * Reads a result and leaves out content that the form does not ask for.
 *
 * @throws {ElicitationError} `invalid-response`
 */
export function readResult({ fields, validate }: AskedForm, result: unknown): UncheckedResult {
  const action = isRecord(result) ? readText(result, "action") : undefined;
  if (action === "decline" || action === "cancel") {
    return { action };
  }
  if (!isRecord(result) || action !== "accept") {
    throw new ElicitationError(
      "invalid-response",
      "The client did not return an ElicitResult: its action has to be accept, decline or cancel.",
    );
  }
  const content = read(result, "content");
  const given = isRecord(content) ? content : {};
  // Some clients send a value for an empty optional field, such as null (VS Code). It is left out unless it is a valid answer.
  const empty = fields.filter(({ name, required }) => !required && isEmpty(read(given, name)));
  const refused = new Set(empty.length > 0 ? validate(given).map(({ name }) => name) : []);
  const sent = fields.filter(
    (field) => Object.hasOwn(given, field.name) && !(empty.includes(field) && refused.has(field.name)),
  );
  return { action, content: Object.fromEntries(sent.map(({ name }) => [name, given[name]])) };
}

function isEmpty(value: unknown): boolean {
  return value === null || value === "" || (Array.isArray(value) && value.length === 0);
}

async function checkContent(
  { form, fields, validate, messages }: AskedForm,
  sent: Readonly<Record<string, unknown>>,
  context: FormContext,
): Promise<Pick<CheckedResult, "content" | "correction">> {
  const { source } = form;
  const refuse = (errors: Errors): Pick<CheckedResult, "content" | "correction"> => ({
    content: undefined,
    correction: new Correction(sent, errors),
  });
  const broken = validate(sent).flatMap((error) => {
    const field = fields.find(({ name }) => name === error.name);
    return field && !isLeftToLibrary(error, form)
      ? [[error.name, describeAnswerError(error, field, messages)] as const]
      : [];
  });
  if (broken.length > 0) {
    return refuse(Object.fromEntries(broken));
  }
  // Copies lists, because validators and handlers may change them, and the correction and the state need the original.
  const copies = Object.entries(sent).map(([name, value]) => [name, Array.isArray(value) ? value.slice() : value]);
  const content: unknown = Object.fromEntries(copies);
  const parsed = source.schema ? await parseStandard(source.schema, content) : { content };
  if ("errors" in parsed) {
    return refuse(parsed.errors);
  }
  const found: unknown = (await source.validate?.(parsed.content, context)) ?? {};
  const errors = isPlain(found)
    ? Object.entries(found).filter(([, error]) => error !== undefined && error !== "")
    : undefined;
  if (!errors?.every((entry): entry is [string, string] => typeof entry[1] === "string")) {
    throw invalidSchema('validate() has to return undefined, or errors by field: { day: "…" }.');
  }
  return errors.length > 0 ? refuse(Object.fromEntries(errors)) : parsed;
}

/** Whether only the library checks this limit, because `with` has not changed it. Types and options are always checked here too. */
function isLeftToLibrary({ name, code }: FieldError, { source, origin }: AskedForm["form"]): boolean {
  const limitOf = (fields: typeof source.fields): unknown => read({ ...fields[name]?.schema }, code);
  return (
    source.schema !== undefined &&
    !["type", "number", "integer", "required", "enum", "uniqueItems"].includes(code) &&
    limitOf(source.fields) === limitOf(origin.source.fields)
  );
}

/** Errors by field name, on one line. */
export function listed(errors: Errors): string {
  return Object.entries(errors)
    .map(([name, error]) => (name === "" ? error : `${name}: ${error}`))
    .join("; ");
}
