import { isDate, readDateTime, toUtc } from "../core/draft/local-date-time.js";
import { dayOf } from "../core/fields/date.js";
import {
  defined,
  isElicitValue,
  isOptionValue,
  isRecord,
  type Path,
  read,
  readList,
  readRecord,
  readText,
} from "../core/json.js";
import { readAccept, readAcceptedType } from "../core/fields/file.js";
import { isTextFormat } from "../core/fields/text-rules.js";
import { error, warning } from "../core/finding.js";
import { withNames } from "../core/names.js";
import { type ParseContext, spend } from "../core/parse/parse-context.js";
import type { Schema } from "../core/parse/resolve-schema.js";
import { readTimeout } from "../core/time-limit.js";
import type { ParseLimits } from "../core/types.js";
import type { UrlPolicy } from "../core/url/url-policy.js";
import { type JsonObject, type Keys, reportAt, reportKeys, type Report, type KeyRule } from "./findings.js";

/** A field of a definition: the first one with its id. */
export interface DefinedField {
  readonly id: string;
  /** The index in the definition's `fields`. */
  readonly index: number;
  readonly source: JsonObject;
}

const anyText: KeyRule = ["a text", (value) => typeof value === "string"];
const flag: KeyRule = ["true or false", (value) => typeof value === "boolean"];
const anyNumber: KeyRule = ["a number", Number.isFinite];
const count: KeyRule = ["a whole number, 0 or more", (value) => Number.isInteger(value) && Number(value) >= 0];
const object: KeyRule = ["an object", isRecord];
const pattern: KeyRule = ["a regular expression in JavaScript's syntax, in Unicode mode", isPattern];
const optionValue: KeyRule = ["a text, a number, true or false", isOptionValue];
const values: KeyRule = ["a list of values of options", Array.isArray];
const bound: KeyRule = [
  "a day, as 2026-12-01, or of a date with a time an instant with its offset, as 2026-12-01T08:00:00Z",
  (value, field) => readBound(field, value) !== undefined,
];
const someOptions: KeyRule = [
  "a list of values, or of { value, title, description }; a select without options cannot be answered",
  (value) => Array.isArray(value) && value.length > 0,
];

const definitionKeys: Keys = {
  id: anyText,
  title: anyText,
  description: anyText,
  fields: ["a list of fields, at least one", (value) => Array.isArray(value) && value.length > 0],
  validation: object,
  metadata: object,
  timeout: ["milliseconds, 1000 or more", (timeout) => readTimeout({ timeout }) !== undefined],
  allow_partial: flag,
};

const fieldKeys: Keys = {
  id: ["a text that no other field has; a field without one is left out", anyText[1]],
  type: [
    "text, number, boolean, select, multi_select, url, date or file; no other type has a control",
    (value) => fieldTypeOf({ type: value }) !== undefined,
  ],
  label: anyText,
  description: anyText,
  required: flag,
  default: ["an answer to the field, or leave it out", isElicitValue],
  validation: object,
  rendering: object,
  dependencies: ["a list of ids of fields", Array.isArray],
};

const optionKeys: Keys = { value: optionValue, title: anyText, description: anyText };

interface FieldType {
  /** Required keys besides those of every field. */
  readonly keys?: Keys;
  readonly validation: Keys;
  /** The JSON Schema of an answer. `limits` has the valid keys of `validation`. */
  readonly schema: (field: JsonObject, limits: JsonObject) => Schema;
}

