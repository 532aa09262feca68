import { interleave } from "../harness/interleave.js";
import type { Measure } from "../harness/measure.js";
import type { Tab } from "../harness/tab.js";
import { conditionalQuestionOf, conditionKinds } from "../questions/conditional-question-of.js";
import { typeInto } from "./keystroke.js";

/**
 * As "keystroke", in a form of 31 fields in which the answer that is typed decides about the other 30: their conditions go on holding, or turn
 * with every key, so that all fields come or go; and without conditions, to compare with.
 */
export const conditions: Measure = (bench) =>
  interleave(
    { ...bench, subjects: ["ours"], url: `${bench.url}definitions/` },
    conditionKinds.map((kind) => ({
      fields: 31,
      runs: bench.runs(3),
      warmUp: 1,
      run: (tab: Tab) => typeInto(tab, conditionalQuestionOf(kind), `keystroke, conditions: ${kind}`),
    })),
  );
