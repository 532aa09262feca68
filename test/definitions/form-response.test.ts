// @vitest-environment node
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Draft, judge, readDraft } from "react-elicitation/core";
import {
  formErrors,
  formResponse,
  parseFormDefinition,
  parseFormResponse,
  prepareForm,
} from "react-elicitation/definitions";

const definition = {
  id: "trip",
  title: "A trip",
  metadata: { campaign: 7 },
  fields: [
    { id: "name", type: "text", label: "Name", required: true, validation: { minLength: 3 } },
    { id: "age", type: "number", label: "Age", validation: { minimum: 18 } },
    { id: "news", type: "boolean", label: "News" },
    { id: "seat", type: "select", label: "Seat", options: [1, 2] },
    { id: "floor", type: "select", label: "Floor", options: [1, "1"] },
    { id: "meals", type: "multi_select", label: "Meals", options: ["lunch", "dinner"], validation: { maxItems: 1 } },
    { id: "size", type: "select", label: "Size", options: ["38", "39"] },
    { id: "sizes", type: "multi_select", label: "Sizes", options: ["38", "39"] },
    { id: "note", type: "text", label: "Note" },
    { id: "home", type: "url", label: "Home page" },
    { id: "day", type: "date", label: "Day", validation: { minimum: "2026-07-01" } },
    { id: "lift", type: "select", label: "Lift", options: ["", "ski lift"] },
    { id: "stops", type: "multi_select", label: "Stops", options: ["", "Bern"] },
    { id: "sign", type: "text", label: "Sign", default: "hello" },
  ],
};

describe("answers in the form language", () => {
  test("are the content with the form's id, its metadata and the time, and nothing more of the person", () => {
    const form = parseFormDefinition(definition);
    const parsed = form.mode === "form" ? form.definition : undefined;

    const response = parsed && formResponse(parsed, { name: "Ada" }, new Date("2026-07-01T08:30:00Z"));

    expect(response).toEqual({
      form_id: "trip",
      responses: { name: "Ada" },
      metadata: { campaign: 7, submitted_at: Date.parse("2026-07-01T08:30:00Z") },
    });
  });
});

describe("with `absent`, what need not be answered has its default, else null", () => {
  const when = (value: boolean) => ({ conditionalDisplay: { field: "news", operator: "equals", value } });
  const partly = {
    id: "partly",
    title: "Partly",
    fields: [
      { id: "name", type: "text", label: "Name", required: true },
      { id: "port", type: "number", label: "Port", default: "8080" },
      { id: "level", type: "select", label: "Level", options: ["low", "high"], default: "low" },
      { id: "extras", type: "multi_select", label: "Extras", options: ["a", "b"], default: ["a"] },
      { id: "age", type: "number", label: "Age", default: 3, validation: { minimum: 18 } },
      { id: "note", type: "text", label: "Note" },
      { id: "cv", type: "file", label: "CV" },
      { id: "news", type: "boolean", label: "News", default: true },
      { id: "mail", type: "text", label: "Mail", required: true, rendering: when(true) },
      { id: "reason", type: "text", label: "Reason", default: "none", rendering: when(false) },
    ],
  };
  const absent = "default" as const;

  test("for every field without an answer, by the answers that were given", async () => {
    const { content, errors } = await parseFormResponse(partly, { name: "Ada", age: 30 }, { absent });

    expect(errors).toEqual([]);
    expect(content).toEqual({
      name: "Ada",
      port: 8080,
      level: "low",
      extras: ["a"],
      age: 30,
      note: null,
      cv: null,
      news: true,
      mail: null,
      reason: "none",
    });
  });

  test("but not for one whose answer is missing or wrong, nor with a default that is wrong", async () => {
    const form = await prepareForm(partly, { absent });

    const { content, errors } = form.check({ port: "x", news: true });

    expect(errors.map(({ field }) => field)).toEqual(["name", "port", "mail"]);
    expect(content).toMatchObject({ age: null, news: true });
    expect(Object.keys(content)).not.toContain("name");
    expect(Object.keys(content)).not.toContain("mail");
  });

  test("and without it they have no key", async () => {
    const { content } = await parseFormResponse(partly, { name: "Ada" });

    expect(content).toEqual({ name: "Ada" });
  });
});

