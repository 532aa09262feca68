// @vitest-environment node
import { expect, test } from "vitest";
import { parseRequest } from "react-elicitation/core";
import {
  checkFormDefinition,
  formDefinitions,
  parseFormDefinition,
  parseFormResponse,
  toJsonSchema,
} from "react-elicitation/definitions";

/** As the documents of the language spell it. */
const definition = {
  id: "all",
  title: "Everything",
  allow_partial: false,
  validation: { dependencies: { code: { condition: { operator: "equals", field: "n", value: 4 }, action: "show" } } },
  fields: [
    {
      id: "code",
      type: "text",
      label: "Booking",
      validation: { minLength: 2, maxLength: 4 },
      rendering: { helpText: "Letters", inputType: "tel", gridColumn: 1, breakAfter: true },
    },
    {
      id: "n",
      type: "number",
      label: "N",
      validation: { exclusiveMinimum: 1, exclusiveMaximum: 9, multipleOf: 2 },
      rendering: { conditionalDisplay: { operator: "equals", field: "days", value: "mon" }, gridRow: 1 },
    },
    {
      id: "days",
      type: "multi_select",
      label: "Days",
      options: ["mon", "tue"],
      validation: { minItems: 1, maxItems: 2, uniqueItems: true },
      rendering: { displayStyle: "multiselect_dropdown" },
    },
    {
      id: "site",
      type: "url",
      label: "Site",
      validation: { allowedSchemes: ["http"], blockPrivateIPs: true, blockLocalhost: true },
      rendering: { testButton: true },
    },
    { id: "at", type: "date", label: "At", validation: { format: "date-time" }, rendering: { enableTime: true } },
    {
      id: "file",
      type: "file",
      label: "File",
      validation: { maxSize: 10, allowedMimeTypes: ["text/plain"], allowedExtensions: [".txt"] },
      rendering: { acceptAttribute: ".txt" },
    },
  ],
};

const spellings = {
  camel: (name: string) => name.replace(/[_-]([a-z])/g, (_, letter: string) => letter.toUpperCase()),
  snake: (name: string) => hyphened(name).replaceAll("-", "_"),
  hyphens: (name: string) => hyphened(name),
};

const hyphened = (name: string) =>
  name
    .replaceAll("_", "-")
    .replace(/[a-z][A-Z]/g, (pair) => `${pair[0]}-${pair.slice(1)}`)
    .toLowerCase();

/** The same value with every key, and every text that is a name, in another spelling. */
function respelled(value: unknown, spell: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => respelled(item, spell));
  if (typeof value === "string") return /^[a-z]+(?:[_-][a-z]+|[A-Z][a-z]+)+$/.test(value) ? spell(value) : value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [spell(key), respelled(part, spell)]));
}

const everyKind = { takesFiles: true };

test.each(Object.entries(spellings))("a definition in %s is read as the documents spell it", (_, spell) => {
  const other = respelled(definition, spell);

  expect(parseFormDefinition(other, everyKind)).toEqual(parseFormDefinition(definition, everyKind));
  expect(toJsonSchema(other)).toEqual(toJsonSchema(definition));
});

test("all of these names are known, and none of them is a finding", async () => {
  expect(await checkFormDefinition(respelled(definition, spellings.snake))).toEqual([]);
});

test("a finding leads to the key as its author spelled it", async () => {
  const fields = [{ id: "a", type: "text", label: "A", validation: { min_length: -1 } }];

  const findings = await checkFormDefinition({ id: "f", title: "F", fields });

  expect(findings.map(({ path }) => path)).toEqual(["/fields/0/validation/min_length"]);
});

test("of a key that stands there twice, the documents' own spelling counts", () => {
  const fields = [{ id: "a", type: "text", label: "A", validation: { minLength: 2, min_length: 9 } }];

  expect(parseFormDefinition({ id: "f", title: "F", fields })).toMatchObject({ fields: [{ minLength: 2 }] });
});

test.each(["notEquals", "not_equals", "not-equals"])("a condition's operator may be %s", async (operator) => {
  const conditionalDisplay = { operator, field: "a", value: "x" };
  const fields = ["a", "b"].map((id) => ({ id, type: "text", label: id }));
  const form = { id: "f", title: "F", fields: [fields[0], { ...fields[1], rendering: { conditionalDisplay } }] };

  expect((await parseFormResponse(form, { a: "x", b: "closed" })).content).toEqual({ a: "x" });
  expect(await checkFormDefinition(form)).toEqual([]);
});

test("a request may spell its definition in snake case", () => {
  expect(parseRequest({ mode: "form", form_definition: definition }, {}, formDefinitions)).toMatchObject({
    definition: { id: "all" },
  });
});

test("ids, options and answers are data, which no spelling changes", async () => {
  const fields = [{ id: "min_length", type: "select", label: "A", options: ["multiSelect", "datetime-local"] }];
  const form = { id: "f", title: "F", fields };

  expect(await parseFormResponse(form, { min_length: "multiSelect" })).toEqual({
    content: { min_length: "multiSelect" },
    errors: [],
  });
});

test.each([{ content_type: "text/plain" }, { contentType: "text/plain" }])("a file is read with %j", async (type) => {
  const form = { id: "f", title: "F", fields: [{ id: "a", type: "file", label: "A" }] };

  const { errors } = await parseFormResponse(form, { a: { filename: "a.txt", size: 2, content: "aGk=", ...type } });

  expect(errors).toEqual([]);
});
