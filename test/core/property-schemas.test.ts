// @vitest-environment node
import { describe, expect, test } from "vitest";
import { fieldFrom } from "./support/form.js";

type Row = readonly [spelling: string, schema: unknown, field: object];

/** What every field of these tables has beside its own parts. */
const base = { id: "f0", name: "answer", label: "Answer", required: false };
const line = { ...base, kind: "text", multiline: false };
const box = { ...base, kind: "text", multiline: true };
const number = { ...base, kind: "number", integer: false };
const integer = { ...base, kind: "number", integer: true };
/** The only field of a form is a question. */
const yesOrNo = { ...base, kind: "boolean", role: "question" };
const agreement = { ...base, kind: "boolean", role: "agreement" };
const ab = [
  { value: "a", label: "a" },
  { value: "b", label: "b" },
];
const titledAb = [
  { const: "a", title: "Ah" },
  { const: "b", title: "Be" },
];
const ahBe = [
  { value: "a", label: "Ah" },
  { value: "b", label: "Be" },
];
const choice = { ...base, kind: "choice", options: ab };
const choices = { ...base, kind: "choices", options: ab };
const unsupported = (reason: string): object => ({ ...base, kind: "unsupported", reason });

const everyRevision: readonly Row[] = [
  ["string", { type: "string" }, line],
  ["string lengths", { type: "string", minLength: 0, maxLength: 20 }, { ...line, minLength: 0, maxLength: 20 }],
  ["email", { type: "string", format: "email" }, { ...line, format: "email" }],
  ["uri", { type: "string", format: "uri" }, { ...line, format: "uri" }],
  ["date", { type: "string", format: "date" }, { ...base, kind: "date" }],
  ["date-time", { type: "string", format: "date-time" }, { ...base, kind: "date-time" }],
  ["number", { type: "number" }, number],
  ["number range", { type: "number", minimum: 0, maximum: 0.5 }, { ...number, minimum: 0, maximum: 0.5 }],
  ["integer", { type: "integer" }, integer],
  ["integer range", { type: "integer", minimum: -1, maximum: 1 }, { ...integer, minimum: -1, maximum: 1 }],
  ["boolean", { type: "boolean" }, yesOrNo],
  ["boolean default true", { type: "boolean", default: true }, { ...yesOrNo, default: true }],
  ["boolean default false", { type: "boolean", default: false }, yesOrNo],
  ["enum", { type: "string", enum: ["a", "b"] }, choice],
  ["enumNames", { type: "string", enum: ["a", "b"], enumNames: ["Ah", "Be"] }, { ...choice, options: ahBe }],
  ["title", { type: "string", title: "Name" }, { ...line, label: "Name" }],
  ["description", { type: "string", description: "Yours" }, { ...line, description: "Yours" }],
];

const sinceNovember2025: readonly Row[] = [
  ["string default", { type: "string", default: "x" }, { ...line, default: "x" }],
  ["empty string default", { type: "string", default: "" }, { ...line, default: "" }],
  ["number default 0", { type: "number", default: 0 }, { ...number, default: 0 }],
  ["integer default", { type: "integer", default: 7 }, { ...integer, default: 7 }],
  [
    "date default",
    { type: "string", format: "date", default: "2026-02-28" },
    { ...base, kind: "date", default: "2026-02-28" },
  ],
  [
    "date-time default",
    { type: "string", format: "date-time", default: "2026-02-28T10:00:00.5+05:30" },
    { ...base, kind: "date-time", default: "2026-02-28T10:00:00.5+05:30" },
  ],
  ["enum default", { type: "string", enum: ["a", "b"], default: "b" }, { ...choice, default: "b" }],
  [
    "enumNames default",
    { type: "string", enum: ["a", "b"], enumNames: ["Ah", "Be"], default: "b" },
    { ...choice, options: ahBe, default: "b" },
  ],
  ["oneOf", { type: "string", oneOf: titledAb }, { ...choice, options: ahBe }],
  ["oneOf default", { type: "string", oneOf: titledAb, default: "a" }, { ...choice, options: ahBe, default: "a" }],
  ["array of enum", { type: "array", items: { type: "string", enum: ["a", "b"] } }, choices],
  ["array of anyOf", { type: "array", items: { anyOf: titledAb } }, { ...choices, options: ahBe }],
  [
    "array limits",
    { type: "array", minItems: 1, maxItems: 2, items: { type: "string", enum: ["a", "b"] } },
    { ...choices, minItems: 1, maxItems: 2 },
  ],
  [
    "array default in the schema's order",
    { type: "array", items: { type: "string", enum: ["a", "b"] }, default: ["b", "a"] },
    { ...choices, default: ["a", "b"] },
  ],
  [
    "array default []",
    { type: "array", items: { type: "string", enum: ["a", "b"] }, default: [] },
    { ...choices, default: [] },
  ],
];