test.each([
  ["^\\d{3}\\-\\d{4}$", "555-0100"],
  ["^[A-Z\\-\\_]{3}\\#\\d$", "A-_#1"],
  ["^\\w+\\@\\w+\\.org$", "ada@kit.org"],
])("a pattern with escapes that other engines allow is checked: %s", async (pattern, right) => {
  const form = await prepareForm({
    id: "f",
    title: "F",
    fields: [{ id: "code", type: "text", label: "Code", validation: { pattern } }],
  });

  expect(form.check({ code: right }).errors).toEqual([]);
  expect(form.check({ code: "other" }).errors).toMatchObject([{ constraint: "pattern" }]);
});

test("a text with a format is read without the white space around it, as the dialog sends it", async () => {
  const fields = [
    { id: "mail", type: "text", label: "Mail", validation: { format: "email" } },
    { id: "note", type: "text", label: "Note" },
  ];

  const { content, errors } = await parseFormResponse(
    { id: "f", title: "F", fields },
    { mail: " ada@ada.example\n", note: " x " },
  );

  expect({ content, errors }).toEqual({ content: { mail: "ada@ada.example", note: " x " }, errors: [] });
});

describe("a response is read with its types as they are meant", () => {
  const valid = {
    name: "Ada",
    age: 30,
    news: true,
    seat: 1,
    meals: ["lunch"],
    home: "https://a.example",
    day: "2026-07-02",
  };

  test("with its envelope or without", async () => {
    const enveloped = { form_id: "trip", responses: valid, metadata: {} };

    expect(await parseFormResponse(definition, enveloped)).toEqual({ content: valid, errors: [] });
    expect(await parseFormResponse(definition, { elicitationId: "1", responses: valid })).toEqual({
      content: valid,
      errors: [],
    });
    expect(await parseFormResponse(definition, valid)).toEqual({ content: valid, errors: [] });
  });

  test.each<[given: object, content: object]>([
    [{ age: "30" }, { age: 30 }],
    [{ age: " 1e2 " }, { age: 100 }],
    [{ name: 1234 }, { name: "1234" }],
    [{ news: "true" }, { news: true }],
    [{ news: "false" }, { news: false }],
    [{ seat: "2" }, { seat: 2 }],
    [{ meals: "lunch" }, { meals: ["lunch"] }],
    [{ day: "2026-07-02T10:00:00Z" }, { day: "2026-07-02" }],
    [{ age: "", seat: null }, {}],
    [{ age: " ", news: " ", seat: " ", meals: "\u200b", day: "\n" }, {}],
    [{ floor: "1" }, { floor: "1" }],
    [{ floor: 1 }, { floor: 1 }],
    [{ size: 38 }, { size: "38" }],
    [{ sizes: [38, "39"] }, { sizes: ["38", "39"] }],
    [{ note: " " }, {}],
    [{ lift: "" }, { lift: "" }],
    [{ stops: "" }, { stops: [""] }],
    [{ sign: "" }, { sign: "" }],
    [{ sign: null }, {}],
    [{ other: 1 }, {}],
  ])("%j", async (given, content) => {
    const read = await parseFormResponse(definition, { name: "Ada", ...given });

    expect(read).toEqual({ content: { name: "Ada", ...content }, errors: [] });
  });
});

