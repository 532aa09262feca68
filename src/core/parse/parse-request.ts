import { canClose } from "../conditions.js";
import { parseField } from "../fields/index.js";
import { defined, isRecord, read, readList, readText } from "../json.js";
import { shorten, shortLine } from "../text/clean-text.js";
import { distinctLabels } from "../text/labels.js";
import {
  defaultLimits,
  type ElicitationRequest,
  type FieldSpec,
  type FormDefinitions,
  type FormRequest,
  type ParseLimits,
  type RequestProblem,
  type UnreadableRequest,
} from "../types.js";
import { createParseContext, type ParseContext, spend } from "./parse-context.js";
import { resolveSchema, typeOf } from "./resolve-schema.js";

/**
 * Parses the params of `elicitation/create` in all three revisions of MCP (2025-06-18, 2025-11-25, 2026-07-28), and common spellings that
 * the specification does not have. Accepts any value and never throws. Parts that could not be parsed are in `problems` and in fields of
 * kind `unsupported`.
 *
 * @param params the request's `params` as received
 * @param limits how much is read; see {@link ParseLimits}
 * @param definitions reads `formDefinition`, which replaces a schema. @default `formDefinition` is ignored
 */
export function parseRequest(
  params: unknown,
  limits: Partial<ParseLimits> = {},
  definitions?: FormDefinitions,
): ElicitationRequest {
  if (!isRecord(params)) {
    return { mode: "unreadable", message: "", problems: [{ code: "params" }] };
  }
  const context = createParseContext(read(params, "requestedSchema"), { ...defaultLimits, ...defined(limits) });
  const message = context.block(readText(params, "message") ?? "");
  const mode = read(params, "mode") ?? "form"; // "Clients MUST treat requests without a mode field as form mode."
  switch (mode) {
    case "form":
      return definitions && Object.hasOwn(params, "formDefinition")
        ? parseDefinition(definitions, params, message, context)
        : parseForm(message, context);
    case "url":
      return parseUrlRequest(params, message, context);
    default: {
      const named = typeof mode === "string" ? shortLine(mode, context.limits.label) : typeof mode;
      return { mode: "unreadable", message, problems: [{ code: "mode", mode: named }] };
    }
  }
}

/** The request's message comes first, then the definition's title and description. */
function parseDefinition(
  definitions: FormDefinitions,
  params: Record<string, unknown>,
  message: string,
  { limits }: ParseContext,
): ElicitationRequest {
  const parsed = definitions.parse(read(params, "formDefinition"), limits);
  return { ...parsed, message: [message, parsed.message].filter((text) => text !== "").join("\n\n") };
}

function parseUrlRequest(
  params: Record<string, unknown>,
  message: string,
  { limits }: ParseContext,
): ElicitationRequest {
  const url = readText(params, "url");
  if (url === undefined) {
    return { mode: "unreadable", message, problems: [{ code: "url" }] };
  }
  return url.length > limits.url
    ? { mode: "unreadable", message, problems: [{ code: "too-large", limit: limits.url }] }
    : { mode: "url", message, url, ...defined({ elicitationId: readText(params, "elicitationId") }), problems: [] };
}

/**
 * Parses the schema at the context's root as a form.
 *
 * @param complete adds to a field what a schema cannot express
 */
export function parseForm(
  message: string,
  context: ParseContext,
  complete: (field: FieldSpec) => FieldSpec = (field) => field,
): FormRequest | UnreadableRequest {
  const resolved = resolveSchema(context.root, context);
  const schema = "schema" in resolved ? resolved.schema : {};
  const properties = read(schema, "properties") ?? {};
  const isObject = (read(schema, "type") ?? "object") === "object" || typeOf(schema) === "object";
  if ("reason" in resolved || !isRecord(properties) || !isObject) {
    return { mode: "unreadable", message, problems: [{ code: "schema" }] };
  }
  const listed = readList(schema, "required") ?? [];
  // A list that is too long is not read. The problem "too-complex" then prevents accepting the form.
  const required = new Set(
    spend(context, "steps", listed.length) ? listed.filter((name) => typeof name === "string") : [],
  );
  const names = Object.keys(properties);
  const fields = names
    .slice(0, context.limits.fields)
    .map((name, index) => parseField(read(properties, name), { index, name, required: required.has(name) }, context))
    .map(complete);
  return {
    mode: "form",
    message,
    fields: withDistinctLabels(isConfirmation(fields) ? fields.map(asQuestion) : fields, context),
    problems: [
      ...Array.from(required)
        .filter((name) => !Object.hasOwn(properties, name))
        .slice(0, context.limits.fields)
        .map((name): RequestProblem => ({ code: "required-unknown", name: shorten(name, context.limits.label) })),
      ...exceededLimits(names.length, context),
    ],
  };
}

/** Frameworks ask for a confirmation by a form with a single boolean. Its default of false must not answer for the person. */
function isConfirmation(fields: readonly FieldSpec[]): boolean {
  return fields.filter(({ kind }) => kind !== "unsupported").length === 1;
}

function asQuestion(field: FieldSpec): FieldSpec {
  if (field.kind !== "boolean" || !field.required || field.default !== false) {
    return field;
  }
  const { default: _, ...question } = field;
  return question;
}

/** Adds the property's name to labels that look alike. */
function withDistinctLabels(fields: readonly FieldSpec[], { line }: ParseContext): readonly FieldSpec[] {
  const labels = distinctLabels(fields.map(({ label, name }) => ({ label, detail: line(name) })));
  return fields.map((field, index) => ({ ...field, label: labels[index] ?? field.label }));
}

function exceededLimits(count: number, { limits, left, isCut }: ParseContext): readonly RequestProblem[] {
  const found: readonly (RequestProblem | false)[] = [
    count > limits.fields && { code: "too-many-fields", count, limit: limits.fields },
    left.options < 0 && { code: "too-many-options", limit: limits.allOptions },
    left.text < 0 && { code: "too-large", limit: limits.allText },
    // The part that was cut off may contain what the person agrees to.
    isCut && left.text >= 0 && { code: "too-large", limit: limits.text },
    left.steps < 0 && { code: "too-complex", limit: limits.steps },
  ];
  return found.filter((problem) => problem !== false);
}

/**
 * Whether a valid answer can exist. It cannot if the request has problems, or if a required property has no control, unless conditions can
 * hide or disable that property. A form that cannot be accepted can still be declined or cancelled.
 */
export function isAnswerable(request: FormRequest): boolean {
  return (
    request.problems.length === 0 &&
    request.fields.every(
      ({ kind, required, conditions }) => kind !== "unsupported" || !required || conditions?.some(canClose),
    )
  );
}
