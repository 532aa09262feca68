import type { Measure, Result } from "../harness/measure.js";
import { median } from "../harness/statistics.js";
import { subjects } from "../harness/subjects.js";
import { openTab } from "../harness/tab.js";
import { questionOf } from "../questions/question-of.js";

/**
 * The first request of 13 fields on a page just loaded: on the clock, until its dialog is painted (its code comes from a server on this
 * machine), and on until an answer has been checked and has come back, for which the validator must have been loaded, too.
 */
export const firstRequest: Measure = async (bench) => {
  const fields = 13;
  const json = JSON.stringify(questionOf(fields));
  const found: Record<string, { painted: number[]; answered: number[] }> = {};
  for (let run = 0; run < bench.runs(9); run += 1) {
    for (const subject of bench.subjects) {
      const { page, close } = await openTab(bench.browser, `${bench.url}${subjects[subject]}/`);
      await page.evaluate((text) => window.bench.prepare(text), json);
      const times = await page.evaluate(async () => {
        const painted = await window.bench.open();
        return { painted, answered: painted + (await window.bench.answer()) };
      });
      await close();
      const { painted, answered } = (found[subject] ??= { painted: [], answered: [] });
      painted.push(times.painted);
      answered.push(times.answered);
    }
  }
  return bench.subjects.flatMap((subject): Result[] => [
    { what: "first request painted", subject, fields, median: median(found[subject]?.painted ?? []), unit: "ms" },
    { what: "first request answered", subject, fields, median: median(found[subject]?.answered ?? []), unit: "ms" },
  ]);
};
