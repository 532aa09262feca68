export type { ServerIdentity } from "../core/types.js";
export { type FieldErrors, fieldErrors } from "./field-errors.js";
export {
  type ElicitationCapability,
  type ElicitationHandlerOptions,
  type Elicitor,
  elicitationCapability,
  elicitationCompleteHandler,
  elicitationHandler,
} from "./handlers.js";
export { type FulfilUrlOptions, fulfilUrlElicitations, type UrlFulfilment } from "./url-required.js";
