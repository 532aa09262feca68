import { chromium } from "playwright";
import { chromiumLaunchOptions } from "../test/setup/launch-options.js";
import { buildPages } from "./harness/build-pages.js";
import type { Measure, Result } from "./harness/measure.js";
import { type Asked, readArguments, usage } from "./harness/read-arguments.js";
import { servePages } from "./harness/serve-pages.js";
import { bytes } from "./measures/bytes.js";
import { commits } from "./measures/commits.js";
import { conditions } from "./measures/conditions.js";
import { core } from "./measures/core.js";
import { definitions } from "./measures/definitions.js";
import { failedSubmit } from "./measures/failed-submit.js";
import { files } from "./measures/files.js";
import { firstRequest } from "./measures/first-request.js";
import { hostile } from "./measures/hostile.js";
import { keystroke } from "./measures/keystroke.js";
import { open } from "./measures/open.js";
import { queue } from "./measures/queue.js";
import { rounds } from "./measures/rounds.js";
import { scroll } from "./measures/scroll.js";
import { goalsTable } from "./report/goals.js";
import { table } from "./report/table.js";
import { writeReport } from "./report/write-report.js";

const measures: Readonly<Record<string, Measure>> = {
  bytes,
  core,
  definitions,
  queue,
  hostile,
  "first-request": firstRequest,
  open,
  scroll,
  keystroke,
  conditions,
  files,
  commits,
  "failed-submit": failedSubmit,
  rounds,
};

/** Measures what the arguments ask for, and prints the figures. Writes the report if everything was measured. */
export async function main(args: readonly string[]): Promise<void> {
  const names = Object.keys(measures);
  let asked: Asked;
  try {
    asked = readArguments(args, names);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage(names)}`);
    process.exitCode = 2;
    return;
  }
  await buildPages(asked.subjects);
  const server = await servePages();
  const browser = await chromium.launch(chromiumLaunchOptions);
  const results: Result[] = [];
  try {
    for (const [name, measure] of Object.entries(measures).filter(([one]) => asked.measures.includes(one))) {
      const start = performance.now();
      const { subjects, sizes, options, runs } = asked;
      results.push(...(await measure({ browser, url: server.url, subjects, sizes, options, runs })));
      console.error(`${name} took ${Math.round((performance.now() - start) / 1000)} s`);
    }
    console.log(`\n${table(results)}\n\n${goalsTable(results)}\n`);
    if (asked.isAll) await writeReport(results, browser);
  } finally {
    await browser.close();
    await server.close();
  }
}
