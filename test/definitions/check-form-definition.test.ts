// @vitest-environment node
import { describe, expect, test } from "vitest";
import { checkFormDefinition } from "react-elicitation/definitions";

const problemsOf = async (definition: unknown): Promise<readonly string[]> =>
  (await checkFormDefinition(definition)).map(({ code, path }) => `${code} ${path}`);

const text = { id: "a", type: "text", label: "A" };
const isSet = { field: "a", operator: "isSet" };

describe("an author is told", () => {
  test.each<[what: string, definition: object, problems: readonly string[]]>([
    ["nothing of what is obeyed", {}, []],
    ["an unknown key", { pages: 3 }, ["unknown-key /pages"]],
    ["a missing id", { id: undefined }, ["value "]],
    ["metadata that a response cannot hold", { metadata: "spring" }, ["value /metadata"]],
    [
      "a pattern that nobody checks",
      { fields: [text, { ...text, id: "b", label: "B", validation: { pattern: "^(?=a)b$" } }] },
      ["pattern /fields/1/validation/pattern"],
    ],
    ["one mistake once", { fields: [{ ...text, dependencies: ["a", 3] }] }, ["condition /fields/0/dependencies"]],
    [
      "what MCP forbids in forms, and what people cannot distinguish or search through",
      {
        fields: [
          { ...text, label: "Your password" },
          { ...text, id: "b", label: "Code", rendering: { inputType: "password" } },
          { ...text, id: "c", label: "Code" },
          {
            ...text,
            id: "d",
            label: "D",
            type: "select",
            options: Array.from({ length: 101 }, (_, index) => `${index}`),
          },
        ],
      },
      ["credential /fields/0", "credential /fields/1", "label /fields/2/label", "options /fields/3/options"],
    ],
    ["a timeout in seconds", { timeout: 300 }, ["value /timeout"]],
    [
      "what is deliberately not followed",
      { fields: [text], validation: { custom_validators: ["f"] }, metadata: { user_agent: "x" } },
      ["refused-key /validation/custom_validators", "refused-key /metadata/user_agent"],
    ],
    [
      "a hint that is not obeyed",
      { fields: [{ ...text, rendering: { tabIndex: 1 } }] },
      ["refused-key /fields/0/rendering/tabIndex"],
    ],
    [
      "a default that breaks its limits",
      { fields: [text, { ...text, id: "b", label: "B", default: "xyz", validation: { maxLength: 2 } }] },
      ["default /fields/1/default"],
    ],
    [
      "nothing of a default that is empty, as the documents write it",
      { fields: [{ ...text, required: true, default: "", validation: { minLength: 3 } }] },
      [],
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
          {
            ...text,
            id: "b",
            label: "B",
            type: "number",
            default: 9,
            validation: { maximum: 2 },
            rendering: { hidden: true },
          },
          { ...text, id: "c", label: "C", type: "date", default: "soon", rendering: { conditionalDisplay: isSet } },
          {
            ...text,
            id: "d",
            label: "D",
            default: "xyz",
            validation: { maxLength: 2 },
            rendering: { conditionalDisplay: isSet },
          },
        ],
      },
      ["default /fields/1/default", "default /fields/2/default", "default /fields/3/default"],
    ],
    [
      "options with one title for two of them, and with ids for titles",
      {
        fields: [
          {
            ...text,
            type: "select",
            options: [
              { value: "a", title: "A" },
              { value: "b", title: "A" },
            ],
          },
          { ...text, id: "b", label: "B", type: "multi_select", options: ["usr_8f3a2b", "usr_91ce04"] },
        ],
      },
      ["options /fields/0/options", "options /fields/1/options"],
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
    [
      "limits without a multiple between them",
      { fields: [{ ...text, type: "number", validation: { minimum: 1, maximum: 3, multipleOf: 5 } }] },
      ["unsupported /fields/0"],
    ],
    [
      "a select without options",
      { fields: [{ ...text, type: "select" }] },
      ["value /fields/0", "unsupported /fields/0"],
    ],
    [
      "nothing of a file's limits that are obeyed",
      {
        fields: [
          {
            ...text,
            type: "file",
            validation: {
              maxSize: 6,
              allowedMimeTypes: ["image/*"],
              allowedExtensions: ["pdf"],
              minItems: 1,
              maxItems: 2,
            },
            rendering: { acceptAttribute: ".csv" },
          },
        ],
      },
      [],
    ],
    [
      "what of a file's limits is not",
      {
        fields: [
          {
            ...text,
            type: "file",
            default: "a.pdf",
            validation: { maxSize: "6 MB", allowedMimeTypes: "image/png", accept: ".pdf" },
            rendering: { acceptAttribute: [] },
          },
          {
            ...text,
            id: "b",
            label: "B",
            type: "file",
            validation: {
              allowedMimeTypes: ["image/png", "PNG", 5],
              allowedExtensions: [".pdf", "image/png", { toString: 1 }],
              acceptAttribute: ".csv, all files",
            },
          },
        ],
      },
      [
        "value /fields/0/validation/maxSize",
        "value /fields/0/validation/allowedMimeTypes",
        "unknown-key /fields/0/validation/accept",
        "hint /fields/0/rendering/acceptAttribute",
        "value /fields/1/validation/allowedMimeTypes/1",
        "value /fields/1/validation/allowedMimeTypes/2",
        "value /fields/1/validation/allowedExtensions/1",
        "value /fields/1/validation/allowedExtensions/2",
        "value /fields/1/validation/acceptAttribute",
        "default /fields/0/default",
      ],
    ],
    ["fields that are no list", { fields: {}, feilds: [] }, ["value /fields", "unknown-key /feilds"]],
    ["a form without fields", { fields: [] }, ["value /fields"]],
    [
      "what is required where nothing is",
      { allow_partial: true, fields: [{ ...text, required: true }] },
      ["value /fields/0/required"],
    ],
    [
      "a condition on what is never answered",
      {
        fields: [
          text,
          { ...text, id: "b", label: "B", rendering: { hidden: true } },
          {
            ...text,
            id: "c",
            label: "C",
            rendering: { conditionalDisplay: { not: { field: "b", operator: "isSet" } } },
          },
        ],
      },
      ["condition /fields/2/rendering/conditionalDisplay/not/field"],
    ],
    [
      "the value of a condition that decides without it",
      { fields: [text, { ...text, id: "b", label: "B", rendering: { conditionalDisplay: { ...isSet, value: "x" } } }] },
      ["unknown-key /fields/1/rendering/conditionalDisplay/value"],
    ],
    [
      "a condition on no answer",
      { fields: [text, { ...text, id: "b", label: "B", rendering: { conditionalDisplay: { any: [] } } }] },
      ["condition /fields/1/rendering/conditionalDisplay/any"],
    ],
    [
      "a condition on what is in a file",
      {
        fields: [
          { ...text, type: "file" },
          {
            ...text,
            id: "b",
            label: "B",
            rendering: { conditionalDisplay: { field: "a", operator: "equals", value: "a.txt" } },
          },
        ],
      },
      ["condition /fields/1/rendering/conditionalDisplay"],
    ],
    [
      "a field that decides about itself",
      { fields: [{ ...text, rendering: { conditionalDisplay: { field: "a", operator: "isSet" } } }] },
      ["condition /fields/0/rendering/conditionalDisplay"],
    ],
    [
      "more than a form may have",
      { fields: Array.from({ length: 1001 }, (_, index) => ({ ...text, id: `f${index}`, label: `Field ${index}` })) },
      ["too-large /fields"],
    ],
  ])("%s", async (_, definition, problems) => {
    expect(await problemsOf({ id: "f", title: "t", fields: [text], ...definition })).toEqual(problems);
  });

  test.each<[field: object, condition: object]>([
    [
      { type: "number", validation: { maximum: 5 } },
      { operator: "greaterThan", value: 5 },
    ],
    [
      { type: "number", validation: { minimum: 1 } },
      { operator: "lessThan", value: "1" },
    ],
    [
      { type: "number", validation: { maximum: 5 } },
      { operator: "equals", value: 9 },
    ],
    [
      { type: "number", validation: { maximum: 5 } },
      { operator: "in", value: [5, 9] },
    ],
    [
      { type: "text", validation: { maxLength: 2 } },
      { operator: "notEquals", value: "abc" },
    ],
    [
      { type: "date", validation: { maximum: "2026-12-31" } },
      { operator: "greaterThan", value: "2027-01-01" },
    ],
    [
      { type: "date", validation: { format: "date-time", minimum: "2026-07-01" } },
      { operator: "equals", value: "2026-07-01T01:00:00+02:00" },
    ],
  ])("that no answer keeps the limits of its field and meets a condition: %j %j", async (field, condition) => {
    const conditionalDisplay = { field: "a", ...condition };
    const fields = [
      { ...text, ...field },
      { ...text, id: "b", label: "B", rendering: { conditionalDisplay } },
    ];

    expect(await problemsOf({ id: "f", title: "t", fields })).toEqual([
      "condition /fields/1/rendering/conditionalDisplay/value",
    ]);
  });

  test.each<[problem: object, message: string]>([
    [
      { fields: [{ ...text, type: "number", rendering: { inputType: "tel" } }] },
      "This is not obeyed. Write text, email, tel, url or number, for a text or url; date, time or datetime-local, for a text without limits; number, for a number; password makes any field a credential.",
    ],
    [
      { fields: [{ ...text, type: "select", options: [{ value: "x", label: "X" }] }] },
      "This is ignored. The keys here are value, title, description.",
    ],
    [{ timeout: 300 }, "This is not obeyed. Write milliseconds, 1000 or more."],
    [{ title: undefined }, "`title` is missing. Write a text."],
    [
      { fields: [{ ...text, type: "number", validation: { minimum: 3, maximum: 2 } }] },
      "No control fits it: limits that no answer satisfies. Mend the minimum or the maximum.",
    ],
  ])("what becomes of it, and what to write: %j", async (definition, words) => {
    const problems = await checkFormDefinition({ id: "f", title: "t", fields: [text], ...definition });

    expect(problems.map(({ message, advice }) => `${message} ${advice}`)).toEqual([words]);
  });

  test.each<[what: string, definition: object, severity: string]>([
    ["a hint is ignored", { fields: [{ ...text, rendering: { tabIndex: 1 } }] }, "warning"],
    ["an unknown key is ignored", { pages: 3 }, "warning"],
    ["a limit is not obeyed", { fields: [{ ...text, validation: { maxLength: "2" } }] }, "error"],
    ["a field is left out", { fields: [text, text] }, "error"],
    ["a field has no control", { fields: [{ ...text, type: "select", options: [null] }] }, "error"],
  ])("how grave it is: %s", async (_what, definition, severity) => {
    const findings = await checkFormDefinition({ id: "f", title: "t", fields: [text], ...definition });

    expect(new Set(findings.map((finding) => finding.severity))).toEqual(new Set([severity]));
  });

  test("that it is no definition at all", async () => {
    expect(await problemsOf([])).toEqual(["value "]);
  });
});
