import fc from "fast-check";
import { hostileRequest } from "../../test/core/support/hostile-request.js";
import type { Measure, Result } from "../harness/measure.js";
import { openTab } from "../harness/tab.js";
import type { StepTime } from "../page/hostile-steps.js";

/** The same requests in every run, so that figures are comparable. */
const seed = 1;

/** How many requests are sent to the page at once. */
const batch = 100;

/** Milliseconds; a longer task is one that people notice (W3C Long Tasks). */
const longTask = 50;

/**
 * Requests made to block the page: the longest step that runs in one go in Chromium's main thread, from params to validated answers, each the
 * shortest of three tries, and how many requests have a step over 50 ms. Of the worst requests known, which the tests of the core go through,
 * too (each address, list and text at its limit), and of 2,000 generated ones. Those over 50 ms, and the slowest in any case, are printed.
 */
export const hostile: Measure = async (bench) => {
  const { page, close } = await openTab(bench.browser, `${bench.url}core/core.html`);
  const generated = fc.sample(hostileRequest, { numRuns: bench.runs(2000), seed });
  // Once for the code to be compiled.
  await page.evaluate((json) => window.core.timeRequests(json), JSON.stringify(generated.slice(0, batch)));
  const worst = await page.evaluate(() => window.core.timeWorst());
  const random: StepTime[] = [];
  for (let start = 0; start < generated.length; start += batch) {
    const json = JSON.stringify(generated.slice(start, start + batch));
    random.push(...(await page.evaluate((text) => window.core.timeRequests(text), json)));
  }
  await close();
  return [...resultsOf("hostile request", worst), ...resultsOf("generated hostile request", random)];
};

function resultsOf(what: string, times: readonly StepTime[]): Result[] {
  const sorted = times.toSorted((one, other) => other.milliseconds - one.milliseconds);
  const long = sorted.filter(({ milliseconds }) => milliseconds > longTask);
  for (const time of sorted.slice(0, Math.max(1, long.length))) {
    console.error(`${what}: ${time.milliseconds.toFixed(1)} ms, ${time.step}: ${time.what}`);
  }
  const shared = { subject: "ours", fields: 0 } as const;
  return [
    { ...shared, what: `${what}, longest step`, median: sorted[0]?.milliseconds ?? NaN, unit: "ms" },
    { ...shared, what: `${what}s over ${longTask} ms`, median: long.length, unit: "requests" },
  ];
}