describe("what is wrong with a response", () => {
  test.each<[given: object, error: object]>([
    [{ name: "  " }, { field: "name", constraint: "required_missing", message: "Enter an answer" }],
    [
      { name: "Al" },
      {
        constraint: "minLength",
        expected: 3,
        actual: 2,
        message: "Must be 3 characters or more",
        path: ["name"],
        pointer: "/responses/name",
      },
    ],
    [{ age: "many" }, { constraint: "invalid_number", expected: "number", actual: "many" }],
    [{ age: 17 }, { constraint: "minimum", expected: 18, actual: 17, message: "Must be 18 or more" }],
    [{ news: "perhaps" }, { constraint: "type_mismatch", expected: "boolean", actual: "perhaps" }],
    [{ name: { first: "Ada" } }, { constraint: "type_mismatch", expected: "string" }],
    [{ seat: 3 }, { constraint: "enum", expected: [1, 2], actual: 3 }],
    [{ meals: ["lunch", "dinner"] }, { constraint: "maxItems", expected: 1, actual: 2 }],
    [{ home: "a.example" }, { constraint: "format", expected: "uri", actual: "a.example" }],
    [
      { home: "http://a.example" },
      { constraint: "allowedSchemes", expected: ["https"], actual: "http", message: "Must start with https://" },
    ],
    [{ day: "July" }, { constraint: "invalid_date_format", expected: "date" }],
    [
      { day: "2026-06-30" },
      { constraint: "minimum", expected: "2026-07-01", message: "Must be July 1, 2026 or later" },
    ],
  ])("%j", async (given, error) => {
    const { errors } = await parseFormResponse(definition, { name: "Ada", ...given }, { locale: "en-US" });

    expect(errors).toEqual([expect.objectContaining({ code: -32007, ...error })]);
  });

  test("is not a blank text that its field starts with", async () => {
    const fields = [{ id: "note", type: "text", label: "Note", required: true, default: "" }];

    expect(await parseFormResponse({ id: "f", title: "t", fields }, { note: "" })).toEqual({
      content: { note: "" },
      errors: [],
    });
  });

  test("is a text that takes too long to match: nobody else checks it", async () => {
    const fields = [{ id: "slug", type: "text", label: "Slug", validation: { pattern: "^[a-z0-9]{3,40}$" } }];

    const { errors } = await parseFormResponse({ id: "f", title: "t", fields }, { slug: "../".repeat(1200) });

    expect(errors).toMatchObject([{ field: "slug", constraint: "pattern" }]);
  });

  test("of a whole number is said as its schema says it", async () => {
    const fields = [{ id: "n", type: "number", label: "N", validation: { multipleOf: 1 } }];

    const { errors } = await parseFormResponse({ id: "f", title: "t", fields }, { n: 1.5 });

    expect(errors).toMatchObject([{ constraint: "multipleOf", expected: 1, actual: 1.5 }]);
  });

  test.each<[definition: unknown, raw: unknown, constraint: string]>([
    [null, {}, "definition_unreadable"],
    [{ feilds: [] }, { name: "Ada" }, "definition_unreadable"],
    [{ fields: Array.from({ length: 1001 }, (_, id) => ({ id: `${id}`, type: "text" })) }, {}, "definition_unreadable"],
    [{ ...definition, allow_partial: true }, "Ada", "type_mismatch"],
    [{ fields: [{ id: "a", type: "select", options: [] }] }, { a: "x" }, "type_mismatch"],
  ])("is never nothing where answers are not read", async (source, raw, constraint) => {
    expect((await parseFormResponse(source, raw)).errors).toMatchObject([{ constraint }]);
  });

  test("is told without the text of a credential", async () => {
    const fields = [
      { id: "key", type: "text", label: "API key", validation: { pattern: "^sk-", maxLength: 10 } },
      { id: "pin", type: "text", label: "Letters", rendering: { inputType: "password" }, validation: { maxLength: 4 } },
    ];

    const { errors } = await parseFormResponse({ id: "f", title: "t", fields }, { key: "hunter2", pin: "hunter2" });

    expect(errors).toMatchObject([
      { field: "key", constraint: "pattern" },
      { field: "pin", constraint: "maxLength", actual: 7 },
    ]);
    expect(JSON.stringify(errors)).not.toContain("hunter2");
  });

  test("is told without the text of a credential that only the message asks for", async () => {
    const fields = [{ id: "value", type: "text", label: "Value", validation: { pattern: "^sk-" } }];
    const login = { id: "f", title: "Log in", description: "Type your password below", fields };

    const { errors } = await parseFormResponse(login, { value: "hunter2" });

    expect(errors).toMatchObject([{ field: "value", constraint: "pattern" }]);
    expect(errors[0]).not.toHaveProperty("actual");
  });

  test("is nothing where an answer is missing from a form that may be sent in part, but a wrong one is", async () => {
    const partial = { ...definition, allow_partial: true };

    expect(await parseFormResponse(partial, { age: 30 })).toEqual({ content: { age: 30 }, errors: [] });
    expect((await parseFormResponse(partial, { age: 3 })).errors).toMatchObject([{ constraint: "minimum" }]);
  });

  test("is nothing where a required answer is missing that a condition may hide", async () => {
    const shown = { conditionalDisplay: { field: "age", operator: "isSet" } };
    const fields = [definition.fields[1], { ...definition.fields[0], rendering: shown }];

    expect((await parseFormResponse({ ...definition, fields }, {})).errors).toEqual([]);
    expect((await parseFormResponse({ ...definition, fields }, { age: 30 })).errors).toMatchObject([{ field: "name" }]);
  });

  test("has no answer to what a condition hides, whatever was sent for it", async () => {
    const dependencies = { age: { condition: { field: "news", operator: "equals", value: true }, action: "hide" } };

    const read = await parseFormResponse(
      { ...definition, validation: { dependencies } },
      { name: "Ada", news: true, age: 3 },
    );

    expect(read).toEqual({ content: { name: "Ada", news: true }, errors: [] });
  });
});

