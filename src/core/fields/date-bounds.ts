import { defined, read } from "../json.js";
import type { Schema } from "../parse/resolve-schema.js";
import type { FieldErrorReason } from "../types.js";

/** The first and the last day or instant, with ajv's keywords, because JSON Schema has none. */
export interface DateBounds {
  readonly formatMinimum?: string;
  readonly formatMaximum?: string;
}

/** @param parse returns undefined for a value that is not a day, or not an instant */
export function readBounds(schema: Schema, parse: (value: unknown) => string | undefined): DateBounds {
  return defined({
    formatMinimum: parse(read(schema, "formatMinimum")),
    formatMaximum: parse(read(schema, "formatMaximum")),
  });
}

/** The bound that a day or an instant violates. */
export function boundError({ formatMinimum, formatMaximum }: DateBounds, value: string): FieldErrorReason | undefined {
  const time = Date.parse(value);
  if (formatMinimum !== undefined && time < Date.parse(formatMinimum)) {
    return { code: "formatMinimum", limit: formatMinimum };
  }
  return formatMaximum !== undefined && time > Date.parse(formatMaximum)
    ? { code: "formatMaximum", limit: formatMaximum }
    : undefined;
}

export function areBoundsInOrder({ formatMinimum, formatMaximum }: DateBounds): boolean {
  return formatMinimum === undefined || boundError(defined({ formatMaximum }), formatMinimum) === undefined;
}
