#!/usr/bin/env node
import { readFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { parseArgs, styleText } from "node:util";
import { checkRequestedSchema, type SchemaFinding } from "../core/check/check-requested-schema.js";
import { checkRequest } from "../core/check/check-request.js";
import { jsonPointer } from "../core/json.js";
import { assertNever, type DefinitionProblem, type Revision } from "../core/types.js";
import { checkFormDefinition } from "../forms/check-form-definition.js";
import {
  findForms,
  type FoundForm,
  type JsonDocument,
  readDocuments,
  revisionIn,
  revisionNamed,
} from "./find-forms.js";
import { locate, offsetsIn, type Position } from "./positions.js";

const usage = `Usage: react-elicitation check FILE|- [--revision REVISION] [--json]

Checks forms that an MCP server asks: an elicitation/create request or its params, a requestedSchema, a form definition, or
a trace of messages (a JSON array, or JSON lines).

  --revision  2025-06-18, 2025-11-25 or 2026-07-28; by default that of the trace, or the newest
  --json      a list of { code, severity, path, message, advice, line, column } for programs

Exit code: 0 nothing but warnings, 1 errors, 2 nothing could be checked.
`;

/** Nothing could be checked. */
class Misuse extends Error {}

interface PlacedFinding extends Position {
  readonly code: SchemaFinding["code"] | DefinitionProblem["code"];
  readonly severity: SchemaFinding["severity"];
  /** A JSON Pointer into the document: the file, or the line of JSON lines. */
  readonly path: string;
  readonly message: string;
  readonly advice?: string;
}

async function run(args: readonly string[]): Promise<number> {
  const { file, isJson, isHelp, revision } = readArguments(args);
  if (isHelp) {
    process.stdout.write(usage);
    return 0;
  }
  const json = await readInput(file);
  const documents = parse(json, file);
  const spoken = revision ?? revisionIn(documents);
  const found = await Promise.all(documents.map((document) => checkDocument(json, document, spoken)));
  const forms = found.flat();
  if (forms.length === 0) {
    throw new Misuse(`${nameOf(file)}: neither a request, a schema, a form definition nor a trace with one of them.`);
  }
  const findings = forms.flat();
  process.stdout.write(isJson ? `${JSON.stringify(findings, undefined, 2)}\n` : describe(findings, nameOf(file)));
  return findings.some(({ severity }) => severity === "error") ? 1 : 0;
}

interface Arguments {
  readonly file: string;
  readonly isJson: boolean;
  readonly isHelp: boolean;
  readonly revision: Revision | undefined;
}

function readArguments(args: readonly string[]): Arguments {
  const { values, positionals } = parsed(args);
  const [command, file = "", ...rest] = positionals;
  const revision = revisionNamed(values.revision);
  const isHelp = values.help === true;
  const isUnknown = values.revision !== undefined && revision === undefined;
  if (!isHelp && (command !== "check" || file === "" || rest.length > 0 || isUnknown)) {
    throw new Misuse(isUnknown ? `Revision ${values.revision} of MCP has no elicitation.\n\n${usage}` : usage);
  }
  return { file, isJson: values.json === true, isHelp, revision };
}

function parsed(args: readonly string[]): {
  readonly values: { readonly json?: boolean; readonly help?: boolean; readonly revision?: string };
  readonly positionals: readonly string[];
} {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { json: { type: "boolean" }, help: { type: "boolean", short: "h" }, revision: { type: "string" } },
    });
  } catch (error) {
    throw new Misuse(`${error instanceof Error ? error.message : ""}\n\n${usage}`, { cause: error });
  }
}

function nameOf(file: string): string {
  return file === "-" ? "stdin" : file;
}

async function readInput(file: string): Promise<string> {
  try {
    return (file === "-" ? await text(process.stdin) : await readFile(file, "utf8")).replace(/^\uFEFF/, "");
  } catch (error) {
    throw new Misuse(`${nameOf(file)} cannot be read: ${error instanceof Error ? error.message : ""}`, {
      cause: error,
    });
  }
}

function parse(json: string, file: string): readonly JsonDocument[] {
  try {
    return readDocuments(json);
  } catch (error) {
    throw new Misuse(`${nameOf(file)} is no JSON: ${error instanceof Error ? error.message : ""}`, { cause: error });
  }
}

/** The findings of each form of a document. */
async function checkDocument(
  json: string,
  document: JsonDocument,
  revision: Revision | undefined,
): Promise<readonly (readonly PlacedFinding[])[]> {
  const forms = findForms(document.value);
  const offsets = forms.length > 0 ? offsetsIn(document.text) : new Map<string, number>();
  return Promise.all(
    forms.map(async (form) => {
      const findings = await checkFound(form, revision);
      const placed = findings.map((finding) => {
        const path = jsonPointer(form.path) + finding.path;
        return { ...finding, path, ...locate(json, offsets, document.start, path) };
      });
      return placed.toSorted((a, b) => a.line - b.line || a.column - b.column);
    }),
  );
}

async function checkFound(
  { kind, value }: FoundForm,
  revision: Revision | undefined,
): Promise<readonly Omit<PlacedFinding, keyof Position>[]> {
  switch (kind) {
    case "request":
      return checkRequest(value, { revision });
    case "schema":
      return checkRequestedSchema(value, { revision });
    case "definition":
      return (await checkFormDefinition(value)).map((problem) => ({ severity: severities[problem.code], ...problem }));
    default:
      return assertNever(kind);
  }
}

/** Whether a problem of a definition changes what is asked, or how it looks only. */
const severities: Readonly<Record<DefinitionProblem["code"], "error" | "warning">> = {
  "unknown-key": "warning",
  hint: "warning",
  value: "error",
  "duplicate-id": "error",
  "duplicate-option": "error",
  condition: "error",
  cycle: "error",
  unsupported: "error",
  default: "error",
};

/** For people on a terminal in colours and with a sum; for programs a line each, as compilers write them. */
function describe(findings: readonly PlacedFinding[], file: string): string {
  const { isTTY } = process.stdout;
  const hasColours = isTTY && !process.env.NO_COLOR;
  const paint = (style: "red" | "yellow" | "dim" | "green", text: string): string =>
    hasColours ? styleText(style, text) : text;
  const lines = findings.map(({ line, column, severity, code, path, message, advice }) => {
    const place = `${file}:${line}:${column}`;
    const words = [message, advice].filter((part) => part !== undefined);
    return isTTY
      ? `${place} ${paint(severity === "error" ? "red" : "yellow", severity)} ${code} ${paint("dim", path)}\n${words.map((part) => `  ${part}\n`).join("")}`
      : `${place}: ${severity} ${code} ${path}: ${words.join(" ")}`;
  });
  const count = (severity: string): number => findings.filter((finding) => finding.severity === severity).length;
  const sum = `Errors: ${count("error")}, warnings: ${count("warning")}`;
  const end = isTTY ? [findings.length === 0 ? paint("green", "Nothing to mend.") : sum] : [];
  return [...lines, ...end].map((line) => `${line}\n`).join("");
}

// Last, for what stands below an await at the top is not there yet.
try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Misuse)) {
    throw error;
  }
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