test("an error of a field that the form does not have is one, too", () => {
  expect(formErrors([], [{ name: "gone", code: "enum" }], { gone: 1 })).toMatchObject([
    { field: "gone", constraint: "enum", path: ["gone"], pointer: "/responses/gone" },
  ]);
});

test("a server's own errors are told in the same way", () => {
  const form = parseFormDefinition(definition);
  const fields = form.mode === "form" ? form.fields : [];

  const errors = formErrors(fields, [{ name: "age", code: "maximum", limit: 99 }], { age: 120 });

  expect(errors).toEqual([
    {
      field: "age",
      code: -32007,
      message: "Must be 99 or less",
      constraint: "maximum",
      expected: 99,
      actual: 120,
      path: ["age"],
      pointer: "/responses/age",
    },
  ]);
});

test("a credential that the host's policy blocks is refused, and its text is not in the error", async () => {
  const form = { id: "f", title: "t", fields: [{ id: "password", type: "text", label: "Password" }] };

  const { content, errors } = await parseFormResponse(
    form,
    { password: "hunter2" },
    { policy: { sensitive: "block" } },
  );

  expect(content).toEqual({});
  expect(errors).toHaveLength(1);
  expect(JSON.stringify(errors)).not.toContain("hunter2");
});

describe("an address of a field with blockPrivateIPs", () => {
  const local = ["127.0.0.1", "[::1]", "0.0.0.0", "2130706433", "[::ffff:7f00:1]", "10.0.0.1"];
  const faultOf = async (host: string, validation: object): Promise<string | undefined> => {
    const fields = [{ id: "site", type: "url", label: "Site", validation: { blockPrivateIPs: true, ...validation } }];
    const { errors } = await parseFormResponse({ id: "f", title: "t", fields }, { site: `https://${host}/` });
    return errors[0]?.constraint;
  };

  test.each(local)("is refused, whatever blockLocalhost says: %s", async (host) => {
    expect(await faultOf(host, {})).toMatch(/^block/);
    expect(await faultOf(host, { blockLocalhost: false })).toMatch(/^block/);
  });

  test("may be localhost if blockLocalhost is false, and not otherwise", async () => {
    expect(await faultOf("localhost", { blockLocalhost: false })).toBeUndefined();
    expect(await faultOf("localhost", {})).toBe("blockLocalhost");
  });
});

