import { readDateTime } from "../core/draft/local-date-time.js";
import { dayOf } from "../core/fields/date.js";
import { defined, isRecord, read, readList, readText } from "../core/json.js";
import { isTextFormat } from "../core/fields/text-rules.js";
import type { Schema } from "../core/parse/resolve-schema.js";
import type { UrlPolicy } from "../core/url/url-policy.js";
import { type JsonObject, type Keys, reportAt, reportKeys, type ReportProblem } from "./problems.js";

/** A field of a definition, by the first that has its id. */
export interface DefinedField {
  readonly id: string;
  /** In the definition's list. */
  readonly index: number;
  readonly source: JsonObject;
}

const isAny = (): boolean => true;
const isCount = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0;
const isFlag = (value: unknown): boolean => typeof value === "boolean";
const isText = (value: unknown): boolean => typeof value === "string";
const isTextList = (value: unknown): boolean => Array.isArray(value) && value.every(isText);
const isNumber = (value: unknown): boolean => Number.isFinite(value);
const isPositive = (value: unknown): boolean => isNumber(value) && Number(value) > 0;

const definitionKeys: Keys = {
  id: isText,
  title: isText,
  description: isText,
  fields: Array.isArray,
  validation: isRecord,
  metadata: isAny,
  timeout: isPositive,
  allow_partial: isFlag,
};

const fieldKeys: Keys = {
  id: isText,
  type: (value) => typeOf({ type: value }) !== undefined,
  label: isText,
  description: isText,
  required: isFlag,
  default: isAny,
  validation: isRecord,
  rendering: isRecord,
  dependencies: isTextList,
};

const choosable: Keys = { options: Array.isArray };
const optionKeys: Keys = { value: isOptionValue, title: isText, description: isText };

interface FieldType {
  /** Beside those of every field. */
  readonly keys?: Keys;
  readonly validation: Keys;
  /** The JSON Schema of an answer. `limits` is what of `validation` can be read. */
  readonly schema: (field: JsonObject, limits: JsonObject) => Schema;
}

const types: Readonly<Record<string, FieldType>> = {
  text: {
    validation: {
      minLength: isCount,
      maxLength: isCount,
      pattern: isPattern,
      format: (value) => isText(value) && isTextFormat(String(value)),
    },
    schema: (_, limits) => ({ type: "string", ...limits }),
  },
  number: {
    validation: {
      minimum: isNumber,
      maximum: isNumber,
      exclusiveMinimum: isNumber,
      exclusiveMaximum: isNumber,
      multipleOf: isPositive,
    },
    // "A whole number" is said better than "a multiple of 1".
    schema: (_, { multipleOf, ...limits }) => ({
      type: multipleOf === 1 ? "integer" : "number",
      ...limits,
      ...(multipleOf !== 1 && multipleOf !== undefined && { multipleOf }),
    }),
  },
  boolean: { validation: {}, schema: () => ({ type: "boolean" }) },
  select: { keys: choosable, validation: {}, schema: optionsSchema },
  multi_select: {
    keys: choosable,
    validation: { minItems: isCount, maxItems: isCount, uniqueItems: isFlag },
    schema: (field, limits) => ({ type: "array", items: optionsSchema(field), ...limits }),
  },
  url: {
    validation: {
      allowedSchemes: isTextList,
      blockPrivateIPs: isFlag,
      blockLocalhost: isFlag,
      minLength: isCount,
      maxLength: isCount,
      pattern: isPattern,
    },
    // No keyword says where an address leads: see `urlPolicy`.
    schema: (_, { allowedSchemes: _schemes, blockPrivateIPs: _private, blockLocalhost: _localhost, ...limits }) => ({
      type: "string",
      format: "uri",
      ...limits,
    }),
  },
  date: {
    validation: { format: isDateFormat, minimum: isBound, maximum: isBound },
    schema: (field, limits) => ({
      type: "string",
      format: dateFormat(field),
      ...("minimum" in limits && { formatMinimum: limits.minimum }),
      ...("maximum" in limits && { formatMaximum: limits.maximum }),
    }),
  },
  file: {
    validation: {
      maxSize: isCount,
      allowedMimeTypes: isTextList,
      allowedExtensions: isTextList,
      acceptAttribute: isText,
      minItems: isCount,
      maxItems: isCount,
    },
    schema: (field, limits) => {
      const { maxSize, minItems, maxItems } = limits;
      const accept = acceptedTypes(field, limits);
      const rules = { ...(accept.length > 0 && { accept }), ...(maxSize !== undefined && { maxSize }) };
      const file = { type: "string", format: "uri", "x-mcp-file": rules };
      return minItems === undefined && maxItems === undefined
        ? file
        : { type: "array", items: file, ...defined({ minItems, maxItems }) };
    },
  },
};

/** One list as SEP-2356 has it; an extension may come without its dot. */
function acceptedTypes(field: JsonObject, limits: JsonObject): readonly string[] {
  const { allowedMimeTypes = [], allowedExtensions = [], acceptAttribute } = limits;
  const extensions = [allowedExtensions].flat().map((extension) => String(extension).replace(/^\.?/, "."));
  const attribute = [acceptAttribute, read(recordIn(field, "rendering"), "acceptAttribute")].filter(isText).join(",");
  return [...[allowedMimeTypes].flat().map(String), ...extensions, ...attribute.split(",")]
    .map((type) => type.trim())
    .filter((type) => type !== "");
}

