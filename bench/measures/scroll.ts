import { interleave } from "../harness/interleave.js";
import type { Measure } from "../harness/measure.js";
import type { Tab } from "../harness/tab.js";
import { optionsQuestionOf } from "../questions/options-question-of.js";
import type { Question } from "../questions/question.js";
import { questionOf } from "../questions/question-of.js";
import { variantOf } from "../questions/variant-of.js";

/**
 * A form that has been opened and come to rest, scrolled to its end, a view in each frame: processor time of the main thread, for what is
 * laid out only when it comes into view. In runs of its own and few of them, for it takes hundreds of frames. At 1,000 fields, and with
 * so many options, no run is thrown away: what shorter forms have run is compiled. Where one of the options is chosen nothing scrolls.
 */
export const scroll: Measure = (bench) =>
  interleave(bench, [
    ...bench.sizes.map((fields) => ({
      fields,
      runs: bench.runs(fields <= 50 ? 5 : fields <= 200 ? 3 : 2),
      warmUp: fields <= 200 ? 1 : 0,
      run: (tab: Tab, turn: number) => scrollOnce(tab, variantOf(questionOf(fields), turn), ""),
    })),
    ...bench.options.map((options) => ({
      fields: options,
      runs: bench.runs(2),
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
