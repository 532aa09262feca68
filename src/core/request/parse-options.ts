import { read, readList, readText } from "../json.js";
import { distinctLabels } from "../text/distinct-labels.js";
import type { FieldOption, OptionValue, UnsupportedReason } from "./field-spec.js";
import { keep, type Reading } from "./reading.js";
import { isOption, spend } from "./resolve-schema.js";
import { type Schema, typesOf } from "./schema-type.js";

/** The options of a schema, at least one, or the reason why there are none to choose from. */
export type ParsedOptions =
  | { readonly options: readonly FieldOption[] }
  | { readonly reason: Extract<UnsupportedReason, "no-options" | "too-many-options"> };

/**
 * The options a schema lists, in any of the spellings servers use: `enum`, `enum` with `enumNames`, `oneOf` or `anyOf` of
 * `const` with `title`, a lone `const`. Undefined when it lists none. Each value is kept once, with the first label it got;
 * null and values of another type than the declared ones are no answers and are left out.
 */
export function parseOptions(schema: Schema, reading: Reading): ParsedOptions | undefined {
  const { resolution, limits, budget, line } = reading;
  const listed = listOptions(schema);
  if (!listed) {
    return undefined;
  }
  const types = typesOf(schema);
  const titles = new Map<OptionValue, string>();
  let count = 0;
  for (const { value, title } of listed) {
    count += 1;
    if (count > limits.options || !spend(resolution, 1)) {
      return { reason: "too-many-options" };
    }
    if (
      isOptionValue(value) &&
      !titles.has(value) &&
      (types.length === 0 || types.some((type) => hasType(value, type)))
    ) {
      titles.set(value, title ?? "");
    }
  }
  budget.options -= titles.size;
  if (budget.options < 0) {
    return { reason: "too-many-options" };
  }
  const options = Array.from(titles, ([value, title], index) => {
    keep(reading, String(value));
    const detail = line(String(value));
    const label = line(title) || detail;
    return { value, detail, label: label === "" && value !== "" ? `#${index + 1}` : label };
  });
  const labels = distinctLabels(options);
  return options.length === 0
    ? { reason: "no-options" }
    : { options: options.map(({ value, label }, index) => ({ value, label: labels[index] ?? label })) };
}

interface ListedOption {
  readonly value: unknown;
  readonly title?: string | undefined;
}

function listOptions(schema: Schema): Iterable<ListedOption> | undefined {
  const branches = (readList(schema, "oneOf") ?? readList(schema, "anyOf"))?.filter(isOption);
  const values = readList(schema, "enum");
  if (values) {
    const titles = new Map(branches?.map((branch) => [read(branch, "const"), readText(branch, "title")]));
    return listValues(values, readList(schema, "enumNames"), titles);
  }
  if (branches) {
    return listBranches(branches);
  }
  return Object.hasOwn(schema, "const") ? [{ value: schema.const }] : undefined;
}

/** One by one, for a list may be far longer than what is read of it. */
function* listBranches(branches: readonly Schema[]): Generator<ListedOption> {
  for (const branch of branches) {
    const values = readList(branch, "enum");
    if (values && !Object.hasOwn(branch, "const")) {
      yield* listValues(values, readList(branch, "enumNames"), new Map());
    } else {
      yield { value: read(branch, "const"), title: readText(branch, "title") };
    }
  }
}

function* listValues(
  values: readonly unknown[],
  names: readonly unknown[] | undefined,
  titles: ReadonlyMap<unknown, string | undefined>,
): Generator<ListedOption> {
  for (const [index, value] of values.entries()) {
    // Names that do not match the values one to one would label the wrong ones.
    const name = names?.length === values.length ? names[index] : undefined;
    yield { value, title: titles.get(value) ?? (typeof name === "string" ? name : undefined) };
  }
}

function isOptionValue(value: unknown): value is OptionValue {
  return typeof value === "string" || typeof value === "boolean" || Number.isFinite(value);
}

function hasType(value: OptionValue, type: unknown): boolean {
  return type === "integer" ? Number.isInteger(value) : typeof value === type;
}

/** Whether every option is text, as a list of answers must be. */
export function areTexts(options: readonly FieldOption[]): options is readonly FieldOption<string>[] {
  return options.every((option) => typeof option.value === "string");
}
