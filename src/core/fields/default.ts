import { read } from "../json.js";
import { mostLookedAt } from "../text/clean-text.js";
import type { ParseContext } from "../parse/parse-context.js";
import type { Schema } from "../parse/resolve-schema.js";

/** The default of a property: what its control can show, and as a quotation what it cannot. A list may have some of both. */
export interface ReadDefault<Value> {
  readonly default?: Value;
  readonly unshownDefault?: string;
}

/**
 * Reads a default. Null is none: generators write it for optional properties.
 *
 * @param parse undefined for a value that the control cannot show
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
  return known === undefined ? quoted([value], context) : { default: known };
}

/** Values that cannot be shown, as a quotation; an empty text is none. */
export function quoted(values: readonly unknown[], context: ParseContext): { readonly unshownDefault?: string } {
  // What lies behind these is not shown, and joining it all takes long.
  const { label } = context.limits;
  const starts = values.slice(0, label).map((value) => summary(value).slice(0, label * mostLookedAt + 1));
  const text = context.line(starts.join(", "));
  return text === "" ? {} : { unshownDefault: text };
}

/** Not by JSON.stringify, which throws for what is nested deeply. */
function summary(value: unknown): string {
  if (typeof value === "object" && value !== null) {
    return Array.isArray(value) ? "[…]" : "{…}";
  }
  return String(value);
}
