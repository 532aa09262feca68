// @vitest-environment node
import { describe, expect, test } from "vitest";
import { type FieldSpec, type FormRequest, isAnswerable, parseRequest, sensitivityOf } from "react-elicitation/core";
import { formDefinitions, parseFormDefinition } from "react-elicitation/definitions";

function formOf(definition: object): FormRequest {
  const form = parseFormDefinition({ id: "trip", title: "A trip", ...definition });
  if (form.mode !== "form") {
    throw new Error(`Expected a form, got ${JSON.stringify(form)}`);
  }
  return form;
}

/** The one field of a definition, and what of it is not obeyed. */
function fieldFrom(source: object): { readonly field: FieldSpec | undefined; readonly problems: readonly string[] } {
  const { fields, definition } = formOf({ fields: [{ id: "a", label: "A", ...source }] });
  return { field: fields[0], problems: definition?.problems.map(({ code, path }) => `${code} ${path}`) ?? [] };
}

const options = ["red", { value: "blue", title: "Blue" }];

describe("each type with its validation is the field of a requestedSchema", () => {
  test.each<[source: object, field: object]>([
    [{ type: "text" }, { kind: "text", label: "A", required: false, multiline: false }],
    [
      { type: "text", description: "Why", required: true },
      { description: "Why", required: true },
    ],
    [{ type: "text", default: "x" }, { default: "x" }],
    [
      { type: "text", validation: { minLength: 2, maxLength: 4 } },
      { minLength: 2, maxLength: 4 },
    ],
    [{ type: "text", validation: { pattern: "^a+$" } }, { patterns: ["^a+$"] }],
    [{ type: "text", validation: { pattern: "^\\d{3}\\-\\d$" } }, { patterns: ["^\\d{3}-\\d$"] }],
    [{ type: "text", validation: { pattern: "^[\\w\\-\\.\\@]+\\@x\\\\-$" } }, { patterns: ["^[\\w\\-\\.@]+@x\\\\-$"] }],
    [
      { type: "text", validation: { format: "email" } },
      { kind: "text", format: "email" },
    ],
    [{ type: "text", rendering: { inputType: "password" } }, { isPassword: true }],
    [{ type: "text", rendering: { displayStyle: "password" } }, { isPassword: true }],
    [{ type: "text", rendering: { displayStyle: "Password" } }, { isPassword: true }],
    [{ type: "number" }, { kind: "number", integer: false }],
    [
      { type: "number", validation: { minimum: 1, maximum: 9 }, default: 3 },
      { minimum: 1, maximum: 9, default: 3 },
    ],
    [
      { type: "number", validation: { exclusiveMinimum: 0, exclusiveMaximum: 1 } },
      { exclusiveMinimum: 0, exclusiveMaximum: 1 },
    ],
    [
      { type: "number", validation: { multipleOf: 0.5 } },
      { integer: false, multipleOf: 0.5 },
    ],
    [{ type: "number", validation: { multipleOf: 1 } }, { integer: true }],
    [
      { type: "boolean", default: true },
      { kind: "boolean", default: true },
    ],
    [
      { type: "select", options, default: "blue" },
      {
        kind: "choice",
        options: [
          { value: "red", label: "red" },
          { value: "blue", label: "Blue" },
        ],
        default: "blue",
      },
    ],
    [{ type: "select", options: [1, 2] }, { options: [{ value: 1 }, { value: 2 }] }],
    [
      { type: "multi_select", options, default: ["red"] },
      { kind: "choices", default: ["red"] },
    ],
    [
      { type: "multi_select", options, validation: { minItems: 1, maxItems: 2, uniqueItems: true } },
      { minItems: 1, maxItems: 2 },
    ],
    [
      { type: "url" },
      {
        kind: "text",
        format: "uri",
        urls: { allowedSchemes: ["https"], blockPrivateAddresses: false, blockLocalhost: false },
      },
    ],
    [
      {
        type: "url",
        validation: { allowedSchemes: ["https", "ftp"], blockPrivateIPs: true, blockLocalhost: true, maxLength: 99 },
      },
      {
        maxLength: 99,
        urls: { allowedSchemes: ["https", "ftp"], blockPrivateAddresses: true, blockLocalhost: true },
      },
    ],
    [
      { type: "url", validation: { format: "uri", blockPrivateIPs: true } },
      { format: "uri", urls: { allowedSchemes: ["https"], blockPrivateAddresses: true, blockLocalhost: true } },
    ],
    [
      { type: "url", validation: { blockPrivateIPs: true, blockLocalhost: false } },
      { urls: { allowedSchemes: ["https"], blockPrivateAddresses: true, blockLocalhost: "addresses" } },
    ],
    [{ type: "date" }, { kind: "date" }],
    [{ type: "date", validation: { format: "date-time" } }, { kind: "date-time" }],
    [{ type: "date", rendering: { enableTime: true } }, { kind: "date-time" }],
    [{ type: "date", rendering: { inputType: "date" } }, { kind: "date" }],
    [{ type: "date", rendering: { inputType: "datetime-local" } }, { kind: "date-time" }],
    [{ type: "text", rendering: { inputType: "date" } }, { kind: "date" }],
    [{ type: "text", rendering: { displayStyle: "datetime_local" } }, { kind: "date-time" }],
    [
      { type: "text", rendering: { inputType: "time" } },
      { kind: "text", format: "time", rendering: { inputType: "time" } },
    ],
    [
      { type: "date", validation: { minimum: "2026-07-01", maximum: "2026-07-31" } },
      { kind: "date", formatMinimum: "2026-07-01", formatMaximum: "2026-07-31" },
    ],
    [
      { type: "date", validation: { format: "date-time", minimum: "2026-07-01T08:00:00Z" } },
      { kind: "date-time", formatMinimum: "2026-07-01T08:00:00Z" },
    ],
    [
      { type: "date", validation: { format: "date-time", minimum: "2026-07-01", maximum: "2026-07-01" } },
      { kind: "date-time", formatMinimum: "2026-07-01T00:00:00Z", formatMaximum: "2026-07-01T23:59:59.999Z" },
    ],
  ])("%j", (source, expected) => {
    const { field, problems } = fieldFrom(source);

    expect(field).toMatchObject(expected);
    expect(problems).toEqual([]);
  });
});

