import fc from "fast-check";
import { hostileRequest } from "../../test/core/support/hostile-request.js";
import type { Measure, Result } from "../harness/measure.js";
import { openTab } from "../harness/tab.js";
import type { StepTime } from "../page/hostile-bench.js";

/** The same requests in every run, so that figures can be compared. */
const seed = 1;

/** How many requests are sent to the page at once. */
const batch = 100;

/**
 * Requests that are made to hold the page up: the longest step that runs in one go in Chromium's main thread, from params to answers
 * checked, each the least of three tries. Of the worst that are known, which the tests of the core go through, too (each address, list and
 * text to its limit), and of 2,000 that are generated. Which request and which step it was goes to the terminal.
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
  return [longest("hostile request, longest step", worst), longest("generated hostile request, longest step", random)];
};

/** The figure of the slowest; the slowest few are printed. */
function longest(what: string, times: readonly StepTime[]): Result {
  const slowest = times.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, 5);
  for (const time of slowest) {
    console.error(`${what}: ${time.milliseconds.toFixed(1)} ms, ${time.step}: ${time.what}`);
  }
  return { what, subject: "ours", fields: 0, median: slowest[0]?.milliseconds ?? NaN, unit: "ms" };
}
