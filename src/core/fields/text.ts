import { defined, readCount, readText } from "../json.js";
import { hasFormat } from "../validate/formats.js";
import type { Schema } from "../parse/resolve-schema.js";
import type { TextField } from "../types.js";
import { normalUri } from "../url/normal-uri.js";
import { readDefault } from "./default.js";
import type { Answer, FieldKindOf } from "./field-kind.js";
import { readLine } from "./line.js";

/** A text that may be longer, or a default that is longer, gets a box of several lines. */
const longText = 200;
const longDefault = 80;

/** Nothing but white space and characters that are not drawn. */
const blank = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;

export const text: FieldKindOf<"text"> = {
  parse: ({ schema, type, base }, context) => {
    if (type !== "string") {
      return undefined;
    }
    const format = readText(schema, "format");
    const hasLine = format === "email" || format === "uri";
    const known = readDefault(schema, context, textIn);
    const value = known.default;
    const maxLength = readCount(schema, "maxLength");
    const isLong =
      format === "multiline" ||
      (maxLength ?? 0) > longText ||
      (value !== undefined && (value.length > longDefault || /[\r\n]/.test(value)));
    return {
      ...base,
      kind: "text",
      ...(hasLine && { format }),
      ...(format === "password" && { isPassword: true }),
      multiline: isLong && !hasLine,
      ...defined({
        minLength: readCount(schema, "minLength"),
        maxLength,
        pattern: readText(schema, "pattern"),
      }),
      ...known,
    };
  },
  isDecision: false,
  initialValue: (field) => field.default ?? "",
  readAnswer: (field, entered) => {
    if (typeof entered === "string" && !blank.test(entered)) {
      return field.format ? readFormat(entered, field.format) : { value: entered };
    }
    // SDKs of servers (C#, Go, TypeScript) put a default back for a missing key, so `""` is sent for a text cleared of its default.
    const mayBeEmpty = field.format === undefined && (field.minLength ?? 0) === 0 && field.pattern === undefined;
    const replacesDefault = field.default !== undefined && (field.default === "" || !field.required);
    return mayBeEmpty && replacesDefault ? { value: "" } : undefined;
  },
  schema: ({ minLength, maxLength }) => defined({ type: "string", minLength, maxLength }),
  patterns: ({ pattern }) => (pattern === undefined ? [] : [pattern]),
  createCheck: ({ format, pattern }, patterns) => {
    const test = pattern === undefined ? undefined : patterns.get(pattern);
    return (value) => {
      if (typeof value !== "string") {
        return undefined;
      }
      return format && !hasFormat(value, format) ? format : test?.(value) === false ? "pattern" : undefined;
    };
  },
  hasAnswer: ({ minLength = 0, maxLength = Infinity }) => minLength <= maxLength,
};

function readFormat(entered: string, format: TextField["format"]): Answer {
  const read = readLine(entered);
  if (!read || "error" in read) {
    return read;
  }
  const { line } = read;
  if (format !== "uri") {
    return { value: line };
  }
  const normal = normalUri(line);
  return "error" in normal ? normal : { value: normal.uri };
}

/** Whether the limits of a text leave room for one of this length, as dates have. */
export function allowsLength(schema: Schema, length: number): boolean {
  return (readCount(schema, "minLength") ?? 0) <= length && length <= (readCount(schema, "maxLength") ?? length);
}

/** A default, which servers also write as a number. */
function textIn(value: unknown): string | undefined {
  return typeof value === "string" || typeof value === "number" ? String(value) : undefined;
}
