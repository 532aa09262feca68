import { beforeInvisible, trimInvisible } from "../text/clean-text.js";
import type { DraftValue, FieldErrorReason } from "../types.js";

/** What was typed on a line, or why it cannot be read. */
export type TypedLine = { readonly line: string } | { readonly error: FieldErrorReason };

/**
 * Reads a line that is not prose: an email address, an address, a number. Blanks and invisible characters around it are taken off, for they
 * are copied along; inside, an invisible character is an error, because nobody can find it otherwise. Undefined where nothing is left.
 */
export function readLine(entered: DraftValue): TypedLine | undefined {
  const line = typeof entered === "string" ? trimInvisible(entered) : "";
  if (line === "") {
    return undefined;
  }
  const after = beforeInvisible(line);
  return after === undefined ? { line } : { error: { code: "invisible", after } };
}
