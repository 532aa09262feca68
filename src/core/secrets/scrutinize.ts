import type { FormRequest } from "../request/elicitation-request.js";
import { toldApart } from "../text/told-apart.js";
import { blockSensitive } from "./block-sensitive.js";

const known = new WeakMap<FormRequest, FormRequest>();

/** A form as it may be shown: no two questions are taken for one another, and none asks for a credential where that is not allowed. */
export function scrutinize(request: FormRequest, sensitive: "warn" | "block" | "allow" | undefined): FormRequest {
  const told = known.get(request) ?? { ...request, fields: toldApart(request.fields) };
  known.set(request, told);
  return sensitive === "block" ? blockSensitive(told) : told;
}
