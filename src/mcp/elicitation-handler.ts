import type { ElicitResult } from "../core/elicit-result.js";
import { isRecord, read } from "../core/json.js";
import type { ServerIdentity } from "../core/server-identity.js";

/** Anything that shows a request to a person; `createElicitationQueue()` makes one. */
export interface Elicitor {
  readonly elicit: (
    params: unknown,
    options: { readonly server: ServerIdentity; readonly signal?: AbortSignal | undefined },
  ) => Promise<ElicitResult>;
}

export interface ElicitationHandlerOptions {
  /** The server at the other end, as the host knows it; a function where it is known only after connecting. */
  readonly server: ServerIdentity | (() => ServerIdentity);
}

/** What an MCP client calls for `elicitation/create`: the same for SDK v1 and v2, in every revision. */
export type ElicitationHandler = (request: unknown, context?: unknown) => Promise<ElicitResult>;

/**
 * Answers a client's `elicitation/create` requests through a queue. It never throws into the protocol: what goes wrong here
 * is a `cancel`, the spec's word for a browser that failed to load.
 *
 * @example
 * client.setRequestHandler("elicitation/create", elicitationHandler(queue, { server })); // SDK v2
 * client.setRequestHandler(ElicitRequestSchema, elicitationHandler(queue, { server })); // SDK v1
 */
export function elicitationHandler(queue: Elicitor, { server }: ElicitationHandlerOptions): ElicitationHandler {
  return async (request, context) => {
    try {
      return await queue.elicit(isRecord(request) ? read(request, "params") : undefined, {
        server: typeof server === "function" ? server() : server,
        signal: signalOf(context),
      });
    } catch (error) {
      console.error("react-elicitation: a request could not be shown and was cancelled.", error);
      return { action: "cancel" };
    }
  };
}

/** `extra.signal` in SDK v1, `context.mcpReq.signal` in v2. */
function signalOf(context: unknown): AbortSignal | undefined {
  if (!isRecord(context)) {
    return undefined;
  }
  const request = isRecord(context.mcpReq) ? context.mcpReq : context;
  return request.signal instanceof AbortSignal ? request.signal : undefined;
}
