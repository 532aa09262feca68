import fc from "fast-check";
import { hostileRequest } from "../../test/core/support/hostile-request.js";
import type { Measure, Result } from "../harness/measure.js";
import { openTab } from "../harness/tab.js";
import type { StepTime } from "../page/hostile-steps.js";

/** Generates the same requests in every run, so that figures are comparable. */
const seed = 1;

/** How many requests are sent to the page at once. */
const batch = 100;

/** In milliseconds. People notice longer tasks (W3C Long Tasks). */
const longTask = 50;

/**
 * Requests made to block the page. Measures the longest synchronous step in Chromium's main thread, from the params to validated answers,
 * and how many requests have a step over 50 ms. Each step counts with the shortest of three tries. Covers the worst known requests, which
 * the core's tests use, too (each address, list and text at its limit), and 2,000 generated ones. Prints every request over 50 ms, or the
 * slowest.
 */
export const hostile: Measure = async (bench) => {
  const { page, close } = await openTab(bench.browser, `${bench.url}core/core.html`);
  const generated = fc.sample(hostileRequest, { numRuns: bench.runs(2000), seed });
  // Once to compile the code.
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
