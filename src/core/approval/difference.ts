import type { FileChange } from "./approval-request.js";

// What changes in a text, line by line.

export interface ChangedLine {
  readonly change: "added" | "removed" | "none";
  readonly text: string;
  /** The numbers of the line, if they are known. */
  readonly before?: number | undefined;
  readonly after?: number | undefined;
}

/** Lines that follow one another. */
export type Hunk = readonly ChangedLine[];

export interface Difference {
  /** `""` if it is not known. */
  readonly path: string;
  readonly hunks: readonly Hunk[];
}

/**
 * Reads a text that is a unified difference and nothing else. Undefined for a text in which anything else stands, or whose heads do not say
 * what their lines are: drawn as a difference, it would seem to do something that it does not.
 *
 * @param mostLines a longer text is no difference
 */
export function readDifference(text: string, mostLines: number): readonly Difference[] | undefined {
  const lines = text.replace(/\n$/, "").split("\n");
  const differences: { path: string; hunks: Hunk[] }[] = [];
  let at = 0;
  if (lines.length > mostLines) {
    return undefined;
  }
  while (at < lines.length) {
    // The two lines that git writes before the heads. They must say nothing that the heads do not.
    const git = lines[at]?.startsWith("diff --git ") ? lines[at++] : undefined;
    at += git !== undefined && /^index [\da-f]+\.\.[\da-f]+(?: \d{6})?$/.test(lines[at] ?? "") ? 1 : 0;
    const before = pathIn(lines[at], "--- ");
    const after = pathIn(lines[at + 1], "+++ ");
    if (
      before === undefined ||
      after === undefined ||
      (git ?? `diff --git ${before} ${after}`) !== `diff --git ${before} ${after}`
    ) {
      return undefined;
    }
    at += 2;
    const hunks: Hunk[] = [];
    let [nextBefore, nextAfter] = [0, 0];
    while (lines[at]?.startsWith("@@")) {
      const read = readHunk(lines, at);
      if (!read || read.before < nextBefore || read.after < nextAfter) {
        return undefined;
      }
      hunks.push(read.hunk);
      ({ at, endBefore: nextBefore, endAfter: nextAfter } = read);
    }
    if (hunks.length === 0) {
      return undefined;
    }
    differences.push({ path: joinPaths(before, after), hunks });
  }
  return differences.length > 0 ? differences : undefined;
}

function pathIn(line: string | undefined, start: string): string | undefined {
  // A date may follow, which is not shown.
  return line?.startsWith(start) ? line.slice(start.length).replace(/\t[\d: .+-]*$/, "") : undefined;
}

