import { defined } from "../defined.js";
import { read, readCount, readList } from "../json.js";
import { type CommonParts, type FieldContext, unsupported } from "./field-base.js";
import type { BooleanField, ChoiceField, FieldOption, FieldSpec } from "./field-spec.js";
import { areTexts, parseOptions } from "./parse-options.js";
import { resolveSchema } from "./resolve-schema.js";
import type { Schema } from "./schema-type.js";

export function booleanField(schema: Schema, base: CommonParts): BooleanField {
  const value = read(schema, "default");
  return { ...base, kind: "boolean", ...defined({ default: typeof value === "boolean" ? value : undefined }) };
}

/** One of the options. */
export function choiceField(
  schema: Schema,
  base: CommonParts,
  options: readonly FieldOption[],
): ChoiceField | BooleanField {
  // True and false without words of their own are a Yes/No question.
  if (
    options.length === 2 &&
    options.every(({ value, label }) => typeof value === "boolean" && label === String(value))
  ) {
    return booleanField(schema, base);
  }
  const value = read(schema, "default");
  return {
    ...base,
    kind: "choice",
    options,
    ...defined({ default: options.find((option) => option.value === value)?.value }),
  };
}

/** Any number of the options that `items` lists. */
export function choicesField(schema: Schema, base: CommonParts, context: FieldContext): FieldSpec {
  const items = resolveSchema(read(schema, "items"), context.resolution);
  if ("reason" in items) {
    return unsupported(base, items.reason === "schema" ? "type" : items.reason);
  }
  const parsed = parseOptions(items.schema, context);
  if (!parsed || "reason" in parsed) {
    return unsupported(base, parsed?.reason ?? "type");
  }
  const { options } = parsed;
  if (!areTexts(options)) {
    return unsupported(base, "number-list");
  }
  return {
    ...base,
    kind: "choices",
    options,
    ...defined({
      minItems: readCount(schema, "minItems"),
      maxItems: readCount(schema, "maxItems"),
      default: defaultChoices(readList(schema, "default"), options),
    }),
  };
}

/** A default with a value that is no option, or with more than there are, cannot be shown, so none of it is taken as the person's answer. */
function defaultChoices(
  values: readonly unknown[] | undefined,
  options: readonly FieldOption<string>[],
): readonly string[] | undefined {
  if (!values || values.length > options.length) {
    return undefined; // More than there are: some stand twice.
  }
  const known = new Set<unknown>(options.map((option) => option.value));
  const chosen = new Set(values);
  return values.every((value) => known.has(value))
    ? options.map((option) => option.value).filter((value) => chosen.has(value))
    : undefined;
}
