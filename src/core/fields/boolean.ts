import { read } from "../json.js";
import type { ParseContext } from "../parse/parse-context.js";
import type { BooleanField, FieldOption, FieldSpec } from "../types.js";
import { readDefault } from "./default.js";
import type { FieldKindOf, Property } from "./field-kind.js";

/** The draft value of a question that the person leaves without an answer. */
export const skipped = "skipped";

export const boolean: FieldKindOf<"boolean"> = {
  parse: (property, context) => (property.type === "boolean" ? booleanField(property, context) : undefined),
  isDecision: true,
  initialValue: (field) => (field.default === undefined ? "" : String(field.default)),
  readAnswer: (field, entered) => {
    if (entered === "true" || (entered === "false" && field.role !== "agreement")) {
      return { value: entered === "true" };
    }
    // Not an error of the content, because the person may skip the question. Only an untouched form does not say so.
    return isSkippable(field) && entered !== skipped ? { error: { code: "required" } } : undefined;
  },
  check: ({ role }, value) => {
    if (typeof value !== "boolean") {
      return { code: "type" };
    }
    return role === "agreement" && !value ? { code: "enum" } : undefined;
  },
  comparable: (_, value) => [true, false].find((one) => String(one) === String(value)),
  isOrdered: false,
  canHold: () => false,
};

export function booleanField({ schema, base }: Property, context: ParseContext): BooleanField {
  const known = readDefault(schema, context, (value) => (typeof value === "boolean" ? value : undefined));
  return { ...base, kind: "boolean", ...known };
}

/** A boolean that allows only `true`, with the words of that option, if the schema gives it any. */
export function agreementField({ schema, base }: Property, { label, description }: FieldOption): BooleanField {
  const ownLabel = label === "true" ? base.label : label;
  const hint = [base.label, base.description, description].filter((text) => text && text !== ownLabel).join("\n");
  return {
    ...base,
    label: ownLabel,
    ...(hint !== "" && { description: hint }),
    kind: "boolean",
    role: "agreement",
    // A default of false is the box without a tick.
    ...(read(schema, "default") === true && { default: true }),
  };
}

/** Whether the person may leave a question without an answer. Not if the server has a default, which it puts in place of none. */
export function isSkippable(field: FieldSpec): boolean {
  return field.kind === "boolean" && field.role === "question" && !field.required && field.default === undefined;
}
