import { interleave } from "../harness/interleave.js";
import type { Measure } from "../harness/measure.js";
import type { Tab } from "../harness/tab.js";
import { keys } from "../questions/keys.js";
import type { Question } from "../questions/question.js";
import { questionOf } from "../questions/question-of.js";
import { unansweredQuestionOf } from "../questions/unanswered-question-of.js";

/**
 * React's work for a key pressed in the first text field, alternately a letter and Backspace: commits, and components that run in them, as
 * the mean of 20 keys.
 */
export const commits: Measure = (bench) =>
  interleave(
    bench,
    bench.sizes.flatMap((fields) => {
      const once = { fields, runs: 1, warmUp: 0 };
      return [
        { ...once, run: (tab: Tab) => count(tab, questionOf(fields), "keystroke") },
        { ...once, run: (tab: Tab) => count(tab, unansweredQuestionOf(fields), "keystroke after errors") },
      ];
    }),
    "?count",
  );

async function count({ page, press }: Tab, question: Question, what: string) {
  await page.evaluate((json) => window.bench.prepare(json), JSON.stringify(question));
  await page.evaluate(() => window.bench.open());
  if (what.endsWith("errors")) {
    // Some subjects validate a moment after a change.
    await page.evaluate(() => window.bench.settle());
    await page.evaluate(() => window.bench.fail());
  }
  await page.evaluate(() => window.bench.focus());
  await page.evaluate(() => window.bench.settle());
  await page.evaluate(() => window.bench.takeCommits());
  for (const key of keys) await press(key);
  await page.evaluate(() => window.bench.settle());
  const taken = await page.evaluate(() => window.bench.takeCommits());
  await page.evaluate(() => window.bench.close());
  return {
    [`${what}: commits`]: { value: taken.commits / keys.length, unit: "commits" },
    [`${what}: components`]: { value: taken.components / keys.length, unit: "components" },
  };
}
