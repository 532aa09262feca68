import type { FormRequest } from "../request/elicitation-request.js";
import type { FieldSpec } from "../request/field-spec.js";
import { sensitiveFields } from "./sensitive-fields.js";

/**
 * A form in which nothing that looks like a credential or a card can be entered. The same form when there is no such field.
 *
 * @param worded its fields in the host's words, which may name what they are
 */
export function blockSensitive(request: FormRequest, worded: readonly FieldSpec[]): FormRequest {
  const sensitive = sensitiveFields(request.message, request.fields, worded);
  if (sensitive.size === 0) {
    return request;
  }
  const fields = request.fields.map((field) => {
    if (!sensitive.has(field.id)) {
      return field;
    }
    const { id, name, label, required, description } = field;
    const base = { id, name, label, required, ...(description !== undefined && { description }) };
    return { ...base, kind: "unsupported" as const, reason: "sensitive" as const };
  });
  return { ...request, fields };
}
