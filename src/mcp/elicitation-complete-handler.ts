import { isRecord, read, readText } from "../core/json.js";
import { type ElicitationCompleter, identityOf, type ServerSource } from "./elicitor.js";

export interface ElicitationCompleteHandlerOptions {
  /** The same as for `elicitationHandler`: a server can only complete what it has asked itself. */
  readonly server: ServerSource;
}

/** What an MCP client calls for `notifications/elicitation/complete`. */
export type ElicitationCompleteHandler = (notification: unknown) => void;

/**
 * Tells a queue that the person has finished with a page (`notifications/elicitation/complete`, revision 2025-11-25 only).
 * Ids that are not known, and notifications of any other shape, are ignored, as MCP requires. It never throws.
 *
 * @example
 * client.setNotificationHandler("notifications/elicitation/complete", elicitationCompleteHandler(queue, { server })); // SDK v2
 * client.setNotificationHandler(ElicitationCompleteNotificationSchema, elicitationCompleteHandler(queue, { server })); // SDK v1
 */
export function elicitationCompleteHandler(
  queue: ElicitationCompleter,
  { server }: ElicitationCompleteHandlerOptions,
): ElicitationCompleteHandler {
  return (notification) => {
    const params = isRecord(notification) ? read(notification, "params") : undefined;
    const id = isRecord(params) ? readText(params, "elicitationId") : undefined;
    if (id === undefined) {
      return;
    }
    try {
      queue.complete(id, identityOf(server));
    } catch (error) {
      console.error("react-elicitation: a page could not be marked as finished.", error);
    }
  };
}
