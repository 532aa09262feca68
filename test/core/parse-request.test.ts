// @vitest-environment node
import { describe, expect, test } from "vitest";
import { parseRequest } from "../../src/core/index.js";

const requestedSchema = { type: "object", properties: { a: { type: "string" } } };

describe("the mode", () => {
  test.each([
    ["missing", { message: "m", requestedSchema }, "form"],
    ["null", { mode: null, message: "m", requestedSchema }, "form"],
    ["form", { mode: "form", message: "m", requestedSchema }, "form"],
    ["url", { mode: "url", message: "m", url: "https://a.example" }, "url"],
  ])("%s", (_, params, mode) => {
    expect(parseRequest(params)).toMatchObject({ mode, message: "m", problems: [] });
  });

  test("is not guessed from a URL", () => {
    expect(parseRequest({ message: "m", url: "https://a.example" })).toMatchObject({
      mode: "unreadable",
      problems: [{ code: "schema" }],
    });
  });
});

describe("what cannot be read can still be declined", () => {
  test.each([
    ["nothing", undefined, { code: "params" }],
    ["text", "x", { code: "params" }],
    ["a list", [], { code: "params" }],
    ["neither a schema nor a message", { message: " " }, { code: "schema" }],
    ["a schema that is text", { message: "m", requestedSchema: "object" }, { code: "schema" }],
    ["a schema of another type", { message: "m", requestedSchema: { type: "string" } }, { code: "schema" }],
    [
      "properties that are a list",
      { message: "m", requestedSchema: { type: "object", properties: [] } },
      { code: "schema" },
    ],
    [
      "a schema on the network",
      { message: "m", requestedSchema: { $ref: "https://a.example/s.json" } },
      { code: "schema" },
    ],
    ["no URL", { mode: "url", message: "m" }, { code: "url" }],
    ["a URL that is no text", { mode: "url", message: "m", url: ["https://a.example"] }, { code: "url" }],
    ["an unknown mode", { mode: "ask\u202e me", message: "m" }, { code: "mode", mode: "ask me" }],
    ["a mode that is no text", { mode: { form: true }, message: "m" }, { code: "mode", mode: "object" }],
  ])("%s", (_, params, problem) => {
    expect(parseRequest(params)).toMatchObject({ mode: "unreadable", problems: [problem] });
  });
});

test.each([undefined, null, {}])("a message alone is a confirmation, whatever the schema: %j", (schema) => {
  expect(parseRequest({ message: "Delete namespace staging?", requestedSchema: schema })).toEqual({
    mode: "form",
    message: "Delete namespace staging?",
    fields: [],
    problems: [],
  });
});

test("the message is plain text of several lines", () => {
  const request = parseRequest({ message: "\nDelete\u202e 3 files?\r\n\r\n\r\n\r\n<b>Now</b> ", requestedSchema });

  expect(request.message).toBe("Delete 3 files?\n\n<b>Now</b>");
});

test.each([undefined, null, 5, ["x"], {}])("a message that is no text (%j) is none", (message) => {
  expect(parseRequest({ message, requestedSchema }).message).toBe("");
});

test("a URL stays as the server sent it", () => {
  const url = " https://a.example/\u202e ";

  expect(parseRequest({ mode: "url", message: "m", url, elicitationId: 7 })).toEqual({
    mode: "url",
    message: "m",
    url,
    problems: [],
  });
});

test("values that only objects inherit are not read", () => {
  const params = Object.create({ mode: "url", url: "https://a.example" }) as object;

  expect(parseRequest(params)).toMatchObject({ mode: "unreadable" });
});

const contact = { properties: { email: { type: "string" }, phone: { type: "string" } } };
const oneOfBoth = [{ required: ["email"] }, { required: ["phone"] }];

test.each<[string, object]>([
  ["of anyOf", { ...contact, anyOf: oneOfBoth }],
  ["of oneOf", { ...contact, oneOf: oneOfBoth }],
  ["inside an allOf", { ...contact, allOf: [{ anyOf: oneOfBoth }] }],
  ["behind a reference", { $ref: "#/$defs/contact", $defs: { contact: { ...contact, anyOf: oneOfBoth } } }],
  ["on values", { ...contact, oneOf: [...oneOfBoth, { properties: { email: { const: "x" } }, required: ["phone"] }] }],
])("rules across properties, %s, require none of them: the server checks them", (_, schema) => {
  expect(parseRequest({ message: "m", requestedSchema: schema })).toMatchObject({
    mode: "form",
    fields: [
      { name: "email", required: false },
      { name: "phone", required: false },
    ],
    problems: [],
  });
});

test("a rule without an alternative holds", () => {
  const schema = { ...contact, anyOf: [{ required: ["email"] }] };

  expect(parseRequest({ message: "m", requestedSchema: schema })).toMatchObject({
    fields: [{ required: true }, { required: false }],
  });
});

describe("params that are not plain data", () => {
  const inName = (get: () => unknown): object => Object.defineProperty({}, "a", { enumerable: true, get });
  const ask = (properties: unknown): unknown => parseRequest({ message: "m", requestedSchema: { properties } });

  test("are read once: a getter cannot say one thing and then another", () => {
    let readings = 0;
    const request = ask(inName(() => ({ type: "string", title: `${(readings += 1)}` })));

    expect(request).toMatchObject({ fields: [{ label: "1" }] });
    expect(readings).toBe(1);
  });

  test("may be proxies", () => {
    expect(ask(new Proxy({ a: { type: "boolean" } }, {}))).toMatchObject({ fields: [{ kind: "boolean" }] });
  });

  test("cannot be read if reading throws", () => {
    const thrower = (): never => {
      throw new Error("Not today.");
    };
    const unreadable = { mode: "unreadable", problems: [{ code: "params" }] };

    expect(ask(inName(thrower))).toMatchObject(unreadable);
    expect(ask(new Proxy({}, { ownKeys: thrower }))).toMatchObject(unreadable);
  });

  test("cannot be read if they have no end", () => {
    const endless = (): object =>
      new Proxy({}, { get: endless, ownKeys: () => ["a"], getOwnPropertyDescriptor: endlessly });
    const endlessly = () => ({ configurable: true, enumerable: true, value: undefined });

    expect(ask(endless())).toMatchObject({ mode: "unreadable" });
  });
});
