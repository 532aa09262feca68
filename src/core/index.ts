export { checkRequest } from "./check/check-request.js";
export { initialDraft } from "./draft/draft.js";
export { readDraft } from "./draft/read-draft.js";
export type { Finding } from "./finding.js";
export { judge, type Judgement, type JudgePolicy } from "./judge.js";
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
  type FieldCondition,
  type FieldError,
  type FieldKind,
  type FieldOf,
  type FieldSpec,
  type FormRequest,
  type RequestLimits,
  type RequestProblem,
} from "./types.js";
export { type InspectedUrl, inspectUrl, isMistakenFor, type UrlWarning } from "./url/inspect-url.js";
export { checkUrlPolicy, type UrlPolicy } from "./url/url-policy.js";
export { loadPatterns } from "./validate/load-patterns.js";
