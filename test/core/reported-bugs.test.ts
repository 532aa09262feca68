// @vitest-environment node
// Faults that users of other clients have reported, and what happens here instead.
import { describe, expect, test } from "vitest";
import { initialDraft, isAnswerable } from "../../src/core/index.js";
import { accept, draftOf, fieldFrom, formOf, formWith } from "./support/form.js";

const colors = { enum: ["red", "green"] };

describe("fields rendered as something else", () => {
  test.each([
    ["openai/codex#41797: an integer as yes or no", { type: "integer" }, "number"],
    ["laravel/mcp#190: several options as nothing", { type: "array", items: { type: "string", ...colors } }, "choices"],
    ["microsoft/vscode#326007: a boolean as text", { type: "boolean" }, "boolean"],
    ["PrefectHQ/fastmcp#1565: an enum behind $ref as text", { $ref: "#/$defs/color" }, "choice"],
    ["inspector#1928: a nullable enum as JSON", { anyOf: [{ type: "string", ...colors }, { type: "null" }] }, "choice"],
    ["inspector#1928: an enum of nullable type as JSON", { type: ["string", "null"], ...colors }, "choice"],
    ["inspector#2007: a union of objects crashes", { anyOf: [{ type: "object" }, { type: "object" }] }, "unsupported"],
    ["Tambo: oneOf as nothing", { type: "string", oneOf: [{ const: "a", title: "A" }] }, "choice"],
    ["vercel/ai: an enum as text", { type: "string", ...colors }, "choice"],
  ])("%s", (_, schema, kind) => {
    expect(fieldFrom(schema, { $defs: { color: { type: "string", ...colors } } }).kind).toBe(kind);
  });

  test("codex-acp#299: the label is the title", () => {
    expect(fieldFrom({ type: "string", title: "What is your name?" }).label).toBe("What is your name?");
  });
});

describe("answers that nobody gave", () => {
  test.each([
    ["vscode#326022: the first value of a boolean", { type: "boolean" }],
    ["goose: the first option of a required enum", { type: "string", ...colors }],
    ["goose: the minimum of a number", { type: "integer", minimum: 1 }],
    ["vercel/ai: 0 for a number", { type: "number" }],
    ["MCPJam: true for the text false", { type: "boolean", default: "false" }],
    ["codex#41797: accepting without what is required", { type: "string" }],
  ])("%s", async (_, schema) => {
    const { fields } = formWith({ answer: schema }, ["answer"]);

    expect(await accept(fields)).toEqual({ content: {}, errors: [{ name: "answer", code: "required" }] });
  });

  test.each([
    ["ai-kit: an untouched optional boolean", { type: "boolean" }],
    ["inspector#771: an untouched optional list", { type: "array", items: colors }],
    ["vscode: NaN for an optional number", { type: "number" }],
    ["LibreChat#8684: false for an optional boolean", { type: "boolean" }],
    ["mcp-use: empty text for an enum", { type: "string", ...colors }],
    ["goose: empty text that is too short", { type: "string", minLength: 3 }],
  ])("%s", async (_, schema) => {
    const { fields } = formWith({ answer: schema, other: {} });

    expect(await accept(fields)).toEqual({ content: {}, errors: [] });
  });
});

describe("answers that got lost or changed", () => {
  test.each([
    ["inspector#154: an integer as text", { type: "integer" }, "42", 42],
    ["inspector#1888: decimals", { type: "number" }, "1.05", 1.05],
    ["mcp-use: 0", { type: "integer", minimum: 0 }, "0", 0],
    ["vercel/ai: hidden 0", { type: "number" }, "0", 0],
    ["LibreChat#8684: a required boolean that is false", { type: "boolean" }, "false", false],
    ["assistant-ui#5342: an empty text that is an option", { type: "string", enum: ["", "Jr"] }, "0", ""],
    [
      "MCPJam: a local time without its zone",
      { type: "string", format: "date-time" },
      "2026-07-01T10:30",
      "2026-07-01T05:00:00Z",
    ],
    [
      "a chat app: the time of day",
      { type: "string", format: "date-time" },
      "2026-07-01T23:45",
      "2026-07-01T18:15:00Z",
    ],
  ])("%s", async (_, schema, entered, value) => {
    const { fields } = formWith({ answer: schema }, ["answer"]);

    const accepted = await accept(fields, draftOf(fields, { answer: entered }), {
      locale: "en",
      timeZone: "Asia/Kolkata",
    });

    expect(accepted).toEqual({ content: { answer: value }, errors: [] });
  });

  test.each([
    ["qwen-code#4405: 42xyz is not 42", { type: "number" }, "42xyz", { code: "number" }],
    ["inspector#2020: text that is no number is not dropped", { type: "number" }, "1e", { code: "number" }],
    ["inspector: 1.5 is neither 15 nor 1", { type: "integer" }, "1.5", { code: "integer" }],
    [
      "inspector: what is out of range is not moved into it",
      { type: "integer", maximum: 5 },
      "7",
      { code: "maximum", limit: 5 },
    ],
    ["MCPJam: 31 February", { type: "string", format: "date" }, "2026-02-31", { code: "date" }],
    ["omnigent#5313: 1e999 is not null", { type: "number" }, "1e999", { code: "precision" }],
    ["mcp-use: minLength", { type: "string", minLength: 3 }, "ab", { code: "minLength", limit: 3 }],
    ["laravel/mcp#190: email", { type: "string", format: "email" }, "ada", { code: "email" }],
  ])("%s", async (_, schema, entered, error) => {
    const { fields } = formWith({ answer: schema });

    const { errors } = await accept(fields, draftOf(fields, { answer: entered }), { locale: "en" });

    expect(errors).toEqual([{ name: "answer", ...error }]);
  });
});

