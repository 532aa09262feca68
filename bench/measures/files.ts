import { randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Measure } from "../harness/measure.js";
import { subjects } from "../harness/subjects.js";
import { openTab } from "../harness/tab.js";

const size = 10 * 1024 * 1024;

/** An event of a Chromium trace. A separate event names the main thread. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** CPU time in microseconds. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/**
 * A file of 10 MiB, chosen and sent as a `data:` URI. Measures the CPU time of the longest task in the page's main thread. As for hostile
 * requests, the try with the shortest time counts.
 */
export const files: Measure = async ({ browser, url, runs }) => {
  const { page, close } = await openTab(browser, `${url}definitions/${subjects.ours}/`);
  const field = { id: "file", type: "file", label: "File", required: true };
  const question = { message: "", formDefinition: { id: "file", title: "A file", fields: [field] } };
  // On disk, like a person's file, because Playwright would decode a buffer in the page.
  const folder = await mkdtemp(join(tmpdir(), "react-elicitation-bench-"));
  const file = join(folder, "random.bin");
  await writeFile(file, randomBytes(size));
  const tries: number[] = [];
  for (let left = runs(5); left > 0; left -= 1) {
    await page.evaluate((json) => window.bench.prepare(json), JSON.stringify(question));
    await page.evaluate(() => window.bench.open());
    await browser.startTracing(page, { categories: ["toplevel", "__metadata"] });
    await page.setInputFiles("input[type=file]", file);
    await page.getByRole("button", { name: /^Remove/ }).waitFor();
    await page.evaluate(() => window.bench.answer());
    await page.evaluate(() => window.bench.settle());
    const trace = JSON.parse((await browser.stopTracing()).toString()) as {
      readonly traceEvents: readonly TraceEvent[];
    };
    tries.push(longestTask(trace.traceEvents));
  }
  await close();
  await rm(folder, { recursive: true });
  const what = "a file of 10 MiB chosen and sent, longest task";
  return [{ what, subject: "ours", fields: 1, median: Math.min(...tries), unit: "ms" }];
};

/** In milliseconds of CPU time. */
function longestTask(events: readonly TraceEvent[]): number {
  const threads = new Set(
    events
      .filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain")
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = events.filter(({ name, pid, tid }) => name.endsWith("RunTask") && threads.has(`${pid} ${tid}`));
  if (tasks.length === 0) throw new Error("The trace has no tasks.");
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}
