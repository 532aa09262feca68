export { cleanLine, cleanText } from "./text/clean-text.js";
export type { Draft, DraftContext, DraftValue } from "./draft/draft.js";
export { initialDraft } from "./draft/initial-draft.js";
export { type DraftContent, toContent } from "./draft/to-content.js";
export type { ElicitContent, ElicitResult, ElicitValue } from "./elicit-result.js";
export type {
  ElicitationRequest,
  FormRequest,
  RequestProblem,
  UnreadableRequest,
  UrlRequest,
} from "./request/elicitation-request.js";
export type {
  BooleanField,
  ChoiceField,
  ChoicesField,
  DateField,
  DateTimeField,
  FieldKind,
  FieldOf,
  FieldOption,
  FieldSpec,
  NumberField,
  OptionValue,
  TextField,
  UnsupportedField,
  UnsupportedReason,
} from "./request/field-spec.js";
export { isAnswerable, parseRequest } from "./request/parse-request.js";
export { defaultLimits, type RequestLimits } from "./request/request-limits.js";
export { asksForSecret } from "./secrets/asks-for-secret.js";
export type { SensitiveKind } from "./secrets/sensitive-kind.js";
export { type AskingField, sensitivityOf } from "./secrets/sensitivity-of.js";
export { namesOtherServer } from "./server-names/names-other-server.js";
export { type InspectedUrl, inspectUrl, type UrlRefusal, type UrlWarning } from "./url/inspect-url.js";
export { isMistakenFor } from "./url/look-alike-host.js";
export { type HostPieces, splitHost } from "./url/split-host.js";
export { checkUrlPolicy, type UrlFault, type UrlPolicy } from "./url/url-policy.js";
export {
  createValidator,
  type ValidatorEngine,
  type ValidatorOptions,
} from "./validate/create-validator.js";
export type { Validate } from "./validate/engine.js";
export type { FieldError, FieldErrorCode, FieldErrorReason } from "./validate/field-error.js";