describe("hints that are honoured", () => {
  const bounded = { type: "number", validation: { minimum: 0, maximum: 9 } };

  test.each<[source: object, rendering: object, expected?: object]>([
    [{ type: "text" }, { placeholder: "Type", helpText: "Help", breakAfter: true, gridRow: 2 }],
    [{ type: "text" }, { inputType: "tel", rows: 3 }],
    [{ type: "text" }, { inputType: "number" }],
    [{ type: "text" }, { displayStyle: "email" }, { inputType: "email" }],
    [{ type: "number" }, { inputType: "number" }, {}],
    [{ type: "text" }, { ariaLabel: "Name on the card", ariaDescribedBy: "As printed" }],
    [{ type: "text" }, { validationTrigger: "on_blur", debounceMs: 300 }, { validationTrigger: "blur" }],
    [{ type: "text" }, { validationTrigger: "on_submit" }, {}],
    [{ type: "date" }, { displayFormat: "DD.MM.YYYY" }],
    ...[
      "section-blue shipping street-address",
      "fax tel",
      "Given-Name",
      "billing home email",
      "section-a pager tel-local-prefix webauthn",
    ].map((token): [object, object, object] => [{ type: "text" }, { autocomplete: token }, { autoComplete: token }]),
    [{ type: "text" }, { hidden: true }],
    [{ type: "text" }, { autocomplete: "given-name" }, { autoComplete: "given-name" }],
    [{ type: "text", required: true, default: "x" }, { readonly: true }, { readOnly: true }],
    [{ type: "text" }, { gridColumn: 2 }],
    [{ type: "text" }, { gridColumn: "1 / -1" }, { gridColumn: "both" }],
    [{ type: "url" }, { testButton: true }],
    [bounded, { displayStyle: "slider", step: 0.5 }],
    [{ type: "boolean" }, { displayStyle: "checkbox" }],
    [{ type: "boolean" }, { displayStyle: "toggle" }],
    [{ type: "boolean" }, { displayStyle: "radio" }],
    [
      { type: "select", options },
      { displayStyle: "dropdown", searchable: true },
    ],
    [{ type: "select", options }, { displayStyle: "radio" }],
    [{ type: "select", options }, { displayStyle: "segmented" }],
    [{ type: "multi_select", options }, { displayStyle: "checkbox" }],
    [{ type: "multi_select", options }, { displayStyle: "chips" }],
    [{ type: "multi_select", options }, { displayStyle: "multiselect_dropdown" }, { displayStyle: "dropdown" }],
  ])("%j %j", (source, rendering, expected = rendering) => {
    const { field, problems } = fieldFrom({ ...source, rendering });

    expect(field?.rendering).toEqual(expected);
    expect(problems).toEqual([]);
  });
});

