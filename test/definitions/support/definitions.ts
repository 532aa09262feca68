/** Hints and conditions in one definition. */
export const conditional = {
  id: "form",
  title: "Form",
  fields: [
    { id: "a", type: "text", label: "A", rendering: { placeholder: "x", rows: 3, gridColumn: 2 } },
    { id: "b", type: "number", label: "B", dependencies: ["a"], rendering: { hidden: true, step: 2 } },
    {
      id: "c",
      type: "select",
      label: "C",
      options: [{ value: "x", title: "X" }, "y"],
      rendering: { conditionalDisplay: { any: [{ field: "a", operator: "isSet" }] }, displayStyle: "radio" },
    },
  ],
  validation: {
    dependencies: {
      a: { condition: { not: { field: "b", operator: "in", value: [1] } }, action: "hide" },
      b: [{ condition: { field: "a", operator: "equals", value: "x" }, action: "require" }],
    },
  },
};
