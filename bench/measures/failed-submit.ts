import { interleave } from "../harness/interleave.js";
import type { Measure } from "../harness/measure.js";
import type { Tab } from "../harness/tab.js";
import type { Question } from "../questions/question.js";
import { unansweredQuestionOf } from "../questions/unanswered-question-of.js";
import { variantOf } from "../questions/variant-of.js";

/**
 * Presses the button while every answer is missing. Measures until the list of errors has focus and is painted, with the message at every
 * field: CPU time of the main thread, and wall-clock time. Each form has texts that no form before it had.
 */
export const failedSubmit: Measure = (bench) =>
  interleave(
    bench,
    bench.sizes.map((fields) => ({
      fields,
      runs: bench.runs(fields <= 50 ? 8 : fields <= 200 ? 5 : 3),
      warmUp: fields <= 50 ? bench.runs(3) : 1,
      run: (tab: Tab, turn: number) => failOnce(tab, variantOf(unansweredQuestionOf(fields), turn)),
    })),
  );

async function failOnce({ page, mainThread }: Tab, question: Question) {
  await page.evaluate((json) => window.bench.prepare(json), JSON.stringify(question));
  await page.evaluate(() => window.bench.open());
  await page.evaluate(() => window.bench.settle());
  const before = await mainThread();
  const clock = await page.evaluate(() => window.bench.fail());
  const after = await mainThread();
  const errors = await page.evaluate(() => window.bench.countErrors());
  await page.evaluate(() => window.bench.close());
  return {
    "errors shown": { value: after.task - before.task, unit: "ms" },
    "errors shown, on the clock": { value: clock, unit: "ms" },
    "errors shown: errors": { value: errors, unit: "errors" },
  };
}
