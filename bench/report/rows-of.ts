import type { Result } from "../harness/measure.js";
import { type SubjectName, subjectNames } from "../harness/subjects.js";

/** The figures of all subjects for one measurement at one size. */
export interface Row {
  readonly what: string;
  readonly fields: number;
  readonly unit: string;
  readonly bySubject: ReadonlyMap<SubjectName, number>;
}

export function rowsOf(results: readonly Result[]): readonly Row[] {
  const rows = new Map<string, Omit<Row, "bySubject"> & { bySubject: Map<SubjectName, number> }>();
  for (const { what, fields, unit, subject, median } of results) {
    const key = `${what} ${fields}`;
    const row = rows.get(key) ?? { what, fields, unit, bySubject: new Map<SubjectName, number>() };
    rows.set(key, row);
    row.bySubject.set(subject, median);
  }
  return Array.from(rows.values());
}

/** The lowest figure of any peer. Undefined if no peer was measured. */
export function bestPeer({ bySubject }: Row): number | undefined {
  const peers = subjectNames.filter((name) => name !== "ours" && name !== "floor");
  const figures = peers.flatMap((name) => bySubject.get(name) ?? []);
  return figures.length === 0 ? undefined : Math.min(...figures);
}
