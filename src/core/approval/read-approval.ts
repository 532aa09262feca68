import { copyJson, isRecord, type JsonLoss, read, readList, readRecord, readText } from "../json.js";
import { cleanLine, cleanText, shortLine, shorten } from "../text/clean-text.js";
import { partsByPitch } from "../text/fixed-pitch.js";
import { distinctLabels, nameInWords } from "../text/labels.js";
import { splitUnseen } from "../text/unseen.js";
import type { RequestProblem } from "../types.js";
import type { ApprovalRequest, FileChange } from "./approval-request.js";
import { type Difference, differenceBetween, readDifference } from "./difference.js";
import { longestLabel, shownOptions } from "./options.js";

/** A request to run a tool as it is shown. */
export interface ReadApproval {
  /** As it was received: it is shown with marks for what nobody sees. */
  readonly name: string;
  /** Undefined if it says the same as the name. */
  readonly title: string | undefined;
  readonly isDestructive: boolean;
  readonly rows: readonly ArgumentRow[];
  readonly options: readonly ReadOption[];
  readonly takesReason: boolean;
  /** The number of calls that are decided together. */
  readonly together: number;
  /** Cleaned. `""` when the agent sent no words. */
  readonly message: string;
  /** If there are any, not all of what is run is shown, and it cannot be allowed. */
  readonly problems: readonly RequestProblem[];
  /** What is kept of it with its ending. The arguments are left out, because they may be long and hold secrets. */
  readonly kept: unknown;
}

/** An argument, or what changes in a file. */
export interface ArgumentRow {
  /** Undefined for arguments without names, and for changes. */
  readonly label: string | undefined;
  readonly value: ArgumentValue;
}

export type ArgumentValue =
  /**
   * Nothing of it is cleaned.
   *
   * - `text` words · `path` the place of a file · `code` lines that are read by their columns, or a value as JSON · `command` code in which one
   *   line goes on in the next if there is no room
   */
  | { readonly kind: "text" | "path" | "code" | "command"; readonly text: string }
  | { readonly kind: "empty" }
  | { readonly kind: "difference"; readonly differences: readonly Difference[] };

export interface ReadOption {
  readonly id: string;
  readonly decision: "allow" | "deny";
  readonly lasts: "session" | "always" | undefined;
  /** Undefined if the kit's words are used. */
  readonly label: string | undefined;
  readonly description: string | undefined;
  readonly covers: readonly string[];
}

/** In characters, of all that is run. What is longer is not read by anybody before it is allowed. */
const longest = 200_000;
const mostRows = 100;
/** Characters that nobody sees, of all that is run: each is shown as an element of its own. */
const mostUnseen = 1_000;
/** Lines of all differences: each of them is several elements. */
const mostLines = 2_000;
/** Of one part of the request. Each level is indented. More values are more characters than `longest`. */
const mostParts = { levels: 32, values: 100_000 };

/** Reads an `ApprovalRequest` of any shape. Never throws. Undefined if it does not say which tool is run. */
export function readApproval(received: unknown): ReadApproval | undefined {
  const problems = new Map<string, RequestProblem>();
  const report = (problem: RequestProblem): unknown => problems.set(problem.code, problem);
  const part = (key: keyof ApprovalRequest): unknown =>
    copyJson(
      () => read(received, key) ?? null,
      mostParts,
      (loss) => report(losses[loss]),
    );
  const [tool, message, options] = [part("tool"), part("message"), part("options")];
  const name = readText(tool, "name") ?? "";
  const title = readText(tool, "title") ?? "";
  if (cleanLine(name) === "") {
    return undefined;
  }
  const words = typeof message === "string" ? message : "";
  const schema = copyJson(
    () => read(received, "inputSchema"),
    mostParts,
    () => undefined,
  );
  const rows = readRows({ given: part("arguments"), changes: part("changes"), schema, report });
  const together = part("together");
  if ([name, title].some((text) => text.length > longestLabel) || words.length > longest) {
    report(tooLarge);
  }
  return {
    name: shorten(name, longestLabel),
    title: cleanLine(title) === "" || title === name ? undefined : shorten(title, longestLabel),
    isDestructive: read(read(tool, "annotations"), "destructiveHint") === true,
    rows,
    options: readOptions(Array.isArray(options) ? options : []),
    takesReason: part("takesReason") === true,
    together: typeof together === "number" && Number.isInteger(together) && together > 1 ? together : 1,
    message: cleanText(words.slice(0, longest)),
    problems: [...problems.values()],
    kept: { tool, message, options },
  };
}

const tooLarge: RequestProblem = { code: "too-large", limit: longest };
/** What is run is not said, or not in JSON. */
const unsaid: RequestProblem = { code: "schema" };

const losses: Readonly<Record<JsonLoss, RequestProblem>> = {
  kind: unsaid,
  levels: { code: "too-complex", limit: mostParts.levels },
  values: tooLarge,
};

function readOptions(given: readonly unknown[]): readonly ReadOption[] {
  const options = shownOptions(given).map((option): ReadOption => {
    const lasts = read(option, "lasts");
    const [label = "", description = ""] = ["label", "description"].map((key) =>
      shortLine(readText(option, key) ?? "", longestLabel),
    );
    return {
      id: readText(option, "id") ?? "",
      decision: read(option, "decision") === "allow" ? "allow" : "deny",
      lasts: lasts === "session" || lasts === "always" ? lasts : undefined,
      label: label || undefined,
      description: description || undefined,
      covers: (readList(option, "covers") ?? []).filter((rule) => typeof rule === "string"),
    };
  });
  const labels = distinctLabels(options.map(({ label = "", id }) => ({ label, detail: shortLine(id, longestLabel) })));
  return options.map((option, index) => ({ ...option, label: option.label && labels[index] }));
}