const besideTheSpecification: readonly Row[] = [
  ["pattern", { type: "string", pattern: "^[A-Za-z]+$" }, { ...line, patterns: ["^[A-Za-z]+$"] }],
  [
    "allOf of patterns",
    { type: "string", pattern: "a", allOf: [{ pattern: "b" }, { pattern: "c", maxLength: 9 }] },
    { ...line, patterns: ["a", "b", "c"], maxLength: 9 },
  ],
  ["allOf of two lengths", { allOf: [{ minLength: 2 }, { minLength: 1 }] }, { ...line, minLength: 2 }],
  [
    "limits around a union of two texts",
    { type: "string", maxLength: 12, anyOf: [{ format: "email", maxLength: 20 }, { format: "uri" }] },
    { ...line, format: "email", maxLength: 12, alternatives: [{ format: "uri", maxLength: 12 }] },
  ],
  [
    "anyOf an empty text by its length and a number",
    { anyOf: [{ maxLength: 0 }, { type: "integer" }] },
    { ...integer, constants: [""] },
  ],
  ["format hostname", { type: "string", format: "hostname" }, { ...line, format: "hostname" }],
  [
    "anyOf a format and an empty text",
    { anyOf: [{ type: "string", format: "email" }, { const: "" }] },
    { ...line, format: "email", constants: [""] },
  ],
  [
    "anyOf formats",
    {
      anyOf: [
        { type: "string", format: "email" },
        { type: "string", format: "uri" },
        { type: "string", maxLength: 0 },
      ],
    },
    { ...line, format: "email", alternatives: [{ format: "uri" }], constants: [""] },
  ],
  [
    "anyOf a number and words",
    { anyOf: [{ type: "integer", minimum: 0 }, { const: "auto" }, { enum: ["none", "NaN", "-Infinity"] }] },
    { ...integer, minimum: 0, constants: ["auto", "none"] },
  ],
  [
    "anyOf an integer and a number",
    { anyOf: [{ type: "integer" }, { type: "number" }] },
    { ...integer, integer: false },
  ],
  [
    "the least DateTime of C# by default",
    { type: "string", format: "date-time", default: "0001-01-01T00:00:00" },
    { ...base, kind: "date-time", unshownDefault: "0001-01-01T00:00:00" },
  ],
  ["unknown format", { type: "string", format: "iri" }, line],
  ["format password", { type: "string", format: "password" }, { ...line, isPassword: true }],
  ["format multiline", { type: "string", format: "multiline" }, box],
  ["maxLength of a long text", { type: "string", maxLength: 201 }, { ...box, maxLength: 201 }],
  ["default of several lines", { type: "string", default: "a\nb" }, { ...box, default: "a\nb" }],
  ["long email", { type: "string", format: "email", maxLength: 254 }, { ...line, format: "email", maxLength: 254 }],
  ["enum and oneOf", { type: "string", enum: ["a", "b"], oneOf: titledAb }, { ...choice, options: ahBe }],
  ["anyOf const", { type: "string", anyOf: titledAb }, { ...choice, options: ahBe }],
  ["oneOf without titles", { type: "string", oneOf: [{ const: "a" }, { const: "b" }] }, choice],
  [
    "oneOf with empty titles",
    {
      type: "string",
      oneOf: [
        { const: "a", title: "" },
        { const: "b", title: "\u200b" },
      ],
    },
    choice,
  ],
  ["oneOf of enums", { oneOf: [{ enum: ["a"] }, { enum: ["b"] }] }, choice],
  ["const of one", { const: "a" }, { ...choice, options: [{ value: "a", label: "a" }] }],
  [
    "integer enum",
    { type: "integer", enum: [1, 2], default: 2 },
    {
      ...choice,
      options: [
        { value: 1, label: "1" },
        { value: 2, label: "2" },
      ],
      default: 2,
    },
  ],
  [
    "number oneOf",
    {
      type: "number",
      oneOf: [
        { const: 0, title: "None" },
        { const: 0.5, title: "Half" },
      ],
    },
    {
      ...choice,
      options: [
        { value: 0, label: "None" },
        { value: 0.5, label: "Half" },
      ],
    },
  ],
  ["const true", { type: "boolean", const: true, default: false }, agreement],
  ["enum of true", { type: "boolean", enum: [true], default: true }, { ...agreement, default: true }],
  [
    "const true with words of its own",
    { type: "boolean", title: "Terms", description: "All of them", oneOf: [{ const: true, title: "I accept" }] },
    { ...agreement, label: "I accept", description: "Terms\nAll of them" },
  ],
  ["boolean enum", { type: "boolean", enum: [true, false], default: false }, yesOrNo],
  [
    "boolean with words of its own",
    {
      oneOf: [
        { const: true, title: "Approve" },
        { const: false, title: "Reject" },
      ],
    },
    {
      ...choice,
      options: [
        { value: true, label: "Approve" },
        { value: false, label: "Reject" },
      ],
    },
  ],
  ["enum with null", { type: ["string", "null"], enum: ["a", "b", null], default: null }, choice],
  ["enum without type", { enum: ["a", "b"] }, choice],
  ["enum of another type is left out", { type: "string", enum: ["a", 1, "b", true, null, {}] }, choice],
  [
    "enum of any of several types",
    { type: ["string", "integer"], enum: ["a", 1, 1.5] },
    {
      ...choice,
      options: [
        { value: "a", label: "a" },
        { value: 1, label: "1" },
      ],
    },
  ],
  ["options out of the bounds beside them", { enum: ["a", 0, "b", 6], maximum: 5, exclusiveMinimum: 0 }, choice],
  [
    "numbers out of the bounds around them",
    { minimum: 5, anyOf: [{ type: "integer" }, { const: 0 }, { enum: [6, 6, "a"] }] },
    { ...integer, minimum: 5, constants: [6, "a"] },
  ],
  ["an integer and a number, both", { allOf: [{ type: "number" }, { type: "integer" }] }, integer],
  ["the same const twice", { oneOf: [...titledAb, { const: "a", title: "Again" }] }, { ...choice, options: ahBe }],
  ["enumNames of another length", { enum: ["a", "b"], enumNames: ["Ah"] }, choice],
  ["enumNames that are no text", { enum: ["a", "b"], enumNames: [1, null] }, choice],
  [
    "oneOf of enums of one with titles",
    {
      oneOf: [
        { enum: ["a"], title: "Ah" },
        { enum: ["b"], title: "Be" },
      ],
    },
    { ...choice, options: ahBe },
  ],
  [
    "oneOf with descriptions",
    {
      oneOf: [
        { const: "a", title: "Ah", description: "First" },
        { const: "b", title: "Be", description: "Be" },
      ],
    },
    { ...choice, options: [{ value: "a", label: "Ah", description: "First" }, ahBe[1]] },
  ],
  [
    "enum with descriptions",
    { enum: ["a", "b"], enumDescriptions: ["First", ""] },
    { ...choice, options: [{ value: "a", label: "a", description: "First" }, ab[1]] },
  ],
  ["x-enumNames", { enum: ["a", "b"], "x-enumNames": ["Ah", "Be"] }, { ...choice, options: ahBe }],
  [
    "items of enums of one with titles",
    {
      type: "array",
      items: {
        anyOf: [
          { enum: ["a"], title: "Ah" },
          { enum: ["b"], title: "Be" },
        ],
      },
    },
    { ...choices, options: ahBe },
  ],
  ["items.oneOf", { type: "array", items: { oneOf: titledAb } }, { ...choices, options: ahBe }],
  ["items.enum without type", { type: "array", items: { enum: ["a", "b"] } }, choices],
  ["items alone", { items: { enum: ["a", "b"] } }, choices],
  [
    "items.enumNames",
    { type: "array", items: { type: "string", enum: ["a", "b"], enumNames: ["Ah", "Be"] } },
    { ...choices, options: ahBe },
  ],
  ["type with null", { type: ["integer", "null"] }, integer],
  ["type integer or number", { type: ["integer", "number"] }, number],
  ["type string or number", { type: ["number", "string"] }, { ...line, numbers: [{ integer: false }] }],
  [
    "anyOf with null",
    { anyOf: [{ type: "integer", minimum: 1 }, { type: "null" }], default: null },
    { ...integer, minimum: 1 },
  ],
  ["oneOf with null", { oneOf: [{ type: "null" }, { type: "string", format: "date" }] }, { ...base, kind: "date" }],
  ["nullable options", { anyOf: [...titledAb, { type: "null" }] }, { ...choice, options: ahBe }],
  [
    "nullable single option",
    { anyOf: [{ const: "a" }, { const: null }] },
    { ...choice, options: [{ value: "a", label: "a" }] },
  ],
  ["nullable array", { anyOf: [{ type: "array", items: { enum: ["a", "b"] } }, { type: "null" }] }, choices],
  [
    "anyOf with text takes text",
    { anyOf: [{ type: "integer" }, { type: "string", maxLength: 9 }] },
    { ...line, maxLength: 9, numbers: [{ integer: true }] },
  ],
  [
    "anyOf of proposals and any text",
    { anyOf: [{ enum: ["a", "b"] }, { type: "string" }] },
    { ...choice, ownWords: {} },
  ],
  [
    "anyOf of titled proposals, one by one, and a text within limits",
    { anyOf: [...titledAb, { type: "string", maxLength: 9 }], minLength: 2 },
    { ...choice, options: ahBe, ownWords: { minLength: 2, maxLength: 9 } },
  ],
  [
    "anyOf of a list of titled proposals and a text with a pattern",
    { anyOf: [{ type: "string", oneOf: titledAb }, { pattern: "^x" }] },
    { ...choice, options: ahBe, ownWords: { patterns: ["^x"] } },
  ],
  [
    "a list of proposals and any text",
    { type: "array", items: { anyOf: [{ enum: ["a", "b"] }, { type: "string" }] }, default: ["x", "b", "y"] },
    { ...choices, ownWords: {}, default: ["b", "x"], unshownDefault: "y" },
  ],
  [
    "anyOf of one proposal and any text",
    { anyOf: [{ const: "a" }, { type: "string" }] },
    { ...line, constants: ["a"] },
  ],
  [
    "anyOf of proposals and a format",
    { anyOf: [{ enum: ["a", "b"] }, { type: "string", format: "email" }] },
    { ...line, format: "email", constants: ["a", "b"] },
  ],
  [
    "oneOf of proposals and any text, which a proposal would break",
    { oneOf: [{ enum: ["a", "b"] }, { type: "string" }] },
    { ...line, constants: ["a", "b"] },
  ],
  [
    "allOf of one",
    { allOf: [{ type: "boolean" }], title: "OK?", default: true },
    { ...yesOrNo, label: "OK?", default: true },
  ],
  ["allOf of several", { allOf: [{ type: "string" }, { minLength: 1 }] }, { ...line, minLength: 1 }],
  ["anyOf with what nothing satisfies", { anyOf: [{ type: "integer" }, { not: {} }] }, integer],
  ["const null beside a type", { type: "string", const: null }, line],
  ["type in capitals", { type: "STRING", minLength: 2 }, { ...line, minLength: 2 }],
  ["types in capitals", { type: ["INTEGER", "NULL"] }, integer],
  ["no type", {}, line],
  ["true", true, line],
  ["no type, a range", { minimum: 1 }, { ...number, minimum: 1 }],
  ["no type, a number by default", { default: 30 }, { ...number, default: 30 }],
  ["no type, a boolean by default", { default: false }, yesOrNo],
  ["no type, a length", { minLength: 2 }, { ...line, minLength: 2 }],
  [
    "exclusive limits",
    { type: "number", exclusiveMinimum: 0, exclusiveMaximum: 1 },
    { ...number, exclusiveMinimum: 0, exclusiveMaximum: 1 },
  ],
  [
    "exclusive limits of draft 4",
    { type: "number", minimum: 0, exclusiveMinimum: true, maximum: 1, exclusiveMaximum: false },
    { ...number, exclusiveMinimum: 0, maximum: 1 },
  ],
  ["multipleOf", { type: "number", multipleOf: 0.5 }, { ...number, multipleOf: 0.5 }],
  ["x-keywords", { type: "string", "x-order": 1, examples: ["e"], readOnly: true }, line],
];

