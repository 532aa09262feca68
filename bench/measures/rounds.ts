import type { Measure, Result } from "../harness/measure.js";
import { subjects } from "../harness/subjects.js";
import { openTab } from "../harness/tab.js";
import { questionOf } from "../questions/question-of.js";

/**
 * Memory that 1,000 rounds of opening, answering and closing leave behind, each with a form of different texts: heap, DOM nodes outside any
 * document, listeners. A hundred rounds come first, to compile all code. Without the peers, because they would take long.
 */
export const rounds: Measure = async (bench) => {
  const fields = 13;
  const results: Result[] = [];
  for (const subject of bench.subjects.filter((name) => name === "ours" || name === "floor")) {
    const { page, counters, close } = await openTab(bench.browser, `${bench.url}${subjects[subject]}/`);
    await page.evaluate((json) => window.bench.prepare(json), JSON.stringify(questionOf(fields)));
    await page.evaluate((count) => window.bench.rounds(count), bench.runs(100));
    const before = await counters();
    await page.evaluate((count) => window.bench.rounds(count), bench.runs(1000));
    const after = await counters();
    await close();
    const left = (what: string, value: number, unit: string): Result => ({
      what: `left after rounds: ${what}`,
      subject,
      fields,
      median: value,
      unit,
    });
    results.push(
      left("heap", (after.heap - before.heap) / 1024, "KiB"),
      left("nodes", after.nodes - before.nodes, "nodes"),
      left("listeners", after.listeners - before.listeners, "listeners"),
    );
  }
  return results;
};
