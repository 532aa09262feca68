// @vitest-environment node
import { describe, expect, test } from "vitest";
import { type ElicitationRequest, isAnswerable, parseRequest } from "../../src/core/index.js";
import conformance from "../requests/conformance.json";
import everything from "../requests/server-everything.json";
import booleanInput from "../requests/spec-2026-07-28/BooleanSchema/boolean-input-schema.json";
import elicitationRequest from "../requests/spec-2026-07-28/ElicitRequest/elicitation-request.json";
import multipleFields from "../requests/spec-2026-07-28/ElicitRequestFormParams/elicit-multiple-fields.json";
import singleField from "../requests/spec-2026-07-28/ElicitRequestFormParams/elicit-single-field.json";
import sensitiveData from "../requests/spec-2026-07-28/ElicitRequestURLParams/elicit-sensitive-data.json";
import resultMultiple from "../requests/spec-2026-07-28/ElicitResult/input-multiple-fields.json";
import resultSingle from "../requests/spec-2026-07-28/ElicitResult/input-single-field.json";
import inputRequests from "../requests/spec-2026-07-28/InputRequests/elicitation-and-sampling-input-requests.json";
import inputRequired from "../requests/spec-2026-07-28/InputRequiredResult/input-required-result-with-elicitation-and-sampling-and-request-state.json";
import inputResponses from "../requests/spec-2026-07-28/InputResponses/elicitation-and-sampling-input-responses.json";
import numberInput from "../requests/spec-2026-07-28/NumberSchema/number-input-schema.json";
import emailInput from "../requests/spec-2026-07-28/StringSchema/email-input-schema.json";
import titledMulti from "../requests/spec-2026-07-28/TitledMultiSelectEnumSchema/titled-color-multi-select-schema.json";
import titledSingle from "../requests/spec-2026-07-28/TitledSingleSelectEnumSchema/titled-color-select-schema.json";
import untitledMulti from "../requests/spec-2026-07-28/UntitledMultiSelectEnumSchema/color-multi-select-schema.json";
import untitledSingle from "../requests/spec-2026-07-28/UntitledSingleSelectEnumSchema/color-select-schema.json";
import { accept, draftOf, fieldFrom } from "./support/form.js";

const colors = [
  { value: "#FF0000", label: "Red" },
  { value: "#00FF00", label: "Green" },
  { value: "#0000FF", label: "Blue" },
];
const names = ["Red", "Green", "Blue"].map((name) => ({ value: name, label: name }));
const base = { id: "f0", name: "answer", required: false };
const select = { ...base, label: "Color Selection" };
const text = { kind: "text", multiline: false };

describe("property schemas of the specification", () => {
  test.each([
    {
      example: "StringSchema",
      schema: emailInput,
      field: {
        ...base,
        ...text,
        label: "Display Name",
        description: "Description text",
        format: "email",
        minLength: 3,
        maxLength: 50,
        default: "user@example.com",
      },
    },
    {
      example: "NumberSchema",
      schema: numberInput,
      field: {
        ...base,
        kind: "number",
        integer: false,
        label: "Display Name",
        description: "Description text",
        minimum: 0,
        maximum: 100,
        default: 50,
      },
    },
    {
      example: "BooleanSchema",
      schema: booleanInput,
      field: { ...base, kind: "boolean", label: "Display Name", description: "Description text", role: "question" },
    },
    {
      example: "UntitledSingleSelectEnumSchema",
      schema: untitledSingle,
      field: { ...select, kind: "choice", description: "Choose your favorite color", options: names, default: "Red" },
    },
    {
      example: "TitledSingleSelectEnumSchema",
      schema: titledSingle,
      field: {
        ...select,
        kind: "choice",
        description: "Choose your favorite color",
        options: colors,
        default: "#FF0000",
      },
    },
    {
      example: "UntitledMultiSelectEnumSchema",
      schema: untitledMulti,
      field: {
        ...select,
        kind: "choices",
        description: "Choose your favorite colors",
        options: names,
        minItems: 1,
        maxItems: 2,
        default: ["Red", "Green"],
      },
    },
    {
      example: "TitledMultiSelectEnumSchema",
      schema: titledMulti,
      field: {
        ...select,
        kind: "choices",
        description: "Choose your favorite colors",
        options: colors,
        minItems: 1,
        maxItems: 2,
        default: ["#FF0000", "#00FF00"],
      },
    },
  ])("$example", ({ schema, field }) => {
    expect(fieldFrom(schema)).toEqual(field);
  });
});

