import { isDate, isFullYear, readDateTime } from "../draft/local-date-time.js";
import { readText } from "../json.js";
import { hasFormat } from "../validate/formats.js";
import { readDefault } from "./default.js";
import { emptyAnswer, type FieldKindOf } from "./field-kind.js";
import { allowsLength } from "./text.js";
import { readNames } from "./text-rules.js";
import { unsupportedField } from "./unsupported.js";

export const date: FieldKindOf<"date"> = {
  parse: ({ schema, otherShapes, type, base }, context) => {
    if (type !== "string" || readText(schema, "format") !== "date") {
      return undefined;
    }
    if (!allowsLength(schema, "2026-07-01".length)) {
      return unsupportedField(base, "contradiction");
    }
    const names = readNames(otherShapes, context);
    if (names.some((name) => typeof name === "string" && name !== "")) {
      // A calendar has no words: day or word is a text.
      return undefined;
    }
    return {
      ...base,
      kind: "date",
      ...(names.includes("") && { mayBeEmpty: true }),
      ...readDefault(schema, context, dayOf),
    };
  },
  isDecision: false,
  initialValue: (field) => field.default ?? "",
  readAnswer: (field, entered) => {
    if (typeof entered !== "string" || entered === "") {
      return emptyAnswer(field, field.mayBeEmpty);
    }
    const isTyped = isDate(entered) && isFullYear(entered);
    return isTyped || entered === field.default ? { value: entered } : { error: { code: "date" } };
  },
  schema: () => ({ type: "string" }),
  createCheck:
    ({ mayBeEmpty }) =>
    (value) =>
      typeof value !== "string" || hasFormat(value, "date") || (value === "" && mayBeEmpty) ? undefined : "date",
};

/** The day of a default, which may have a time with it. */
function dayOf(value: unknown): string | undefined {
  if (typeof value !== "string") {
    return undefined;
  }
  return isDate(value) ? value : readDateTime(value)?.local.slice(0, "2026-07-01".length);
}