test.each([{ inputType: "password" }, { displayStyle: "password" }])(
  "a secret is never in an error, whatever its label and type: %j",
  async (rendering) => {
    const fields = [
      { id: "a", type: "text", label: "Word", validation: { pattern: "^x$" }, rendering },
      { id: "b", type: "select", label: "Colour", options: ["red", "blue"], rendering },
    ];

    const { errors } = await parseFormResponse({ id: "f", title: "t", fields }, { a: "hunter2", b: "green" });

    expect(errors).toMatchObject([{ field: "a" }, { field: "b" }]);
    expect(JSON.stringify(errors)).not.toMatch(/hunter2|green/);
  },
);

test.each([
  [{ type: "select" }, "green", "red"],
  [{ type: "multi_select" }, ["green"], ["red"]],
])("an option that validation.enum leaves out is no answer: %j", async (source, left, kept) => {
  const field = { id: "a", label: "A", options: ["red", "green"], validation: { enum: ["red", "blue"] }, ...source };
  const form = { id: "f", title: "t", fields: [field] };

  expect((await parseFormResponse(form, { a: left })).errors).toMatchObject([
    { constraint: "enum", expected: ["red"] },
  ]);
  expect((await parseFormResponse(form, { a: kept })).errors).toEqual([]);
});

test("errors have the shape of the form language's documents", async () => {
  const fields = [
    { id: "api_key", type: "text", label: "API Key", validation: { minLength: 32, maxLength: 64 } },
    { id: "webhook_url", type: "url", label: "Webhook", validation: { blockPrivateIPs: true } },
  ];
  const responses = { api_key: "sk-abc123def456ghi78", webhook_url: "https://192.168.1.1/hook" };

  const { errors } = await parseFormResponse({ id: "api_key_form", title: "Keys", fields }, { responses });

  expect(errors).toEqual([
    {
      field: "api_key",
      code: -32007,
      message: "Must be 32 characters or more",
      constraint: "minLength",
      expected: 32,
      actual: 20,
      path: ["api_key"],
      pointer: "/responses/api_key",
    },
    {
      field: "webhook_url",
      code: -32007,
      message: "Leads into a private network, which isn’t allowed here",
      constraint: "blockPrivateIPs",
      expected: "public IP",
      actual: "192.168.1.1",
      path: ["webhook_url"],
      pointer: "/responses/webhook_url",
    },
  ]);
});

test("a definition that is prepared once judges each response as it would be judged alone", async () => {
  const form = await prepareForm(definition);

  for (const response of [{ name: "Ada", age: "30" }, { name: "Al" }, { responses: { age: 3 } }, "Ada", null]) {
    expect(form.check(response)).toEqual(await parseFormResponse(definition, response));
  }
});

test("the host's policy holds for addresses in a response", async () => {
  const form = { id: "f", title: "t", fields: [{ id: "site", type: "url", label: "Site" }] };
  const policy = { urls: { blockPrivateAddresses: true } };

  const { errors } = await parseFormResponse(form, { site: "https://10.0.0.1/" }, { policy });

  expect(errors).toMatchObject([
    { field: "site", constraint: "blockPrivateIPs", expected: "public IP", actual: "10.0.0.1" },
  ]);
});

test.each([
  [{ minItems: 0, maxItems: 2 }, true, []],
  [{ minItems: 1 }, false, ["minItems"]],
])("an empty list of files is judged by the counts of its field: %j", async (validation, required, constraints) => {
  const field = { id: "bills", type: "file", label: "Bills", required, validation };

  const { errors } = await parseFormResponse({ id: "f", title: "t", fields: [field] }, { bills: [] });

  expect(errors.map(({ constraint }) => constraint)).toEqual(constraints);
});

