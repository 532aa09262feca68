import type { FormRequest } from "../request/elicitation-request.js";
import { toldApart } from "../text/told-apart.js";
import { blockSensitive } from "./block-sensitive.js";

/** A form as it may be shown: no two questions are taken for one another, and none asks for a credential where that is not allowed. */
export function scrutinize(request: FormRequest, sensitive: "warn" | "block" | "allow" | undefined): FormRequest {
  const told = { ...request, fields: toldApart(request.fields) };
  return sensitive === "block" ? blockSensitive(told) : told;
}
