// @vitest-environment node
import { ProtocolError } from "@modelcontextprotocol/client";
import { McpError } from "@modelcontextprotocol/sdk/types.js";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fieldErrors } from "../../src/mcp/index.js";
import { nastyNames } from "../core/support/any-json.js";

const invalid = (...errors: readonly unknown[]) => ({ code: -32602, message: "Invalid params", data: { errors } });

/** As a plain object, which `toEqual` compares with. */
const read = (error: unknown) => {
  const { fields, ...rest } = fieldErrors(error);
  return { fields: { ...fields }, ...rest };
};

const age = { field: "age", message: "You must be 18 or older.", constraint: "minimum", expected: 18, actual: 5 };

test.each([
  { shape: "SDK v1's error", error: new McpError(-32602, "Invalid params", { errors: [age] }) },
  { shape: "SDK v2's error", error: new ProtocolError(-32602, "Invalid params", { errors: [age] }) },
  { shape: "an error of JSON-RPC", error: invalid(age) },
  { shape: "a JSON-RPC message", error: { jsonrpc: "2.0", id: 1, error: invalid(age) } },
])("puts messages at their fields: $shape", ({ error }) => {
  expect(read(error)).toEqual({ fields: { age: "You must be 18 or older." } });
});

test.each([
  {
    what: "several fields",
    errors: [age, { field: "name", message: "Taken." }],
    expected: { fields: { age: "You must be 18 or older.", name: "Taken." } },
  },
  {
    what: "several messages for one field, each once",
    errors: [age, { field: "age", message: "Ask a parent." }, age],
    expected: { fields: { age: "You must be 18 or older. Ask a parent." } },
  },
  {
    what: "what concerns no field",
    errors: [age, { message: "Try again tomorrow." }, "The list is full."],
    expected: { fields: { age: "You must be 18 or older." }, form: "Try again tomorrow. The list is full." },
  },
  {
    what: "the limit where there are no words",
    errors: [{ field: "age", constraint: "minimum", expected: 18 }],
    expected: { fields: { age: "minimum 18" } },
  },
  {
    what: "at the end of a path, as validators write it",
    errors: [
      { path: ["responses", "age"], message: "Too young." },
      { path: ["tags", 0], message: "No such tag." },
      { path: [], message: "Try again tomorrow." },
    ],
    expected: { fields: { age: "Too young.", tags: "No such tag." }, form: "Try again tomorrow." },
  },
  {
    what: "what `parseFormResponse` says of the response as a whole",
    errors: [{ field: "", message: "The response must be an object.", path: [], pointer: "" }],
    expected: { fields: {}, form: "The response must be an object." },
  },
  {
    what: "unseen characters gone",
    errors: [{ field: "age", message: "No\u202Egpj.\u0000" }],
    expected: { fields: { age: "Nogpj." } },
  },
])("$what", ({ errors, expected }) => {
  expect(read(invalid(...errors))).toEqual(expected);
});

test.each([
  {
    what: "an error without a list",
    error: new Error("The server is out of order."),
    form: "The server is out of order.",
  },
  { what: "SDK v1's own words left out", error: new McpError(-32603, "Out of order"), form: "Out of order" },
  { what: "a list with nothing in it", error: invalid(), form: "Invalid params" },
  { what: "a list of nothing readable", error: invalid(null, 1, {}, { field: "age" }), form: "Invalid params" },
  { what: "a text that was thrown", error: "Out of order", form: "Out of order" },
])("the error's own message is the form's: $what", ({ error, form }) => {
  expect(read(error)).toEqual({ fields: {}, form });
});

test.each(["__proto__", "constructor", "toString", "", "a.b"])("%j is a name like any other", (name) => {
  const { fields } = fieldErrors(invalid({ field: name, message: "Wrong." }));

  expect(Object.entries(fields)).toEqual([[name, "Wrong."]]);
  expect(fields["hasOwnProperty"]).toBeUndefined();
});

test("is bounded, whatever a server sends", () => {
  const endless = "long ".repeat(100_000);
  const { fields, form } = fieldErrors(
    invalid(...Array.from({ length: 5000 }, (_, index) => ({ field: `f${index}`, message: endless })), endless),
  );

  expect(Object.keys(fields).length).toBeLessThanOrEqual(1000);
  expect(fields.f0?.length).toBeLessThan(1000);
  expect(form?.length ?? 0).toBeLessThan(1000);
});

describe("any value in", () => {
  const entry = fc.record(
    { field: fc.oneof(fc.constantFrom(...nastyNames), fc.anything()), message: fc.anything(), expected: fc.anything() },
    { requiredKeys: [] },
  );
  const anyError = fc.oneof(
    fc.anything({ withNullPrototype: true }),
    fc.record({ message: fc.anything(), data: fc.record({ errors: fc.oneof(fc.array(entry), fc.anything()) }) }),
  );

  test("texts out, and never a throw", () => {
    fc.assert(
      fc.property(anyError, (error) => {
        const { fields, form = "x" } = fieldErrors(error);
        for (const text of [...Object.values(fields), form]) {
          expect(typeof text).toBe("string");
          expect(text).not.toBe("");
        }
      }),
    );
  });
});
