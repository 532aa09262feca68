import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { fetched } from "../harness/fetched.js";
import type { Measure, Result } from "../harness/measure.js";
import { subjects } from "../harness/subjects.js";
import { questionOf } from "../questions/question-of.js";

const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * What is downloaded, minified and gzipped. Of ours, each part by itself, without React, as size-limit counts it. Of every subject, what
 * the browser fetched from a page of the built subject: with the page, and then until a form of 13 fields was shown, had come to rest and
 * was answered. A page with no subject fetches React and the bench itself; so much is taken off what others fetch with theirs.
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
      const withPage = atFirst[kind] - nothing.atFirst[kind];
      const both = withPage + later[kind];
      add(`with the page, ${kind}`, withPage / 1024, "KiB");
      add(`for the first form, ${kind}`, later[kind] / 1024, "KiB");
      add(`all a form needs, ${kind}`, both / 1024, "KiB");
      needed += both;
    }
    add("all a form needs", needed / 1024, "KiB");
    add("for the first form, files", later.files, "files");
  }
  return results;
};

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