const types: Readonly<Record<string, FieldType>> = {
  text: {
    validation: {
      minLength: count,
      maxLength: count,
      pattern,
      format: [
        "email, uri, uuid, time, duration, hostname, ipv4, ipv6, date, date-time or password",
        (value) => value === "password" || (typeof value === "string" && isTextFormat(value)),
      ],
    },
    // A picker gives a text its format, unless the text has limits of its own.
    schema: (field, limits) => ({
      type: "string",
      ...(Object.keys(limits).length === 0 && defined({ format: pickedFormat(field) })),
      ...limits,
    }),
  },
  number: {
    validation: {
      minimum: anyNumber,
      maximum: anyNumber,
      exclusiveMinimum: anyNumber,
      exclusiveMaximum: anyNumber,
      multipleOf: ["a number above 0", (value) => Number.isFinite(value) && Number(value) > 0],
    },
    // "A whole number" is a better error message than "a multiple of 1".
    schema: (_, { multipleOf, ...limits }) => ({
      type: multipleOf === 1 ? "integer" : "number",
      ...limits,
      ...(multipleOf !== 1 && multipleOf !== undefined && { multipleOf }),
    }),
  },
  boolean: { validation: {}, schema: () => ({ type: "boolean" }) },
  select: { keys: { options: someOptions }, validation: { enum: values }, schema: optionsSchema },
  multi_select: {
    keys: { options: someOptions },
    validation: { enum: values, minItems: count, maxItems: count, uniqueItems: flag },
    schema: (field, { enum: _enum, ...limits }) => ({
      type: "array",
      items: optionsSchema(field),
      ...limits,
      uniqueItems: true,
    }),
  },
  url: {
    validation: {
      format: ["uri; the type url has no other format", (value) => value === "uri"],
      allowedSchemes: [
        "a list of schemes without a colon that lead to pages, such as https; only https is taken else",
        (value) => Array.isArray(value) && value.every(isScheme),
      ],
      blockPrivateIPs: flag,
      blockLocalhost: flag,
      minLength: count,
      maxLength: count,
      pattern,
    },
    // JSON Schema cannot express the other limits, see `urlPolicy`.
    schema: (_, { allowedSchemes: _schemes, blockPrivateIPs: _private, blockLocalhost: _localhost, ...limits }) => ({
      type: "string",
      format: "uri",
      ...limits,
    }),
  },
  date: {
    validation: {
      format: ["date or date-time", isDateFormat],
      minimum: bound,
      maximum: bound,
    },
    schema: (field, { minimum, maximum }) => ({
      type: "string",
      format: dateFormat(field),
      ...defined({
        formatMinimum: readBound(field, minimum),
        formatMaximum: readBound(field, maximum, "T23:59:59.999Z"),
      }),
    }),
  },
  file: {
    validation: {
      maxSize: ["bytes, a whole number", count[1]],
      allowedMimeTypes: ["a list of MIME types, such as application/pdf or image/*", Array.isArray],
      allowedExtensions: ["a list of extensions, such as .pdf", Array.isArray],
      acceptAttribute: ["MIME types and extensions in a text, with commas between them, as in HTML", anyText[1]],
      minItems: count,
      maxItems: count,
    },
    schema: (field, { maxSize, minItems, maxItems }) => {
      const accept = readAccept(acceptEntries(field).map(({ type }) => type));
      const rules = defined({ accept, maxSize });
      const file = { type: "string", format: "uri", "x-mcp-file": rules };
      return minItems === undefined && maxItems === undefined
        ? file
        : { type: "array", items: file, ...defined({ minItems, maxItems }) };
    },
  },
};

interface AcceptEntry {
  readonly path: Path;
  /** As in HTML's `accept`. */
  readonly type: unknown;
}

/** The accepted types of a file field, from all lists that name them. A file has to match one of them. */
function acceptEntries(field: JsonObject): readonly AcceptEntry[] {
  const validation = recordIn(field, "validation");
  const listed = (key: string): readonly AcceptEntry[] =>
    (readList(validation, key) ?? []).map((type, index) => ({ path: ["validation", key, index], type }));
  const inText = (part: string): readonly AcceptEntry[] =>
    (readText(recordIn(field, part), "acceptAttribute") ?? "")
      .split(",")
      .filter((type) => type.trim() !== "")
      .map((type) => ({ path: [part, "acceptAttribute"], type }));
  return [
    ...listed("allowedMimeTypes"),
    // Authors may leave out the dot.
    ...listed("allowedExtensions").map(({ path, type }) => ({
      path,
      type: typeof type === "string" ? type.trim().replace(/^\.?/, ".") : type,
    })),
    ...inText("validation"),
    ...inText("rendering"),
  ];
}

const noValidators = warning(
  "refused-key",
  "This is never followed: functions of a server do not run in a client.",
  "Check the answers on the server, and return errors by field.",
);

const noUserAgent = warning(
  "refused-key",
  "This is sent back as it is: no response says which client or browser a person uses.",
  "Leave it out.",
);

