// @vitest-environment node
import { describe, expect, test, vi } from "vitest";
import { isAnswerable, parseRequest } from "../../src/core/index.js";
import { createValidator, fieldFrom, formOf, formWith } from "./support/form.js";

const kindsOf = ({ fields }: ReturnType<typeof formOf>): readonly string[] => fields.map(({ kind }) => kind);

describe("limits that a host sets", () => {
  const fields = (count: number, limit: number): number =>
    formOf(
      { properties: Object.fromEntries(Array.from({ length: count }, (_, index) => [`q${index}`, {}])) },
      { fields: limit },
    ).fields.length;

  test("may be ten times the defaults, and no more", () => {
    expect(fields(10_001, 10_000)).toBe(10_000);
    expect(fields(10_001, Infinity)).toBe(10_000);
  });

  test.each([Number.NaN, -1])("are the defaults instead of %s", (limit) => {
    expect(fields(1001, limit)).toBe(1000);
  });
});

describe("limits of a form as a whole", () => {
  const threeChoices = {
    properties: { a: { enum: ["1", "2"] }, b: { enum: ["1", "2"] }, c: { enum: ["1", "2"] } },
  };

  test("that are kept to are no problem", () => {
    const form = formOf(threeChoices, { allOptions: 6 });

    expect(kindsOf(form)).toEqual(["choice", "choice", "choice"]);
    expect(form.problems).toEqual([]);
  });

  test("of options: properties past it have no control, and the form cannot be accepted", () => {
    const form = formOf(threeChoices, { allOptions: 5 });

    expect(form.fields).toMatchObject([{ kind: "choice" }, { kind: "choice" }, { reason: "too-many-options" }]);
    expect(form.problems).toEqual([{ code: "too-many-options", limit: 5 }]);
    expect(isAnswerable(form)).toBe(false);
  });

  test.each<[string, (letter: string) => object]>([
    ["titles", (letter) => ({ title: letter.repeat(90) })],
    ["descriptions", (letter) => ({ description: letter.repeat(90) })],
    ["defaults", (letter) => ({ default: letter.repeat(180) })],
    ["patterns", (letter) => ({ pattern: letter.repeat(180) })],
    ["options", (letter) => ({ enum: [letter.repeat(30), letter.repeat(31)] })],
    ["names of options", (letter) => ({ oneOf: [{ const: "1", title: letter.repeat(90) }, { const: "2" }] })],
    ["what is taken out of texts", (letter) => ({ description: `${letter}${"\u200B".repeat(180)}` })],
  ])("of text: properties past it have no control, be it in %s", (_, schema) => {
    const form = formOf({ properties: { a: schema("x"), b: schema("y") } }, { allText: 300 });

    expect(form.fields[0]?.kind).not.toBe("unsupported");
    expect(form.fields[1]).toMatchObject({ kind: "unsupported", reason: "too-large" });
    expect(form.problems).toEqual([{ code: "too-large", limit: 300 }]);
    expect(isAnswerable(form)).toBe(false);
  });

  test("of text: one that is referred to counts each time", () => {
    const form = formWith({ a: { $ref: "#/$defs/t" }, b: { $ref: "#/$defs/t" } }, [], {
      $defs: { t: { type: "string", default: "x".repeat(600_000) } },
    });

    expect(form.fields).toMatchObject([{ kind: "text" }, { reason: "too-large" }]);
  });

  test("of text: a property's name counts, however long", () => {
    const form = formOf({ properties: { ["n".repeat(5000)]: {}, b: {} } }, { allText: 4000 });

    expect(form.fields).toMatchObject([{ reason: "too-large" }, { reason: "too-large" }]);
    expect(new Set(form.fields.map(({ label }) => label)).size).toBe(2);
  });

  test.each([
    ["the message", { message: "x".repeat(11) }, {}],
    ["a hint", { message: "m" }, { a: { description: "x".repeat(11) } }],
  ])("of text: where %s is cut the form cannot be accepted, for what is left out may be what is agreed to", (...of) => {
    const [, params, properties] = of;
    const request = parseRequest({ ...params, requestedSchema: { type: "object", properties } }, { text: 10 });

    expect(request.problems).toEqual([{ code: "too-large", limit: 10 }]);
    expect(request.mode === "form" && isAnswerable(request)).toBe(false);
  });

  test("of steps: properties past it have no control, and the form cannot be accepted", () => {
    const form = formOf({ properties: { a: {}, b: {}, c: {} } }, { steps: 3 });

    expect(kindsOf(form)).toEqual(["text", "text", "unsupported"]);
    expect(form.problems).toEqual([{ code: "too-complex", limit: 3 }]);
    expect(isAnswerable(form)).toBe(false);
  });

  test("of steps: a list of required names that is endless is not read", () => {
    const form = formOf(
      { properties: { a: {} }, required: Array.from({ length: 50 }, (_, i) => `r${i}`) },
      { steps: 20 },
    );

    expect(form.problems).toEqual([{ code: "too-complex", limit: 20 }]);
  });
});

describe("an address to open", () => {
  const request = { mode: "url", message: "m", url: `https://example.com/${"a".repeat(80)}` };

  test("is taken up to its limit", () => {
    expect(parseRequest(request, { url: 100 })).toMatchObject({ mode: "url", problems: [] });
  });

  test("is not shown past it, for only part of it would be seen", () => {
    expect(parseRequest(request, { url: 99 })).toEqual({
      mode: "unreadable",
      message: "m",
      problems: [{ code: "too-large", limit: 99 }],
    });
  });
});

describe("lists that are longer than anything they could say", () => {
  test.each([
    ["types", { type: Array<string>(50_000).fill("string") }, { kind: "text" }],
    ["nulls", { anyOf: [{ enum: Array<null>(50_000).fill(null) }, { type: "boolean" }] }, { kind: "unsupported" }],
    [
      "defaults",
      { type: "array", items: { enum: ["a"] }, default: Array<string>(200_000).fill("a") },
      { kind: "choices" },
    ],
  ])("%s", (_, schema, field) => {
    expect(fieldFrom(schema)).toMatchObject(field);
    expect(fieldFrom(schema)).not.toHaveProperty("default");
  });
});

test("nothing is fetched for a reference to the network", () => {
  const fetching = vi.spyOn(globalThis, "fetch");

  const field = fieldFrom({ $ref: "https://example.com/schema.json" });

  expect(field).toMatchObject({ kind: "unsupported", reason: "reference" });
  expect(fetching).not.toHaveBeenCalled();
});

test("a name that is required and unknown is shortened", () => {
  const form = formOf({ properties: {}, required: ["n".repeat(50)] }, { label: 10 });

  expect(form.problems).toEqual([{ code: "required-unknown", name: `${"n".repeat(10)}…` }]);
});

describe("options of which none may be sent twice", () => {
  const { fields } = formWith({ colours: { type: "array", items: { enum: ["red", "blue"] }, uniqueItems: true } });

  test.each([
    [["red", "blue"], []],
    [["red", "red"], [{ name: "colours", code: "uniqueItems" }]],
  ])("%j", async (colours, errors) => {
    const validate = await createValidator(fields);

    expect(validate({ colours })).toEqual(errors);
  });
});