const junk: readonly Row[] = [
  ["limits of another type", { type: "string", minLength: "3", maxLength: -1, pattern: 5, format: {} }, line],
  ["fractional length", { type: "string", maxLength: 1.5 }, line],
  ["number limits of another type", { type: "number", minimum: "0", maximum: null, multipleOf: 0 }, number],
  ["title and description of another type", { type: "string", title: 5, description: ["x"] }, line],
  ["unseen title", { type: "string", title: " \u200b\u3164 " }, line],
  ["unseen description", { type: "string", description: "\u202e" }, line],
];

const defaultsThatAreTakenInPart: readonly Row[] = [
  [
    "one of several is no option",
    { type: "array", items: { enum: ["a", "b"] }, default: ["a", "c"] },
    { ...choices, default: ["a"], unshownDefault: "c" },
  ],
  [
    "one of several is there twice",
    { type: "array", items: { enum: ["a", "b"] }, default: ["b", "b", "a"] },
    { ...choices, default: ["a", "b"] },
  ],
];

const defaultsThatAreReadAsMeant: readonly Row[] = [
  ["null", { type: "string", default: null }, line],
  ["a number for text", { type: "string", default: 5 }, { ...line, default: "5" }],
  ["text for a number", { type: "number", default: "5" }, { ...number, default: 5 }],
  ["an empty list for text", { type: "string", default: [] }, line],
  ["no text for an option", { enum: ["a", "b"], default: "" }, choice],
  [
    "a date-time for a date",
    { type: "string", format: "date", default: "2026-02-01T00:00:00Z" },
    { ...base, kind: "date", default: "2026-02-01" },
  ],
  [
    "a time without offset",
    { type: "string", format: "date-time", default: "2026-02-01T00:00:00" },
    { ...base, kind: "date-time", default: "2026-02-01T00:00:00" },
  ],
];

