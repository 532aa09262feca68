import { interleave } from "../harness/interleave.js";
import type { Measure } from "../harness/measure.js";
import type { Tab } from "../harness/tab.js";
import { conditionalQuestionOf, conditionKinds } from "../questions/conditional-question-of.js";
import { typeInto } from "./keystroke.js";

/**
 * Like "keystroke", in a form of 31 fields in which the typed answer decides about the other 30. Their conditions stay true, or change with
 * every key, so that all 30 fields appear or disappear. A form without conditions is measured for comparison.
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