const githubForm = {
  mode: "form",
  message: "Please provide your GitHub username",
  fields: [{ ...text, id: "f0", name: "name", label: "Name", required: true }],
  problems: [],
};

describe("requests of the specification", () => {
  test.each([
    { example: "elicit-single-field", params: singleField, request: githubForm },
    {
      example: "elicit-multiple-fields",
      params: multipleFields,
      request: {
        mode: "form",
        message: "Please provide your contact information",
        fields: [
          { ...text, id: "f0", name: "name", label: "Name", description: "Your full name", required: true },
          {
            ...text,
            id: "f1",
            name: "email",
            label: "Email",
            description: "Your email address",
            format: "email",
            required: true,
          },
          {
            kind: "number",
            integer: false,
            id: "f2",
            name: "age",
            label: "Age",
            description: "Your age",
            minimum: 18,
            required: false,
          },
        ],
        problems: [],
      },
    },
    {
      example: "elicitation-request",
      params: elicitationRequest.params,
      request: {
        ...githubForm,
        fields: [
          {
            ...text,
            id: "f0",
            name: "name",
            label: "GitHub Username",
            description: "Your GitHub username",
            required: true,
          },
        ],
      },
    },
    { example: "InputRequests", params: inputRequests.github_login.params, request: githubForm },
    { example: "InputRequiredResult", params: inputRequired.inputRequests.github_login.params, request: githubForm },
    {
      example: "elicit-sensitive-data",
      params: sensitiveData,
      request: {
        mode: "url",
        url: "https://mcp.example.com/ui/set_api_key",
        message: "Please provide your API key to continue.",
        problems: [],
      },
    },
  ])("$example", ({ params, request }) => {
    expect(parseRequest(params)).toEqual(request);
  });

  test.each([
    { example: "input-single-field", params: singleField, answers: { name: "octocat" }, result: resultSingle },
    {
      example: "input-multiple-fields",
      params: multipleFields,
      answers: { name: "Monalisa Octocat", email: "octocat@github.com", age: "30" },
      result: resultMultiple,
    },
    {
      example: "InputResponses",
      params: inputRequests.github_login.params,
      answers: { name: "octocat" },
      result: inputResponses.github_login,
    },
  ])("answered as in $example", async ({ params, answers, result }) => {
    const fields = fieldsOf(parseRequest(params));

    const accepted = await accept(fields, draftOf(fields, answers));

    expect(accepted).toEqual({ content: result.content, errors: [] });
  });
});

const [allKinds, firstUrl, , asyncForm, clarification] = everything.requests.map(({ params }) => params);

