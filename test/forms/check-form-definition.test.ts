// @vitest-environment node
import { describe, expect, test } from "vitest";
import { checkFormDefinition } from "react-elicitation/forms";

const problemsOf = async (definition: unknown): Promise<readonly string[]> =>
  (await checkFormDefinition(definition)).map(({ code, path }) => `${code} ${path}`);

const text = { id: "a", type: "text", label: "A" };
const isSet = { field: "a", operator: "isSet" };

describe("an author is told", () => {
  test.each<[what: string, definition: object, problems: readonly string[]]>([
    ["nothing of what is obeyed", {}, []],
    ["an unknown key", { pages: 3 }, ["unknown-key /pages"]],
    ["a missing id", { id: undefined }, ["value /id"]],
    ["a timeout that is none", { timeout: -1 }, ["value /timeout"]],
    [
      "a hint that is not obeyed",
      { fields: [{ ...text, rendering: { tabIndex: 1 } }] },
      ["hint /fields/0/rendering/tabIndex"],
    ],
    [
      "a default that breaks its limits",
      { fields: [text, { ...text, id: "b", default: "xyz", validation: { maxLength: 2 } }] },
      ["default /fields/1/default"],
    ],
    [
      "a default that does not match its pattern",
      { fields: [{ ...text, default: "b", validation: { pattern: "^a$" } }] },
      ["default /fields/0/default"],
    ],
    [
      "a default that breaks the limits of a field that is not shown at first",
      {
        fields: [
          text,
          { ...text, id: "b", type: "number", default: 9, validation: { maximum: 2 }, rendering: { hidden: true } },
          { ...text, id: "c", type: "date", default: "soon", rendering: { conditionalDisplay: isSet } },
          { ...text, id: "d", default: "xyz", validation: { maxLength: 2 }, rendering: { conditionalDisplay: isSet } },
        ],
      },
      ["default /fields/1/default", "default /fields/3/default", "default /fields/2/default"],
    ],
    [
      "a default that is no option",
      { fields: [{ ...text, type: "select", options: ["x"], default: "y" }] },
      ["default /fields/0/default"],
    ],
    [
      "a default that leads where it may not",
      { fields: [{ ...text, type: "url", default: "http://a.example" }] },
      ["default /fields/0/default"],
    ],
    [
      "limits without an answer",
      { fields: [{ ...text, type: "number", validation: { minimum: 3, maximum: 2 } }] },
      ["unsupported /fields/0"],
    ],
    ["a select without options", { fields: [{ ...text, type: "select" }] }, ["unsupported /fields/0"]],
    [
      "a field that decides about itself",
      { fields: [{ ...text, rendering: { conditionalDisplay: { field: "a", operator: "isSet" } } }] },
      ["cycle /fields/0/rendering/conditionalDisplay"],
    ],
    [
      "more than a form may have",
      { fields: Array.from({ length: 1001 }, (_, index) => ({ ...text, id: `f${index}` })) },
      ["value /fields"],
    ],
  ])("%s", async (_, definition, problems) => {
    expect(await problemsOf({ id: "f", title: "t", fields: [text], ...definition })).toEqual(problems);
  });

  test("that it is no definition at all", async () => {
    expect(await problemsOf([])).toEqual(["value "]);
  });
});
