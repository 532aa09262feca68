import type { FieldSpec } from "../request/field-spec.js";
import { asksForSecret } from "./message-sensitivity.js";
import { sensitiveKinds } from "./sensitive-kinds.js";

/**
 * The ids of fields that look like ones for credentials or payment data. Where only the message asks for such a thing ("Type your password
 * below"), they are all those in which it could be written.
 *
 * @param wordings the fields in the server's words, and in others that may name what they are
 */
export function sensitiveIds(message: string, ...wordings: readonly (readonly FieldSpec[])[]): ReadonlySet<string> {
  const told = wordings.flatMap((fields) => Array.from(sensitiveKinds(fields).keys()));
  const asked =
    told.length === 0 && asksForSecret(message) !== undefined
      ? wordings.flatMap((fields) => fields.filter(isOpen))
      : told;
  return new Set(asked.map(({ id }) => id));
}

/** Takes any words or digits. */
function isOpen(field: FieldSpec): boolean {
  return field.kind === "number" || (field.kind === "text" && field.format === undefined);
}
