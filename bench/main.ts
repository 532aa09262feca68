import { parseArgs } from "node:util";
import { chromium } from "playwright";
import { chromiumLaunchOptions } from "../test/setup/chromium.js";
import { buildPages } from "./harness/build-pages.js";
import type { Measure, Result } from "./harness/measure.js";
import { servePages } from "./harness/serve-pages.js";
import { bytes } from "./measures/bytes.js";
import { commits } from "./measures/commits.js";
import { core } from "./measures/core.js";
import { failedSubmit } from "./measures/failed-submit.js";
import { firstRequest } from "./measures/first-request.js";
import { hostile } from "./measures/hostile.js";
import { keystroke } from "./measures/keystroke.js";
import { open } from "./measures/open.js";
import { queue } from "./measures/queue.js";
import { rounds } from "./measures/rounds.js";
import { goalsTable } from "./report/goals.js";
import { table } from "./report/table.js";
import { writeReport } from "./report/write-report.js";

const measures: Readonly<Record<string, Measure>> = {
  bytes,
  core,
  queue,
  hostile,
  "first-request": firstRequest,
  open,
  keystroke,
  commits,
  "failed-submit": failedSubmit,
  rounds,
};

/**
 * Measures everything, prints it, and writes it down. With `--quick` a tenth of the runs and no large forms, with `--only <measure>` one
 * file of bench/measures (or several): such figures are printed only.
 */
export async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { quick: { type: "boolean" }, only: { type: "string", multiple: true } },
  });
  const names = values.only ?? Object.keys(measures);
  const unknown = names.filter((name) => !Object.hasOwn(measures, name));
  if (unknown.length > 0) {
    throw new Error(`No measure is called ${unknown.join(", ")}. They are ${Object.keys(measures).join(", ")}.`);
  }
  await buildPages();
  const server = await servePages();
  const browser = await chromium.launch(chromiumLaunchOptions);
  const results: Result[] = [];
  try {
    for (const [name, measure] of Object.entries(measures).filter(([one]) => names.includes(one))) {
      const start = performance.now();
      results.push(
        ...(await measure({
          browser,
          url: server.url,
          sizes: values.quick ? [5, 13, 50] : [5, 13, 50, 200, 1000],
          runs: (thorough) => (values.quick ? Math.ceil(thorough / 10) : thorough),
        })),
      );
      console.error(`${name} took ${Math.round((performance.now() - start) / 1000)} s`);
    }
    console.log(`\n${table(results)}\n\n${goalsTable(results)}\n`);
    if (!values.quick && values.only === undefined) await writeReport(results, browser);
  } finally {
    await browser.close();
    await server.close();
  }
}