interface GivenRows {
  /** The arguments. */
  readonly given: unknown;
  readonly changes: unknown;
  readonly schema: unknown;
  readonly report: (problem: RequestProblem) => void;
}

function readRows({ given, changes, schema, report }: GivenRows): readonly ArgumentRow[] {
  let left = longest;
  let unseenLeft = mostUnseen;
  let linesLeft = mostLines;
  /** A text as far as there is room for it. */
  const spend = (text: string): string => {
    const whole = text.slice(0, Math.max(0, left));
    const pieces = splitUnseen(whole);
    const shown = pieces.slice(0, 2 * Math.max(0, unseenLeft) + 1).join("");
    left -= text.length;
    unseenLeft -= (pieces.length - 1) / 2;
    return shown === text ? text : `${shown}…`;
  };
  const valueOf = (name: string, value: unknown): ArgumentValue => {
    if (typeof value !== "string") {
      return { kind: "code", text: spend(compact(JSON.stringify(value, null, 2))) };
    }
    const shown = readString(name, spend(value), linesLeft);
    linesLeft -= shown.kind === "difference" ? lineCount(shown.differences) : 0;
    return shown;
  };
  const rows: ArgumentRow[] = [];
  if (isRecord(given)) {
    const properties = readRecord(schema, "properties") ?? {};
    const names = [...new Set([...Object.keys(properties), ...Object.keys(given)])].filter((name) =>
      Object.hasOwn(given, name),
    );
    if (names.length > mostRows) {
      report(tooLarge);
    }
    const shown = names.slice(0, mostRows);
    const labels = distinctLabels(
      shown.map((name) => {
        const detail = shortLine(name, longestLabel);
        const title = shortLine(readText(read(properties, name), "title") ?? "", longestLabel);
        return { label: isShownAsIs(name) ? name : title || nameInWords(detail), detail };
      }),
    );
    shown.forEach((name, index) => {
      const label = isShownAsIs(name) ? shorten(name, longestLabel) : labels[index];
      if (name.length > longestLabel) report(tooLarge);
      rows.push({ label, value: valueOf(name, read(given, name)) });
    });
  } else if (given !== null) {
    rows.push({ label: undefined, value: valueOf("", given) });
  }
  const files: readonly unknown[] = changes === null ? [] : [changes].flat();
  if (files.length > mostRows) {
    report(tooLarge);
  }
  if (!files.every(isFileChange)) {
    report(unsaid);
  }
  for (const { path, oldText, newText } of files.slice(0, mostRows).filter(isFileChange)) {
    const spent = {
      path: spend(path),
      oldText: typeof oldText === "string" ? spend(oldText) : undefined,
      newText: spend(newText),
    };
    const difference = differenceBetween(spent, linesLeft);
    linesLeft -= difference ? lineCount([difference]) : 0;
    if (difference) {
      rows.push({ label: undefined, value: { kind: "difference", differences: [difference] } });
    } else {
      report(tooLarge);
    }
  }
  if (left < 0 || unseenLeft < 0) {
    report(tooLarge);
  }
  return rows;
}

function lineCount(differences: readonly Difference[]): number {
  return differences.reduce((sum, { hunks }) => sum + hunks.flat().length, 0);
}

/** Whether it says which file it changes, and all that it does to it. */
function isFileChange(change: unknown): change is FileChange {
  const [path, oldText, newText] = ["path", "oldText", "newText"].map((key) => read(change, key) ?? undefined);
  return (
    typeof path === "string" &&
    cleanLine(path) !== "" &&
    ["string", "undefined"].includes(typeof oldText) &&
    typeof newText === "string"
  );
}

/** Whether the name of an argument is shown with marks, and not in words, because cleaning would hide a part of it. */
function isShownAsIs(name: string): boolean {
  return cleanLine(name) !== name;
}

/** In characters: a value of several lines that has room in one. */
const longestCompact = 60;

/** A short value in one line. Blanks inside of texts stay, because a line feed in a text is written `\n`. */
function compact(text: string): string {
  const line = text.replace(/\n\s*/g, " ");
  return line.length <= longestCompact ? line : text;
}

/** Names of what is run or executed as it is. Only for the looks. */
const commands = /^(?:cmd|code|command|expression|patch|query|script|shell|source|sql)$/i;

function isRun(name: string): boolean {
  return commands.test(name) && name.toLowerCase() !== "patch";
}

/** One place in a file system. Only for the looks: a value with blanks is a text or code, because it may be a command. */
const place = /^(?!\w{2,}:)(?=[^\s]*[\\/])[^\s?#&;|<>$`'"()]+$/;

function readString(name: string, text: string, linesLeft: number): ArgumentValue {
  if (text === "") {
    return { kind: "empty" };
  }
  // What is run as it is must not look as if it were only read.
  const differences = isRun(name) ? undefined : readDifference(text, linesLeft);
  if (differences) {
    return { kind: "difference", differences };
  }
  const hasLines = /[\n\r]/.test(text);
  if (!hasLines && text.trim() !== text) {
    // With the blanks at its ends, which nobody sees otherwise.
    return { kind: "code", text: JSON.stringify(text) };
  }
  if (commands.test(name)) {
    return { kind: hasLines ? "code" : "command", text };
  }
  if (hasLines) {
    return { kind: partsByPitch(text).some(({ isFixedPitch }) => isFixedPitch) ? "code" : "text", text };
  }
  return { kind: place.test(text) ? "path" : "text", text };
}