/** Reports unknown, invalid and missing keys of a definition, except those of its fields. */
export function reportDefinition(definition: JsonObject, report: Report): void {
  reportKeys(definition, definitionKeys, report, { required: ["id", "title", "fields"] });
  const { custom_validators: validators, ...validation } = recordIn(definition, "validation");
  reportKeys(validation, { dependencies: object }, reportAt(report, "validation"));
  if (validators !== undefined) {
    report(["validation", "custom_validators"], noValidators);
  }
  if (read(withNames(definition.metadata), "user_agent") !== undefined) {
    report(["metadata", "user_agent"], noUserAgent);
  }
}

/** Reports unknown, invalid and missing keys of a field, except its hints. */
export function reportField(field: JsonObject, context: ParseContext, report: Report): void {
  const type = fieldTypeOf(field);
  const keys = { ...fieldKeys, ...type?.keys };
  reportKeys(field, keys, report, { required: ["type", "label", ...Object.keys(type?.keys ?? {})] });
  if (type) {
    reportKeys(recordIn(field, "validation"), type.validation, reportAt(report, "validation"), { field });
  }
  for (const { path, type: accepted } of type === types.file ? acceptEntries(field) : []) {
    if (readAcceptedType(accepted) === undefined) {
      const advice = "Write a MIME type, such as image/png or image/*, or an extension, such as .pdf.";
      report(path, error("value", "This is left out.", advice));
    }
  }
  const options = readList(field, "options") ?? [];
  if (!spend(context, "steps", options.length)) {
    return;
  }
  const isAllowed = allowedValues(field);
  const seen = new Set<unknown>();
  for (const [index, given] of options.entries()) {
    const value = valueOfOption(given);
    if (seen.has(value)) {
      report(["options", index], repeatedOption);
    } else if (!isAllowed(value)) {
      report(["options", index], excludedOption);
    }
    seen.add(value);
    const own = isRecord(given) ? given : { value };
    reportKeys(own, optionKeys, reportAt(report, "options", index), { required: ["value"] });
  }
}

const repeatedOption = error(
  "options",
  "This is left out: an earlier option has the same value.",
  "Write a value of its own for each.",
);

const excludedOption = error(
  "options",
  "This is left out: validation.enum does not have its value.",
  "Add the value to validation.enum, or leave validation.enum out.",
);

export function isKnownType(field: JsonObject): boolean {
  return fieldTypeOf(field) !== undefined;
}

function fieldTypeOf(field: JsonObject): FieldType | undefined {
  const name = readText(field, "type") ?? "";
  return Object.hasOwn(types, name) ? types[name] : undefined;
}

/** The JSON Schema of an answer to a field. For a type without a control, nothing satisfies it. */
export function answerSchema(field: JsonObject, { takesFiles }: Pick<ParseLimits, "takesFiles">): Schema {
  const known = fieldTypeOf(field);
  // A text field would be no substitute, because nobody can type a file.
  const type = known === types.file && !takesFiles ? undefined : known;
  return {
    ...defined({ title: readText(field, "label"), description: readText(field, "description") }),
    ...(type ? type.schema(field, limitsOf(field, type)) : { not: {} }),
    ...(Object.hasOwn(field, "default") && { default: field.default }),
  };
}

/** Which URLs a `url` field accepts: only `https` by default. `blockPrivateIPs` without `blockLocalhost` refuses this machine, too. */
export function urlPolicy(field: JsonObject): UrlPolicy | undefined {
  const type = fieldTypeOf(field);
  if (!type || type !== types.url) {
    return undefined;
  }
  const {
    allowedSchemes = ["https"],
    blockPrivateIPs = false,
    blockLocalhost = blockPrivateIPs,
  } = limitsOf(field, type);
  return {
    allowedSchemes: Array.isArray(allowedSchemes) ? allowedSchemes.map(String) : [],
    blockPrivateAddresses: blockPrivateIPs === true,
    // In the form language, loopback addresses are among the private ones.
    blockLocalhost: blockLocalhost === true || (blockPrivateIPs === true && "addresses"),
  };
}

function limitsOf(field: JsonObject, { validation }: FieldType): JsonObject {
  const given = recordIn(field, "validation");
  return Object.fromEntries(
    Object.entries(validation).flatMap(([key, [, isFit]]) => {
      const value = read(given, key);
      return isFit(value, field) ? [[key, key === "pattern" ? withoutNeedlessEscapes(String(value)) : value]] : [];
    }),
  );
}

