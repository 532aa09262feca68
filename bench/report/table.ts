import type { Result } from "../harness/measure.js";
import { subjectNames } from "../harness/subjects.js";
import { markdown, writeFigure } from "./markdown.js";
import { bestPeer, rowsOf } from "./rows-of.js";

/** Units of costs, for which ratios make sense. For counts (controls, errors, commits), half as many is not twice as good. */
const costs: ReadonlySet<string> = new Set(["ms", "ms of script", "µs", "KiB", "bytes"]);

/** All figures as a Markdown table, with the ratios of our costs to those of the floor and of the best peer. */
export function table(results: readonly Result[]): string {
  const rows = rowsOf(results);
  const names = subjectNames.filter((name) => rows.some(({ bySubject }) => bySubject.has(name)));
  const head = ["what", "fields", "unit", ...names, "ours : floor", "ours : best peer"];
  const body = rows.map((row) => {
    const ours = row.bySubject.get("ours");
    const ratio = (other: number | undefined): string =>
      ours === undefined || other === undefined || other === 0 || !costs.has(row.unit) ? "" : writeFigure(ours / other);
    return [
      row.what,
      row.fields === 0 ? "" : row.fields.toLocaleString("en"),
      row.unit,
      ...names.map((name) => writeFigure(row.bySubject.get(name))),
      ratio(row.bySubject.get("floor")),
      ratio(bestPeer(row)),
    ];
  });
  return markdown(head, body);
}
