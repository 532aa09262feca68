import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { type FetchedFile, fetched, type FileKind } from "../harness/fetched.js";
import type { Measure, Result } from "../harness/measure.js";
import { subjects } from "../harness/subjects.js";
import { questionOf } from "../questions/question-of.js";

const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Download sizes, minified and gzipped. For ours, the size of each part without React, as size-limit counts it. For every subject, the
 * files that the browser fetched from its built page: with the page, and then until a form of 13 fields was shown, had settled and was
 * answered. The files of a page without a subject, React and the bench itself, are subtracted. The Public Suffix List is reported
 * separately, because nothing waits for it and it is fetched only when a host is shown.
 */
export const bytes: Measure = async (bench) => {
  const fields = 13;
  const json = JSON.stringify(questionOf(fields));
  const nothing = await fetched(bench.browser, `${bench.url}nothing/`);
  const results: Result[] = bench.subjects.includes("ours") ? parts() : [];
  for (const subject of bench.subjects) {
    const { atFirst, later } = await fetched(bench.browser, `${bench.url}${subjects[subject]}/`, json);
    const add = (what: string, median: number, unit: string): void =>
      void results.push({ what: `download: ${what}`, subject, fields, median, unit });
    let needed = 0;
    for (const kind of ["script", "styles"] as const) {
      const withPage = sizeOf(kind, atFirst) - sizeOf(kind, nothing.atFirst);
      const both = withPage + sizeOf(kind, later);
      add(`with the page, ${kind}`, withPage / 1024, "KiB");
      add(`for the first form, ${kind}`, sizeOf(kind, later) / 1024, "KiB");
      add(`all a form needs, ${kind}`, both / 1024, "KiB");
      needed += both;
    }
    add("all a form needs", needed / 1024, "KiB");
    // The page's own script counts as one, although it also has React and the bench: a page cannot have fewer.
    add("all a form needs, script files", ofKind("script", [...atFirst, ...later]).length, "files");
    add("for the first form, files", later.length - ofKind("Public Suffix List", later).length, "files");
    add("Public Suffix List, fetched for the form", sizeOf("Public Suffix List", later) / 1024, "KiB");
  }
  return results;
};

function ofKind(kind: FileKind, files: readonly FetchedFile[]): readonly FetchedFile[] {
  return files.filter((file) => file.kind === kind);
}

function sizeOf(kind: FileKind, files: readonly FetchedFile[]): number {
  return ofKind(kind, files).reduce((sum, { size }) => sum + size, 0);
}

function parts(): Result[] {
  const output = execFileSync(`${root}node_modules/.bin/size-limit`, ["--json"], { cwd: root, encoding: "utf8" });
  const sized = JSON.parse(output) as readonly { readonly name: string; readonly size: number }[];
  return sized.map(({ name, size }) => ({
    what: `download: ${name}`,
    subject: "ours",
    fields: 0,
    median: size / 1024,
    unit: "KiB",
  }));
}
