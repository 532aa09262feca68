import type { Measure, Result } from "../harness/measure.js";
import { median, quantile } from "../harness/statistics.js";
import { openTab } from "../harness/tab.js";
import { questionOf } from "../questions/question-of.js";

/**
 * The core without React, in Chromium's main thread. Measures parsing params with a new schema and judging the untouched form. Also
 * measures checking answers to 13 fields: the 95th percentile of means of twenty checks (the clock has a resolution of 5 µs), and checks
 * per second.
 */
export const core: Measure = async (bench) => {
  const { page, close } = await openTab(bench.browser, `${bench.url}core/core.html`);
  const results: Result[] = [];
  const add = (what: string, fields: number, value: number, unit: string): void =>
    void results.push({ what, subject: "ours", fields, median: value, unit });

  for (const fields of bench.sizes) {
    const json = JSON.stringify(questionOf(fields));
    const variants = bench.runs(fields <= 50 ? 150 : 15);
    const times = await page.evaluate(([text, count]) => window.core.parseAndJudge(text, count), [
      json,
      variants,
    ] as const);
    add("parse and judge, new schema", fields, median(times), "ms");
  }
  const fields = 13;
  const json = JSON.stringify(questionOf(fields));
  for (const checker of ["ajv", "judge"] as const) {
    const { microseconds, perSecond } = await page.evaluate(([text, which]) => window.core.validate(text, which), [
      json,
      checker,
    ] as const);
    add(`check with ${checker}, p95`, fields, quantile(microseconds, 0.95), "µs");
    add(`check with ${checker}, per second`, fields, perSecond, "checks");
  }
  await close();
  return results;
};
