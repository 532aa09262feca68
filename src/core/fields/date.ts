import { isDate, isFullYear } from "../draft/local-date-time.js";
import { defined, readText } from "../json.js";
import { hasFormat } from "../validate/formats.js";
import type { FieldKindOf } from "./field-kind.js";
import { allowsLength } from "./text.js";
import { unsupportedField } from "./unsupported.js";

export const date: FieldKindOf<"date"> = {
  parse: ({ schema, type, base }) => {
    if (type !== "string" || readText(schema, "format") !== "date") {
      return undefined;
    }
    if (!allowsLength(schema, "2026-07-01".length)) {
      return unsupportedField(base, "contradiction");
    }
    const value = readText(schema, "default");
    return { ...base, kind: "date", ...defined({ default: value !== undefined && isDate(value) ? value : undefined }) };
  },
  isDecision: false,
  initialValue: (field) => field.default ?? "",
  readAnswer: (field, entered) => {
    if (typeof entered !== "string" || entered === "") {
      return undefined;
    }
    const isTyped = isDate(entered) && isFullYear(entered);
    return isTyped || entered === field.default ? { value: entered } : { error: { code: "date" } };
  },
  schema: () => ({ type: "string" }),
  createCheck: () => (value) => (typeof value === "string" && !hasFormat(value, "date") ? "date" : undefined),
};
