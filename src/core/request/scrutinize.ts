import { blockSensitive } from "../secrets/block-sensitive.js";
import type { FormRequest } from "./elicitation-request.js";
import type { FieldSpec } from "./field-spec.js";
import { toldApart } from "./told-apart.js";

const known = new WeakMap<FormRequest, FormRequest>();

/**
 * A form as it may be shown: no two questions are taken for one another, and none asks for a credential where that is not allowed, in
 * the server's words or in the host's.
 */
export function scrutinize(
  request: FormRequest,
  sensitive: "warn" | "block" | "allow" | undefined,
  worded: readonly FieldSpec[] = request.fields,
): FormRequest {
  const told = known.get(request) ?? { ...request, fields: toldApart(request.fields) };
  known.set(request, told);
  return sensitive === "block" ? blockSensitive(told, worded) : told;
}
