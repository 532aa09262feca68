import { type ParseContext, spend } from "../parse/parse-context.js";
import { namedValues, valuesOf } from "../parse/parse-options.js";
import { isOption, type Schema } from "../parse/resolve-schema.js";
import { readLine } from "../text/clean-text.js";
import type { FieldBase, FieldSpec } from "../types.js";

/** Numbers that JSON has no way to write: beside a number, their names say that the server's language has them. */
const unsendable = /^[+-]?(?:nan|inf|infinity)$/i;

/** The values that a union names beside the shape that its control enters. */
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
    // Every entry is compared to them.
    .filter((value) => spend(context, "text", String(value).length));
  return constants.length > 0 ? { constants: [...new Set(constants)] } : {};
}

/** Whether a value is one that is sent whatever the field's rules. */
export function isConstant({ constants = [] }: FieldSpec, value: unknown): boolean {
  return constants.some((constant) => constant === value);
}

/** The word that was entered; beside numbers, which have no letters, in capitals or not. `""` is for {@link emptyAnswer}. */
export function enteredWord({ kind, constants = [] }: FieldSpec, entered: unknown): string | undefined {
  const read = constants.length > 0 ? readLine(entered) : undefined;
  if (!read || "error" in read) {
    return undefined;
  }
  const { line } = read;
  // Lengths first: whoever wrote the words may have made them long.
  const words = constants.filter((value) => typeof value === "string").filter(({ length }) => length === line.length);
  const exact = words.find((word) => word === line);
  if (exact !== undefined || kind !== "number") {
    return exact;
  }
  const lower = line.toLowerCase();
  return words.find((word) => word.toLowerCase() === lower);
}
