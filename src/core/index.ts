export { checkRequest } from "./check/check-request.js";
export { type AppliedConditions, applyConditions } from "./conditions.js";
export { initialDraft } from "./draft/draft.js";
export { toContent } from "./draft/to-content.js";
export { allowsNone, noneChosen } from "./fields/choices.js";
export type { Finding } from "./finding.js";
export { isAnswerable, parseRequest } from "./parse/parse-request.js";
export type { Revision } from "./revisions.js";
export { sensitivityOf } from "./trust/credentials.js";
export {
  defaultLimits,
  type Draft,
  type DraftContext,
  type Condition,
  type ElicitationRequest,
  type ElicitContent,
  type ElicitResult,
  type FieldCondition,
  type FieldError,
  type FieldKind,
  type FieldOf,
  type FieldSpec,
  type FormRequest,
  type ParseLimits,
  type RequestLimits,
  type RequestProblem,
  type UnsupportedReason,
} from "./types.js";
export { type InspectedUrl, inspectUrl, isMistakenFor, type UrlWarning } from "./url/inspect-url.js";
export { splitHost } from "./url/split-url.js";
export { checkUrlPolicy, type UrlPolicy } from "./url/url-policy.js";
export type { ValidatorEngine } from "./validate/engine.js";
export { createValidator } from "./validate/validator.js";
