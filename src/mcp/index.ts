export type { ServerIdentity } from "../core/types.js";
export { createElicitationBridge, type ElicitationBridge } from "./bridge.js";
export type { BridgePageMessage, BridgeServerMessage } from "./bridge-messages.js";
export { type BridgeTransport, connectBridge } from "./connect-bridge.js";
export {
  type ConnectElicitationOptions,
  connectElicitation,
  type ElicitationConnection,
} from "./connect.js";
export { ask, type Elicitor, type Outcome, type Question } from "../agents/port.js";
export type { Abandonment, DefinitionError } from "./definition-elicitation.js";
export { definitionProtocol, type DefinitionProtocolOptions } from "./definition-protocol.js";
export { type FieldErrors, fieldErrors } from "./field-errors.js";
export {
  type ElicitationCapability,
  elicitationCapability,
  elicitationHandler,
} from "./handlers.js";
export { createElicitationRoutes, eventSourceTransport } from "./server-sent-events.js";
export { type FulfilUrlOptions, fulfilUrlElicitations, type UrlFulfilment } from "./url-required.js";
