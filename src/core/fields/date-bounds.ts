import { defined, read } from "../json.js";
import type { FieldErrorCode, TextRule } from "../types.js";
import type { Property } from "./field-kind.js";
import { readRule } from "./text-rules.js";

/** The first and the last day or instant, in ajv's keywords: JSON Schema has none. */
export interface DateBounds {
  readonly formatMinimum?: string;
  readonly formatMaximum?: string;
}

/**
 * The rules of a day or an instant. None where it may be of several shapes: each has its own, and whether one of them holds is left to the server.
 *
 * @param parse undefined for a value that is no day, or no instant
 */
export function readDateRule(
  { schema, otherShapes }: Property,
  parse: (value: unknown) => string | undefined,
): DateBounds & Pick<TextRule, "patterns"> {
  return otherShapes.length > 0
    ? {}
    : defined({
        patterns: readRule(schema).patterns,
        formatMinimum: parse(read(schema, "formatMinimum")),
        formatMaximum: parse(read(schema, "formatMaximum")),
      });
}

/** The code of the bound that a day or an instant is beyond. */
export function brokenBound({ formatMinimum, formatMaximum }: DateBounds, value: string): FieldErrorCode | undefined {
  const time = Date.parse(value);
  if (formatMinimum !== undefined && time < Date.parse(formatMinimum)) {
    return "formatMinimum";
  }
  return formatMaximum !== undefined && time > Date.parse(formatMaximum) ? "formatMaximum" : undefined;
}

export function areBoundsInOrder({ formatMinimum, formatMaximum }: DateBounds): boolean {
  return formatMinimum === undefined || brokenBound(defined({ formatMaximum }), formatMinimum) === undefined;
}
