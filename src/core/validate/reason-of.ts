import { readNumber } from "../json.js";
import type { FieldSpec } from "../request/field-spec.js";
import type { FieldErrorReason } from "./field-error.js";

/** Of several broken keywords the one to speak of: first what the answer is, then how long, then how large. */
const order = [
  "type",
  "required",
  "enum",
  "minLength",
  "maxLength",
  "minItems",
  "maxItems",
  "minimum",
  "exclusiveMinimum",
  "maximum",
  "exclusiveMaximum",
] as const;

/** The reason to give for the keywords a field's answer breaks, with the limit the field sets; undefined when there is none. */
export function reasonOf(field: FieldSpec, keywords: ReadonlySet<string>): FieldErrorReason | undefined {
  const code = order.find((keyword) => keywords.has(keyword));
  switch (code) {
    case undefined:
      return undefined;
    case "required":
    case "enum":
      return { code };
    case "type":
      return field.kind === "number" ? { code: field.integer ? "integer" : "number" } : { code };
    default: {
      const limit = limitOf(field, code);
      return limit === undefined ? { code: "type" } : { code, limit };
    }
  }
}

type LimitKeyword = Exclude<(typeof order)[number], "required" | "type" | "enum">;

function limitOf(field: FieldSpec, keyword: LimitKeyword): number | undefined {
  return readNumber({ ...field }, keyword);
}
