import type { ElicitResult } from "../core/elicit-result.js";
import { isRecord, read } from "../core/json.js";
import { askOrCancel } from "./ask-or-cancel.js";
import { type Elicitor, identityOf, type ServerSource } from "./elicitor.js";
import { assertInterval, reportProgress } from "./report-progress.js";
import { progressTokenOf, readContext } from "./request-context.js";

export interface ElicitationHandlerOptions {
  /** The server at the other end, as the host knows it; a function where it is known only after connecting. */
  readonly server: ServerSource;
  /**
   * How often a server that wants to know is told that its question is still open, in milliseconds; `false` for never.
   * Browsers slow the timers of hidden tabs down to one in a minute. Default: 10000.
   */
  readonly progressInterval?: number | false | undefined;
}

/** What an MCP client calls for `elicitation/create`: the same for SDK v1 and v2, in every revision. */
export type ElicitationHandler = (request: unknown, context?: unknown) => Promise<ElicitResult>;

/**
 * Answers a client's `elicitation/create` requests through a queue. It never throws into the protocol: what goes wrong here
 * is a `cancel`, the spec's word for a browser that failed to load.
 *
 * While a 2025-era request with a `progressToken` is open, `notifications/progress` keeps the time limit of a server that
 * resets it on progress from running out under the person's hands (MCP, "Timeouts").
 *
 * @throws RangeError when made with a `progressInterval` that is no time.
 * @example
 * client.setRequestHandler("elicitation/create", elicitationHandler(queue, { server })); // SDK v2
 * client.setRequestHandler(ElicitRequestSchema, elicitationHandler(queue, { server })); // SDK v1
 */
export function elicitationHandler(
  queue: Elicitor,
  { server, progressInterval = 10_000 }: ElicitationHandlerOptions,
): ElicitationHandler {
  assertInterval(progressInterval);
  return async (request, context) => {
    const params = isRecord(request) ? read(request, "params") : undefined;
    const { signal, notify } = readContext(context);
    const token = progressTokenOf(params);
    const stop =
      notify && token !== undefined && progressInterval !== false
        ? reportProgress(notify, token, progressInterval)
        : undefined;
    const result = await askOrCancel(async () => queue.elicit(params, { server: identityOf(server), signal }));
    stop?.();
    return result;
  };
}
