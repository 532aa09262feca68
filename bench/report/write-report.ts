import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { fileURLToPath } from "node:url";
import type { Browser } from "playwright";
import type { Result } from "../harness/measure.js";
import { goalsTable } from "./goals.js";
import { growthPlot } from "./growth-plot.js";
import { summary } from "./summary.js";
import { table } from "./table.js";

const here = (name: string): string => fileURLToPath(new URL(`../${name}`, import.meta.url));

/**
 * Writes results.json, growth.png, all figures into bench/README.md, and a few into the project's README. In both files they replace the
 * text between two comments.
 */
export async function writeReport(results: readonly Result[], browser: Browser): Promise<void> {
  writeFileSync(here("results.json"), `${JSON.stringify(results, undefined, 2)}\n`);

  const page = await browser.newPage({ viewport: { width: 900, height: 670 }, deviceScaleFactor: 2 });
  await page.setContent(growthPlot(results));
  await page.locator("svg").screenshot({ path: here("growth.png") });
  await page.close();

  const [processor] = cpus();
  const day = new Date().toISOString().slice(0, 10);
  const taken = `Taken ${day} with Chromium ${browser.version()} on ${cpus().length} × ${processor?.model ?? "unknown"}.`;
  const figures = [taken, goalsTable(results), "Everything that was measured:", table(results)].join("\n\n");
  writeBetween(here("README.md"), "figures", figures);
  writeBetween(here("../README.md"), "bench", summary(results));
}

/** Replaces the text between the start and end comments with this name in a Markdown file. */
function writeBetween(file: string, name: string, text: string): void {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const whole = readFileSync(file, "utf8");
  const from = whole.indexOf(start);
  const to = whole.indexOf(end);
  if (from < 0 || to < from) throw new Error(`${file} has no ${start} with ${end} behind it.`);
  writeFileSync(file, `${whole.slice(0, from)}${start}\n\n${text}\n\n${whole.slice(to)}`);
}