/** The schema of options, each value once, because `oneOf` refuses a value that matches two branches. The first option counts. */
function optionsSchema(field: JsonObject): Schema {
  const options = new Map<unknown, JsonObject>();
  const isAllowed = allowedValues(field);
  for (const given of readList(field, "options") ?? []) {
    const value = valueOfOption(given);
    if (isOptionValue(value) && isAllowed(value) && !options.has(value)) {
      options.set(value, isRecord(given) ? given : {});
    }
  }
  const titled = Array.from(options, ([value, given]) => ({
    const: value,
    ...defined({ title: readText(given, "title"), description: readText(given, "description") }),
  }));
  return titled.some((option) => Object.keys(option).length > 1)
    ? { oneOf: titled }
    : { enum: Array.from(options.keys()) };
}

/** Whether a value is in `validation.enum`, if the field has that list. */
function allowedValues(field: JsonObject): (value: unknown) => boolean {
  const listed = readList(recordIn(field, "validation"), "enum");
  const allowed = listed && new Set(listed);
  return (value) => allowed?.has(value) ?? true;
}

function valueOfOption(option: unknown): unknown {
  return isRecord(option) ? read(option, "value") : option;
}

/** A record inside another, or an empty one if there is none. */
export function recordIn(source: JsonObject, key: string): JsonObject {
  return readRecord(source, key) ?? {};
}

function isDateFormat(value: unknown): boolean {
  return value === "date" || value === "date-time";
}

function dateFormat(field: JsonObject): unknown {
  const format = read(recordIn(field, "validation"), "format");
  const hasTime = read(recordIn(field, "rendering"), "enableTime") === true || pickedFormat(field) === "date-time";
  return isDateFormat(format) ? format : hasTime ? "date-time" : "date";
}

const pickedFormats: Readonly<Record<string, string>> = { date: "date", time: "time", datetime_local: "date-time" };

/** The format of what the control holds that a hint names. Undefined for a control without a picker. */
function pickedFormat(field: JsonObject): string | undefined {
  const rendering = recordIn(field, "rendering");
  return (["inputType", "displayStyle"] as const)
    .map((key) => readText(rendering, key) ?? "")
    .map((name) => (Object.hasOwn(pickedFormats, name) ? pickedFormats[name] : undefined))
    .find((format) => format !== undefined);
}

/** Reads a bound: a day, or for a date with a time an instant in UTC. A day as the bound of an instant is read with `timeOfDay`. */
function readBound(field: JsonObject, value: unknown, timeOfDay = "T00:00:00Z"): string | undefined {
  if (dateFormat(field) === "date") {
    return dayOf(value);
  }
  const text = typeof value === "string" ? value : "";
  const instant = readDateTime(isDate(text) ? `${text}${timeOfDay}` : text)?.instant;
  return instant === undefined ? undefined : toUtc(instant, "UTC");
}

/** Excludes `javascript:`, `vbscript:`, `data:` and `blob:`, because their URLs run or contain content and do not lead to a host. */
function isScheme(value: unknown): boolean {
  return typeof value === "string" && /^(?!(?:javascript|vbscript|data|blob)$)[a-z][a-z0-9+.-]*$/i.test(value);
}

function isPattern(value: unknown): boolean {
  try {
    return typeof value === "string" && RegExp(withoutNeedlessEscapes(value), "u") instanceof RegExp;
  } catch {
    return false;
  }
}

/**
 * A pattern in the syntax of JSON Schema (ECMA-262 with the `u` flag), in which only characters with a meaning may be escaped. Servers of
 * this language use engines in which any sign may be: `\d{3}\-\d{4}`, `\@`.
 */
function withoutNeedlessEscapes(given: string): string {
  if (given.length > longestPattern) {
    return given;
  }
  // A class and an escape are matched as a whole. In a class, a hyphen has a meaning.
  return given.replace(/\[(?:\\[^]|[^\]\\])*\]|\\[^]/gu, (part) =>
    part === "\\-" ? "-" : part.replace(/\\([^])/gu, (escape, sign: string) => (needless.test(sign) ? sign : escape)),
  );
}

/** A longer pattern is left to the server anyway, and could take long to search. */
const longestPattern = 2000;

const needless = /[ !"#%&',:;<=>@_`~]/;
