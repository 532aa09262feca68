import { setTimeout as pause } from "node:timers/promises";
import type { Page } from "playwright";
import type { Measure, Result } from "../harness/measure.js";
import { rotate } from "../harness/rotate.js";
import { median } from "../harness/statistics.js";
import { type SubjectName, subjects } from "../harness/subjects.js";
import { openTab } from "../harness/tab.js";
import { questionOf } from "../questions/question-of.js";

/** Milliseconds that each file takes to come, and how that is called. */
const delays = [
  [0, ""],
  [50, ", 50 ms for each file"],
] as const;

/**
 * The first request of 13 fields on a page just loaded: on the clock, until its dialog is painted (its code comes from a server on this
 * machine), and on until an answer has been checked and has come back, for which the validator must have been loaded, too. And the same
 * when every file that is loaded for it takes 50 ms more, as with a network between: files asked for together wait together, and one that
 * is asked for only when another has come waits again.
 */
export const firstRequest: Measure = async (bench) => {
  const fields = 13;
  const json = JSON.stringify(questionOf(fields));
  const results: Result[] = [];
  for (const [delay, called] of delays) {
    const found = new Map<SubjectName, { readonly painted: number[]; readonly answered: number[] }>();
    for (let run = 0; run < bench.runs(7); run += 1) {
      for (const subject of rotate(bench.subjects, run)) {
        const { page, close } = await openTab(bench.browser, `${bench.url}${subjects[subject]}/`);
        if (delay > 0) await delayFiles(page, delay);
        await page.evaluate((text) => window.bench.prepare(text), json);
        const times = await page.evaluate(async () => {
          const painted = await window.bench.open();
          return { painted, answered: painted + (await window.bench.answer()) };
        });
        await close();
        const all = found.get(subject) ?? { painted: [], answered: [] };
        found.set(subject, all);
        all.painted.push(times.painted);
        all.answered.push(times.answered);
      }
    }
    for (const [subject, { painted, answered }] of found) {
      const shared = { subject, fields, unit: "ms" };
      results.push({ ...shared, what: `first request painted${called}`, median: median(painted) });
      results.push({ ...shared, what: `first request answered${called}`, median: median(answered) });
    }
  }
  return results;
};

/**
 * Before the request goes out, not on the server, where each would hold one of six connections: newer protocols have no such limit. To be
 * stopped on its way takes a file a millisecond or two more.
 */
async function delayFiles(page: Page, delay: number): Promise<void> {
  await page.route("**", async (route) => {
    await pause(delay);
    await route.continue();
  });
}
