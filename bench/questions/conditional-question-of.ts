const conditions = {
  without: undefined,
  /** Holds whatever is typed. */
  steady: { field: "name", operator: "notEquals", value: "nobody" },
  /** Holds with an answer: each key that gives the first or takes the last letter away shows or hides all fields. */
  turning: { field: "name", operator: "isSet" },
} as const;

export const conditionKinds = Object.keys(conditions) as readonly (keyof typeof conditions)[];

/** Params with a form definition of a text and 30 more, each shown under a condition on the first, or without one. */
export function conditionalQuestionOf(kind: keyof typeof conditions): object {
  const others = Array.from({ length: 30 }, (_, index) => ({
    id: `other${index}`,
    type: "text",
    label: `Other ${index}`,
    rendering: { conditionalDisplay: conditions[kind] },
  }));
  const fields = [{ id: "name", type: "text", label: "Name", required: true }, ...others];
  return { message: "Where is it?", formDefinition: { id: "station", title: "A weather station", fields } };
}
