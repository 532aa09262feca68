import { isRecord, parseJson, type Path, read, readList, readText } from "../json.js";
import { isTypeBound } from "../fields/number.js";
import { isBound, optionKeywords } from "../parse/keywords.js";
import { type Revision, revisions } from "../revisions.js";
import type { FormRequest } from "../types.js";
import { type CheckedField, fieldRules, repeatedIn } from "./field-rules.js";
import { noControl, tooLarge } from "./no-control.js";
import { errorRule, type Rule, warningRule } from "./rule.js";
import { readRootAsSdk, type SdkReading } from "./sdk-reading.js";
import { writtenOptions } from "./written-options.js";

/** A schema, with how a dialog and SDKs read it. */
export interface CheckedSchema {
  readonly revision: Revision;
  readonly schema: unknown;
  /** As a dialog reads it. Undefined if it is not a form. */
  readonly form: FormRequest | undefined;
  readonly properties: readonly CheckedProperty[];
}

export interface CheckedProperty extends CheckedField {
  readonly name: string;
  readonly sdk: SdkReading;
}

type Find = Rule<CheckedSchema>["find"];
type Applies = (property: CheckedProperty, form: CheckedSchema) => boolean;

const inProperties =
  (find: (property: CheckedProperty, form: CheckedSchema) => readonly Path[]): Find =>
  (form) =>
    form.properties.flatMap((property) => find(property, form).map((path) => ["properties", property.name, ...path]));

/** The property as a whole. */
const whole = (applies: Applies): Find => inProperties((property, form) => (applies(property, form) ? [[]] : []));

/** A keyword of the property. */
const at = (keyword: string, applies: Applies): Find =>
  inProperties((property, form) => (has(property.source, keyword) && applies(property, form) ? [[keyword]] : []));

/** Keywords of the form itself. */
const atRoot =
  (...keywords: readonly string[]): Find =>
  ({ schema }) =>
    isRecord(schema) && has(schema, "properties")
      ? keywords.filter((keyword) => has(schema, keyword)).map((keyword) => [keyword])
      : [];

const has = (source: object, ...keywords: readonly string[]): boolean =>
  keywords.some((keyword) => Object.hasOwn(source, keyword));

const refusedAt = (
  keywords: readonly string[] | undefined,
  message: string,
  advice: string,
  applies: (source: CheckedProperty["source"]) => boolean = () => true,
): Rule<CheckedSchema> =>
  errorRule(
    "refused",
    `Clients built on MCP's TypeScript SDK refuse the whole request: ${message}.`,
    advice,
    inProperties(({ sdk, source }) =>
      sdk.refusals.filter(([key]) => keywords?.includes(String(key)) !== false && applies(source)),
    ),
  );

const droppedAt = (
  keywords: readonly string[] | undefined,
  message: string,
  advice: string,
  applies: (property: CheckedProperty) => boolean = () => true,
): Rule<CheckedSchema> =>
  warningRule(
    "dropped",
    `Clients built on MCP's TypeScript SDK never see this: ${message}.`,
    advice,
    inProperties((property) =>
      // If anything is refused, the whole request is, so nothing is dropped.
      property.sdk.refusals.length === 0 && applies(property)
        ? property.sdk.dropped.filter(
            ([key, ...deeper]) => keywords === undefined || (deeper.length === 0 && keywords.includes(String(key))),
          )
        : [],
    ),
  );

/** Whether the SDK drops all options of a property. */
function losesOptions({ source, sdk }: CheckedProperty): boolean {
  const written = optionKeywords.filter((keyword) => has(source, keyword) && source[keyword] !== null);
  const isLost = written.every((keyword) => sdk.dropped.some(([key]) => key === keyword));
  return isLost && written.length > 0 && source.type !== "boolean";
}

/** Common misspellings of MCP's formats and keywords. */
const nearFormats = { url: "uri", "e-mail": "email", datetime: "date-time" };
const nearKeywords = [
  ["min", "minimum", ["number", "integer"]],
  ["max", "maximum", ["number", "integer"]],
  ["minlength", "minLength", ["string"]],
  ["maxlength", "maxLength", ["string"]],
] as const;

