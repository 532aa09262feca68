import type { Format } from "ajv";
import { fullFormats } from "ajv-formats/dist/formats.js";
import type { TextFormat } from "../types.js";

/** Whether a text has a format, as ajv-formats defines it: servers built on the official SDKs check with the same. */
export function hasFormat(text: string, name: TextFormat): boolean {
  if (name === "time") {
    return hasTime(text);
  }
  return matches(text, fullFormats[name]);
}

/** Without an offset, too, and without seconds: that is what the times of zod and valibot are, which say no more than `format: "time"`. */
function hasTime(text: string): boolean {
  return matches(/^\d\d:\d\d$/.test(text) ? `${text}:00` : text, fullFormats["iso-time"]);
}

function matches(text: string, format: Format): boolean {
  if (format instanceof RegExp) {
    return format.test(text);
  }
  const validate: unknown = typeof format === "object" ? format.validate : format;
  return isTest(validate) && validate(text) === true;
}

function isTest(value: unknown): value is (text: string) => unknown {
  return typeof value === "function";
}

/** 19.99 is a multiple of 0.01, though doubles say 1998.9999999999998: the fifteen digits that doubles keep are compared. */
export function isMultiple(value: number, of: number): boolean {
  const nearest = Math.round(value / of) * of;
  return nearest.toPrecision(15) === value.toPrecision(15) || nearest === value;
}
