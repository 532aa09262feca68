import type { FieldSpec } from "../core/request/field-spec.js";
import { cleanText } from "../core/text/clean-text.js";
import type { Refusal } from "./read-refusal.js";

export interface DescribedRefusal {
  /** The fields at fault, in their order, with the words for each. */
  readonly faults: readonly { readonly id: string; readonly message: string }[];
  /** What is to be said beside them; `""` for nothing. */
  readonly message: string;
}

/**
 * Puts the words of a refusal where they can be seen: at the fields that have a control, and otherwise together.
 *
 * @param unspoken stands for words that did not come
 */
export function describeRefusal(
  { fields: byName, form }: Refusal,
  fields: readonly FieldSpec[],
  unspoken: string,
): DescribedRefusal {
  const atFault = fields.filter(({ name, kind }) => byName.has(name) && kind !== "unsupported");
  const named = new Set(atFault.map(({ name }) => name));
  const labels = new Map(fields.map(({ name, label }) => [name, label]));
  const elsewhere = Array.from(byName)
    .filter(([name]) => !named.has(name))
    .map(([name, text]) => `${labels.get(name) ?? name}: ${text}`);
  const said = cleanText([form, ...elsewhere].filter(Boolean).join("\n"));
  return {
    faults: atFault.map(({ id, name }) => ({ id, message: byName.get(name) || unspoken })),
    message: said || (atFault.length === 0 ? unspoken : ""),
  };
}
