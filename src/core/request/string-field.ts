import { defined } from "../defined.js";
import { readCount, readText } from "../json.js";
import { isDate } from "../time/is-date.js";
import { isDateTime } from "../time/is-date-time.js";
import { type CommonParts, unsupported } from "./field-base.js";
import type { FieldSpec } from "./field-spec.js";
import type { Schema } from "./schema-type.js";

/** From here on a single line is too short a box. */
const longText = 200;
const longDefault = 80;

/** Characters of `2026-07-01`, and of `2026-07-01T10:30:00+02:00`. */
const dateLength = 10;
const dateTimeLength = 25;

/** Text, or a date by its `format`. */
export function stringField(schema: Schema, base: CommonParts): FieldSpec {
  const format = readText(schema, "format");
  const value = readText(schema, "default");
  const limits = defined({ minLength: readCount(schema, "minLength"), maxLength: readCount(schema, "maxLength") });
  const mayHaveLength = (length: number): boolean =>
    (limits.minLength ?? 0) <= length && length <= (limits.maxLength ?? length);
  switch (format) {
    case "date": {
      const date: FieldSpec = {
        ...base,
        kind: "date",
        ...defined({ default: value !== undefined && isDate(value) ? value : undefined }),
      };
      return mayHaveLength(dateLength) ? date : unsupported(base, "contradiction");
    }
    case "date-time": {
      const instant: FieldSpec = {
        ...base,
        kind: "date-time",
        ...defined({ default: value !== undefined && isDateTime(value) ? value : undefined }),
      };
      return mayHaveLength(dateTimeLength) ? instant : unsupported(base, "contradiction");
    }
    default: {
      const isLong =
        format === "multiline" ||
        (limits.maxLength ?? 0) > longText ||
        (value !== undefined && (value.length > longDefault || /[\r\n]/.test(value)));
      const known = format === "email" || format === "uri";
      return {
        ...base,
        kind: "text",
        ...(known && { format }),
        ...(format === "password" && { isPassword: true as const }),
        multiline: isLong && !known,
        ...limits,
        ...defined({ pattern: readText(schema, "pattern"), default: value }),
      };
    }
  }
}