describe("hints that are not obeyed are kept for hosts' own controls, and are no reason to refuse the form", () => {
  test.each<[why: string, source: object, rendering: Record<string, unknown>]>([
    ["it is no pattern of a day", { type: "date" }, { displayFormat: "Quarter" }],
    ["a name has no place", { type: "text" }, { autocomplete: "work name" }],
    ["a time could not show its default", { type: "text", default: "soon" }, { inputType: "time" }],
    ["the pattern may ask for something else", { type: "text", validation: { maxLength: 3 } }, { inputType: "time" }],
    ["a required field is shown", { type: "text", required: true }, { hidden: true }],
    ["a required answer that is not there could not be given", { type: "text", required: true }, { readonly: true }],
    ["a browser would fill in a card", { type: "text" }, { autocomplete: "cc-number" }],
    ["a browser would fill in a password", { type: "text" }, { autocomplete: "current-password" }],
    ["a slider has two ends", { type: "number", validation: { minimum: 0 } }, { displayStyle: "slider" }],
    ["it belongs to another type", { type: "number" }, { rows: 3 }],
    ["it is of another type", { type: "text" }, { placeholder: 3 }],
    ["there are two columns", { type: "text" }, { gridColumn: 3 }],
    ["only an address is opened", { type: "text" }, { testButton: true }],
    ["there is no place for it", { type: "boolean" }, { placeholder: "x" }],
    ["there is no place for it", { type: "select", options }, { placeholder: "x" }],
    ["there is nothing to fill in", { type: "multi_select", options }, { autocomplete: "country" }],
    ["an address has one line", { type: "url" }, { rows: 3 }],
    ["a step would lead past all multiples", { type: "number", validation: { multipleOf: 2 } }, { step: 3 }],
    ["nobody may answer for the person", { type: "boolean", required: true }, { displayStyle: "toggle" }],
    ["the format decides", { type: "date", validation: { format: "date" } }, { enableTime: true }],
  ])("%s: %j %j", (_, source, rendering) => {
    const form = formOf({ fields: [{ id: "a", label: "A", ...source, rendering }] });

    expect(form.fields[0]?.rendering).toEqual({ ignored: rendering });
    expect(form.definition?.problems).toMatchObject([
      { code: "hint", path: `/fields/0/rendering/${Object.keys(rendering).join()}` },
    ]);
    expect(isAnswerable(form)).toBe(true);
  });
});

describe("a credential that only a hint asks for is found", () => {
  test.each([{ placeholder: "Your password" }, { helpText: "Your password" }, { inputType: "password" }])(
    "%j",
    (rendering) => {
      const { fields } = formOf({
        fields: [{ id: "a", type: "text", label: "Answer", description: "As usual", rendering }],
      });

      expect(fields.map(sensitivityOf)).toEqual(["credential"]);
    },
  );

  test.each<object>([
    { type: "url", rendering: { inputType: "password" } },
    { type: "number", rendering: { inputType: "password" } },
    { type: "text", rendering: { inputType: "Password" } },
    { type: "text", validation: { format: "password" } },
    { type: "text", rendering: { autocomplete: "section-x one-time-code" } },
    { type: "text", rendering: { autocomplete: "cc-number" } },
  ])("as declared: %j", (source) => {
    const { fields } = formOf({ fields: [{ id: "a", label: "Answer", ...source }] });

    expect(fields.map(sensitivityOf)).toEqual(["credential"]);
  });
});

