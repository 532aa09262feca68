import { interleave } from "../harness/interleave.js";
import type { Measure } from "../harness/measure.js";
import type { Tab } from "../harness/tab.js";
import { optionsQuestionOf } from "../questions/options-question-of.js";
import type { Question } from "../questions/question.js";
import { questionOf } from "../questions/question-of.js";
import { variantOf } from "../questions/variant-of.js";

/**
 * Scrolls an open and settled form to its end, one view per frame. Measures the CPU time of the main thread for work that is deferred until
 * content comes into view. Makes few runs, because each takes hundreds of frames. The largest form is measured once, without a warm-up,
 * because the smaller forms before it have compiled the code. A long list from which one option is chosen does not scroll.
 */
export const scroll: Measure = (bench) =>
  interleave(bench, [
    ...bench.sizes.map((fields) => ({
      fields,
      runs: bench.runs(fields <= 50 ? 3 : fields <= 200 ? 2 : 1),
      warmUp: fields <= 200 ? 1 : 0,
      run: (tab: Tab, turn: number) => scrollOnce(tab, variantOf(questionOf(fields), turn), ""),
    })),
    ...bench.options.map((options) => ({
      fields: options,
      runs: 1,
      warmUp: 0,
      run: (tab: Tab, turn: number) =>
        scrollOnce(tab, variantOf(optionsQuestionOf(options, "any"), turn), ", any of so many options"),
    })),
  ]);

async function scrollOnce({ page, mainThread }: Tab, question: Question, ofWhat: string) {
  await page.evaluate((json) => window.bench.prepare(json), JSON.stringify(question));
  await page.evaluate(() => window.bench.open());
  await page.evaluate(() => window.bench.settle());
  const before = await mainThread();
  const views = await page.evaluate(() => window.bench.scrollThrough());
  const after = await mainThread();
  await page.evaluate(() => window.bench.close());
  return {
    [`scrolled through${ofWhat}`]: { value: after.task - before.task, unit: "ms" },
    [`scrolled through${ofWhat}: views`]: { value: views, unit: "views" },
  };
}
