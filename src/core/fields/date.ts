import { isDate, isFullYear, readDateTime } from "../draft/local-date-time.js";
import { defined, readText } from "../json.js";
import { areBoundsInOrder, boundError, readBounds } from "./date-bounds.js";
import { readDefault } from "./default.js";
import { emptyAnswer, type FieldKindOf } from "./field-kind.js";
import { allowsLength, measure, readRule, textError } from "./text-rules.js";
import { unsupportedField } from "./unsupported.js";

export const date: FieldKindOf<"date"> = {
  parse: ({ schema, otherShapes, type, base }, context) => {
    if (type !== "string" || readText(schema, "format") !== "date") {
      return undefined;
    }
    const rule = readRule(schema);
    if (!allowsLength(rule, "2026-07-01".length)) {
      return unsupportedField(base, "contradiction");
    }
    // A date control cannot enter a word, so a union of a day and a word becomes a text field.
    return base.constants?.some((constant) => constant !== "")
      ? undefined
      : {
          ...base,
          kind: "date",
          // If there are several shapes, the server checks whether a day satisfies one of them.
          ...(otherShapes.length === 0 && { ...defined({ patterns: rule.patterns }), ...readBounds(schema, dayOf) }),
          ...readDefault(schema, context, dayOf),
        };
  },
  isDecision: false,
  initialValue: (field) => field.default ?? "",
  readAnswer: (field, entered) => {
    if (typeof entered !== "string" || entered === "") {
      return emptyAnswer(field);
    }
    const isTyped = isDate(entered) && isFullYear(entered);
    return isTyped || entered === field.default ? { value: entered } : { error: { code: "date" } };
  },
  check: (field, value, tests) =>
    typeof value === "string"
      ? (textError({ format: "date", patterns: field.patterns ?? [] }, measure(value), tests) ??
        boundError(field, value))
      : { code: "type" },
  comparable: (_, value) => dayOf(value),
  isOrdered: true,
  canHold: (_, secret) => secret === "payment",
  patterns: ({ patterns = [] }) => patterns,
  hasAnswer: areBoundsInOrder,
};

/** The day of a value that may also have a time. */
export function dayOf(value: unknown): string | undefined {
  if (typeof value !== "string") {
    return undefined;
  }
  return isDate(value) ? value : readDateTime(value)?.local.slice(0, "2026-07-01".length);
}
