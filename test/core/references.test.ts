// @vitest-environment node
import { describe, expect, test } from "vitest";
import { isAnswerable, parseRequest } from "../../src/core/index.js";
import { fieldFrom, formOf, formWith } from "./support/form.js";

const color = { title: "Color", type: "string", enum: ["red", "green"] };

describe("a local reference", () => {
  test.each([
    { to: "a definition", schema: { $ref: "#/$defs/color" } },
    { to: "a name with a slash", schema: { $ref: "#/$defs/a~1b" } },
    { to: "a name with a tilde", schema: { $ref: "#/$defs/a~0b" } },
    { to: "a name with a blank", schema: { $ref: "#/$defs/a%20b" } },
    { to: "an item of a list", schema: { $ref: "#/$defs/list/1" } },
    { to: "another reference", schema: { $ref: "#/$defs/again" } },
    { to: "a reference in allOf", schema: { allOf: [{ $ref: "#/$defs/color" }] } },
    { to: "a reference or null", schema: { anyOf: [{ $ref: "#/$defs/color" }, { type: "null" }] } },
  ])("to $to is followed", ({ schema }) => {
    const $defs = {
      color,
      "a/b": color,
      "a~b": color,
      "a b": color,
      list: [{}, color],
      again: { $ref: "#/$defs/color" },
    };

    expect(fieldFrom(schema, { $defs })).toMatchObject({
      kind: "choice",
      label: "Answer",
      options: [{ value: "red" }, { value: "green" }],
    });
  });

  test("to an option labels it with the title there", () => {
    const $defs = { s: { const: "s", title: "Small" }, l: { const: "l", title: "Large" } };
    const sizes = [{ $ref: "#/$defs/s" }, { $ref: "#/$defs/l" }];

    expect(fieldFrom({ oneOf: sizes }, { $defs })).toMatchObject({
      label: "Answer",
      options: [{ label: "Small" }, { label: "Large" }],
    });
  });

  test("gives way to the keywords beside it", () => {
    const field = fieldFrom({ $ref: "#/$defs/color", title: "Paint", default: "green" }, { $defs: { color } });

    expect(field).toMatchObject({ kind: "choice", label: "Paint", default: "green" });
  });

  test.each([
    { to: "nothing", schema: { $ref: "#/$defs/none" }, reason: "reference" },
    { to: "an inherited name", schema: { $ref: "#/constructor" }, reason: "reference" },
    { to: "the length of a list", schema: { $ref: "#/required/length" }, reason: "reference" },
    { to: "an empty index", schema: { $ref: "#/$defs/list/" }, reason: "reference" },
    { to: "a broken escape", schema: { $ref: "#/%E0%A4%A" }, reason: "reference" },
    { to: "an anchor", schema: { $ref: "#color" }, reason: "reference" },
    { to: "the network", schema: { $ref: "https://example.com/schema.json" }, reason: "reference" },
    { to: "a file", schema: { $ref: "schema.json#/color" }, reason: "reference" },
    { to: "itself", schema: { $ref: "#/properties/answer" }, reason: "too-complex" },
    {
      to: "itself in a union",
      schema: { anyOf: [{ $ref: "#/properties/answer" }, { $ref: "#/properties/answer" }] },
      reason: "too-complex",
    },
    { to: "the whole form", schema: { $ref: "#" }, reason: "type" },
    { to: "something that is no schema", schema: { $ref: "#/type" }, reason: "schema" },
  ])("to $to has no control", ({ schema, reason }) => {
    expect(fieldFrom(schema, { $defs: { list: [color] } })).toMatchObject({ kind: "unsupported", reason });
  });
});

describe("a form behind a reference", () => {
  test("is read, as pydantic writes it", () => {
    const form = formOf({
      $ref: "#/$defs/Model",
      $defs: { Model: { type: "object", properties: { c: { $ref: "#/$defs/color" } }, required: ["c"] }, color },
    });

    expect(form.fields).toMatchObject([{ kind: "choice", name: "c", required: true }]);
  });

  test("to itself is unreadable", () => {
    expect(parseRequest({ message: "m", requestedSchema: { $ref: "#" } })).toMatchObject({
      mode: "unreadable",
      problems: [{ code: "schema" }],
    });
  });
});

