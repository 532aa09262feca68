import { type ParseContext, spend } from "../parse/parse-context.js";
import { namedValues, valuesOf } from "../parse/parse-options.js";
import { isOption, type Schema } from "../parse/resolve-schema.js";
import { readLine } from "../text/clean-text.js";
import type { FieldBase, FieldSpec } from "../types.js";

/** Numbers that JSON cannot represent. Beside a number, a schema lists them only because the server's language has them. */
const unsendable = /^[+-]?(?:nan|inf|infinity)$/i;

/** The values that a union lists beside the shape of its control. */
export function readConstants(
  shapes: readonly Schema[],
  isNumber: boolean,
  context: ParseContext,
): Pick<FieldBase, "constants"> {
  const constants = shapes
    .filter(isOption)
    .flatMap((option) => {
      const listed = valuesOf(option);
      return spend(context, "steps", listed.length) ? listed.filter(namedValues(option)) : [];
    })
    .filter((value): value is string | number =>
      typeof value === "string" ? !(isNumber && unsendable.test(value)) : Number.isFinite(value),
    )
    // Charged to the budget, because every entry is compared with them.
    .filter((value) => spend(context, "text", String(value).length));
  return constants.length > 0 ? { constants: [...new Set(constants)] } : {};
}

/** Whether a value is valid whatever the field's other rules say. */
export function isConstant({ constants = [] }: FieldSpec, value: unknown): boolean {
  return constants.some((constant) => constant === value);
}

/** The constant that was entered. In a number field, case does not matter. `emptyAnswer` handles `""`. */
export function enteredWord({ kind, constants = [] }: FieldSpec, entered: unknown): string | undefined {
  const read = constants.length > 0 ? readLine(entered) : undefined;
  if (!read || "error" in read) {
    return undefined;
  }
  const { line } = read;
  // Compares lengths first, because an untrusted server may list many long words.
  const words = constants.filter((value) => typeof value === "string").filter(({ length }) => length === line.length);
  const exact = words.find((word) => word === line);
  if (exact !== undefined || kind !== "number") {
    return exact;
  }
  const lower = line.toLowerCase();
  return words.find((word) => word.toLowerCase() === lower);
}