/** Reports what the language does not have, or has in another form, of the definition itself. Missing keys are reported as well. */
export function reportDefinition(definition: JsonObject, report: ReportProblem): void {
  reportKeys({ id: undefined, title: undefined, ...definition }, definitionKeys, report);
  reportKeys(recordIn(definition, "validation"), { dependencies: isRecord }, reportAt(report, "validation"));
}

/** The same of a field, but for its hints. */
export function reportField(field: JsonObject, report: ReportProblem): void {
  const type = typeOf(field);
  reportKeys({ type: undefined, label: undefined, ...field }, { ...fieldKeys, ...type?.keys }, report);
  reportKeys(recordIn(field, "validation"), type?.validation ?? {}, reportAt(report, "validation"), field);
  const values = new Set<unknown>();
  for (const [index, option] of (readList(field, "options") ?? []).entries()) {
    const value = valueOfOption(option);
    if (values.has(value)) {
      report("duplicate-option", "options", index);
    }
    values.add(value);
    reportKeys({ value, ...(isRecord(option) && option) }, optionKeys, reportAt(report, "options", index));
  }
}

function typeOf(field: JsonObject): FieldType | undefined {
  const name = readText(field, "type") ?? "";
  return Object.hasOwn(types, name) ? types[name] : undefined;
}

/** The JSON Schema of an answer to a field: of a type without a control one that nothing satisfies. */
export function fieldSchema(field: JsonObject, takesFiles: boolean): Schema {
  const known = typeOf(field);
  // Nobody can type a file.
  const type = known === types.file && !takesFiles ? undefined : known;
  const title = readText(field, "label");
  return {
    ...(title !== undefined && { title }),
    ...textsOf(field, "description"),
    ...(type ? type.schema(field, limitsOf(field, type)) : { not: {} }),
    ...(Object.hasOwn(field, "default") && { default: field.default }),
  };
}

/** Which addresses a `url` field takes: `https` where it says nothing. */
export function urlPolicy(field: JsonObject): UrlPolicy | undefined {
  const type = typeOf(field);
  if (!type || type !== types.url) {
    return undefined;
  }
  const { allowedSchemes = ["https"], blockPrivateIPs, blockLocalhost } = limitsOf(field, type);
  return {
    allowedSchemes: Array.isArray(allowedSchemes) ? allowedSchemes.map(String) : [],
    blockPrivateAddresses: blockPrivateIPs === true,
    blockLocalhost: blockLocalhost === true,
  };
}

function limitsOf(field: JsonObject, { validation }: FieldType): JsonObject {
  const given = recordIn(field, "validation");
  return Object.fromEntries(
    Object.entries(validation).flatMap(([key, isFit]) => (isFit(read(given, key), field) ? [[key, given[key]]] : [])),
  );
}

/** The options by value, each as the first that has it: `oneOf` takes a value that matches one branch only. */
function optionsSchema(field: JsonObject): Schema {
  const options = new Map<unknown, JsonObject>();
  for (const given of readList(field, "options") ?? []) {
    const value = valueOfOption(given);
    if (isOptionValue(value) && !options.has(value)) {
      options.set(value, isRecord(given) ? textsOf(given, "title", "description") : {});
    }
  }
  const hasTexts = Array.from(options.values()).some((texts) => Object.keys(texts).length > 0);
  return hasTexts
    ? { oneOf: Array.from(options, ([value, texts]) => ({ const: value, ...texts })) }
    : { enum: Array.from(options.keys()) };
}

function valueOfOption(option: unknown): unknown {
  return isRecord(option) ? read(option, "value") : option;
}

/** Whether a value can be sent as the answer of a choice. */
function isOptionValue(value: unknown): boolean {
  return isText(value) || isFlag(value) || isNumber(value);
}

function textsOf(source: JsonObject, ...keys: readonly string[]): JsonObject {
  return Object.fromEntries(keys.flatMap((key) => (isText(read(source, key)) ? [[key, source[key]]] : [])));
}

/** A record inside another; an empty one where there is none. */
export function recordIn(source: JsonObject, key: string): JsonObject {
  const value = read(source, key);
  return isRecord(value) ? value : {};
}

function isDateFormat(value: unknown): boolean {
  return value === "date" || value === "date-time";
}

function dateFormat(field: JsonObject): unknown {
  const format = read(recordIn(field, "validation"), "format");
  const hasTime = read(recordIn(field, "rendering"), "enableTime") === true;
  return isDateFormat(format) ? format : hasTime ? "date-time" : "date";
}

/** A day; of a date with a time an instant, for a day begins at another one in each zone. */
function isBound(value: unknown, field: JsonObject): boolean {
  return dateFormat(field) === "date"
    ? dayOf(value) !== undefined
    : isText(value) && readDateTime(String(value))?.instant !== undefined;
}

function isPattern(value: unknown): boolean {
  try {
    return typeof value === "string" && RegExp(value, "u") instanceof RegExp;
  } catch {
    return false;
  }
}