function joinPaths(before: string, after: string): string {
  const [from, to] = [before.replace(/^a\//, ""), after.replace(/^b\//, "")];
  const known = [from, to].filter((path) => path !== "/dev/null");
  return from === to ? to : known.join(" → ");
}

interface ReadHunk {
  readonly hunk: Hunk;
  readonly before: number;
  readonly after: number;
  readonly endBefore: number;
  readonly endAfter: number;
  /** The index of the line after it. */
  readonly at: number;
}

function readHunk(lines: readonly string[], start: number): ReadHunk | undefined {
  // Without the line of code that git may add, which is not shown.
  const head = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@$/.exec(lines[start] ?? "");
  if (!head) {
    return undefined;
  }
  const [, before, oldCount = "1", after, newCount = "1"] = head;
  return collectHunk(lines, start + 1, {
    before: Number(before),
    after: Number(after),
    oldCount: Number(oldCount),
    newCount: Number(newCount),
  });
}

function collectHunk(
  lines: readonly string[],
  start: number,
  { before, after, oldCount, newCount }: Record<"before" | "after" | "oldCount" | "newCount", number>,
): ReadHunk | undefined {
  const hunk: ChangedLine[] = [];
  let at = start;
  let [oldLine, newLine] = [before, after];
  const [endBefore, endAfter] = [before + oldCount, after + newCount];
  while (oldLine < endBefore || newLine < endAfter) {
    const line = lines[at];
    const text = line?.slice(1) ?? "";
    if (line?.startsWith("+")) {
      hunk.push({ change: "added", text, after: newLine++ });
    } else if (line?.startsWith("-")) {
      hunk.push({ change: "removed", text, before: oldLine++ });
    } else if (line?.startsWith(" ") || line === "") {
      hunk.push({ change: "none", text, before: oldLine++, after: newLine++ });
    } else {
      return undefined;
    }
    at += 1;
  }
  return hunk.length > 0 && oldLine === endBefore && newLine === endAfter
    ? { hunk, before, after, endBefore, endAfter, at }
    : undefined;
}

/** The unchanged lines that are shown around a change. */
const context = 3;

/** A table of more entries takes too long. */
const mostEntries = 1_000_000;

/** What changes between two texts, without numbers of lines, because a source may send parts of a file. Undefined if they have more. */
export function differenceBetween({ path, oldText, newText }: FileChange, mostLines: number): Difference | undefined {
  const isWindows = [oldText ?? newText, newText].every((text) => !/(?:^|[^\r])\n/.test(text));
  const [before, after] = [oldText ?? "", newText].map((text) => (isWindows ? text.replaceAll("\r\n", "\n") : text));
  const hasEnds = before?.endsWith("\n") && after?.endsWith("\n");
  const linesOf = (text = ""): readonly string[] => (hasEnds ? text.slice(0, -1) : text).split("\n");
  const [old, next] = [(oldText ?? undefined) === undefined ? [] : linesOf(before), linesOf(after)];
  if (old.length + next.length > mostLines) {
    return undefined;
  }
  return { path, hunks: hunksOf(changes(old, next)) };
}

function same(lines: readonly string[]): readonly ChangedLine[] {
  return lines.map((text) => ({ change: "none", text }));
}

function changes(before: readonly string[], after: readonly string[]): readonly ChangedLine[] {
  let start = 0;
  while (start < Math.min(before.length, after.length) && before[start] === after[start]) {
    start += 1;
  }
  let end = 0;
  while (end < Math.min(before.length, after.length) - start && before.at(-1 - end) === after.at(-1 - end)) {
    end += 1;
  }
  return [
    ...same(before.slice(0, start)),
    ...middle(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    ...same(before.slice(before.length - end)),
  ];
}

/** By the longest common subsequence; all removed and all added if that would take too long. */
function middle(before: readonly string[], after: readonly string[]): readonly ChangedLine[] {
  const width = after.length + 1;
  const lengths = before.length * after.length > mostEntries ? undefined : new Uint16Array((before.length + 1) * width);
  const common = (row: number, column: number): number => lengths?.[row * width + column] ?? 0;
  if (lengths) {
    for (let row = before.length - 1; row >= 0; row -= 1) {
      for (let column = after.length - 1; column >= 0; column -= 1) {
        lengths[row * width + column] =
          before[row] === after[column]
            ? common(row + 1, column + 1) + 1
            : Math.max(common(row + 1, column), common(row, column + 1));
      }
    }
  }
  const lines: ChangedLine[] = [];
  let [row, column] = [0, 0];
  while (row < before.length || column < after.length) {
    const [old, next] = [before[row], after[column]];
    if (lengths && old !== undefined && old === next) {
      lines.push({ change: "none", text: old });
      row += 1;
      column += 1;
    } else if (old !== undefined && (next === undefined || common(row + 1, column) >= common(row, column + 1))) {
      lines.push({ change: "removed", text: old });
      row += 1;
    } else {
      lines.push({ change: "added", text: next ?? "" });
      column += 1;
    }
  }
  return lines;
}

/** Leaves out unchanged lines that are far from any change. */
function hunksOf(lines: readonly ChangedLine[]): readonly Hunk[] {
  const changed = lines.flatMap(({ change }, index) => (change === "none" ? [] : index));
  const hunks: ChangedLine[][] = [];
  let last = -Infinity;
  lines.forEach((line, index) => {
    if (changed.some((at) => Math.abs(at - index) <= context)) {
      if (index !== last + 1) hunks.push([]);
      hunks.at(-1)?.push(line);
      last = index;
    }
  });
  return hunks;
}
