import type { Result } from "../harness/measure.js";
import { subjectNames } from "../harness/subjects.js";
import { bestPeer, rowsOf, write } from "./figures.js";

/** All figures as a Markdown table, with what ours costs in relation to the floor and to the best peer. */
export function table(results: readonly Result[]): string {
  const head = ["what", "fields", "unit", ...subjectNames, "ours : floor", "ours : best peer"];
  const body = rowsOf(results).map((row) => {
    const ours = row.bySubject.get("ours");
    const ratio = (other: number | undefined): string =>
      ours === undefined || other === undefined || other === 0 ? "" : write(ours / other);
    return [
      row.what,
      row.fields === 0 ? "" : row.fields.toLocaleString("en"),
      row.unit,
      ...subjectNames.map((name) => write(row.bySubject.get(name))),
      ratio(row.bySubject.get("floor")),
      ratio(bestPeer(row)),
    ];
  });
  return markdown(head, body);
}

/** A Markdown table whose columns are aligned, so that it can be read in a terminal, too. Figures stand to the right. */
export function markdown(head: readonly string[], body: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) => Math.max(title.length, ...body.map((row) => row[column]?.length ?? 0)));
  const isFigure = head.map((_, column) => body.some((row) => /^[\d.,-]+$/.test(row[column] ?? "")));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => (isFigure[column] ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0))).join(" | ")} |`;
  const rule = `|${widths.map((width, column) => (isFigure[column] ? `${"-".repeat(width + 1)}:` : "-".repeat(width + 2))).join("|")}|`;
  return [line(head), rule, ...body.map(line)].join("\n");
}
