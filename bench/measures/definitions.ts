import type { Measure, Result } from "../harness/measure.js";
import { median, quantile } from "../harness/statistics.js";
import { openTab } from "../harness/tab.js";
import { definitionOf } from "../questions/definition-of.js";

const pending = 10_000;

/**
 * Form definitions of 13 fields, three of them under a condition, without React. Measures:
 *
 * - parsing a new definition with a new pattern and judging its untouched form
 * - judging fields that are already parsed
 * - checking answers, as in `core`
 * - checking a response of eight fields to a prepared definition, with coercion and a file
 * - the heap for each elicitation that waits in `definitionProtocol`, without its definition
 */
export const definitions: Measure = async (bench) => {
  const { page, counters, close } = await openTab(bench.browser, `${bench.url}core/core.html`);
  const variants = Array.from({ length: bench.runs(150) }, (_, variant) => definitionOf(variant));
  const compiled = await page.evaluate((json) => window.core.judgeDefinitions(json), JSON.stringify(variants));
  const params = JSON.stringify({ message: "", formDefinition: definitionOf(0) });
  const checks: Result[] = [];
  for (const checker of ["ajv", "judge"] as const) {
    const { microseconds, perSecond } = await page.evaluate(([json, which]) => window.core.validate(json, which), [
      params,
      checker,
    ] as const);
    checks.push(
      result(`definition: check with ${checker}, p95`, quantile(microseconds, 0.95), "µs"),
      result(`definition: check with ${checker}, per second`, perSecond, "checks"),
    );
  }
  const prepared = await page.evaluate(() => window.core.checkResponses());
  checks.push(
    result("definition: check a response, p95", quantile(prepared.microseconds, 0.95), "µs", 8),
    result("definition: check a response, per second", prepared.perSecond, "checks", 8),
  );

  await page.evaluate((json) => window.core.holdDefinitions(json, 100), params);
  const before = await counters();
  await page.evaluate(([json, count]) => window.core.holdDefinitions(json, count), [params, pending] as const);
  const after = await counters();
  await close();
  return [
    result("definition: parse and judge, p95", quantile(compiled.first, 0.95), "ms"),
    result("definition: judge again", median(compiled.again), "µs"),
    ...checks,
    result("definition: pending elicitation, heap", (after.heap - before.heap) / pending, "bytes", pending),
  ];
};

function result(what: string, value: number, unit: string, fields = 13): Result {
  return { what, subject: "ours", fields, median: value, unit };
}
