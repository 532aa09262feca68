import { isRecord, read, readList, readPlain, readRecord, readText } from "../../core/json.js";
import { cleanLine, cleanText, shortLine, shorten } from "../../core/text/clean-text.js";
import { partsByPitch } from "../../core/text/fixed-pitch.js";
import { distinctLabels, nameInWords } from "../../core/text/labels.js";
import { splitUnseen } from "../../core/text/unseen.js";
import type { RequestProblem } from "../../core/types.js";
import { type Difference, differenceBetween, readDifference } from "./difference.js";
import { longestLabel, shownOptions } from "./shown-options.js";

/** A request to run a tool as it is shown. */
export interface Approval {
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
/** Levels of nested values: each of them is indented. */
const mostLevels = 32;

/** Reads an `ApprovalRequest` of any shape. Never throws. Undefined if it does not say which tool is run. */
export function readApproval(received: unknown): Approval | undefined {
  const request = readPlain(received);
  const tool = read(request, "tool");
  const name = readText(tool, "name") ?? "";
  const title = readText(tool, "title") ?? "";
  if (cleanLine(name) === "") {
    return undefined;
  }
  const { rows, problems } = readRows(request);
  const message = readText(request, "message") ?? "";
  const together = read(request, "together");
  return {
    name: shorten(name, longestLabel),
    title: cleanLine(title) === "" || title === name ? undefined : shorten(title, longestLabel),
    isDestructive: read(read(tool, "annotations"), "destructiveHint") === true,
    rows,
    options: readOptions(readList(request, "options") ?? []),
    takesReason: read(request, "takesReason") === true,
    together: typeof together === "number" && Number.isInteger(together) && together > 1 ? together : 1,
    message: cleanText(message.slice(0, longest)),
    problems: [
      ...problems,
      ...([name, title].some((text) => text.length > longestLabel) || message.length > longest ? [tooLarge] : []),
    ],
  };
}

const tooLarge: RequestProblem = { code: "too-large", limit: longest };

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

interface Rows {
  readonly rows: readonly ArgumentRow[];
  readonly problems: readonly RequestProblem[];
}

function readRows(request: unknown): Rows {
  const problems: RequestProblem[] = [];
  let left = longest;
  let unseenLeft = mostUnseen;
  /** A text as far as there is room for it. */
  const spend = (text: string): string => {
    const whole = text.slice(0, Math.max(0, left));
    const pieces = splitUnseen(whole);
    const shown = pieces.slice(0, 2 * Math.max(0, unseenLeft) + 1).join("");
    left -= text.length;
    unseenLeft -= (pieces.length - 1) / 2;
    return shown === text ? text : `${shown}…`;
  };
  const json = (value: unknown): string => {
    if (hasLevels(value, mostLevels)) {
      problems.push({ code: "too-complex", limit: mostLevels });
      return "…";
    }
    return JSON.stringify(value, null, 2) ?? "";
  };
  const valueOf = (name: string, value: unknown): ArgumentValue =>
    typeof value === "string" ? readString(name, spend(value)) : { kind: "code", text: spend(compact(json(value))) };
  const rows: ArgumentRow[] = [];
  const given = read(request, "arguments");
  if (isRecord(given)) {
    const properties = readRecord(readRecord(request, "inputSchema"), "properties") ?? {};
    const names = [...new Set([...Object.keys(properties), ...Object.keys(given)])].filter(
      (name) => Object.hasOwn(given, name) && given[name] !== undefined,
    );
    if (names.length > mostRows) {
      problems.push({ code: "too-many-fields", count: names.length, limit: mostRows });
    }
    const shown = names.slice(0, mostRows);
    const labels = distinctLabels(
      shown.map((name) => {
        const detail = shortLine(name, longestLabel);
        const title = shortLine(readText(properties[name], "title") ?? "", longestLabel);
        return { label: isShownAsIs(name) ? name : title || nameInWords(detail), detail };
      }),
    );
    shown.forEach((name, index) => {
      const label = isShownAsIs(name) ? shorten(name, longestLabel) : labels[index];
      if (name.length > longestLabel) problems.push(tooLarge);
      rows.push({ label, value: valueOf(name, given[name]) });
    });
  } else if (given !== undefined && given !== null) {
    rows.push({ label: undefined, value: valueOf("", given) });
  }
  const changes = readList(request, "changes") ?? [];
  if (changes.length > mostRows) {
    problems.push({ code: "too-many-fields", count: changes.length, limit: mostRows });
  }
  for (const change of changes.slice(0, mostRows)) {
    const path = spend(readText(change, "path") ?? "");
    const [oldText, newText] = [readText(change, "oldText"), readText(change, "newText") ?? ""].map(
      (text) => text && spend(text),
    );
    const difference = differenceBetween(path, oldText, newText ?? "");
    if (difference) {
      rows.push({ label: undefined, value: { kind: "difference", differences: [difference] } });
    } else {
      problems.push(tooLarge);
    }
  }
  return { rows, problems: left < 0 || unseenLeft < 0 ? [...problems, tooLarge] : problems };
}

/** Whether the name of an argument is shown with marks, and not in words, because cleaning would hide a part of it. */
function isShownAsIs(name: string): boolean {
  return cleanLine(name) !== name;
}

/** Whether a value has more levels than so many. */
function hasLevels(value: unknown, levels: number): boolean {
  return (
    typeof value === "object" &&
    value !== null &&
    (levels === 0 || Object.values(value).some((one) => hasLevels(one, levels - 1)))
  );
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

function readString(name: string, text: string): ArgumentValue {
  if (text === "") {
    return { kind: "empty" };
  }
  // What is run as it is must not look as if it were only read.
  const differences = isRun(name) ? undefined : readDifference(text);
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