describe("what the language does not have is listed, and the rest is read", () => {
  test.each<[source: object, problem: string]>([
    [{ type: "text", colour: "red" }, "unknown-key /fields/0/colour"],
    [{ type: "text", rendering: { "a/b~c": 1 } }, "unknown-key /fields/0/rendering/a~1b~0c"],
    [{ type: "text", validation: { minimum: 3 } }, "unknown-key /fields/0/validation/minimum"],
    [{ type: "text", validation: { minLength: "3" } }, "value /fields/0/validation/minLength"],
    [{ type: "text", validation: { pattern: "(" } }, "value /fields/0/validation/pattern"],
    [{ type: "text", required: "yes" }, "value /fields/0/required"],
    [{ type: "text", options: ["red"] }, "unknown-key /fields/0/options"],
    [{ type: "date", validation: { minimum: "soon" } }, "value /fields/0/validation/minimum"],
    [
      { type: "date", validation: { format: "date-time", maximum: "2026-07-01T08:00" } },
      "value /fields/0/validation/maximum",
    ],
    [{ type: "url", validation: { allowedSchemes: ["https:"] } }, "value /fields/0/validation/allowedSchemes"],
    [{ type: "url", validation: { allowedSchemes: ["javascript"] } }, "value /fields/0/validation/allowedSchemes"],
    [{ type: "text", default: null }, "value /fields/0/default"],
    [{ type: "text", rendering: { rows: 50 } }, "hint /fields/0/rendering/rows"],
    [{ type: "select", options: [{ value: "red", colour: "red" }] }, "unknown-key /fields/0/options/0/colour"],
    [{ type: "select", options: ["red", { value: "red" }] }, "options /fields/0/options/1"],
    [{ type: "text", validation: [] }, "value /fields/0/validation"],
    [{ type: "text", dependencies: ["b"] }, "condition /fields/0/dependencies"],
    [{ type: "select", options: ["red", { title: "Blue" }] }, "value /fields/0/options/1"],
    [
      { type: "text", rendering: { conditionalDisplay: { field: "b" } } },
      "condition /fields/0/rendering/conditionalDisplay",
    ],
  ])("%j", (source, problem) => {
    const { field, problems } = fieldFrom(source);

    expect(problems).toEqual([problem]);
    expect(field?.kind).not.toBe("unsupported");
  });

  test("such as a type: its field has no control", () => {
    const { field, problems } = fieldFrom({ type: "signature" });

    expect(field).toMatchObject({ kind: "unsupported", label: "A" });
    expect(problems).toEqual(["value /fields/0/type"]);
  });

  test("such as a file, where the host takes none", () => {
    const form = formOf({ fields: [{ id: "a", type: "file", label: "A" }] });

    expect(form.fields).toMatchObject([{ kind: "unsupported", label: "A" }]);
    expect(form.definition?.problems.map(({ message }) => message)).toEqual([
      "No control fits it: the host takes no files.",
    ]);
  });

  test("such as a second field of the same id, and one without", () => {
    const form = formOf({
      fields: [
        { id: "a", type: "text", label: "A" },
        { id: "a", type: "number", label: "B" },
        { type: "text", label: "C" },
      ],
    });

    expect(form.fields).toMatchObject([{ kind: "text", label: "A" }]);
    expect(form.definition?.problems).toMatchObject([
      { code: "duplicate-id", path: "/fields/1" },
      { code: "value", path: "/fields/2" },
    ]);
  });
});

