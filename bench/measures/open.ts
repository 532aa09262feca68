import { interleave } from "../harness/interleave.js";
import type { Measure } from "../harness/measure.js";
import type { Tab } from "../harness/tab.js";
import { optionsQuestionOf } from "../questions/options-question-of.js";
import type { Question } from "../questions/question.js";
import { questionOf } from "../questions/question-of.js";
import { variantOf } from "../questions/variant-of.js";

/**
 * Opens a request whose code is loaded and whose texts are new. CPU time of the main thread (script, style, layout, paint):
 *
 * - open: until the dialog is painted and its button can be pressed; also in wall-clock time, which comes in frames of 16.7 ms
 * - open and settled: the same with all deferred work, such as layout of content out of view
 */
export const open: Measure = (bench) =>
  interleave(bench, [
    ...bench.sizes.map((fields) => ({
      fields,
      runs: bench.runs(fields <= 50 ? 15 : fields <= 200 ? 5 : 3),
      warmUp: fields <= 50 ? bench.runs(4) : 1,
      run: (tab: Tab, turn: number) => openOnce(tab, variantOf(questionOf(fields), turn), ""),
    })),
    ...bench.options.flatMap((options) =>
      (["one", "any"] as const).map((many) => ({
        fields: options,
        runs: bench.runs(5),
        warmUp: 1,
        run: (tab: Tab, turn: number) =>
          openOnce(tab, variantOf(optionsQuestionOf(options, many), turn), `, ${many} of so many options`),
      })),
    ),
  ]);

async function openOnce({ page, mainThread }: Tab, question: Question, ofWhat: string) {
  await page.evaluate((json) => window.bench.prepare(json), JSON.stringify(question));
  const before = await mainThread();
  const clock = await page.evaluate(() => window.bench.open());
  const opened = await mainThread();
  await page.evaluate(() => window.bench.settle());
  const settled = await mainThread();
  const controls = await page.evaluate(() => window.bench.countControls());
  await page.evaluate(() => window.bench.close());
  return {
    [`open${ofWhat}`]: { value: opened.task - before.task, unit: "ms" },
    [`open${ofWhat}, on the clock`]: { value: clock, unit: "ms" },
    [`open and settled${ofWhat}`]: { value: settled.task - before.task, unit: "ms" },
    [`open${ofWhat}: controls shown`]: { value: controls, unit: "controls" },
  };
}
