import type { Result } from "../harness/measure.js";
import { markdown, writeFigure } from "./markdown.js";
import { bestPeer, type Row, rowsOf } from "./rows-of.js";

/** A bound on our figure: at most a multiple of another figure of the same run, or at most (or at least) a fixed figure. */
type Bound =
  | { readonly timesFloor: number }
  | { readonly timesBestPeer: number }
  | { readonly timesOursAt: number; readonly factor: number }
  | { readonly atMost: number }
  | { readonly atLeast: number };

interface Goal {
  readonly what: string;
  readonly fields: number;
  readonly bounds: readonly Bound[];
}

/**
 * Goals for the same figure stand together, from the smallest form to the largest. Settling larger forms and pressing keys may cost no more
 * than before the code was rebuilt (399577a): their factors are those measured then, rounded up to the next 0.05.
 */
const goals: readonly Goal[] = [
  { what: "open", fields: 13, bounds: [{ timesFloor: 1.5 }, { timesBestPeer: 1 }] },
  { what: "open", fields: 50, bounds: [{ timesFloor: 1.5 }, { timesBestPeer: 1 }] },
  { what: "open", fields: 200, bounds: [{ timesFloor: 1.5 }] },
  { what: "open", fields: 1000, bounds: [{ timesFloor: 1.5 }] },
  { what: "open, one of so many options", fields: 2000, bounds: [{ timesFloor: 1.5 }] },
  { what: "open, any of so many options", fields: 2000, bounds: [{ timesFloor: 1.5 }] },
  { what: "open and settled", fields: 13, bounds: [{ timesFloor: 1.5 }] },
  { what: "open and settled", fields: 50, bounds: [{ timesFloor: 2.1 }] },
  { what: "open and settled", fields: 200, bounds: [{ timesFloor: 2.15 }] },
  { what: "open and settled", fields: 1000, bounds: [{ timesFloor: 1.1 }] },
  { what: "open and settled, one of so many options", fields: 2000, bounds: [{ timesFloor: 1.5 }] },
  { what: "open and settled, any of so many options", fields: 2000, bounds: [{ timesFloor: 1.25 }] },
  { what: "first request painted", fields: 13, bounds: [{ timesFloor: 2 }] },
  { what: "first request answered", fields: 13, bounds: [{ timesFloor: 2 }] },
  { what: "first request painted, 50 ms for each file", fields: 13, bounds: [{ timesFloor: 1.6 }] },
  { what: "first request answered, 50 ms for each file", fields: 13, bounds: [{ timesFloor: 2 }] },
  { what: "keystroke", fields: 50, bounds: [{ timesFloor: 1.5 }] },
  { what: "keystroke", fields: 1000, bounds: [{ timesFloor: 2.7 }] },
  { what: "keystroke, main thread", fields: 50, bounds: [{ timesFloor: 1.3 }] },
  { what: "keystroke, main thread", fields: 1000, bounds: [{ timesFloor: 2.1 }] },
  { what: "keystroke after errors", fields: 50, bounds: [{ timesFloor: 1.2 }] },
  { what: "keystroke after errors", fields: 1000, bounds: [{ timesFloor: 1.75 }] },
  { what: "keystroke after errors, main thread", fields: 50, bounds: [{ timesFloor: 1.75 }] },
  { what: "keystroke after errors, main thread", fields: 1000, bounds: [{ timesFloor: 3.1 }] },
  { what: "keystroke after errors: commits", fields: 1000, bounds: [{ atMost: 1 }] },
  { what: "keystroke after errors: components", fields: 1000, bounds: [{ timesOursAt: 13, factor: 1.2 }] },
  { what: "errors shown", fields: 50, bounds: [{ timesFloor: 2 }, { timesBestPeer: 1 }] },
  { what: "errors shown", fields: 200, bounds: [{ timesFloor: 2 }] },
  { what: "errors shown", fields: 1000, bounds: [{ timesFloor: 2 }] },
  { what: "parse and judge, new schema", fields: 13, bounds: [{ atMost: 2 }] },
  { what: "check with ajv, p95", fields: 13, bounds: [{ atMost: 50 }] },
  { what: "check with ajv, per second", fields: 13, bounds: [{ atLeast: 500_000 }] },
  { what: "check with judge, p95", fields: 13, bounds: [{ atMost: 200 }] },
  { what: "definition: parse and judge, p95", fields: 13, bounds: [{ atMost: 20 }] },
  { what: "definition: judge again", fields: 13, bounds: [{ atMost: 100 }] },
  { what: "definition: check with ajv, p95", fields: 13, bounds: [{ atMost: 5000 }] },
  { what: "definition: check with ajv, per second", fields: 13, bounds: [{ atLeast: 50_000 }] },
  { what: "definition: check with judge, p95", fields: 13, bounds: [{ atMost: 5000 }] },
  { what: "definition: check with judge, per second", fields: 13, bounds: [{ atLeast: 50_000 }] },
  { what: "definition: check a response, p95", fields: 8, bounds: [{ atMost: 5000 }] },
  { what: "definition: check a response, per second", fields: 8, bounds: [{ atLeast: 50_000 }] },
  { what: "definition: pending elicitation, heap", fields: 10_000, bounds: [{ atMost: 5120 }] },
  { what: "keystroke, conditions: turning, main thread", fields: 31, bounds: [{ atMost: 16 }] },
  { what: "a file of 10 MiB chosen and sent, longest task", fields: 1, bounds: [{ atMost: 50 }] },
  { what: "waiting request: heap", fields: 2000, bounds: [{ atMost: 1024 }] },
  { what: "waiting request: longest pause as they come in", fields: 2000, bounds: [{ atMost: 50 }] },
  { what: "waiting request: longest pause as they are answered", fields: 2000, bounds: [{ atMost: 50 }] },
  { what: "left after rounds: heap", fields: 13, bounds: [{ atMost: 1024 }] },
  { what: "left after rounds: nodes", fields: 13, bounds: [{ atMost: 0 }] },
  { what: "left after rounds: listeners", fields: 13, bounds: [{ atMost: 0 }] },
  { what: "hostile request, longest step", fields: 0, bounds: [{ atMost: 50 }] },
  { what: "hostile requests over 50 ms", fields: 0, bounds: [{ atMost: 0 }] },
  { what: "generated hostile request, longest step", fields: 0, bounds: [{ atMost: 50 }] },
  { what: "generated hostile requests over 50 ms", fields: 0, bounds: [{ atMost: 0 }] },
  { what: "download: host, before the first request", fields: 0, bounds: [{ atMost: 3 }] },
  { what: "download: all a form needs, script", fields: 13, bounds: [{ atMost: 85 }] },
  { what: "download: all a form needs, script files", fields: 13, bounds: [{ atMost: 2 }] },
];

