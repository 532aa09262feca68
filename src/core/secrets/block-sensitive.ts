import type { FormRequest } from "../request/elicitation-request.js";
import { sensitivityOf } from "./sensitivity-of.js";

/** A form in which nothing that looks like a credential or a card can be entered. The same form when there is no such field. */
export function blockSensitive(request: FormRequest): FormRequest {
  if (request.fields.every((field) => sensitivityOf(field) === undefined)) {
    return request;
  }
  const fields = request.fields.map((field) => {
    if (sensitivityOf(field) === undefined) {
      return field;
    }
    const { id, name, label, required, description } = field;
    const base = { id, name, label, required, ...(description !== undefined && { description }) };
    return { ...base, kind: "unsupported" as const, reason: "sensitive" as const };
  });
  return { ...request, fields };
}
