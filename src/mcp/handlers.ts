import { isRecord, read } from "../core/json.js";
import { type EndController, follow, isAbortSignal } from "../core/request-end.js";
import { maxDelay } from "../core/time-limit.js";
import type { ElicitResult } from "../core/types.js";
import { ask, type RequestElicitor, resultOf, type ServerSource } from "../agents/port.js";

/** The value of `capabilities.elicitation`. Without `url`, servers send no URL requests. */
export type ElicitationCapability = { form: Record<string, never>; url?: Record<string, never> };

export interface ElicitationCapabilityOptions {
  /** Whether to accept URL requests. @default true */
  readonly url?: boolean | undefined;
}

/**
 * The capability a client declares so that servers send elicitation requests: `capabilities: { elicitation: elicitationCapability() }`.
 * Declare it only if an `ElicitationHost` is rendered. Otherwise servers wait in vain. (MCP 2025-11-25 and 2026-07-28,
 * `ClientCapabilities.elicitation`; in 2025-06-18 any object declares forms.)
 */
export function elicitationCapability({ url = true }: ElicitationCapabilityOptions = {}): ElicitationCapability {
  return url ? { form: {}, url: {} } : { form: {} };
}

export interface ElicitationHandlerOptions {
  readonly server: ServerSource;
  /**
   * Interval of progress notifications, in milliseconds; `false` sends none. Browsers throttle the timers of hidden tabs to one per
   * minute. @default 10000
   */
  readonly progressInterval?: number | false | undefined;
}

/** A client's request handler for `elicitation/create`, in every revision. */
export type ElicitationHandler = (request: unknown, context?: unknown) => Promise<ElicitResult>;

/**
 * Makes a request handler that answers `elicitation/create` through a queue, for clients that `connectElicitation` does not take. It never
 * rejects: a failure is answered with `cancel`, which the specification names for a browser that fails to load.
 *
 * While a request with a `progressToken` is open, the handler sends `notifications/progress`. If the server resets its timeout on progress,
 * the timeout does not expire while the person types (MCP, "Timeouts").
 *
 * @throws RangeError for a `progressInterval` that no timer can keep
 * @example
 * client.onElicitationRequest(ElicitationRequestSchema, elicitationHandler(queue, { server })); // AI SDK
 */
export function elicitationHandler(
  queue: RequestElicitor,
  { server, progressInterval = 10_000 }: ElicitationHandlerOptions,
): ElicitationHandler {
  if (progressInterval !== false && !(progressInterval >= 1 && progressInterval <= maxDelay)) {
    throw new RangeError(
      `react-elicitation: progressInterval is ${progressInterval}, so progress would be sent without a pause. Give a number of milliseconds from 1 to ${maxDelay}, or false to send none.`,
    );
  }
  return async (request, context) => {
    const params = read(request, "params");
    const { signal, notify } = readContext(context);
    // A sender asks for progress notifications with a `progressToken` (2025 revisions).
    const token = read(read(params, "_meta"), "progressToken");
    const isToken = typeof token === "string" || typeof token === "number";
    const stop =
      notify && isToken && progressInterval !== false ? reportProgress(notify, token, progressInterval) : undefined;
    const controller: EndController = new AbortController();
    // A server that cancels its request has usually given up waiting, and what the person has entered must not vanish. The reason of the
    // SDK's signal is not used, because it may be text from the server.
    const unfollow = follow(signal, () => controller.abort("ended"));
    const result = await ask(queue, { params, server, signal: controller.signal, reply: resultOf });
    unfollow();
    stop?.();
    return result;
  };
}

/** Sends a notification to the server. It may throw, and may return a promise that rejects. */
type Notify = (notification: { readonly method: string; readonly params: object }) => unknown;

/** Reads the second argument that SDKs pass to a handler: `extra` in v1, a context with `mcpReq` in v2. */
function readContext(context: unknown): {
  readonly signal: AbortSignal | undefined;
  readonly notify: Notify | undefined;
} {
  if (!isRecord(context)) {
    return { signal: undefined, notify: undefined };
  }
  const owner = isRecord(context.mcpReq) ? context.mcpReq : context;
  const send = owner === context ? context.sendNotification : owner.notify;
  return {
    signal: isAbortSignal(owner.signal) ? owner.signal : undefined,
    notify:
      typeof send === "function" ? (notification): unknown => Reflect.apply(send, owner, [notification]) : undefined,
  };
}

/** Sends progress without a `total`, because nobody knows how long a person takes. Returns the function that stops it. */
function reportProgress(notify: Notify, progressToken: string | number, interval: number): () => void {
  let progress = 0;
  const report = async (): Promise<void> => {
    progress += 1;
    try {
      await notify({ method: "notifications/progress", params: { progressToken, progress } });
    } catch {
      // Either there is no request to report on (2026-07-28), or the connection is closed, which the response will reveal.
    }
  };
  const timer = setInterval(() => void report(), interval);
  return () => clearInterval(timer);
}
