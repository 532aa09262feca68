import { isRecord, parseJson, type Path, read, readList, readText } from "../core/json.js";
import { isRevision, type Revision } from "../core/revisions.js";

export interface FoundForm {
  /** Of `elicitation/create`. */
  readonly params: unknown;
  /** Where the params stand in the document, or the part of them that it has. */
  readonly path: Path;
  /** The JSON Pointer of that part of the params, where the document is no more than it. */
  readonly part: "" | "/requestedSchema" | "/requestedSchema/properties/answer" | "/formDefinition";
}

/** A value of a text of JSON, or of one of its lines. */
export interface JsonDocument {
  readonly value: unknown;
  readonly text: string;
  /** Where its text begins. */
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
    // JSON over several lines that has a mistake begins with a line that is none.
    if (documents[0]?.value === undefined) {
      throw error;
    }
    // Left out, it could be what is to be checked.
    const broken = documents.find(({ value }) => value === undefined);
    if (broken) {
      throw new SyntaxError(`this line begins like JSON, and is none, at position ${broken.start}`);
    }
    return documents;
  }
}

/** Logs have lines of text among those of JSON, such as "[info] …". Not by `.`, which ends at a U+2028 in a string. */
function readLines(text: string): readonly JsonDocument[] {
  return Array.from(text.matchAll(/(?<![^\n])[ \t]*(?:data:[ \t]*)?((?:\[[ \t]*)*\{[^\n]*)/g), (match) => {
    const [line, json = ""] = match;
    return { text: json, start: match.index + line.length - json.length, value: parseJson(json) };
  });
}

/** Every elicitation in a document, wherever a trace of messages has it; in one that has none, the form that it is itself. */
export function findForms(document: unknown): readonly FoundForm[] {
  const found: FoundForm[] = [];
  walk(document, (value, path) => {
    if (read(value, "method") === "elicitation/create") {
      found.push({ params: read(value, "params"), path: [...path, "params"], part: "" });
    }
    // Of the error -32042 of revision 2025-11-25.
    for (const [index, params] of (readList(value, "elicitations") ?? []).entries()) {
      found.push({ params, path: [...path, "elicitations", index], part: "" });
    }
  });
  return found.length > 0 || !isRecord(document) ? found : formsOfDocument(document);
}

function formsOfDocument(document: Record<string, unknown>): readonly FoundForm[] {
  const has = (...keys: readonly string[]): boolean => keys.some((key) => Object.hasOwn(document, key));
  if (has("requestedSchema", "formDefinition") || (has("mode", "url") && has("message"))) {
    return [{ params: document, path: [], part: "" }];
  }
  if (Array.isArray(document.fields)) {
    return [{ params: { message: "", formDefinition: document }, path: [], part: "/formDefinition" }];
  }
  if (has("properties", "$ref") || document.type === "object") {
    return [{ params: { message: "", requestedSchema: document }, path: [], part: "/requestedSchema" }];
  }
  // Not whatever has a type: so has the package.json of every package.
  if (propertyTypes.has(document.type)) {
    const requestedSchema = { type: "object", properties: { answer: document } };
    return [{ params: { message: "", requestedSchema }, path: [], part: "/requestedSchema/properties/answer" }];
  }
  return [];
}

const propertyTypes: ReadonlySet<unknown> = new Set(["string", "number", "integer", "boolean", "array"]);

/** The revision that a trace of messages ends up with: the server's choice comes after the client's offer. */
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

/** Visits every object, an outer one before those inside it. Not by recursion, for JSON can be nested deeply. */
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