describe("a definition as a whole", () => {
  const name = { id: "name", type: "text", label: "Name", required: true };

  test("keeps its fields in their order, whatever their ids", () => {
    const ids = ["b", "10", "__proto__", "2", ""];

    const { fields } = formOf({ fields: ids.map((id) => ({ id, type: "text", label: `Field ${id}` })) });

    expect(fields.map((field) => field.name)).toEqual(ids);
  });

  test("is introduced by its title and description, after what the request says", () => {
    const formDefinition = { id: "f", title: "A trip", description: "Where to?", fields: [name] };

    const request = parseRequest({ message: "Before you go", formDefinition }, {}, formDefinitions);

    expect(request).toMatchObject({ mode: "form", message: "Before you go\n\nA trip\n\nWhere to?", problems: [] });
  });

  test("is not read where the host has handed in no language", () => {
    expect(parseRequest({ message: "m", formDefinition: { id: "f", title: "t", fields: [name] } })).toMatchObject({
      mode: "unreadable",
    });
  });

  test("has an id, a timeout and metadata, as they are", () => {
    const { definition } = formOf({ fields: [name], timeout: 60_000, metadata: { deep: [1, null] } });

    expect(definition).toEqual({
      id: "trip",
      title: "A trip",
      timeout: 60_000,
      metadata: { deep: [1, null] },
      problems: [],
    });
  });

  test("with allow_partial requires nothing", () => {
    const require = { condition: { field: "name", operator: "isNotSet" }, action: "require" };
    const validation = { dependencies: { name: require } };

    const [field] = formOf({ fields: [{ ...name, id: "name" }], allow_partial: true, validation }).fields;

    expect(field).toMatchObject({ required: false });
    expect(field).not.toHaveProperty("conditions");
  });

  test("is bounded as a schema is", () => {
    const fields = Array.from({ length: 3 }, (_, index) => ({ ...name, id: `f${index}` }));

    const form = parseFormDefinition({ id: "f", title: "t", fields }, { fields: 2 });

    expect(form.problems).toEqual([{ code: "too-many-fields", count: 3, limit: 2 }]);
  });

  test("is bounded in what its hints say", () => {
    const fields = [{ ...name, rendering: { helpText: "x".repeat(90) } }];

    const form = parseFormDefinition({ id: "f", title: "t", fields }, { allText: 100 });

    expect(form.problems).toEqual([{ code: "too-large", limit: 100 }]);
  });

  test.each([undefined, null, 3, "x", [], {}, { fields: {} }])(
    "is unreadable where it has no list of fields: %j",
    (value) => {
      expect(parseFormDefinition(value)).toEqual({ mode: "unreadable", message: "", problems: [{ code: "schema" }] });
    },
  );
});

