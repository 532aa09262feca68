import { defined, isTextList, read, readCount, readList } from "../json.js";
import { type ParseContext, spend } from "../parse/parse-context.js";
import { parseOptions } from "../parse/parse-options.js";
import { resolveSchema, type Schema } from "../parse/resolve-schema.js";
import type { ChoicesField, FieldErrorReason, FieldOption } from "../types.js";
import { canHoldPieces, comparableOption, isOptionOf } from "./choice.js";
import { quoted, type ReadDefault, readDefault } from "./default.js";
import type { FieldKindOf } from "./field-kind.js";
import { answerInWords, isOwnDefault, ownWordsError, ownWordsIn, ownWordsMark, readOpenOptions } from "./own-words.js";
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
    const open = readOpenOptions(items, context);
    const parsed = open ?? parseOptions(items.schema, context);
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
      ...(open && { ownWords: open.ownWords }),
      ...defined({
        minItems: readCount(schema, "minItems"),
        maxItems: readCount(schema, "maxItems"),
      }),
      ...readChosen(schema, options, { isOpen: open !== undefined }, context),
    };
  },
  isDecision: true,
  initialValue: (field) => {
    if (field.default?.length === 0 && allowsNone(field)) {
      return [noneChosen];
    }
    const chosen = new Set(field.default);
    const own = field.default?.find((value) => !isOptionOf(field.options, value));
    return [
      ...field.options.flatMap(({ value }, index) => (chosen.has(value) ? [String(index)] : [])),
      ...(own === undefined ? [] : [ownWordsMark + own]),
    ];
  },
  readAnswer: (field, entered) => {
    const chosen = new Set([entered].flat());
    const own = answerInWords(field, ownWordsIn(entered));
    if (own && "error" in own) {
      return own;
    }
    const value = field.options
      .filter((option, index) => chosen.has(String(index)) || option.value === own?.value)
      .map((option) => option.value);
    if (own && !isOptionOf(field.options, own.value)) {
      value.push(String(own.value));
    }
    if (value.length > 0) {
      return { value };
    }
    // As `""` does for text, `[]` keeps a server from filling in its default.
    const replacesDefault = !field.required && (field.minItems ?? 0) === 0 && field.default !== undefined;
    return replacesDefault || (allowsNone(field) && chosen.has(noneChosen)) ? { value: [] } : undefined;
  },
  check: (field, value, tests) => {
    if (!isTextList(value)) {
      return { code: "type" };
    }
    for (const item of value) {
      const error = isOptionOf(field.options, item) ? undefined : ownWordsError(field, item, tests);
      if (error) {
        return error;
      }
    }
    const isRepeated = new Set(value).size < value.length;
    return countError(field, value.length) ?? (isRepeated ? { code: "uniqueItems" } : undefined);
  },
  comparable: comparableOption,
  isOrdered: false,
  canHold: canHoldPieces,
  patterns: ({ ownWords }) => ownWords?.patterns ?? [],
  hasAnswer: (field) => (field.minItems ?? 0) <= Math.min(field.maxItems ?? Infinity, mostItems(field)),
};

/** The most items that a person can choose: all options, and one answer in own words. */
export function mostItems({ options, ownWords }: ChoicesField): number {
  return options.length + (ownWords ? 1 : 0);
}

/** The limit that a number of items violates. */
export function countError(
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
  { isOpen }: { readonly isOpen: boolean },
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
  // There is one line for own words.
  const own = isOpen ? listed.find((value) => !known.has(value) && isOwnDefault(value)) : undefined;
  if (isOwnDefault(own)) {
    values.push(own);
  }
  const unknownValues = listed.filter((value) => !known.has(value) && value !== own);
  return {
    ...(values.length > 0 || listed.length === 0 ? { default: values } : {}),
    ...quoted(unknownValues, context),
  };
}
