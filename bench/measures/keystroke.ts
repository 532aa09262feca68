import { interleave, type Samples } from "../harness/interleave.js";
import type { Measure } from "../harness/measure.js";
import type { Tab } from "../harness/tab.js";
import { keys } from "../questions/keys.js";
import { questionOf } from "../questions/question-of.js";
import { unansweredQuestionOf } from "../questions/unanswered-question-of.js";

/**
 * A key pressed in the first text field, alternately a letter and Backspace: CPU time of its script and of the whole main thread, as the
 * mean of 20 keys. Measured before any error is shown, and after submitting a form with an error at every field, when each key fixes an
 * answer or removes it again.
 */
export const keystroke: Measure = (bench) =>
  interleave(
    bench,
    bench.sizes.flatMap((fields) => {
      const size = { fields, runs: bench.runs(fields <= 200 ? 3 : 2), warmUp: 1 };
      return [
        { ...size, run: (tab: Tab) => typeInto(tab, questionOf(fields), "keystroke") },
        { ...size, run: (tab: Tab) => typeInto(tab, unansweredQuestionOf(fields), "keystroke after errors") },
      ];
    }),
  );

/** @param question params of a form whose first field takes text */
export async function typeInto({ page, press, mainThread }: Tab, question: object, what: string): Promise<Samples> {
  await page.evaluate((json) => window.bench.prepare(json), JSON.stringify(question));
  await page.evaluate(() => window.bench.open());
  // Some subjects validate a moment after a change.
  await page.evaluate(() => window.bench.settle());
  if (what.endsWith("errors")) await page.evaluate(() => window.bench.fail());
  await page.evaluate(() => window.bench.focus());
  const before = await mainThread();
  for (const key of keys) await press(key);
  // Includes deferred work that the keys started.
  await page.evaluate(() => window.bench.settle());
  const after = await mainThread();
  await page.evaluate(() => window.bench.close());
  return {
    [what]: { value: (after.script - before.script) / keys.length, unit: "ms of script" },
    [`${what}, main thread`]: { value: (after.task - before.task) / keys.length, unit: "ms" },
  };
}