describe("files in a response", () => {
  const files = {
    id: "claim",
    title: "A claim",
    fields: [
      {
        id: "bill",
        type: "file",
        label: "Bill",
        required: true,
        validation: { maxSize: 6, allowedExtensions: [".pdf"] },
      },
      { id: "photos", type: "file", label: "Photos", validation: { maxItems: 2 } },
    ],
  };
  const bill = { filename: "bill.pdf", content_type: "application/pdf", size: 6, content: "JVBERi0x" };
  const uploaded = { ...bill, content: { type: "url", location: "https://files.example/bill.pdf" } };
  const uri = "data:application/pdf;name=bill.pdf;base64,JVBERi0x";
  const policy = { files: true, uploads: ["https://files.example/"] };

  test.each<[string, object, object]>([
    ["with what is in them", { bill }, { bill: uri }],
    ["by where they are", { bill: uploaded }, { bill: uploaded.content.location }],
    ["as plain MCP has them", { bill: uri }, { bill: uri }],
    ["as plain MCP has uploaded ones", { bill: uploaded.content.location }, { bill: uploaded.content.location }],
    ["in a list", { bill, photos: [bill, uploaded] }, { bill: uri, photos: [uri, uploaded.content.location] }],
  ])("are read %s", async (_, response, content) => {
    expect(await parseFormResponse(files, response, { policy })).toEqual({ content, errors: [] });
  });

  test("leave the same answers open as in the dialog, whatever the conditions", async () => {
    const values = ["x", 1, true, "a.txt", "2026-07-01"];
    const entries: Readonly<Record<string, readonly Draft[string][]>> = {
      text: ["", "x", "a.txt"],
      number: ["", "1", "2"],
      boolean: ["", "true", "false"],
      select: ["", "0", "1"],
      date: ["", "2026-07-01"],
      file: [[], [{ name: "a.txt", type: "text/plain", size: 1 }]],
    };
    const sources = Object.keys(entries).map((type) => ({
      id: type,
      type,
      label: type,
      ...(type === "select" && { options: ["x", "y"] }),
    }));
    const condition = fc.record({
      field: fc.constantFrom("file", "text", "number", "boolean", "select", "date"),
      operator: fc.constantFrom("isSet", "isNotSet", "equals", "notEquals", "greaterThan"),
      value: fc.constantFrom(...values),
    });
    const action = fc.constantFrom("show", "hide", "enable", "disable");
    const dependencies = fc.dictionary(fc.constantFrom(...Object.keys(entries)), fc.record({ condition, action }));
    const entered = fc.record(
      Object.fromEntries(Object.entries(entries).map(([type, of]) => [type, fc.constantFrom(...of)])),
    );
    await fc.assert(
      fc.asyncProperty(dependencies, entered, async (given, byType) => {
        const form = { id: "f", title: "t", fields: sources, validation: { dependencies: given } };
        const parsed = parseFormDefinition(form, { takesFiles: true });
        const fields = parsed.mode === "form" ? parsed.fields : [];
        const draft = Object.fromEntries(fields.map(({ id, name }) => [id, byType[name] ?? ""]));
        const { content } = judge(fields, readDraft(fields, draft), { patterns: undefined });
        const sent = {
          ...content,
          ...(content.file !== undefined && { file: "data:text/plain;name=a.txt;base64,eA==" }),
        };

        expect(await parseFormResponse(form, sent)).toEqual({ content: sent, errors: [] });
      }),
      { numRuns: 300 },
    );
  });

  test.each<[string, object, object]>([
    [
      "a size that is not the true one",
      { bill: { ...bill, size: 1, content: "JVBERi0xLjc=" } },
      { constraint: "maxSize", expected: 6 },
    ],
    [
      "another type",
      { bill: { ...bill, filename: "bill.exe" } },
      { constraint: "allowedExtensions", expected: [".pdf"] },
    ],
    ["none", {}, { constraint: "required_missing" }],
    ["what is no file", { bill: { path: "/etc/passwd" } }, { constraint: "type_mismatch" }],
    ["a text", { bill: "hello" }, { constraint: "type_mismatch" }],
    ["an address that is no location", { bill: "http://files.example/bill.pdf" }, { constraint: "type_mismatch" }],
    ["two locations for one file", { bill: [uploaded.content.location, uri] }, { constraint: "maxItems" }],
    ["a URI without base64", { bill: "data:application/pdf;name=bill.pdf,%PDF" }, { constraint: "type_mismatch" }],
    ["a transcript's text", { bill: "data:application/pdf;name=bill.pdf;size=1," }, { constraint: "type_mismatch" }],
    ["what is no base64", { bill: { ...bill, content: "<script>" } }, { constraint: "type_mismatch" }],
    ["base64 that is cut off", { bill: { ...bill, content: "JVBERi0" } }, { constraint: "type_mismatch" }],
    ["no type", { bill: { ...bill, content_type: "" } }, { constraint: "type_mismatch" }],
    ["a type with a parameter", { bill: { ...bill, content_type: "a/b;size=1" } }, { constraint: "type_mismatch" }],
    [
      "a size in a URI that is not the true one",
      { bill: "data:application/pdf;name=bill.pdf;size=1;base64,JVBERi0xLjc=" },
      { constraint: "maxSize" },
    ],
    [
      "a long name that hides the size",
      { bill: { ...bill, filename: `${"文".repeat(2000)}.pdf`, content: "JVBERi0xLjc=" } },
      { constraint: "maxSize" },
    ],
    ["another type in a URI", { bill: uri.replace("bill.pdf", "bill.exe") }, { constraint: "allowedExtensions" }],
    [
      "a name behind another",
      { bill: { ...bill, filename: "bill.exe;name=bill.pdf;a" } },
      { constraint: "allowedExtensions" },
    ],
    ...[
      { type: "url", location: "javascript:alert(1)" },
      { type: "url", location: "http://files.example/bill.pdf" },
      { type: "url", location: "" },
      { type: "url" },
      { type: "s3", location: "https://files.example/bill.pdf" },
      { type: "local", location: "/etc/passwd" },
      { type: "x", location: "https://files.example/bill.pdf" },
    ].map((content): [string, object, object] => [
      `the reference ${JSON.stringify(content)}`,
      { bill: { ...bill, content } },
      { constraint: "type_mismatch" },
    ]),
    ["a reference without a size", { bill: { ...uploaded, size: -5 } }, { constraint: "type_mismatch" }],
  ])("are refused: %s", async (_, response, error) => {
    const { errors } = await parseFormResponse(files, response, { policy });
    expect(errors).toEqual([expect.objectContaining({ field: "bill", ...error })]);
  });

  const yaml = { filename: "config.yaml", content_type: "application/yaml", size: 4, content: btoa("a: 1") };

  test.each<[string, object, readonly string[]]>([
    ["has a listed ending, whatever its system calls its type", yaml, []],
    ["has a listed ending of the hint", { ...yaml, filename: "config.TXT" }, []],
    ["has a listed type, whatever its name", { ...bill, filename: "bill" }, []],
    ["has neither", { ...yaml, filename: "config.toml", content_type: "application/toml" }, ["allowedMimeTypes"]],
    ["has the first bytes of another type", { ...yaml, content: bill.content }, ["file-content"]],
    ["has the first bytes of another type than it claims", { ...bill, content_type: "image/png" }, ["file-content"]],
  ])("match one entry of any list: one that %s", async (_, file, constraints) => {
    const validation = { allowedMimeTypes: ["application/pdf", "text/yaml"], allowedExtensions: ["pdf", ".yaml"] };
    const rendering = { acceptAttribute: ".txt" };
    const form = { ...files, fields: [{ id: "bill", type: "file", label: "Bill", validation, rendering }] };

    const { errors } = await parseFormResponse(form, { bill: file });

    expect(errors.map(({ constraint }) => constraint)).toEqual(constraints);
  });

  test.each([
    ["nobody was asked for are left out, whatever is wrong with them", { rendering: { hidden: true } }, {}],
    ["answer a field that is called like what answers stand in", { id: "responses" }, { responses: uri }],
  ])("that %s", async (_, field, content) => {
    const bills = { ...files, fields: [{ id: "bill", type: "file", label: "Bill", ...field }] };
    const response = { bill: { ...bill, size: 1e9, content: uploaded.content }, responses: bill };

    expect(await parseFormResponse(bills, response)).toEqual({ content, errors: [] });
  });
});