describe("conditions", () => {
  const fields = [
    { id: "a", type: "text", label: "A" },
    { id: "b", type: "number", label: "B" },
    { id: "c", type: "text", label: "C" },
    { id: "d", type: "select", label: "D", options: ["x", "y"] },
  ];
  const conditionsOf = (dependencies: object) => {
    const form = formOf({ fields, validation: { dependencies } });
    return {
      conditions: form.fields.slice(0, 3).map((field) => field.conditions),
      problems: form.definition?.problems,
    };
  };

  test.each<object>([
    { field: "a", operator: "equals", value: "x" },
    { field: "a", operator: "notEquals", value: "x" },
    { field: "a", operator: "in", value: ["x", "y"] },
    { field: "a", operator: "notIn", value: ["x"] },
    { field: "b", operator: "greaterThan", value: 3 },
    { field: "b", operator: "lessThan", value: 3 },
    { field: "a", operator: "isSet" },
    { field: "a", operator: "isNotSet" },
    { all: [{ field: "a", operator: "isSet" }, { not: { any: [{ field: "b", operator: "isSet" }] } }] },
  ])("of a field: %j", (condition) => {
    expect(conditionsOf({ c: { condition, action: "hide" } })).toEqual({
      conditions: [undefined, undefined, [{ action: "hide", when: condition }]],
      problems: [],
    });
  });

  test("are told what they have beside it", () => {
    const condition = { any: [{ not: { field: "a", operator: "isSet", of: 1 } }], until: 1 };
    const { problems } = conditionsOf({ c: [{ condition, action: "show", until: 1 }] });

    expect(problems?.map(({ code, path }) => `${code} ${path}`)).toEqual([
      "unknown-key /validation/dependencies/c/0/until",
      "unknown-key /validation/dependencies/c/0/condition/until",
      "unknown-key /validation/dependencies/c/0/condition/any/0/not/of",
    ]);
  });

  test("of its display, in the hints", () => {
    const when = { field: "a", operator: "isSet" };

    const form = formOf({ fields: [fields[0], { ...fields[1], rendering: { conditionalDisplay: when } }] });

    expect(form.fields[1]?.conditions).toEqual([{ action: "show", when }]);
    expect(form.definition?.problems).toEqual([]);
  });

  test.each<[why: string, entry: object]>([
    ["names no field", { condition: { field: "z", operator: "isSet" }, action: "show" }],
    ["has no such operator", { condition: { field: "a", operator: "like", value: "x" }, action: "show" }],
    ["has no such action", { condition: { field: "a", operator: "isSet" }, action: "explode" }],
    [
      "compares what is no option",
      { condition: { field: "d", operator: "in", value: ["x", "secnd"] }, action: "show" },
    ],
    [
      "compares what no answer can be",
      { condition: { field: "b", operator: "equals", value: "many" }, action: "show" },
    ],
    [
      "lists too many values",
      { condition: { field: "a", operator: "in", value: Array(10_001).fill("x") }, action: "show" },
    ],
    [
      "says two things at once",
      { condition: { all: [{ field: "a", operator: "isSet" }], field: "b", operator: "isSet" }, action: "show" },
    ],
    ["has a part that cannot be read", { condition: { any: [{ field: "a", operator: "isSet" }, {}] }, action: "show" }],
  ])("that %s is left out whole", (_, entry) => {
    const { conditions, problems } = conditionsOf({ c: entry });

    expect(conditions).toEqual([undefined, undefined, undefined]);
    expect(problems?.map(({ code }) => code)).toEqual(["condition"]);
  });

  test("that depend on themselves are left out; what only depends on them is kept", () => {
    const shownWith = (field: string) => ({ condition: { field, operator: "isSet" }, action: "show" });

    const { conditions, problems } = conditionsOf({ a: shownWith("b"), b: shownWith("a"), c: shownWith("a") });

    expect(conditions.map((own) => own !== undefined)).toEqual([false, false, true]);
    expect(problems).toMatchObject([
      { code: "condition", path: "/validation/dependencies/a/condition" },
      { code: "condition", path: "/validation/dependencies/b/condition" },
    ]);
  });

  test("that require or check again depend on nothing that they change", () => {
    const requiredWith = (field: string) => ({ condition: { field, operator: "isSet" }, action: "require" });

    expect(conditionsOf({ a: requiredWith("b"), b: requiredWith("a") }).problems).toEqual([]);
  });

  test("dependencies name the fields whose change has a field checked again", () => {
    const form = formOf({ fields: [...fields.slice(0, 2), { ...fields[2], dependencies: ["a", "b"] }] });

    expect(form.fields[2]?.dependencies).toEqual(["a", "b"]);
  });
});

describe("rows of a grid are columns and breaks, in the order of the fields", () => {
  const columnsOf = (...renderings: readonly object[]): readonly unknown[] =>
    formOf({
      fields: renderings.map((rendering, index) => ({ id: String(index), label: "A", type: "text", rendering })),
    }).fields.map(({ rendering }) => [rendering?.gridColumn, rendering?.breakAfter]);

  test.each<[string, readonly object[], readonly unknown[]]>([
    [
      "two neighbours of one row",
      [{ gridRow: 1 }, { gridRow: 1 }],
      [
        [1, undefined],
        [2, undefined],
      ],
    ],
    [
      "a third of the same row",
      [{ gridRow: 1 }, { gridRow: 1 }, { gridRow: 1 }],
      [
        [1, undefined],
        [2, undefined],
        [undefined, undefined],
      ],
    ],
    [
      "neighbours of two rows",
      [
        { gridRow: 1, gridColumn: 1 },
        { gridRow: 2, gridColumn: 2 },
      ],
      [
        [1, true],
        [2, undefined],
      ],
    ],
    [
      "neighbours of which one has no row",
      [{ gridRow: 1 }, {}],
      [
        [undefined, undefined],
        [undefined, undefined],
      ],
    ],
  ])("%s", (_, renderings, columns) => {
    expect(columnsOf(...renderings)).toEqual(columns);
  });
});
