import { defined } from "../defined.js";
import { isRecord, read, readList, readText } from "../json.js";
import { shorten, shortLine, shortText } from "../text/clean-text.js";
import { distinctLabels } from "../text/distinct-labels.js";
import type { ElicitationRequest, FormRequest, RequestProblem } from "./elicitation-request.js";
import type { FieldSpec } from "./field-spec.js";
import { parseField } from "./parse-field.js";
import { type Reading, startReading } from "./reading.js";
import { defaultLimits, type RequestLimits } from "./request-limits.js";
import { resolveSchema, spend } from "./resolve-schema.js";
import { type Schema, typeOf } from "./schema-type.js";

/**
 * Understands the params of `elicitation/create` in all three revisions of MCP (2025-06-18, 2025-11-25, 2026-07-28) and the
 * spellings servers use beside them. Total: any value in, a request out, never a throw; what could not be understood is
 * in `problems` and in fields of kind `unsupported`.
 *
 * @param params the request's `params` as received
 * @param limits bounds on what is read; see {@link RequestLimits}
 */
export function parseRequest(params: unknown, limits: Partial<RequestLimits> = {}): ElicitationRequest {
  const bounds = { ...defaultLimits, ...defined(limits) };
  if (!isRecord(params)) {
    return { mode: "unreadable", message: "", problems: [{ code: "params" }] };
  }
  const message = shortText(readText(params, "message") ?? "", bounds.text);
  const mode = read(params, "mode") ?? "form"; // "Clients MUST treat requests without a mode field as form mode."
  switch (mode) {
    case "form":
      return parseForm(read(params, "requestedSchema"), readText(params, "message") ?? "", bounds);
    case "url":
      return parseUrlRequest(params, message, bounds);
    default: {
      const named = typeof mode === "string" ? shortLine(mode, bounds.label) : typeof mode;
      return { mode: "unreadable", message, problems: [{ code: "mode", mode: named }] };
    }
  }
}

function parseUrlRequest(params: Record<string, unknown>, message: string, limits: RequestLimits): ElicitationRequest {
  const url = readText(params, "url");
  if (url === undefined) {
    return { mode: "unreadable", message, problems: [{ code: "url" }] };
  }
  return url.length > limits.url
    ? { mode: "unreadable", message, problems: [{ code: "too-large", limit: limits.url }] }
    : { mode: "url", message, url, ...defined({ elicitationId: readText(params, "elicitationId") }), problems: [] };
}

function parseForm(requestedSchema: unknown, said: string, limits: RequestLimits): ElicitationRequest {
  const reading = startReading(requestedSchema, limits);
  const message = reading.block(said);
  const resolved = resolveSchema(requestedSchema, reading.resolution);
  const schema = "schema" in resolved ? resolved.schema : undefined;
  const properties = schema && (read(schema, "properties") ?? {});
  if (!schema || !isRecord(properties) || !isObject(schema)) {
    return { mode: "unreadable", message, problems: [{ code: "schema" }] };
  }
  const listed = readList(schema, "required") ?? [];
  // Too long a list is not read, and the form cannot be accepted.
  const required = new Set(spend(reading.resolution, listed.length) ? listed.filter(isText) : []);
  const names = Object.keys(properties);
  const fields = names
    .slice(0, limits.fields)
    .map((name, index) =>
      parseField(read(properties, name), { index, name, required: required.has(name), ...reading }),
    );
  return {
    mode: "form",
    message,
    fields: withDistinctLabels(fields, reading),
    problems: [...findProblems(properties, required, reading), ...findExcess(names, reading)],
  };
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

/** As a whole it is an object, said or not. */
function isObject(schema: Schema): boolean {
  return (read(schema, "type") ?? "object") === "object" || typeOf(schema) === "object";
}

function findProblems(
  properties: Record<string, unknown>,
  required: ReadonlySet<string>,
  { limits }: Reading,
): readonly RequestProblem[] {
  return Array.from(required)
    .filter((name) => !Object.hasOwn(properties, name))
    .slice(0, limits.fields)
    .map((name) => ({ code: "required-unknown", name: shorten(name, limits.label) }));
}

/** The limits of the whole that have been hit. */
function findExcess(names: readonly string[], { limits, budget, resolution }: Reading): readonly RequestProblem[] {
  const found: readonly (RequestProblem | false)[] = [
    names.length > limits.fields && { code: "too-many-fields", count: names.length, limit: limits.fields },
    budget.options < 0 && { code: "too-many-options", limit: limits.allOptions },
    budget.text < 0 && { code: "too-large", limit: limits.allText },
    // What is left out may be what is agreed to.
    budget.isCut && budget.text >= 0 && { code: "too-large", limit: limits.text },
    resolution.steps < 0 && { code: "too-complex", limit: limits.steps },
  ];
  return found.filter((problem) => problem !== false);
}

/** Fields that would read the same are told apart by their property's name. */
function withDistinctLabels(fields: readonly FieldSpec[], { line }: Reading): readonly FieldSpec[] {
  const labels = distinctLabels(fields.map(({ label, name }) => ({ label, detail: line(name) })));
  return fields.map((field, index) => ({ ...field, label: labels[index] ?? field.label }));
}

/**
 * Whether a valid answer can exist: no property that is required is unknown, out of reach or without a control.
 * A form that cannot be accepted can still be declined or cancelled.
 */
export function isAnswerable(request: FormRequest): boolean {
  return (
    request.problems.length === 0 && request.fields.every((field) => field.kind !== "unsupported" || !field.required)
  );
}