/** The goals, and whether they are met. Leaves out goals whose figures were not measured. */
export function goalsTable(results: readonly Result[]): string {
  const rows = rowsOf(results);
  const find = (what: string, fields: number): Row | undefined =>
    rows.find((row) => row.what === what && row.fields === fields);
  const reached = goals.flatMap(({ what, fields, bounds }) =>
    bounds.flatMap((bound) => {
      const row = find(what, fields);
      const ours = row?.bySubject.get("ours");
      if (!row || ours === undefined) return [];
      const { words, limit } = limitOf(bound, row, (size) => find(what, size)?.bySubject.get("ours"));
      if (limit === undefined) return [];
      const isMet = "atLeast" in bound ? ours >= limit : ours <= limit;
      const size = fields === 0 ? "" : fields.toLocaleString("en");
      return [
        { what, cells: [size, row.unit, words, writeFigure(limit), writeFigure(ours), isMet ? "met" : "missed"] },
      ];
    }),
  );
  // A figure with several sizes or bounds is named only in its first row.
  const body = reached.map(({ what, cells }, index) => [reached[index - 1]?.what === what ? "" : what, ...cells]);
  return markdown(["what", "fields", "unit", "goal", "which is", "ours", ""], body);
}

function limitOf(bound: Bound, row: Row, oursAt: (fields: number) => number | undefined) {
  const times = (figure: number | undefined, factor: number) => (figure === undefined ? undefined : figure * factor);
  if ("timesFloor" in bound) {
    return {
      words: `${writeFigure(bound.timesFloor)} × floor`,
      limit: times(row.bySubject.get("floor"), bound.timesFloor),
    };
  }
  if ("timesBestPeer" in bound) {
    return {
      words: `${writeFigure(bound.timesBestPeer)} × best peer`,
      limit: times(bestPeer(row), bound.timesBestPeer),
    };
  }
  if ("timesOursAt" in bound) {
    const { timesOursAt: at, factor } = bound;
    return { words: `${factor} × ours at ${at} fields`, limit: times(oursAt(at), factor) };
  }
  return "atMost" in bound ? { words: "at most", limit: bound.atMost } : { words: "at least", limit: bound.atLeast };
}
