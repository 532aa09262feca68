import { parseOptions } from "../parse/parse-options.js";
import { booleanField } from "./boolean.js";
import { readDefault } from "./default.js";
import type { FieldKindOf } from "./field-kind.js";
import { unsupportedField } from "./unsupported.js";

export const choice: FieldKindOf<"choice"> = {
  parse: (property, context) => {
    const { schema, base } = property;
    const parsed = parseOptions(schema, context);
    if (!parsed || "reason" in parsed) {
      return parsed && unsupportedField(base, parsed.reason);
    }
    const { options } = parsed;
    // True and false without titles are a Yes/No question.
    if (
      options.length === 2 &&
      options.every(({ value, label }) => typeof value === "boolean" && label === String(value))
    ) {
      return booleanField(property, context);
    }
    const known = readDefault(schema, context, (value) => options.find((option) => option.value === value)?.value);
    return { ...base, kind: "choice", options, ...known };
  },
  isDecision: true,
  initialValue: (field) => {
    const index = field.options.findIndex(({ value }) => value === field.default);
    return index < 0 ? "" : String(index);
  },
  readAnswer: ({ options }, entered) => {
    const option = options.find((_, index) => String(index) === entered);
    return option && { value: option.value };
  },
  schema: ({ options }) => ({ enum: options.map(({ value }) => value) }),
};
