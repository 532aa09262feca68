import { defined, isTextList, read, readCount, readList } from "../json.js";
import { type ParseContext, spend } from "../parse/parse-context.js";
import { parseOptions } from "../parse/parse-options.js";
import { resolveSchema, type Schema } from "../parse/resolve-schema.js";
import type { ChoicesField, FieldErrorReason, FieldOption } from "../types.js";
import { arePieces, isOptionOf, optionLike } from "./choice.js";
import { quoted, type ReadDefault, readDefault } from "./default.js";
import type { FieldKindOf } from "./field-kind.js";
import { unsupportedField } from "./unsupported.js";

/**
 * In a draft, `[noneChosen]` is the answer "none of the options", which is sent as `[]`. The draft value `[]` means unanswered, because an
 * untouched list must not count as an answer to a required field.
 */
export const noneChosen = "none";

/** Whether "none of the options" is an explicit answer: the list is required and may be empty. */
export function allowsNone(field: ChoicesField): boolean {
  return field.required && (field.minItems ?? 0) === 0;
}

export const choices: FieldKindOf<"choices"> = {
  parse: ({ schema, type, base }, context) => {
    if (type !== "array") {
      return undefined;
    }
    const items = resolveSchema(read(schema, "items"), context);
    if ("reason" in items) {
      return unsupportedField(base, items.reason === "schema" ? "type" : items.reason);
    }
    const parsed = parseOptions(items.schema, context);
    if (!parsed || "reason" in parsed) {
      return unsupportedField(base, parsed?.reason ?? "type");
    }
    const { options } = parsed;
    if (!areTexts(options)) {
      return unsupportedField(base, "number-list");
    }
    return {
      ...base,
      kind: "choices",
      options,
      ...defined({
        minItems: readCount(schema, "minItems"),
        maxItems: readCount(schema, "maxItems"),
      }),
      ...(read(schema, "uniqueItems") === true && { uniqueItems: true }),
      ...readChosen(schema, options, context),
    };
  },
  isDecision: true,
  initialValue: (field) => {
    if (field.default?.length === 0 && allowsNone(field)) {
      return [noneChosen];
    }
    const chosen = new Set(field.default);
    return field.options.flatMap(({ value }, index) => (chosen.has(value) ? [String(index)] : []));
  },
  readAnswer: (field, entered) => {
    const chosen = new Set([entered].flat());
    const value = field.options.filter((_, index) => chosen.has(String(index))).map((option) => option.value);
    if (value.length > 0) {
      return { value };
    }
    // As `""` does for text, `[]` keeps a server from filling in its default.
    const replacesDefault = !field.required && (field.minItems ?? 0) === 0 && field.default !== undefined;
    return replacesDefault || (allowsNone(field) && chosen.has(noneChosen)) ? { value: [] } : undefined;
  },
  check: (field, value) => {
    if (!isTextList(value)) {
      return { code: "type" };
    }
    if (!value.every((item) => isOptionOf(field.options, item))) {
      return { code: "enum" };
    }
    const isRepeated = field.uniqueItems && new Set(value).size < value.length;
    return countFault(field, value.length) ?? (isRepeated ? { code: "uniqueItems" } : undefined);
  },
  comparable: ({ options }, value) => optionLike(options, value),
  isOrdered: false,
  canHold: ({ options }) => arePieces(options),
  hasAnswer: ({ minItems = 0, maxItems = Infinity, options }) => minItems <= Math.min(maxItems, options.length),
};

/** The limit that a number of items violates. */
export function countFault(
  { minItems = 0, maxItems = Infinity }: { readonly minItems?: number; readonly maxItems?: number },
  count: number,
): FieldErrorReason | undefined {
  if (count < minItems) {
    return { code: "minItems", limit: minItems };
  }
  return count > maxItems ? { code: "maxItems", limit: maxItems } : undefined;
}

function areTexts(options: readonly FieldOption[]): options is readonly FieldOption<string>[] {
  return options.every((option) => typeof option.value === "string");
}

/** Splits a default into options, in the schema's order, and other values. If no value is an option, there is no default. */
function readChosen(
  schema: Schema,
  options: readonly FieldOption<string>[],
  context: ParseContext,
): ReadDefault<readonly string[]> {
  const listed = readList(schema, "default");
  if (!listed) {
    return readDefault<readonly string[]>(schema, context, () => undefined);
  }
  if (!spend(context, "steps", listed.length)) {
    return {};
  }
  const known = new Set<unknown>(options.map(({ value }) => value));
  // Holds only options, because adding many long texts of equal length to a set is slow.
  const chosen = new Set(listed.filter((value) => known.has(value)));
  const values = options.map(({ value }) => value).filter((value) => chosen.has(value));
  const unknownValues = listed.filter((value) => !known.has(value));
  return {
    ...(values.length > 0 || listed.length === 0 ? { default: values } : {}),
    ...quoted(unknownValues, context),
  };
}
