import { canClose } from "../conditions.js";
import { isHidden, isReadOnly, parseField } from "../fields/index.js";
import { defined, isRecord, read, readList, readPlain, readText } from "../json.js";
import { shorten, shortLine } from "../text/clean-text.js";
import { distinctLabels, messageAsLabel } from "../text/labels.js";
import {
  type ElicitationRequest,
  type FieldSpec,
  type FormDefinitions,
  type FormRequest,
  type ParseLimits,
  type RequestProblem,
  type UnreadableRequest,
} from "../types.js";
import { withCompanions } from "./companions.js";
import { createParseContext, type ParseContext, readLimits, spend } from "./parse-context.js";
import { resolveSchema, typeOf } from "./resolve-schema.js";

/** All that params may have beside the message if they only ask to confirm it. */
const confirmationKeys = new Set(["message", "mode", "_meta", "task"]);

/**
 * Parses the params of `elicitation/create` in all three revisions of MCP (2025-06-18, 2025-11-25, 2026-07-28), and common spellings that
 * the specification does not have. Accepts any value, and throws nothing but what `definitions` throws. Parts that could not be parsed are
 * in `problems` and in fields of kind `unsupported`. Getters and proxies are read once, into plain data; if that throws, the request is
 * unreadable.
 *
 * @param received the request's `params` as received
 * @param limits how much is read; see {@link ParseLimits}
 * @param definitions reads `formDefinition`, which replaces a schema. @default `formDefinition` is ignored
 */
export function parseRequest(
  received: unknown,
  limits: Partial<ParseLimits> = {},
  definitions?: FormDefinitions,
): ElicitationRequest {
  const params = readPlain(received);
  if (!isRecord(params)) {
    return { mode: "unreadable", message: "", problems: [{ code: "params" }] };
  }
  // A message alone is a confirmation, as it is with an empty schema. Any other key may be a schema that is spelled in another way.
  const isMessageOnly =
    readText(params, "message")?.trim() &&
    Object.entries(params).every(([key, value]) => (value ?? undefined) === undefined || confirmationKeys.has(key));
  const schema = read(params, "requestedSchema") ?? (isMessageOnly ? {} : undefined);
  const context = createParseContext(schema, readLimits(limits));
  const message = context.block(readText(params, "message") ?? "");
  const mode = read(params, "mode") ?? "form"; // "Clients MUST treat requests without a mode field as form mode."
  switch (mode) {
    case "form": {
      const key = definitionKey(params);
      return definitions && key
        ? parseDefinition(definitions, params[key], message, context)
        : parseForm(message, context);
    }
    case "url":
      return parseUrlRequest(params, message, context);
    default: {
      const named = typeof mode === "string" ? shortLine(mode, context.limits.label) : typeof mode;
      return { mode: "unreadable", message, problems: [{ code: "mode", mode: named }] };
    }
  }
}

/** The key under which params have a form definition. Undefined if they have none. */
export function definitionKey(params: unknown): "formDefinition" | "form_definition" | undefined {
  return (["formDefinition", "form_definition"] as const).find((key) => isRecord(params) && Object.hasOwn(params, key));
}

/** The request's message comes first, then the definition's title and description. */
function parseDefinition(
  definitions: FormDefinitions,
  definition: unknown,
  message: string,
  { limits }: ParseContext,
): ElicitationRequest {
  const parsed = definitions.parse(definition, limits);
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
    .map((field) => withoutRepeats(complete(field), message, names.length === 1));
  const question = questionIn(fields);
  return {
    mode: "form",
    message,
    fields: withCompanions(
      withDistinctLabels(
        fields.map((field) => (field === question ? withQuestionRole(field) : field)),
        context,
      ),
      properties,
    ),
    problems: [
      ...Array.from(required)
        .filter((name) => !Object.hasOwn(properties, name))
        .slice(0, context.limits.fields)
        .map((name): RequestProblem => ({ code: "required-unknown", name: shorten(name, context.limits.label) })),
      ...exceededLimits(names.length, context),
    ],
  };
}

/**
 * The boolean that the whole form asks, if there is one. Frameworks send a confirmation as a single boolean that is false by default, and
 * an unticked box would answer it for the person. Several booleans are settings.
 */
function questionIn(fields: readonly FieldSpec[]): FieldSpec | undefined {
  const asked = fields.filter(({ kind }) => kind !== "unsupported");
  const booleans = asked.filter(({ kind }) => kind === "boolean");
  const required = asked.filter((field) => field.required);
  const [question] = booleans;
  const isAlone = asked.length === 1 || (booleans.length === 1 && required.length === 1 && question === required[0]);
  return question && isAlone && !isHidden(question) && !isReadOnly(question) ? question : undefined;
}

function withQuestionRole(field: FieldSpec): FieldSpec {
  if (field.kind !== "boolean" || field.role === "agreement") {
    return field;
  }
  const { default: known, ...question } = field;
  return { ...question, role: "question", ...(known === true && { default: known }) };
}

/**
 * Leaves out what would be said twice. FastMCP wraps the question for one value into a property `value`, whose title says nothing, so the
 * message is its label.
 */
function withoutRepeats(field: FieldSpec, message: string, isLone: boolean): FieldSpec {
  const isWrapper = isLone && message !== "" && field.name === "value" && field.label === "Value";
  const { description, ...rest } = isWrapper ? { ...field, label: messageAsLabel(message) } : field;
  const isSaid = [rest.label, message].some((text) => text.toLowerCase() === description?.toLowerCase());
  return isSaid || description === undefined ? rest : { ...rest, description };
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
