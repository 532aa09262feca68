import type { Result } from "../harness/measure.js";
import { subjectNames } from "../harness/subjects.js";
import { markdown, writeFigure } from "./markdown.js";
import { rowsOf } from "./rows-of.js";

/** The figures of the summary, with names for readers who do not know this benchmark. */
const lines = [
  { called: "opened and settled, 13 fields (ms)", what: "open and settled", fields: 13 },
  { called: "opened and settled, 50 fields (ms)", what: "open and settled", fields: 50 },
  { called: "opened and settled, 1,000 fields (ms)", what: "open and settled", fields: 1000 },
  { called: "first request of a page, painted (ms)", what: "first request painted", fields: 13 },
  { called: "a key, 50 fields, after errors: script (ms)", what: "keystroke after errors", fields: 50 },
  { called: "50 errors shown (ms)", what: "errors shown", fields: 50 },
  { called: "1,000 errors shown (ms)", what: "errors shown", fields: 1000 },
  { called: "all that a form needs, script and styles, gzip (KiB)", what: "download: all a form needs", fields: 13 },
] as const;

/** The few figures that the project's README shows, as a Markdown table. */
export function summary(results: readonly Result[]): string {
  const rows = rowsOf(results);
  const body = lines.map(({ called, what, fields }) => {
    const row = rows.find((one) => one.what === what && one.fields === fields);
    if (!row) throw new Error(`${what} was not measured at ${fields} fields.`);
    return [called, ...subjectNames.map((name) => writeFigure(row.bySubject.get(name)))];
  });
  return markdown(["", ...subjectNames], body);
}