const defaultsThatCannotBeShown: readonly Row[] = [
  ["a list for one option", { enum: ["a", "b"], default: ["b"] }, { ...choice, unshownDefault: "b" }],
  ["a list for a number", { type: "number", default: ["5"] }, { ...number, unshownDefault: "5" }],
  [
    "a list of several for one option",
    { enum: ["a", "b"], default: ["b", "a"] },
    { ...choice, unshownDefault: "b, a" },
  ],
  ["text for a number", { type: "number", default: "many" }, { ...number, unshownDefault: "many" }],
  ["text for a boolean", { type: "boolean", default: "false" }, { ...yesOrNo, unshownDefault: "false" }],
  ["a title for an option", { oneOf: titledAb, default: "Ah" }, { ...choice, options: ahBe, unshownDefault: "Ah" }],
  [
    "none of several is an option",
    { type: "array", items: { enum: ["a", "b"] }, default: ["c", 1, {}] },
    { ...choices, unshownDefault: "c, 1, {…}" },
  ],
  [
    "no list for several",
    { type: "array", items: { enum: ["a", "b"] }, default: "a" },
    { ...choices, unshownDefault: "a" },
  ],
  [
    "no day of the calendar",
    { type: "string", format: "date", default: "2026-02-30" },
    { ...base, kind: "date", unshownDefault: "2026-02-30" },
  ],
  [
    "a day without a time",
    { type: "string", format: "date-time", default: "2026-02-01" },
    { ...base, kind: "date-time", unshownDefault: "2026-02-01" },
  ],
  [
    "a leap second",
    { type: "string", format: "date-time", default: "2016-12-31T23:59:60Z" },
    { ...base, kind: "date-time", unshownDefault: "2016-12-31T23:59:60Z" },
  ],
];

