export {
  type ElicitationHandler,
  type ElicitationHandlerOptions,
  type Elicitor,
  elicitationHandler,
} from "./elicitation-handler.js";
export type { ElicitContent, ElicitResult } from "../core/elicit-result.js";
export type { ServerIdentity } from "../core/server-identity.js";