/** The rules for a `requestedSchema`. For each code and place, only the first rule counts. */
export const schemaRules: readonly Rule<CheckedSchema>[] = [
  errorRule(
    "refused",
    "Clients built on MCP's TypeScript SDK refuse the whole request: `requestedSchema` is not the schema of a form.",
    'Write { "type": "object", "properties": { … }, "required": [ … ] }.',
    ({ schema }) => readRootAsSdk(schema).refusals,
  ),
  errorRule(
    "refused",
    "Clients built on MCP's TypeScript SDK refuse the whole request: a property is an object.",
    'Write { "type": "string", "title": "…" } in place of "string".',
    ({ schema }) => {
      const properties = read(schema, "properties");
      const names = isRecord(properties) ? Object.keys(properties) : [];
      return names
        .filter((name) => name !== "__proto__" && !isRecord(read(properties, name)))
        .map((name) => ["properties", name]);
    },
  ),
  refusedAt(["type"], "they do not follow references", "Write the schema in its place.", (source) =>
    has(source, "$ref"),
  ),
  refusedAt(
    ["type"],
    "a property has one type, and null is none",
    "Write the one type, and leave the property out of `required`.",
    takesNull,
  ),
  refusedAt(
    ["type"],
    "a property has one type",
    "Write one `type`, or a property for each shape.",
    (source) => Array.isArray(source.type) || has(source, "anyOf", "oneOf", "allOf"),
  ),
  refusedAt(
    ["type"],
    "forms are flat",
    "Write the parts as properties of their own.",
    (source) => source.type === "object" || has(source, "properties"),
  ),
  refusedAt(
    ["type"],
    "a property has one of five types",
    'Write "string", "number", "integer", "boolean", or "array" with options.',
  ),
  ...Object.entries(nearFormats).map(([written, format]) =>
    refusedAt(
      ["format"],
      "the formats are email, uri, date and date-time",
      `Write "${format}".`,
      (source) => source.format === written,
    ),
  ),
  refusedAt(
    ["format"],
    "the formats are email, uri, date and date-time",
    "Leave the format out, say in `description` what is meant, and check the answer on the server.",
  ),
  refusedAt(
    ["default"],
    "the default is of another type than the answers",
    "Write a default of the property's type, or none.",
  ),
  refusedAt(
    ["items"],
    "a list holds options, and options are text",
    'Write { "type": "string", "enum": [ … ] }, or { "anyOf": [{ "const": …, "title": … }] }.',
  ),
  refusedAt(
    undefined,
    "the value is of the wrong type",
    "Write titles, descriptions and options as strings, and limits as numbers.",
  ),

  errorRule(
    "dropped",
    "Clients built on MCP's TypeScript SDK never see this property: JavaScript reserves its name.",
    "Write another name.",
    whole(({ name }) => name === "__proto__"),
  ),
  {
    ...droppedAt(
      optionKeywords,
      "they show a plain field in place of the options",
      'Write the options as text: "enum", or "oneOf" with a "const" and a "title" each.',
      losesOptions,
    ),
    severity: "error",
  },
  droppedAt(
    ["oneOf", "anyOf"],
    "they show the values of `enum` without titles",
    "Write `oneOf` in place of `enum`, not beside it.",
  ),
  droppedAt(
    ["exclusiveMinimum", "exclusiveMaximum"],
    "they accept the bound itself as an answer",
    "Write `minimum` or `maximum`, and check the answer on the server.",
  ),
  droppedAt(
    ["pattern", "multipleOf", "uniqueItems", "const", "formatMinimum", "formatMaximum"],
    "they accept answers that violate it",
    "Say it in `description`, and check the answer on the server.",
  ),
  ...nearKeywords.map(([written, keyword, types]) =>
    droppedAt([written], "MCP has no such keyword", `Write \`${keyword}\`.`, ({ source }) =>
      types.some((type) => type === source.type),
    ),
  ),
  droppedAt(["required"], "a property does not say it of itself", "Write its name into `required` of the form."),
  droppedAt(undefined, "MCP has no such keyword here", "Leave it out, or say it in `title` or `description`."),
  warningRule(
    "dropped",
    "No client checks it: in MCP a form has no rules across properties.",
    "Check it on the server, and say it in the request's `message`.",
    atRoot("anyOf", "oneOf", "not", "if", "dependentRequired", "dependentSchemas", "minProperties", "maxProperties"),
  ),
  warningRule(
    "dropped",
    "No client shows it: in MCP a form has no title or description of its own.",
    "Say it in the request's `message`.",
    atRoot("title", "description"),
  ),

  errorRule(
    "revision",
    ({ revision }) => `Revision ${revision} of MCP has no lists.`,
    "Offer a single choice, or write a boolean for each option.",
    at("type", ({ source }, { revision }) => !revisions[revision].lists && source.type === "array"),
  ),
  errorRule(
    "revision",
    ({ revision }) =>
      `Revision ${revision} of MCP has no \`oneOf\`: its clients show a plain field in place of the options.`,
    "Write `enum`, and `enumNames` for the titles.",
    at("oneOf", ({ source }, { revision }) => revisions[revision].optionTitles !== "oneOf" && !has(source, "enum")),
  ),
  warningRule(
    "revision",
    ({ revision }) => `Revision ${revision} of MCP has defaults of booleans only: its clients leave the field empty.`,
    "Say in `description` what an empty answer means.",
    at(
      "default",
      ({ source }, { revision }) => revisions[revision].defaults === "booleans" && source.type !== "boolean",
    ),
  ),
  warningRule(
    "revision",
    "`enumNames` is deprecated, and newer clients show the values of `enum` instead.",
    'Write `oneOf` with a "const" and a "title" for each option.',
    at("enumNames", (_, { revision }) => revisions[revision].optionTitles !== "enumNames"),
  ),

  ...Object.entries(noControl).map(([reason, fault]) => ({
    ...fault,
    find: whole(
      ({ field, sdk }) => field.kind === "unsupported" && field.reason === reason && sdk.refusals.length === 0,
    ),
  })),
  errorRule(
    "unsupported",
    "No form can be read from it: people can only decline it.",
    "Write `properties` at its root, not behind a reference or a union.",
    ({ schema, form }) => (form === undefined && readRootAsSdk(schema).refusals.length === 0 ? [[]] : []),
  ),
  errorRule(
    "unanswerable",
    "No answer is valid: a name in `required` is not the name of a property.",
    "Add the property, or remove its name from `required`.",
    ({ schema, form }) => {
      const names = readList(schema, "required") ?? [];
      return (form?.problems ?? []).flatMap((problem) => {
        // Not found if the name was shortened, or if the list is behind a reference.
        const index = problem.code === "required-unknown" ? names.indexOf(problem.name) : undefined;
        return index === undefined ? [] : [index < 0 ? ["required"] : ["required", index]];
      });
    },
  ),
  {
    ...tooLarge,
    find: ({ form }) => (form?.problems.some(({ code }) => code.startsWith("too-")) ? [["properties"]] : []),
  },

  errorRule(
    "options",
    "Several options have the same value: strict validators reject the schema, and people see the option twice.",
    "Write each value once.",
    whole(({ source }) => repeatedIn(writtenOptions(source).map(({ value }) => value)).length > 0),
  ),
  errorRule(
    "options",
    "There are not as many names as values: some SDKs refuse the request, and others show values.",
    "Write a name for each value.",
    at("enumNames", ({ source }) => readList(source, "enumNames")?.length !== readList(source, "enum")?.length),
  ),
  ...fieldRules.map((rule) => ({
    ...rule,
    find: inProperties((property) => {
      // What refuses the whole request has to be mended before a default.
      const isLater = rule.code === "default" && property.sdk.refusals.length > 0;
      // A schema writes options in one of several keywords.
      return isLater ? [] : rule.find(property).map((place) => place.filter((part) => part !== "options"));
    }),
  })),
  warningRule(
    "as-text",
    "People have to type a date as text, and find out its form.",
    'Write "format": "date", or "date-time" if the time counts.',
    asText(
      ({ name, source }) =>
        dateName.test(`${name}\n${readText(source, "title") ?? ""}`) || dateForm.test(wordsOf(source)),
    ),
  ),
  warningRule(
    "as-text",
    "People have to type JSON.",
    "Write a property for each value, or a list of options.",
    asText(({ name, source }) => json.test(`${name}\n${wordsOf(source)}`) || isJson(source.default)),
  ),
  warningRule(
    "as-text",
    "People have to type a list as one text.",
    'Write "type": "array" with options, or a property for each entry.',
    asText(({ source }) => list.test(wordsOf(source))),
  ),
  warningRule(
    "question",
    "It is all that the form asks, but other clients show a box without a tick, and whoever sends it untouched says no.",
    "Write its name into `required` of the form, and no default.",
    whole(
      ({ field, source }) =>
        field.kind === "boolean" &&
        field.role === "question" &&
        (source.default === false || (!field.required && field.default === undefined)),
    ),
  ),
  warningRule(
    "label",
    "People read the property's name as its label.",
    "Write a `title`.",
    whole(({ source }) => !has(source, "$ref") && !readText(source, "title")?.trim()),
  ),
  warningRule(
    "label",
    "Another property has the same title: people cannot distinguish them.",
    "Write a title of its own for each.",
    at("title", ({ name, source }, { properties }) =>
      properties.some((other) => other.name !== name && other.source.title === source.title),
    ),
  ),
  warningRule(
    "bounds",
    "This says no more than a type of numbers does, or has more digits than people read. This kit checks it and does not state it; other clients may state it as a limit.",
    "Leave it out, or write the limit that is meant.",
    inProperties(({ source }) =>
      Object.keys(source)
        .filter((key) => isBound(key) && typeof source[key] === "number" && isTypeBound(source[key]))
        .map((key) => [key]),
    ),
  ),
  warningRule(
    "order",
    "Names that are whole numbers come first in JavaScript, in the order of the numbers.",
    "Begin the name with a letter.",
    whole(
      ({ name }, { properties }) =>
        /^(?:0|[1-9]\d*)$/.test(name) && Number(name) < 2 ** 32 - 1 && properties.length > 1,
    ),
  ),
];

