import fc, { type Arbitrary } from "fast-check";
import { readDataUri } from "../core/data-uri.js";
import { read, readList } from "../core/json.js";
import type { ElicitContent, FieldErrorCode, FileAnswer } from "../core/types.js";
import { judge } from "../core/judge.js";
import { loadPatterns } from "../core/validate/load-patterns.js";
import { type FormResponse, formResponse, parseFormResponse, prepareForm } from "../definitions/form-response.js";
import { fieldsIn, invalidContent, validContent } from "./arbitrary-content.js";

const minimal = [{ id: "name", type: "text", label: "Name", required: true, validation: { minLength: 2 } }];

/** Every type of field, with the limits that the type can have. */
const comprehensive = [
  ...minimal,
  { id: "email", type: "text", label: "Email", required: true, validation: { format: "email" } },
  { id: "code", type: "text", label: "Booking code", validation: { pattern: "^[A-Z]{3}-[0-9]{2}$", maxLength: 6 } },
  {
    id: "guests",
    type: "number",
    label: "Guests",
    required: true,
    validation: { minimum: 1, maximum: 8, multipleOf: 1 },
  },
  { id: "terms", type: "boolean", label: "Terms accepted", required: true },
  { id: "table", type: "select", label: "Table", options: ["inside", { value: "outside", title: "On the terrace" }] },
  {
    id: "extras",
    type: "multi_select",
    label: "Extras",
    options: ["flowers", "music", "cake"],
    validation: { minItems: 1, maxItems: 2, uniqueItems: true },
  },
  {
    id: "website",
    type: "url",
    label: "Website",
    validation: { allowedSchemes: ["https", "http"], blockPrivateIPs: true, blockLocalhost: true },
  },
  { id: "day", type: "date", label: "Day", validation: { minimum: "2026-01-01", maximum: "2027-12-31" } },
  { id: "arrival", type: "date", label: "Arrival", validation: { format: "date-time" } },
  {
    id: "menu",
    type: "file",
    label: "Menu",
    validation: {
      maxSize: 100_000,
      allowedMimeTypes: ["application/pdf", "text/plain"],
      allowedExtensions: [".pdf", ".txt"],
    },
  },
  {
    id: "terrace_heating",
    type: "boolean",
    label: "Heating",
    rendering: { conditionalDisplay: { field: "table", operator: "equals", value: "outside" } },
  },
];

type Size = "comprehensive" | "minimal";

/** In milliseconds. */
const timeouts: Readonly<Record<Size, number>> = { comprehensive: 60_000, minimal: 30_000 };

/** A form definition for tests of a host or a server. */
export function testDefinition(size: Size): Record<string, unknown> {
  const fields = structuredClone<object[]>(size === "minimal" ? minimal : comprehensive);
  return { id: size, title: "A table", metadata: { source: "test" }, fields, timeout: timeouts[size] };
}

/** A valid response to a definition, the same at each call. {@link validContent} gives varied content. */
export function validResponse(definition: unknown): FormResponse {
  return responseOf(definition, validContent(definition));
}

/**
 * A response with one wrong answer, the same at each call.
 *
 * @param constraint the constraint that the answer breaks; see {@link invalidContent}
 */
export function invalidResponse(definition: unknown, constraint: FieldErrorCode): FormResponse {
  return responseOf(definition, invalidContent(definition, constraint));
}

function responseOf(definition: unknown, contents: Arbitrary<ElicitContent>): FormResponse {
  const [content = {}] = fc.sample(contents, { numRuns: 1, seed: 1 });
  const [id, metadata] = [read(definition, "id"), read(definition, "metadata")];
  const files = fieldsIn(definition).flatMap(({ kind, name }) => {
    const sent = Object.hasOwn(content, name) ? content[name] : undefined;
    const answer = kind === "file" ? uploadsIn(sent) : undefined;
    return answer ? [[name, answer] as const] : [];
  });
  const responses = { ...content, ...Object.fromEntries(files) };
  return formResponse({ id: String(id), title: "", metadata, problems: [] }, responses);
}

/** Files of the form language, from `data:` URIs of content. Undefined if any is not one. */
function uploadsIn(sent: unknown): FileAnswer | readonly FileAnswer[] | undefined {
  if (Array.isArray(sent)) {
    const files = sent.map(uploadIn);
    return files.every((file) => file !== undefined) ? files : undefined;
  }
  return uploadIn(sent);
}

function uploadIn(sent: unknown): FileAnswer | undefined {
  const file = typeof sent === "string" ? readDataUri(sent) : undefined;
  return file?.content === undefined ? undefined : { ...file, content: file.content };
}

/**
 * Checks a response as a server does.
 *
 * @param expected the `constraint` of each {@link FormError} by field; empty for a valid response
 * @throws {Error} when other errors are found; the message lists both
 *
 * @example
 * await expectValidation(definition, invalidResponse(definition, "minLength"), { name: "minLength" });
 */
export async function expectValidation(
  definition: unknown,
  response: unknown,
  expected: Readonly<Record<string, string>> = {},
): Promise<void> {
  const { errors } = await parseFormResponse(definition, response);
  const found = errors.map(({ field, constraint }) => `${field}: ${constraint}`).sort();
  const wanted = Object.entries(expected)
    .map(([field, constraint]) => `${field}: ${constraint}`)
    .sort();
  if (JSON.stringify(found) !== JSON.stringify(wanted)) {
    throw new Error(
      `The response has other errors than expected. Found: [${found.join()}]. Expected: [${wanted.join()}].`,
    );
  }
}

/** How long it takes to validate one answer to a form, in microseconds. */
export interface Measurement {
  readonly count: number;
  readonly average: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

/** The check of a server: of a definition that it has prepared, or of the fields of a schema. */
async function checkOf(form: unknown): Promise<(content: ElicitContent) => unknown> {
  if (readList(form, "fields")) {
    return (await prepareForm(form)).check;
  }
  const fields = fieldsIn(form);
  const patterns = await loadPatterns(fields);
  return (content) => judge(fields, { content }, { patterns });
}

/**
 * Measures how long it takes to validate content.
 *
 * @param form a `requestedSchema`, or a form definition, which is prepared once (`prepareForm`) and then checks responses
 * @param count how many valid contents are measured; each is validated once before, to warm up
 */
export async function measureValidation(form: unknown, count: number): Promise<Measurement> {
  if (!(Number.isInteger(count) && count > 0)) {
    throw new RangeError("measureValidation() needs a whole number of contents, at least one.");
  }
  const validate = await checkOf(form);
  const contents = fc.sample(validContent(form), { numRuns: count, seed: 1 });
  for (const content of contents) {
    validate(content);
  }
  const times = contents.map((content) => {
    const start = performance.now();
    validate(content);
    return (performance.now() - start) * 1000;
  });
  const sorted = times.toSorted((one, other) => one - other);
  const percentile = (share: number): number => sorted[Math.ceil(share * count) - 1] ?? 0;
  const average = times.reduce((sum, time) => sum + time, 0) / count;
  return { count, average, p50: percentile(0.5), p95: percentile(0.95), p99: percentile(0.99) };
}
