import { isRecord, read, readNumber } from "../core/json.js";
import type { ElicitResult, ServerIdentity } from "../core/types.js";
import { type AskOptions, type Elicitor, maxDelay } from "./handlers.js";
import { sendWithInput } from "./input-required.js";
import { fulfilUrlElicitations } from "./url-required.js";

/** Sends a request with the options that an SDK takes. */
type Send = (params: unknown, options: object) => Promise<unknown>;

/** Answers an entry of `inputRequests` through the elicitor. */
type AnswerInput = (key: string, request: unknown, elicitor: Asker, signal: AbortSignal) => Promise<unknown>;

export type Asker = Pick<Elicitor, "elicit">;

/** The calls of one client that are in progress, and the requests that wait for the person meanwhile. */
export interface OpenCalls {
  /** Makes a call, as often as the server's requests need it. `options` are the SDK's, as the caller gave them. */
  readonly run: (params: unknown, options: unknown, send: Send) => Promise<unknown>;
  /** Asks on behalf of the calls in progress: in the 2025 revisions a request does not say which of them it belongs to. */
  readonly asker: Asker;
  /** Takes all requests back: they vanish. */
  readonly withdraw: () => void;
  /** Ends all calls: the requests that are shown say that the server no longer waits. */
  readonly end: () => void;
}

interface Call {
  /** The caller's own. */
  readonly signal: AbortSignal | undefined;
  /** Starts the timeout of the request in flight anew; while the person is asked, stops it. */
  restartTimeout: () => void;
}

interface OpenRequest {
  /** Those that it may belong to and that are still in progress. */
  readonly calls: Set<Call>;
  readonly withdrawal: AbortController;
  readonly callEnd: AbortController;
}

export function createOpenCalls(queue: Elicitor, server: () => ServerIdentity, answerInput: AnswerInput): OpenCalls {
  const calls = new Set<Call>();
  const requests = new Set<OpenRequest>();

  const askerFor = (callers: Iterable<Call>): Asker => ({
    elicit: async (params: unknown, { signal, ...options }: AskOptions): Promise<ElicitResult> => {
      const withdrawal = new AbortController();
      const callEnd = new AbortController();
      const request = { calls: new Set(callers), withdrawal, callEnd };
      // Later, because SDK v1 aborts a handler before it says that the connection has closed.
      const withdraw = (): void => queueMicrotask(() => callEnd.signal.aborted || withdrawal.abort());
      const update = (): void => {
        for (const call of request.calls) call.restartTimeout();
      };
      requests.add(request);
      update();
      const unfollow = follow(signal, withdraw);
      try {
        return await queue.elicit(params, { ...options, signal: withdrawal.signal, callSignal: callEnd.signal });
      } finally {
        unfollow();
        requests.delete(request);
        update();
      }
    },
  });

  const endCall = (call: Call): void => {
    calls.delete(call);
    for (const request of requests) {
      if (request.calls.delete(call) && request.calls.size === 0) {
        // The host knows what it has aborted itself.
        (call.signal?.aborted ? request.withdrawal : request.callEnd).abort();
      }
    }
  };

  /** Sends one request. The SDK's timeout would run while the person is asked, so one that stops meanwhile takes its place. */
  const sendWithTimeout = async (call: Call, options: CallOptions, params: unknown, send: Send): Promise<unknown> => {
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    call.restartTimeout = () => {
      clearTimeout(timer);
      const isAsked = [...requests].some((request) => request.calls.has(call));
      timer = isAsked ? undefined : setTimeout(() => controller.abort(timeoutReason), options.timeout);
    };
    call.restartTimeout();
    const unfollow = follow(call.signal, () => controller.abort(call.signal?.reason));
    const onprogress = (progress: unknown): void => {
      if (options.isResetByProgress) call.restartTimeout();
      options.onprogress?.(progress);
    };
    try {
      return await send(params, {
        ...options.given,
        signal: controller.signal,
        timeout: maxDelay,
        allowInputRequired: true,
        ...(options.onprogress && { onprogress }),
      });
    } finally {
      unfollow();
      clearTimeout(timer);
      call.restartTimeout = nothing;
    }
  };

  return {
    run: async (params, given, send) => {
      const options = readCallOptions(given);
      const { signal } = options;
      const call: Call = { signal, restartTimeout: nothing };
      const asker = askerFor([call]);
      const opened = new Set<string>();
      calls.add(call);
      const unfollow = follow(signal, () => endCall(call));
      try {
        queue.preload?.();
        for (;;) {
          try {
            return await sendWithInput(
              params,
              (next) => sendWithTimeout(call, options, next, send),
              (key, request, aborted) => answerInput(key, request, asker, aborted),
            );
          } catch (error) {
            const fulfilment = await fulfilUrlElicitations(error, asker, { server, signal, opened });
            if (fulfilment.outcome === "repeated") throw new Error(fulfilment.explanation, { cause: error });
            if (fulfilment.outcome !== "accepted") throw error;
          }
        }
      } finally {
        unfollow();
        endCall(call);
      }
    },
    asker: { elicit: (params, options) => askerFor(calls).elicit(params, options) },
    withdraw: () => requests.forEach(({ withdrawal }) => withdrawal.abort()),
    end: () => requests.forEach(({ callEnd }) => callEnd.abort()),
  };
}

const nothing = (): void => undefined;

/** What an SDK makes its own timeout error of. */
const timeoutReason = "Request timed out";

/** Both SDKs' default, in milliseconds. */
const defaultTimeout = 60_000;

interface CallOptions {
  readonly given: Record<string, unknown>;
  readonly signal: AbortSignal | undefined;
  /** In milliseconds. */
  readonly timeout: number;
  readonly isResetByProgress: boolean;
  readonly onprogress: ((progress: unknown) => void) | undefined;
}

function readCallOptions(options: unknown): CallOptions {
  const given = isRecord(options) ? options : {};
  const { signal, onprogress } = given;
  return {
    given,
    signal: signal instanceof AbortSignal ? signal : undefined,
    timeout: Math.min(readNumber(given, "timeout") ?? defaultTimeout, maxDelay),
    isResetByProgress: read(given, "resetTimeoutOnProgress") === true,
    onprogress:
      typeof onprogress === "function"
        ? (progress) => void Reflect.apply(onprogress, undefined, [progress])
        : undefined,
  };
}

/** Calls the listener when the signal aborts, at once if it has; returns the function that stops it. */
function follow(signal: AbortSignal | undefined, listener: () => void): () => void {
  if (signal?.aborted) listener();
  signal?.addEventListener("abort", listener);
  return () => signal?.removeEventListener("abort", listener);
}
