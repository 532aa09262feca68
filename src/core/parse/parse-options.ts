import { read, readList, readText } from "../json.js";
import { distinctLabels } from "../text/labels.js";
import type { FieldOption, OptionValue, UnsupportedReason } from "../types.js";
import { type ParseContext, spend } from "./parse-context.js";
import { isOption, type Schema, typesOf } from "./resolve-schema.js";

/** The options of a schema, at least one, or the reason why it has none. */
type ParsedOptions =
  | { readonly options: readonly FieldOption[] }
  | { readonly reason: Extract<UnsupportedReason, "no-options" | "too-many-options"> };

/**
 * The options a schema lists, in any of the spellings servers use: `enum`, `enum` with `enumNames`, `oneOf` or `anyOf` of `const` with
 * `title`, a lone `const`. Undefined when it lists none. Each value is kept once, with its first label; null and values of another type
 * than the declared ones are left out.
 */
export function parseOptions(schema: Schema, context: ParseContext): ParsedOptions | undefined {
  const listed = listOptions(schema);
  if (!listed) {
    return undefined;
  }
  const types = typesOf(schema);
  const titles = new Map<OptionValue, string>();
  let count = 0;
  for (const { value, title } of listed) {
    count += 1;
    if (count > context.limits.options || !spend(context, "steps", 1)) {
      return { reason: "too-many-options" };
    }
    if (isOptionValue(value) && !titles.has(value) && hasType(value, types)) {
      titles.set(value, title ?? "");
    }
  }
  if (!spend(context, "options", titles.size)) {
    return { reason: "too-many-options" };
  }
  const options = Array.from(titles, ([value, title], index) => {
    spend(context, "text", String(value).length);
    const detail = context.line(String(value));
    const label = context.line(title) || detail;
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

/** An iterable, because the list may be far longer than the part of it that is read. */
function listOptions(schema: Schema): Iterable<ListedOption> | undefined {
  const branches = (readList(schema, "oneOf") ?? readList(schema, "anyOf"))?.filter(isOption);
  if (readList(schema, "enum")) {
    return listEnum(schema, new Map(branches?.map((branch) => [read(branch, "const"), readText(branch, "title")])));
  }
  if (branches) {
    return listBranches(branches);
  }
  return Object.hasOwn(schema, "const") ? [{ value: schema.const }] : undefined;
}

function* listBranches(branches: readonly Schema[]): Generator<ListedOption> {
  for (const branch of branches) {
    if (readList(branch, "enum") && !Object.hasOwn(branch, "const")) {
      yield* listEnum(branch);
    } else {
      yield { value: read(branch, "const"), title: readText(branch, "title") };
    }
  }
}

function* listEnum(
  schema: Schema,
  titles: ReadonlyMap<unknown, string | undefined> = new Map(),
): Generator<ListedOption> {
  const values = readList(schema, "enum") ?? [];
  const names = readList(schema, "enumNames");
  for (const [index, value] of values.entries()) {
    // Names that do not match the values one to one would label the wrong ones.
    const name = names?.length === values.length ? names[index] : undefined;
    yield { value, title: titles.get(value) ?? (typeof name === "string" ? name : undefined) };
  }
}

function isOptionValue(value: unknown): value is OptionValue {
  return typeof value === "string" || typeof value === "boolean" || Number.isFinite(value);
}

/** Whether a value has one of the declared types; where none is declared, it has. */
function hasType(value: OptionValue, types: readonly unknown[]): boolean {
  return (
    types.length === 0 || types.some((type) => (type === "integer" ? Number.isInteger(value) : typeof value === type))
  );
}
