#!/usr/bin/env node
import { readFile } from "node:fs/promises";
import { text as readAll } from "node:stream/consumers";
import { parseArgs, styleText } from "node:util";
import { read } from "../core/json.js";
import { isRevision, type Revision, revisionNames } from "../core/revisions.js";
import { assertNever } from "../core/types.js";
import { type CheckedForm, checkForms, NothingToCheck, type PlacedFinding, type PreviewState } from "./check-forms.js";
import { servePreview } from "./preview.js";

const usage = `Usage: react-elicitation check FILE|- [--revision REVISION] [--json]
       react-elicitation preview FILE [--revision REVISION] [--port PORT]

FILE has what an MCP server asks: an elicitation/create request or its params, a requestedSchema, a form definition, or a
trace of messages (a JSON array, or JSON lines). - is standard input.

check    says what clients and people will trip over
preview  serves a page that shows the forms, and follows the file whenever it is saved, until Ctrl+C

  --revision  ${revisionNames().join(", ")}; by default that of the trace, or the newest
  --json      a list of { code, severity, path, message, advice, line, column } for programs
  --port      any free port by default

Exit code: 0 no errors, 1 errors, 2 nothing could be checked.
`;

/** The command line or the input is wrong, so nothing could be checked. */
class Misuse extends Error {}

async function run(args: readonly string[]): Promise<number> {
  const { command, file, isJson, revision, port } = readArguments(args);
  switch (command) {
    case "help":
      process.stdout.write(usage);
      return 0;
    case "preview":
      return preview(file, revision, port);
    case "check": {
      const forms = await check(file, revision);
      const findings = forms.flatMap((form) => form.findings);
      process.stdout.write(isJson ? `${JSON.stringify(findings, undefined, 2)}\n` : describe(forms, nameOf(file)));
      return findings.some(({ severity }) => severity === "error") ? 1 : 0;
    }
    default:
      return assertNever(command);
  }
}

/** Returns once the server listens. The process then goes on until it is ended. */
async function preview(file: string, revision: Revision | undefined, port: number): Promise<number> {
  const readState = async (): Promise<string> => {
    try {
      return JSON.stringify({ file, forms: await check(file, revision) } satisfies PreviewState);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return JSON.stringify({ file, forms: [], error: message } satisfies PreviewState);
    }
  };
  const url = await servePreview(file, port, readState).catch((error: unknown) => {
    throw new Misuse(`Port ${port} cannot be used: ${error instanceof Error ? error.message : ""}`, { cause: error });
  });
  process.stdout.write(`${url}\n`);
  return 0;
}

interface Arguments {
  readonly command: "check" | "preview" | "help";
  readonly file: string;
  readonly isJson: boolean;
  readonly revision: Revision | undefined;
  readonly port: number;
}

function readArguments(args: readonly string[]): Arguments {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      json: { type: "boolean" },
      help: { type: "boolean", short: "h" },
      revision: { type: "string" },
      port: { type: "string" },
    },
  });
  const [command, file = "", ...rest] = positionals;
  const revision = isRevision(values.revision) ? values.revision : undefined;
  const port = Number(values.port ?? 0);
  const given = { file, isJson: values.json === true, revision, port };
  if (values.help) {
    return { ...given, command: "help" };
  }
  if (values.revision !== undefined && revision === undefined) {
    throw new Misuse(`Revision ${values.revision} of MCP has no elicitation.\n\n${usage}`);
  }
  if (!(Number.isInteger(port) && port >= 0 && port < 2 ** 16)) {
    throw new Misuse(`A port is a number up to 65535, not ${values.port}.\n\n${usage}`);
  }
  if (command !== "check" && command !== "preview") {
    throw new Misuse(command === undefined ? usage : `There is no command ${command}.\n\n${usage}`);
  }
  if (file === "" || rest.length > 0 || (command === "preview" && file === "-")) {
    throw new Misuse(`${command} takes one FILE${command === "preview" ? ", and no standard input" : ""}.\n\n${usage}`);
  }
  return { ...given, command };
}

function nameOf(file: string): string {
  return file === "-" ? "stdin" : file;
}

async function readInput(file: string): Promise<string> {
  try {
    return (file === "-" ? await readAll(process.stdin) : await readFile(file, "utf8")).replace(/^\uFEFF/, "");
  } catch (error) {
    throw new Misuse(`${nameOf(file)} cannot be read: ${error instanceof Error ? error.message : ""}`, {
      cause: error,
    });
  }
}

/** @throws {Misuse} if nothing can be checked */
async function check(file: string, revision: Revision | undefined): Promise<readonly CheckedForm[]> {
  const json = await readInput(file);
  return checkForms(json, revision).catch((error: unknown) => {
    if (error instanceof NothingToCheck) {
      const { message, position } = error;
      const place = position ? `:${position.line}:${position.column}` : "";
      throw new Misuse(`${nameOf(file)}${place}: ${printable(message)}`, { cause: error });
    }
    throw error;
  });
}

/** On a terminal, several lines for each finding, with colours. Elsewhere, one line for each, in the format of compilers. Then the total. */
function describe(forms: readonly CheckedForm[], file: string): string {
  const { isTTY } = process.stdout;
  const hasColours = isTTY && !process.env.NO_COLOR;
  const paint = (style: "red" | "yellow" | "dim" | "green", text: string): string =>
    hasColours ? styleText(style, text) : text;
  const findings = forms.flatMap((form) => form.findings);
  const lines = findings.map(({ line, column, severity, code, path: pointer, message, advice }) => {
    const path = printable(pointer);
    const place = `${file}:${line}:${column}`;
    return isTTY
      ? `${place} ${paint(severity === "error" ? "red" : "yellow", severity)} ${code} ${paint("dim", path)}\n  ${message}\n  ${advice}\n`
      : `${place}: ${severity} ${code} ${path}: ${message} ${advice}`;
  });
  const count = (severity: PlacedFinding["severity"]): number =>
    findings.filter((finding) => finding.severity === severity).length;
  const pages = forms.filter(({ params }) => read(params, "mode") === "url").length;
  const total = `${[amount(forms.length - pages, "form"), amount(pages, "page")].flat().join(" and ")} checked.`;
  const end =
    findings.length === 0
      ? `${total} ${paint("green", "Nothing found.")}`
      : `${total} Errors: ${count("error")}, warnings: ${count("warning")}`;
  return [...lines, end].map((line) => `${line}\n`).join("");
}

/** Empty for none. */
function amount(count: number, what: string): readonly string[] {
  return count === 0 ? [] : [`${count} ${what}${count === 1 ? "" : "s"}`];
}

/** Escapes control characters and line separators, with which a file could fake lines or control the terminal. */
function printable(text: string): string {
  return text.replaceAll(/\p{C}|\p{Zl}|\p{Zp}/gu, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
}

/** Whether `parseArgs` threw the error. */
function isOfArguments(error: unknown): error is Error {
  return error instanceof Error && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
}

// The reader may close the pipe early, as `head` does.
process.stdout.on("error", () => process.exit());

// Last, because classes and constants below a top-level await are not initialised yet.
try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Misuse || isOfArguments(error))) {
    throw error;
  }
  process.stderr.write(`${error.message}\n${error instanceof Misuse ? "" : `\n${usage}`}`);
  process.exitCode = 2;
}