/** The word "date" in a name or title: `start_date`, `startDate`, "Date of birth"; not `update`. */
const dateName = /(?<![A-Za-z])[Dd]ate(?![a-z])|[a-z]Date(?![a-z])/;
/** The form of a date in letters, or a date as an example. */
const dateForm = /\bY{4}[-/.]M{1,2}[-/.]D{1,2}\b|\b[DM]{1,2}[-/.][DM]{1,2}[-/.]Y{2,4}\b|\b\d{4}-\d{2}-\d{2}\b/i;
const json = /JSON\b(?! (?:files?|paths?|urls?)\b)/i;
const list =
  /\b(?:comma|semicolon|space|newline|line)[- ]separated\b|\bseparated (?:by|with) (?:commas?|semicolons?|spaces?|new ?lines?|line breaks?|a comma|a semicolon)\b|\bone (?:\w+ )?per line\b/i;

/** A free text for which its author has something else in mind. */
function asText(applies: (property: CheckedProperty) => boolean): Find {
  return whole((property) => property.field.kind === "text" && !has(property.source, "format") && applies(property));
}

function wordsOf(source: CheckedProperty["source"]): string {
  return ["title", "description", "default"].map((keyword) => readText(source, keyword) ?? "").join("\n");
}

function isJson(text: unknown): boolean {
  const value = typeof text === "string" ? parseJson(text) : undefined;
  return typeof value === "object" && value !== null;
}

function takesNull(source: CheckedProperty["source"]): boolean {
  const types = ["type", "anyOf", "oneOf"].flatMap((keyword) => readList(source, keyword) ?? []);
  return types.some((type) => type === "null" || read(type, "type") === "null");
}