describe("defaults", () => {
  test("vscode: false ignored", async () => {
    const setting = { type: "boolean", default: false };
    const { fields } = formWith({ answer: setting, other: setting }, ["answer", "other"]);

    expect(await accept(fields)).toEqual({ content: { answer: false, other: false }, errors: [] });
  });

  test.each([
    ["vscode#265935: not honoured", { type: "string", default: "x" }, "x"],
    ["assistant-ui#5339: true submitted as false", { type: "boolean", default: true }, true],
    ["vscode: 0 ignored", { type: "number", default: 0 }, 0],
    ["vscode: empty text ignored", { type: "string", default: "" }, ""],
  ])("%s", async (_, schema, value) => {
    const { fields } = formWith({ answer: schema, other: {} }, ["answer"]);

    expect(await accept(fields)).toEqual({ content: { answer: value }, errors: [] });
  });

  test.each([
    ["inspector#1853: null", { type: "string", default: null }],
    ["SEP-1330: a title", { oneOf: [{ const: "a", title: "A" }], default: "A" }],
  ])("that are no answer are not sent: %s", async (_, schema) => {
    const { fields } = formWith({ answer: schema });

    expect(await accept(fields)).toEqual({ content: {}, errors: [] });
  });

  test("inspector#2026: one that is deleted does not come back", async () => {
    const { fields } = formWith({ port: { type: "integer", default: 8080 } });

    expect(initialDraft(fields)).toEqual({ f0: "8080" });
    expect(await accept(fields, { f0: "" })).toEqual({ content: {}, errors: [] });
  });
});

describe("forms", () => {
  test.each([
    ["fastmcp#3910: without properties", { type: "object", properties: {} }],
    ["python-sdk#1284: for a plain question", { type: "object" }],
    ["inspector#926: where all is optional", { type: "object", properties: { a: { type: "string" } } }],
  ])("%s are accepted with empty content", async (_, schema) => {
    const form = formOf(schema);

    expect(isAnswerable(form)).toBe(true);
    expect(await accept(form.fields)).toEqual({ content: {}, errors: [] });
  });

  test("Tambo: one that requires what cannot be shown says so", () => {
    const form = formWith({ address: { type: "object", title: "Address" } }, ["address"]);

    expect(form.fields).toMatchObject([{ kind: "unsupported", label: "Address", required: true }]);
    expect(isAnswerable(form)).toBe(false);
  });

  test("one that requires an unknown property says so", () => {
    const form = formWith({ a: {} }, ["a", "ghost"]);

    expect(form.problems).toEqual([{ code: "required-unknown", name: "ghost" }]);
    expect(isAnswerable(form)).toBe(false);
  });

  test.each([
    ["another type", "a"],
    ["an object", { a: true }],
    ["null", null],
  ])("a `required` of %s requires nothing", (_, required) => {
    const form = formOf({ properties: { a: {} }, required });

    expect(form).toMatchObject({ fields: [{ required: false }], problems: [] });
  });

  test("junk among the required names is ignored", () => {
    const form = formWith({ a: {}, "1": {} }, [null, 1, "a", "a", ["b"], {}]);

    expect(form.fields.map(({ name, required }) => [name, required])).toEqual([
      ["1", false],
      ["a", true],
    ]);
    expect(form.problems).toEqual([]);
  });

  test("go-sdk#791: nullable and wrapped forms are forms", () => {
    expect(formOf({ type: ["object", "null"], properties: { a: {} } }).fields).toHaveLength(1);
    expect(
      formOf({ allOf: [{ type: "object", properties: { a: {} } }], $schema: "http://json-schema.org/draft-07/schema#" })
        .fields,
    ).toHaveLength(1);
  });
});
