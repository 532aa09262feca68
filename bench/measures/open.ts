import { interleave } from "../harness/interleave.js";
import type { Measure } from "../harness/measure.js";
import type { Tab } from "../harness/tab.js";
import { optionsQuestionOf } from "../questions/options-question-of.js";
import type { Question } from "../questions/question.js";
import { questionOf } from "../questions/question-of.js";

/**
 * From a request in hand, its code loaded, to a painted dialog whose button can be pressed: processor time of the main thread (script,
 * style, layout, paint), and time on the clock, which comes in frames of 16.7 ms.
 */
export const open: Measure = (bench) =>
  interleave(bench, [
    ...bench.sizes.map((fields) => ({
      fields,
      runs: bench.runs(fields <= 50 ? 30 : fields <= 200 ? 10 : 5),
      warmUp: fields <= 50 ? bench.runs(10) : 1,
      run: (tab: Tab) => openOnce(tab, questionOf(fields), "open"),
    })),
    ...(["one", "any"] as const).map((many) => ({
      fields: 2000,
      runs: bench.runs(7),
      warmUp: 1,
      run: (tab: Tab) => openOnce(tab, optionsQuestionOf(2000, many), `open, ${many} of so many options`),
    })),
  ]);

async function openOnce({ page, mainThread }: Tab, question: Question, what: string) {
  await page.evaluate((json) => window.bench.prepare(json), JSON.stringify(question));
  const before = await mainThread();
  const clock = await page.evaluate(() => window.bench.open());
  const after = await mainThread();
  const controls = await page.evaluate(() => window.bench.countControls());
  await page.evaluate(() => window.bench.close());
  return {
    [what]: { value: after.task - before.task, unit: "ms" },
    [`${what}, on the clock`]: { value: clock, unit: "ms" },
    [`${what}: controls shown`]: { value: controls, unit: "controls" },
  };
}
