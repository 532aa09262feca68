import type { Result } from "../harness/measure.js";
import type { SubjectName } from "../harness/subjects.js";

/** All figures of one thing at one size. */
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
