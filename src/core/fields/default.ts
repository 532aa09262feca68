import { read } from "../json.js";
import { mostLookedAt } from "../text/clean-text.js";
import type { ParseContext } from "../parse/parse-context.js";
import type { Schema } from "../parse/resolve-schema.js";

/** The default of a property: the part that its control can show, and the rest as text. A list may have both. */
export interface ReadDefault<Value> {
  readonly default?: Value;
  readonly unshownDefault?: string;
}

/**
 * Reads a default. Null means no default, because generators write it for optional properties.
 *
 * @param parse returns undefined for a value that the control cannot show
 */
export function readDefault<Value>(
  schema: Schema,
  context: ParseContext,
  parse: (value: unknown) => Value | undefined,
): ReadDefault<Value> {
  const value = read(schema, "default");
  if (value === undefined || value === null) {
    return {};
  }
  const known = parse(value);
  // A list is quoted by its items, because `[…]` would not tell anybody what was meant.
  return known === undefined ? quoted([value].flat(), context) : { default: known };
}

/** Values that no control can show, as text. Nothing if the text is empty. */
export function quoted(values: readonly unknown[], context: ParseContext): { readonly unshownDefault?: string } {
  // The rest is not shown, and joining it all would take long.
  const { label } = context.limits;
  const starts = values.slice(0, label).map((value) => summary(value).slice(0, label * mostLookedAt + 1));
  const text = context.line(starts.join(", "));
  return text === "" ? {} : { unshownDefault: text };
}

/** Does not use `JSON.stringify`, because it throws for deeply nested values. */
function summary(value: unknown): string {
  if (typeof value === "object" && value !== null) {
    return Array.isArray(value) ? "[…]" : "{…}";
  }
  return String(value);
}