const defaultsThatAreShownWithTheirError: readonly Row[] = [
  ["no email", { type: "string", format: "email", default: "ada@" }, { ...line, format: "email", default: "ada@" }],
  ["too long", { type: "string", maxLength: 1, default: "ab" }, { ...line, maxLength: 1, default: "ab" }],
  ["out of range", { type: "number", maximum: 1, default: 2 }, { ...number, maximum: 1, default: 2 }],
  ["a fraction", { type: "integer", default: 1.5 }, { ...integer, default: 1.5 }],
  [
    "too few",
    { type: "array", items: { enum: ["a", "b"] }, minItems: 2, default: ["a"] },
    { ...choices, minItems: 2, default: ["a"] },
  ],
];

const unsupportedSchemas: readonly Row[] = [
  ["null", null, unsupported("schema")],
  ["false", false, unsupported("schema")],
  ["text", "string", unsupported("schema")],
  ["a list", [{ type: "string" }], unsupported("schema")],
  ["object", { type: "object" }, unsupported("type")],
  ["object without type", { properties: { street: { type: "string" } } }, unsupported("type")],
  ["null only", { type: "null" }, unsupported("type")],
  ["a union of nulls", { anyOf: [{ type: "null" }, { const: null }] }, unsupported("type")],
  ["unknown type", { type: "text" }, unsupported("type")],
  ["type of another type", { type: 5 }, unsupported("type")],
  ["no types", { type: [] }, unsupported("type")],
  ["several types without text", { type: ["boolean", "integer"] }, unsupported("type")],
  ["free array", { type: "array", items: { type: "string" } }, unsupported("type")],
  ["array without items", { type: "array" }, unsupported("type")],
  ["tuple", { type: "array", items: [{ enum: ["a"] }] }, unsupported("type")],
  ["array of numbers", { type: "array", items: { type: "integer", enum: [1, 2] } }, unsupported("number-list")],
  ["array of no options", { type: "array", items: { enum: [] } }, unsupported("no-options")],
  ["no options", { type: "string", enum: [] }, unsupported("no-options")],
  ["oneOf of nothing", { type: "string", oneOf: [] }, unsupported("no-options")],
  ["options of another type", { type: "integer", enum: ["1", "2"] }, unsupported("no-options")],
  ["options that are objects", { anyOf: [{ const: { a: 1 } }, { const: [] }] }, unsupported("no-options")],
  ["anyOf objects", { anyOf: [{ type: "object" }, { type: "object" }] }, unsupported("alternatives")],
  ["oneOf shapes", { oneOf: [{ type: "string" }, { type: "integer" }] }, unsupported("alternatives")],
  ["allOf of different types", { allOf: [{ type: "string" }, { type: "integer" }] }, unsupported("alternatives")],
  ["allOf of two multiples", { allOf: [{ multipleOf: 2 }, { multipleOf: 3 }] }, unsupported("alternatives")],
  ["allOf of what is no schema", { allOf: [{ type: "string" }, null] }, unsupported("schema")],
  ["what nothing satisfies", { not: {} }, unsupported("contradiction")],
  ["lengths that exclude each other", { type: "string", minLength: 3, maxLength: 2 }, unsupported("contradiction")],
  ["range of nothing", { type: "number", minimum: 1, maximum: 0 }, unsupported("contradiction")],
  [
    "range of nothing between equals",
    { type: "number", minimum: 1, exclusiveMaximum: 1 },
    unsupported("contradiction"),
  ],
  ["no whole number in the range", { type: "integer", minimum: 0.2, maximum: 0.8 }, unsupported("contradiction")],
  [
    "no whole number between",
    { type: "integer", exclusiveMinimum: 1, exclusiveMaximum: 2 },
    unsupported("contradiction"),
  ],
  [
    "more to choose than there is",
    { type: "array", items: { enum: ["a"] }, minItems: 2 },
    unsupported("contradiction"),
  ],
  ["a date of five characters", { type: "string", format: "date", maxLength: 5 }, unsupported("contradiction")],
  ["a time of sixty characters", { type: "string", format: "date-time", minLength: 60 }, unsupported("contradiction")],
];

