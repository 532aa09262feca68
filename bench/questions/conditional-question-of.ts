const conditions = {
  without: undefined,
  /** True whatever is typed. */
  steady: { field: "name", operator: "notEquals", value: "nobody" },
  /** True if there is an answer: a key that adds the first letter or removes the last shows or hides all fields. */
  turning: { field: "name", operator: "isSet" },
} as const;

export const conditionKinds = Object.keys(conditions) as readonly (keyof typeof conditions)[];

/** Params with a form definition of a text field and 30 more, which are shown under a condition on the first, or always. */
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
