import { isRecord, parseJson, type Path, read, readList, readText } from "../core/json.js";
import { definitionKey } from "../core/parse/parse-request.js";
import { isRevision, type Revision } from "../core/revisions.js";

export interface FoundForm {
  /** The params of `elicitation/create`. */
  readonly params: unknown;
  /** Where the document has the params, or `part` of them. */
  readonly path: Path;
  /** A JSON Pointer into the params: the part that the document consists of. `""` if the document has the params as a whole. */
  readonly part: "" | "/requestedSchema" | "/requestedSchema/properties/answer" | "/formDefinition";
}

/** A JSON text, or the JSON in one line of a log. */
export interface JsonDocument {
  readonly value: unknown;
  readonly text: string;
  /** The offset at which `text` begins in the whole input. */
  readonly start: number;
}

/**
 * Reads JSON, JSON lines, or an event stream.
 *
 * @throws {SyntaxError}
 */
export function readDocuments(text: string): readonly JsonDocument[] {
  try {
    return [{ value: JSON.parse(text), text, start: 0 }];
  } catch (error) {
    const documents = readLines(text);
    // A broken line is not skipped, because it could be the one to check.
    const broken = documents.find(({ value }) => value === undefined);
    // If the text begins with such a line, it is JSON over several lines, with a mistake.
    if (documents.length === 0 || (broken && text.slice(0, broken.start).trim() === "")) {
      throw error;
    }
    if (broken) {
      throw new SyntaxError(`this line begins like JSON but is not JSON, at position ${broken.start}`);
    }
    return documents;
  }
}

/**
 * Reads lines that begin like JSON, and the JSON at the end of other lines, such as "[info] received {…}" in logs. Skips lines of plain text.
 * Uses `[^\n]`, because `.` stops at a U+2028 within a string.
 */
function readLines(text: string): readonly JsonDocument[] {
  const lines = text.matchAll(
    /(?<![^\n])([ \t]*(?:data:[ \t]*)?)(?:((?:\[[ \t]*)*\{[^\n]*)|[^\n]*?((?:\[[ \t]*)*\{[ \t]*"[^\n]*))/g,
  );
  return Array.from(lines, ({ 0: line, index, 2: whole, 3: end = "" }) => {
    const json = whole ?? end;
    const document = { text: json, start: index + line.length - json.length, value: parseJson(json) };
    // Text may have braces, too. A message is JSON for certain.
    const isText = whole === undefined && document.value === undefined && !json.includes('"jsonrpc"');
    return isText ? [] : [document];
  }).flat();
}

/** Every elicitation anywhere in a document, such as a trace of messages. If there is none, the document is read as a form itself. */
export function findForms(document: unknown): readonly FoundForm[] {
  const found: FoundForm[] = [];
  walk(document, (value, path) => {
    if (read(value, "method") === "elicitation/create") {
      found.push({ params: read(value, "params"), path: [...path, "params"], part: "" });
    }
    // The data of error -32042 in revision 2025-11-25.
    for (const [index, params] of (readList(value, "elicitations") ?? []).entries()) {
      found.push({ params, path: [...path, "elicitations", index], part: "" });
    }
  });
  return found.length > 0 || !isRecord(document) ? found : formsOfDocument(document);
}

function formsOfDocument(document: Record<string, unknown>): readonly FoundForm[] {
  const has = (...keys: readonly string[]): boolean => keys.some((key) => Object.hasOwn(document, key));
  if (has("requestedSchema") || definitionKey(document) || (has("mode", "url") && has("message"))) {
    return [{ params: document, path: [], part: "" }];
  }
  if (Array.isArray(document.fields)) {
    return [{ params: { message: "", formDefinition: document }, path: [], part: "/formDefinition" }];
  }
  if (has("properties", "$ref") || document.type === "object") {
    return [{ params: { message: "", requestedSchema: document }, path: [], part: "/requestedSchema" }];
  }
  // Accepts only known types, because many other documents have a `type`, such as package.json.
  if (propertyTypes.has(document.type)) {
    // The name is made up here, so its title is not the author's to write.
    const requestedSchema = { type: "object", properties: { answer: { title: "Answer", ...document } } };
    return [{ params: { message: "", requestedSchema }, path: [], part: "/requestedSchema/properties/answer" }];
  }
  return [];
}

const propertyTypes: ReadonlySet<unknown> = new Set(["string", "number", "integer", "boolean", "array"]);

/** The last revision named in a trace of messages, because the server's choice follows the client's offer. */
export function revisionIn(documents: readonly JsonDocument[]): Revision | undefined {
  let last: Revision | undefined;
  for (const { value } of documents) {
    walk(value, (record) => {
      const name = readText(record, "protocolVersion") ?? read(record, "io.modelcontextprotocol/protocolVersion");
      last = isRevision(name) ? name : last;
    });
  }
  return last;
}

/** Visits every object, outer objects first. Does not recurse, because JSON can be nested deeply. */
function walk(document: unknown, visit: (value: Record<string, unknown>, path: Path) => void): void {
  const pending: { readonly value: unknown; readonly path: Path }[] = [{ value: document, path: [] }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { value, path } = next;
    if (isRecord(value)) {
      visit(value, path);
    }
    if (typeof value === "object" && value !== null) {
      const isList = Array.isArray(value);
      const inside = Object.entries(value).map(([key, part]: [string, unknown]) => ({
        value: part,
        path: [...path, isList ? Number(key) : key],
      }));
      pending.push(...inside.reverse());
    }
  }
}