describe.each([
  ["in every revision", everyRevision],
  ["since 2025-11-25", sinceNovember2025],
  ["beside the specification", besideTheSpecification],
  ["with junk that is ignored", junk],
  ["default taken in part", defaultsThatAreTakenInPart],
  ["default read as it is meant", defaultsThatAreReadAsMeant],
  ["default not taken, but kept as a quotation", defaultsThatCannotBeShown],
  ["default shown with its error", defaultsThatAreShownWithTheirError],
  ["without a control", unsupportedSchemas],
])("a property %s", (_, rows) => {
  test.each(rows)("%s", (_spelling, schema, field) => {
    expect(fieldFrom(schema)).toEqual(field);
  });
});

describe("a range of one value has an answer", () => {
  test.each([
    { type: "string", minLength: 2, maxLength: 2 },
    { type: "number", minimum: 1, maximum: 1 },
    { type: "integer", exclusiveMinimum: 0, exclusiveMaximum: 2 },
    { type: "array", items: { enum: ["a"] }, minItems: 1, maxItems: 1 },
    { type: "string", format: "date", minLength: 10, maxLength: 10 },
  ])("%j", (schema) => {
    expect(fieldFrom(schema).kind).not.toBe("unsupported");
  });
});

test("a property no control fits keeps its title and description", () => {
  const field = fieldFrom({
    title: "Address",
    description: "Where you live",
    $ref: "https://example.com/address.json",
  });

  expect(field).toEqual({ ...unsupported("reference"), label: "Address", description: "Where you live" });
});