describe("requests of server-everything", () => {
  test("every kind of field, in the schema's order", () => {
    expect(summary(parseRequest(allKinds))).toEqual([
      ["name", "String", "text", true, undefined],
      ["check", "Boolean", "boolean", false, undefined],
      ["firstLine", "String with default", "text", false, "It was a dark and stormy night."],
      ["email", "String with email format", "text", false, undefined],
      ["homepage", "String with uri format", "text", false, undefined],
      ["birthdate", "String with date format", "date", false, undefined],
      ["integer", "Integer", "number", false, 42],
      ["number", "Number in range 1-1000", "number", false, 3.14],
      ["untitledSingleSelectEnum", "Untitled Single Select Enum", "choice", false, "Monica"],
      ["untitledMultipleSelectEnum", "Untitled Multiple Select Enum", "choices", false, ["Guitar"]],
      ["titledSingleSelectEnum", "Titled Single Select Enum", "choice", false, "hero-1"],
      ["titledMultipleSelectEnum", "Titled Multiple Select Enum", "choices", false, ["fish-1"]],
      ["legacyTitledEnum", "Legacy Titled Single Select Enum", "choice", false, "pet-1"],
    ]);
  });

  test("sends the defaults that were left untouched, and no key for what was not answered", async () => {
    const fields = fieldsOf(parseRequest(allKinds));

    const accepted = await accept(fields, draftOf(fields, { name: "Ada" }));

    expect(accepted).toEqual({
      content: {
        name: "Ada",
        firstLine: "It was a dark and stormy night.",
        integer: 42,
        number: 3.14,
        untitledSingleSelectEnum: "Monica",
        untitledMultipleSelectEnum: ["Guitar"],
        titledSingleSelectEnum: "hero-1",
        titledMultipleSelectEnum: ["fish-1"],
        legacyTitledEnum: "pet-1",
      },
      errors: [],
    });
  });

  test("a URL with its id", () => {
    expect(parseRequest(firstUrl)).toEqual({
      mode: "url",
      message: "Please open the link to complete this action.",
      url: "https://example.com/a",
      elicitationId: "a404ded6-ab39-4970-86a2-98ad25cf6114",
      problems: [],
    });
  });

  test("a form inside a task", () => {
    expect(summary(parseRequest(asyncForm))).toEqual([
      ["name", "Your Name", "text", true, undefined],
      ["favoriteColor", "Favorite Color", "choice", false, undefined],
      ["agreeToTerms", "Terms Agreement", "boolean", false, undefined],
    ]);
  });

  test("titled options are shown by title and sent by value", async () => {
    const fields = fieldsOf(parseRequest(clarification));

    const accepted = await accept(fields, draftOf(fields, { interpretation: "1" }));

    expect(accepted).toEqual({ content: { interpretation: "snake" }, errors: [] });
  });
});

describe("requests of the conformance suite", () => {
  test("sends all defaults untouched", async () => {
    const accepted = await accept(fieldsOf(parseRequest(conformance.requests[0]?.request.params)));

    expect(accepted).toEqual({
      content: { name: "John Doe", age: 30, score: 95.5, status: "active", verified: true },
      errors: [],
    });
  });

  const isConfirmation = (params: unknown): boolean =>
    fieldsOf(parseRequest(params)).some((field) => field.kind === "boolean" && field.role === "question");
  const optional = conformance.requests.slice(1);

  test.each(optional.filter(({ request }) => !isConfirmation(request.params)))(
    "$scenario: an optional question may stay open",
    async ({ request }) => {
      const accepted = await accept(fieldsOf(parseRequest(request.params)));

      expect(accepted).toEqual({ content: {}, errors: [] });
    },
  );

  test.each(optional.filter(({ request }) => isConfirmation(request.params)))(
    "$scenario: a confirmation may be skipped, and not be overlooked",
    async ({ request }) => {
      const fields = fieldsOf(parseRequest(request.params));

      expect((await accept(fields)).errors).toMatchObject([{ code: "required" }]);
      expect(await accept(fields, { f0: "skipped" })).toEqual({ content: {}, errors: [] });
    },
  );
});

test("every recorded form can be answered", () => {
  const requests = [...everything.requests, ...conformance.requests.map(({ request }) => request)];
  const forms = requests.map(({ params }) => parseRequest(params)).filter((request) => request.mode === "form");

  expect(forms.map(isAnswerable)).toEqual(forms.map(() => true));
});

function fieldsOf(request: ElicitationRequest) {
  return request.mode === "form" ? request.fields : [];
}

function summary(request: ElicitationRequest) {
  return fieldsOf(request).map((field) => [
    field.name,
    field.label,
    field.kind,
    field.required,
    "default" in field ? field.default : undefined,
  ]);
}
