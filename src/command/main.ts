#!/usr/bin/env node
import { readFile } from "node:fs/promises";
import { text as readAll } from "node:stream/consumers";
import { parseArgs, styleText } from "node:util";
import type { Revision } from "../core/types.js";
import { type CheckedForm, checkForms, type PlacedFinding } from "./check-forms.js";
import { revisionNamed } from "./find-forms.js";

const usage = `Usage: react-elicitation check FILE|- [--revision REVISION] [--json]

Checks forms that an MCP server asks: an elicitation/create request or its params, a requestedSchema, a form definition, or
a trace of messages (a JSON array, or JSON lines).

  --revision  2025-06-18, 2025-11-25 or 2026-07-28; by default that of the trace, or the newest
  --json      a list of { code, severity, path, message, advice, line, column } for programs

Exit code: 0 nothing but warnings, 1 errors, 2 nothing could be checked.
`;

/** Nothing could be checked. */
class Misuse extends Error {}

async function run(args: readonly string[]): Promise<number> {
  const { file, isJson, isHelp, revision } = readArguments(args);
  if (isHelp) {
    process.stdout.write(usage);
    return 0;
  }
  const forms = await check(await readInput(file), file, revision);
  if (forms.length === 0) {
    throw new Misuse(`${nameOf(file)}: neither a request, a schema, a form definition nor a trace with one of them.`);
  }
  const findings = forms.flatMap((form) => form.findings);
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
    return (file === "-" ? await readAll(process.stdin) : await readFile(file, "utf8")).replace(/^\uFEFF/, "");
  } catch (error) {
    throw new Misuse(`${nameOf(file)} cannot be read: ${error instanceof Error ? error.message : ""}`, {
      cause: error,
    });
  }
}

async function check(json: string, file: string, revision: Revision | undefined): Promise<readonly CheckedForm[]> {
  try {
    return await checkForms(json, revision);
  } catch (error) {
    if (!(error instanceof SyntaxError)) {
      throw error;
    }
    throw new Misuse(`${nameOf(file)} is no JSON: ${error.message}`, { cause: error });
  }
}

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
