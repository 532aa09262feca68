import type { Measure, Result } from "../harness/measure.js";
import { openTab } from "../harness/tab.js";

/** Twenty times as many as a queue takes by default. */
const requests = 2000;

/**
 * Requests with the same params in one queue. Measures the heap for each request without its params, the longest call that adds a
 * request, and the longest call that answers one.
 */
export const queue: Measure = async (bench) => {
  const { page, counters, close } = await openTab(bench.browser, `${bench.url}core/core.html`);
  // Once to compile the code.
  await page.evaluate(() => window.core.fillQueue(1000));
  await page.evaluate(() => window.core.answerAll());
  const before = await counters();
  const filled = await page.evaluate((count) => window.core.fillQueue(count), requests);
  const after = await counters();
  const emptied = await page.evaluate(() => window.core.answerAll());
  await close();
  const result = (what: string, median: number, unit: string): Result => ({
    what,
    subject: "ours",
    fields: requests,
    median,
    unit,
  });
  return [
    result("waiting request: heap", (after.heap - before.heap) / requests, "bytes"),
    result("waiting request: longest pause as they come in", filled.longest, "ms"),
    result("waiting request: longest pause as they are answered", emptied.longest, "ms"),
    result("waiting request: all come in", filled.all, "ms"),
    result("waiting request: all answered", emptied.all, "ms"),
  ];
};