describe("work is bounded", () => {
  /** Each level refers to the next one twice, so that following all of it takes 2^levels steps. */
  const doubling = (levels: number, last: object): object =>
    Object.fromEntries(
      Array.from({ length: levels }, (_, level) => [
        `d${level}`,
        level === levels - 1 ? last : { anyOf: [{ $ref: `#/$defs/d${level + 1}` }, { $ref: `#/$defs/d${level + 1}` }] },
      ]),
    );

  test.each([
    { last: { type: "null" } },
    { last: { const: "a" } },
    { last: { type: "object" } },
    { last: { $ref: "#/$defs/d0" } },
  ])("for unions that double at each level and end in $last", ({ last }) => {
    const properties = Object.fromEntries(
      Array.from({ length: 200 }, (_, index) => [`p${index}`, { $ref: "#/$defs/d0" }]),
    );

    const form = formWith(properties, [], { $defs: doubling(30, last) });

    expect(form.fields.map(({ kind }) => kind)).toEqual(form.fields.map(() => "unsupported"));
  });

  test("for references that form a long chain", () => {
    const $defs = Object.fromEntries(
      Array.from({ length: 40 }, (_, index) => [`d${index}`, { $ref: `#/$defs/d${index + 1}` }]),
    );

    expect(fieldFrom({ $ref: "#/$defs/d0" }, { $defs: { ...$defs, d40: color } })).toMatchObject({
      reason: "too-complex",
    });
    expect(fieldFrom({ $ref: "#/$defs/d20" }, { $defs: { ...$defs, d40: color } })).toMatchObject({ kind: "choice" });
  });

  test("for wrappers nested deeper than any stack", () => {
    const nested = (keyword: string): unknown =>
      Array.from({ length: 20_000 }).reduce<unknown>((inner) => ({ [keyword]: [inner] }), { enum: ["a"] });

    for (const keyword of ["anyOf", "oneOf", "allOf"]) {
      expect(fieldFrom(nested(keyword))).toMatchObject({ reason: "too-complex" });
    }
  });

  test("for options nested deeper than any stack", () => {
    const nested = Array.from({ length: 20_000 }).reduce<object>((inner) => ({ enum: ["a"], oneOf: [inner] }), {
      enum: ["a"],
    });

    expect(fieldFrom(nested)).toMatchObject({ kind: "choice", options: [{ value: "a" }] });
  });

  test("for one long list of options that all fields share", () => {
    const options = Array.from({ length: 5000 }, (_, index) => ({ const: `o${index}`, title: "x".repeat(100) }));
    const properties = Object.fromEntries(
      Array.from({ length: 1000 }, (_, index) => [`p${index}`, { $ref: "#/$defs/o" }]),
    );

    const form = formWith(properties, [], { $defs: { o: { oneOf: options } } });

    expect(form.fields[0]).toMatchObject({ kind: "choice" });
    expect(form.fields.at(-1)).toMatchObject({ kind: "unsupported" });
  });

  test("for one huge description that all fields share", () => {
    const properties = Object.fromEntries(
      Array.from({ length: 1000 }, (_, index) => [`p${index}`, { $ref: "#/$defs/o" }]),
    );

    const form = formWith(properties, [], {
      $defs: { o: { type: "string", description: ` ${"\u200d \n".repeat(300_000)}` } },
    });

    expect(form.fields).toHaveLength(1000);
  });
});

describe("limits", () => {
  const properties = { a: { type: "string" }, b: { type: "string" }, c: { type: "string" } };

  test("fields past the limit are not shown, and the form cannot be accepted", () => {
    const form = formOf({ type: "object", properties }, { fields: 2 });

    expect(form.fields.map(({ name }) => name)).toEqual(["a", "b"]);
    expect(form.problems).toEqual([{ code: "too-many-fields", count: 3, limit: 2 }]);
    expect(isAnswerable(form)).toBe(false);
  });

  test("a property with more options than the limit has no control", () => {
    const form = formOf({ properties: { a: { enum: ["1", "2", "3"] }, b: { enum: ["1", "2"] } } }, { options: 2 });

    expect(form.fields).toMatchObject([{ reason: "too-many-options" }, { kind: "choice" }]);
  });

  test("long texts are cut", () => {
    const request = parseRequest(
      { message: "abcdef", requestedSchema: { properties: { a: { title: "abcdef", description: "bcdefg" } } } },
      { text: 4, label: 3 },
    );

    expect(request).toMatchObject({ message: "abcd…", fields: [{ label: "abc…", description: "bcde…" }] });
  });

  test("one that is undefined is the default", () => {
    const limits: object = { fields: undefined, text: undefined };

    expect(parseRequest({ message: "Hello", requestedSchema: { properties } }, limits)).toMatchObject({
      message: "Hello",
      fields: [{ name: "a" }, { name: "b" }, { name: "c" }],
      problems: [],
    });
  });
});
