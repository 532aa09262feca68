import { expect } from "vitest";
import {
  type Draft,
  type DraftContext,
  type ElicitContent,
  type FieldError,
  type FieldKind,
  type FieldOf,
  type FieldSpec,
  type FormRequest,
  initialDraft,
  judge,
  loadPatterns,
  parseRequest,
  type RequestLimits,
  readDraft,
} from "../../../src/core/index.js";

/** The form that a server asks for with this schema. */
export function formOf(requestedSchema: unknown, limits?: Partial<RequestLimits>): FormRequest {
  const request = parseRequest({ message: "Please answer", requestedSchema }, limits);
  if (request.mode !== "form") {
    throw new Error(`Expected a form, got ${JSON.stringify(request)}`);
  }
  return request;
}

/** The form of an object schema with these properties. */
export function formWith(properties: object, required: readonly unknown[] = [], rest: object = {}): FormRequest {
  return formOf({ type: "object", properties, required, ...rest });
}

/** How a property called `answer` is understood. */
export function fieldFrom(
  property: unknown,
  { required = false, ...rest }: { required?: boolean; $defs?: object } = {},
): FieldSpec {
  return only(formWith({ answer: property }, required ? ["answer"] : [], rest).fields);
}

/** The same, where it must be of one kind. */
export function fieldOfKind<Kind extends FieldKind>(
  kind: Kind,
  property: unknown,
  options?: { required?: boolean; $defs?: object },
): FieldOf<Kind> {
  const field = fieldFrom(property, options);
  if (!isKind(field, kind)) {
    throw new Error(`Expected ${kind}, got ${JSON.stringify(field)}`);
  }
  return field;
}

function isKind<Kind extends FieldKind>(field: FieldSpec, kind: Kind): field is FieldOf<Kind> {
  return field.kind === kind;
}

export function only<Item>(items: readonly Item[]): Item {
  const [item] = items;
  expect(items).toHaveLength(1);
  if (item === undefined) {
    throw new Error("Expected an item");
  }
  return item;
}

/** Finds what is wrong with content that is sent for these fields. */
export async function createValidator(
  fields: readonly FieldSpec[],
): Promise<(content: Readonly<Record<string, unknown>>) => readonly FieldError[]> {
  const patterns = await loadPatterns(fields);
  return (content) => judge(fields, { content }, { patterns }).errors;
}

/** What a press of Accept finds out: the content that would be sent, and what stands in its way. */
export async function accept(
  fields: readonly FieldSpec[],
  draft: Draft = {},
  context: DraftContext = {},
): Promise<{ content: ElicitContent; errors: readonly FieldError[] }> {
  const patterns = await loadPatterns(fields);
  const answers = readDraft(fields, { ...initialDraft(fields, context), ...draft }, context);
  const { content, errors } = judge(fields, answers, { patterns });
  return { content, errors };
}

/** The draft of a form in which these properties have been answered. */
export function draftOf(
  fields: readonly FieldSpec[],
  answers: Readonly<Record<string, string | readonly string[]>>,
): Draft {
  return Object.fromEntries(fields.flatMap(({ id, name }) => (name in answers ? [[id, answers[name] ?? ""]] : [])));
}
