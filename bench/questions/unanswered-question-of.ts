import type { Question } from "./question.js";
import { questionOf } from "./question-of.js";

/** Like `questionOf`, with every field required and no defaults, so that pressing the button at once causes an error at every field. */
export function unansweredQuestionOf(fields: number): Question {
  const { message, requestedSchema } = questionOf(fields);
  const withoutDefaults = Object.entries(requestedSchema.properties).map(([name, property]) => {
    const { default: _, ...rest } = property;
    return [name, rest] as const;
  });
  const properties = Object.fromEntries(withoutDefaults);
  return { message, requestedSchema: { type: "object", properties, required: Object.keys(properties) } };
}
