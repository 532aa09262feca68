import { checkRequest } from "../core/check/check-request.js";
import type { Finding } from "../core/finding.js";
import { jsonPointer, read } from "../core/json.js";
import { definitionKey } from "../core/parse/parse-request.js";
import type { Revision } from "../core/revisions.js";
import { checkFormDefinition } from "../definitions/check-form-definition.js";
import { findForms, type JsonDocument, readDocuments, revisionIn } from "./find-forms.js";
import { locate, offsetsIn, type Position } from "./positions.js";

/** A form found in a file. */
export interface CheckedForm {
  /** The params of `elicitation/create` with which a dialog shows the form. */
  readonly params: unknown;
  readonly findings: readonly PlacedFinding[];
}

/** The state that the preview's page shows. */
export interface PreviewState {
  readonly file: string;
  readonly forms: readonly CheckedForm[];
  /** Why `forms` is empty. */
  readonly error?: string;
}

/** A finding whose `path` points into the document: the file, or one line of JSON lines. */
export interface PlacedFinding extends Finding, Position {}

/** Thrown for a text that is not JSON or contains no form. */
export class NothingToCheck extends Error {
  constructor(
    message: string,
    /** The position of the mistake in the JSON, if known. */
    readonly position?: Position,
  ) {
    super(message);
  }
}

/**
 * Checks the forms in a JSON text or in JSON lines. Returns at least one form.
 *
 * @param revision by default that of the trace, or the newest
 * @throws {NothingToCheck}
 */
export async function checkForms(json: string, revision?: Revision): Promise<readonly CheckedForm[]> {
  const documents = parse(json);
  const spoken = revision ?? revisionIn(documents);
  const forms = await Promise.all(documents.map((document) => checkDocument(json, document, spoken)));
  if (forms.every((found) => found.length === 0)) {
    throw new NothingToCheck("Neither a request, a schema or a form definition, nor a trace that contains one.");
  }
  return forms.flat();
}

function parse(json: string): readonly JsonDocument[] {
  try {
    return readDocuments(json);
  } catch (error) {
    if (error instanceof SyntaxError) {
      throw new NothingToCheck(`Not JSON: ${error.message}`, positionOf(error, json));
    }
    throw error;
  }
}

/** Undefined for mistakes whose position V8 does not give. For those, its message quotes the surrounding text. */
function positionOf({ message }: SyntaxError, json: string): Position | undefined {
  const end = message.includes("end of JSON") ? json.trimEnd().length : undefined;
  const offset = /at position (\d+)/.exec(message)?.[1] ?? end;
  return offset === undefined ? undefined : locate(json, new Map(), Number(offset), "");
}

async function checkDocument(
  json: string,
  document: JsonDocument,
  revision: Revision | undefined,
): Promise<readonly CheckedForm[]> {
  const forms = findForms(document.value);
  const offsets = forms.length > 0 ? offsetsIn(document.text) : new Map<string, number>();
  return Promise.all(
    forms.map(async (form) => {
      const found = (await checkParams(form.params, revision)).filter(({ path }) => path.startsWith(form.part));
      const findings = found.map((finding) => {
        const path = jsonPointer(form.path) + finding.path.slice(form.part.length);
        return { ...finding, path, ...locate(json, offsets, document.start, path) };
      });
      return { params: form.params, findings: findings.toSorted((a, b) => a.line - b.line || a.column - b.column) };
    }),
  );
}

async function checkParams(params: unknown, revision: Revision | undefined): Promise<readonly Finding[]> {
  const found = await checkRequest(params, { revision });
  const key = definitionKey(params);
  if (!key) {
    return found;
  }
  const inDefinition = await checkFormDefinition(read(params, key));
  return [...found, ...inDefinition.map((finding) => ({ ...finding, path: `/${key}${finding.path}` }))];
}
