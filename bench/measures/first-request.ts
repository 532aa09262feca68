import { setTimeout as pause } from "node:timers/promises";
import type { Page } from "playwright";
import type { Measure, Result } from "../harness/measure.js";
import { rotate } from "../harness/rotate.js";
import { median } from "../harness/statistics.js";
import { type SubjectName, subjects } from "../harness/subjects.js";
import { openTab } from "../harness/tab.js";
import { questionOf } from "../questions/question-of.js";

/** The delay of each file in milliseconds, and the suffix of the figure's name. */
const delays = [
  [0, ""],
  [50, ", 50 ms for each file"],
] as const;

/**
 * The first request, of 13 fields, on a page just loaded. Measures the wall-clock time until its dialog is painted (the code comes from a
 * server on this machine), and until an answer has been checked and returned, which includes loading the validator. Measures the same with
 * a delay of 50 ms for every file, as on a network: files requested together wait together, and a file requested only after another waits
 * again.
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
 * Delays requests before they are sent. A delay on the server would occupy one of the six connections of HTTP/1.1, a limit that newer
 * protocols do not have. The interception itself takes another millisecond or two.
 */
async function delayFiles(page: Page, delay: number): Promise<void> {
  await page.route("**", async (route) => {
    await pause(delay);
    await route.continue();
  });
}
