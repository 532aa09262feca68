export type { ElicitContent, ElicitResult } from "../core/elicit-result.js";
export type { ServerIdentity } from "../core/server-identity.js";
export {
  type ElicitationCapability,
  type ElicitationCapabilityOptions,
  elicitationCapability,
} from "./elicitation-capability.js";
export {
  type ElicitationCompleteHandler,
  type ElicitationCompleteHandlerOptions,
  elicitationCompleteHandler,
} from "./elicitation-complete-handler.js";
export { type ElicitationHandler, type ElicitationHandlerOptions, elicitationHandler } from "./elicitation-handler.js";
export type { AskOptions, ElicitationCompleter, Elicitor, ServerSource } from "./elicitor.js";
export { type FieldErrors, fieldErrors } from "./field-errors.js";
export { type FulfilUrlOptions, fulfilUrlElicitations, type UrlFulfilment } from "./fulfil-url-elicitations.js";
