import { numberError, readNumberRule } from "../fields/number.js";
import { isOptionValue, read, readList } from "../json.js";
import { distinctLabels } from "../text/labels.js";
import type { FieldOption, OptionValue, UnsupportedReason } from "../types.js";
import { type ParseContext, spend } from "./parse-context.js";
import { hasConst, isOption, type Schema, typesOf } from "./resolve-schema.js";

/** The options of a schema, at least one, or the reason why there are none. */
type ParsedOptions =
  | { readonly options: readonly FieldOption[] }
  | { readonly reason: Extract<UnsupportedReason, "no-options" | "too-many-options"> };

/**
 * The options that a schema lists, in any of the spellings that servers use: `enum`; `enum` with `enumNames`; `oneOf` or `anyOf` with
 * branches of `title` and `const` or a single-value `enum`; a lone `const`. Undefined if it lists none. Each value is kept once, with its
 * first label. Null, values of a type that is not declared, and numbers out of bounds are left out.
 */
export function parseOptions(schema: Schema, context: ParseContext): ParsedOptions | undefined {
  const listed = listOptions(schema);
  if (!listed) {
    return undefined;
  }
  const takes = namedValues(schema);
  const found = new Map<OptionValue, ListedOption>();
  let count = 0;
  for (const option of listed) {
    const { value } = option;
    count += 1;
    if (count > context.limits.options || !spend(context, "steps", 1)) {
      return { reason: "too-many-options" };
    }
    if (takes(value) && !found.has(value)) {
      found.set(value, option);
    }
  }
  if (!spend(context, "options", found.size)) {
    return { reason: "too-many-options" };
  }
  const options = Array.from(found, ([value, { title, description }], index) => {
    spend(context, "text", String(value).length);
    const detail = context.line(String(value));
    const label = context.line(textOf(title)) || detail;
    const shown = label === "" && value !== "" ? `#${index + 1}` : label;
    const said = context.line(textOf(description));
    return {
      detail,
      label: shown,
      option: { value, label: shown, ...(said !== "" && said !== label && { description: said }) },
    };
  });
  const labels = distinctLabels(options);
  return options.length === 0
    ? { reason: "no-options" }
    : { options: options.map(({ option, label }, index) => ({ ...option, label: labels[index] ?? label })) };
}

interface ListedOption {
  readonly value: unknown;
  readonly title?: unknown;
  readonly description?: unknown;
}

/** An iterable, because the list may be far longer than the part of it that is read. */
function listOptions(schema: Schema): Iterable<ListedOption> | undefined {
  const branches = (readList(schema, "oneOf") ?? readList(schema, "anyOf"))?.filter(isOption);
  if (readList(schema, "enum")) {
    return listValues(schema, new Map(branches?.map((branch) => [read(branch, "const"), branch])));
  }
  if (branches) {
    return listBranches(branches);
  }
  return hasConst(schema) ? [{ value: schema.const }] : undefined;
}

function* listBranches(branches: readonly Schema[]): Generator<ListedOption> {
  for (const branch of branches) {
    const values = valuesOf(branch);
    const takes = namedValues(branch);
    // The title of a branch with several values names their type, not a value.
    for (const option of listValues(branch, new Map(values.length === 1 ? [[values[0], branch]] : []))) {
      // A value that its own branch refuses still counts towards the limits, as null.
      yield takes(option.value) ? option : { value: null };
    }
  }
}

function* listValues(schema: Schema, branches: ReadonlyMap<unknown, Schema>): Generator<ListedOption> {
  const values = valuesOf(schema);
  const [names, otherNames, descriptions] = ["enumNames", "x-enumNames", "enumDescriptions"].map((keyword) => {
    const texts = readList(schema, keyword);
    // If the lists differ in length, titles would belong to the wrong values.
    return texts?.length === values.length ? texts : [];
  });
  for (const [index, value] of values.entries()) {
    const listed = { title: names?.[index] ?? otherNames?.[index], description: descriptions?.[index] };
    yield { ...listed, ...branches.get(value), value };
  }
}

/** The values in a branch of options. */
export function valuesOf(option: Schema): readonly unknown[] {
  return hasConst(option) ? [option.const] : (readList(option, "enum") ?? []);
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** Tests whether a listed value has a declared type, if any, and is within numeric bounds. Other rules are left to the server. */
export function namedValues(schema: Schema): (value: unknown) => value is OptionValue {
  const types = typesOf(schema);
  const rule = { ...readNumberRule(schema), integer: false };
  return (value): value is OptionValue =>
    isOptionValue(value) &&
    (types.length === 0 ||
      types.some((type) => (type === "integer" ? Number.isInteger(value) : typeof value === type))) &&
    (typeof value !== "number" || numberError(rule, value) === undefined);
}
