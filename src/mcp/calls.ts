import { defined, isRecord, read, readNumber, readText } from "../core/json.js";
import { type EndController, endOf, follow, isAbortSignal, type RequestEnd } from "../core/request-end.js";
import { maxDelay } from "../core/time-limit.js";
import type { ElicitOptions, ElicitResult, ServerIdentity } from "../core/types.js";
import { elicitInCall, type Elicitor, type RequestElicitor } from "../agents/port.js";
import { type CallOrigin, followCalls, originOf, runningCalls, type ToolCall } from "../core/tool-calls.js";
import { readTool } from "./bridge-messages.js";
import { type ReadInputs, sendWithInput } from "./input-required.js";
import { methodNotFound, readRpcError } from "./rpc-error.js";
import type { ReportUnasked } from "./unasked.js";
import { fulfilUrlElicitations, type UrlFulfilment } from "./url-required.js";

/** Sends a request with the options that an SDK takes. */
type Send = (params: unknown, options: object) => Promise<unknown>;

export interface CallEnvironment {
  readonly queue: Elicitor;
  readonly server: () => ServerIdentity;
  /** Whether the client has declared URL mode. */
  readonly hasUrlMode: boolean;
  /** Makes the function that reads the `inputRequests` of a call, to be answered through that call's elicitor. */
  readonly inputReader: (elicitor: RequestElicitor) => ReadInputs;
  /** Rejects when the server cannot be reached. */
  readonly ping: () => Promise<unknown>;
  readonly reportUnasked: ReportUnasked;
}

/** The calls of one client that are in progress, and the open requests that belong to them. */
export interface OpenCalls {
  /** Makes a call, with as many requests to the server as it needs. `options` are those that the caller gave the SDK. */
  readonly run: (params: unknown, options: unknown, send: Send) => Promise<unknown>;
  /** Takes requests of any call in progress: in the 2025 revisions, a request does not say which call it belongs to. */
  readonly elicitor: RequestElicitor;
  /** Like `elicitor`, for requests that stay open after those calls have ended. `isOfCalls` is false for those that belong to none. */
  readonly elicitBeyondCalls: (params: unknown, options: ElicitOptions, isOfCalls?: boolean) => Promise<EndedRequest>;
  /** Withdraws all requests: they vanish, and the calls in progress ask nothing more. */
  readonly withdraw: () => void;
  /** Ends all requests: the dialog says that the server no longer waits. */
  readonly abandon: () => void;
  /** Pings the server after an error, and ends its calls and requests if it cannot be reached. */
  readonly checkServer: () => void;
}

export interface EndedRequest {
  readonly result: ElicitResult;
  /** Whether the request ended because the connection did. */
  readonly isDisconnected: boolean;
}

interface Call extends ToolCall {
  /** Ends the call, and what it has asked. */
  readonly end: () => void;
  /** Aborts when the host disconnects. The call goes on, but no input request of it may be shown or answered any more. */
  readonly withdrawal: AbortController;
  /** The request to the server that is in flight. */
  inFlight: InFlight | undefined;
  /** Whether a request has arrived that may belong to the call. */
  hasAsked: boolean;
}

interface InFlight {
  /** Restarts the timeout, or stops it while a request that may belong to the call is open. */
  readonly restartTimeout: () => void;
  readonly abort: (reason: string) => void;
}

interface AwaitedRequest {
  /** The calls that the request may belong to: those that were in progress when it arrived. */
  readonly calls: readonly Call[];
  readonly controller: EndController;
  readonly outlivesCalls: boolean;
  isDisconnected: boolean;
}

export function createOpenCalls(environment: CallEnvironment): OpenCalls {
  const { queue, server, hasUrlMode, inputReader, ping, reportUnasked } = environment;
  const calls = new Set<Call>();
  const requests = new Set<AwaitedRequest>();
  let isChecking = false;

  const restartTimeouts = (request: AwaitedRequest): void => {
    for (const { inFlight } of request.calls) inFlight?.restartTimeout();
  };

  const elicit = async (
    params: unknown,
    { signal, ...options }: ElicitOptions,
    {
      callers,
      outlivesCalls = false,
    }: { readonly callers?: Iterable<Call> | undefined; readonly outlivesCalls?: boolean },
  ): Promise<EndedRequest> => {
    const controller: EndController = new AbortController();
    const request = { calls: callers ? [...callers] : [], controller, outlivesCalls, isDisconnected: false };
    const end = (how: RequestEnd): void => controller.abort(how);
    const unfollow = [follow(signal, end), followCalls(outlivesCalls ? [] : request.calls, end)];
    requests.add(request);
    for (const call of request.calls) call.hasAsked = true;
    restartTimeouts(request);
    try {
      // What belongs to no call belongs to none of the AI SDK either, and what outlives calls does not end with them.
      const leading = (callers && queue[runningCalls]?.callersOf(options.server)) ?? [];
      const given = {
        ...originOf(leading),
        ...defined(originOf(request.calls)),
        ...defined(options),
        signal: controller.signal,
      };
      const result = await (outlivesCalls ? queue.elicit(params, given) : elicitInCall(queue, params, given));
      return { result, isDisconnected: request.isDisconnected };
    } finally {
      for (const stop of unfollow) stop();
      requests.delete(request);
      restartTimeouts(request);
    }
  };

  /** @param callers iterated at each request */
  const elicitorFor = (callers: Iterable<Call>): RequestElicitor => ({
    elicit: async (params, options) => (await elicit(params, options, { callers })).result,
  });

  /** Sends one request. Replaces the SDK's timeout, which would keep running while a request is open, with one that stops meanwhile. */
  const sendOnce = async (call: Call, options: CallOptions, params: unknown, send: Send): Promise<unknown> => {
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const restartTimeout = (): void => {
      clearTimeout(timer);
      const isAsking = [...requests].some((request) => request.calls.includes(call));
      timer = isAsking ? undefined : setTimeout(() => controller.abort("Request timed out"), options.timeout);
    };
    const onprogress = (progress: unknown): void => {
      if (options.isResetByProgress) restartTimeout();
      options.onprogress?.(progress);
    };
    const { signal } = options;
    const unfollow = follow(signal, () => controller.abort(signal?.reason));
    call.inFlight = { restartTimeout, abort: (reason) => controller.abort(reason) };
    restartTimeout();
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
      call.inFlight = undefined;
    }
  };

  const disconnect = (end: RequestEnd): void => {
    for (const request of requests) {
      request.isDisconnected = true;
      request.controller.abort(end);
    }
  };
  const abandon = (): void => disconnect("ended");

  /** Whether the server owes a response or waits for an answer. In 2026-07-28 nothing is in flight while a request is open. */
  const isAwaited = (): boolean =>
    [...calls].some(({ inFlight }) => inFlight) || [...requests].some(({ outlivesCalls }) => outlivesCalls);

  const abandonUnreachable = async (): Promise<void> => {
    for (const delay of checkDelays) {
      await new Promise((resolve) => setTimeout(resolve, delay));
      if (!isAwaited() || (await isAnswering(ping))) {
        return;
      }
    }
    abandon();
    for (const { inFlight } of calls) inFlight?.abort("The server cannot be reached");
  };

  return {
    run: async (params, given, send) => {
      const options = readCallOptions(given);
      const { signal, origin } = options;
      const withdrawal = new AbortController();
      const ending: EndController = new AbortController();
      const call: Call = {
        ...origin,
        signal: ending.signal,
        end: () => {
          calls.delete(call);
          // If the host aborted the call, it also decides how the request ends.
          ending.abort(endOf(signal) ?? "ended");
        },
        withdrawal,
        inFlight: undefined,
        hasAsked: false,
      };
      const elicitor = elicitorFor([call]);
      const opened = new Set<string>();
      calls.add(call);
      const unfollow = follow(signal, call.end);
      try {
        queue.preload?.();
        for (;;) {
          try {
            const sendNext = (next: unknown): Promise<unknown> => sendOnce(call, options, next, send);
            const result = await sendWithInput(params, sendNext, inputReader(elicitor), withdrawal.signal);
            if (!call.hasAsked) reportUnasked(params, result);
            return result;
          } catch (error) {
            const fulfilment: UrlFulfilment =
              hasUrlMode && !withdrawal.signal.aborted
                ? await fulfilUrlElicitations(error, elicitor, { server, signal, opened })
                : { outcome: "unrelated" };
            if (!call.hasAsked) reportUnasked(params, error);
            if (fulfilment.outcome === "repeated") throw new Error(fulfilment.explanation, { cause: error });
            if (fulfilment.outcome !== "accepted") throw error;
          }
        }
      } finally {
        unfollow();
        call.end();
      }
    },
    elicitor: elicitorFor(calls),
    elicitBeyondCalls: (params, options, isOfCalls = true) =>
      elicit(params, options, { callers: isOfCalls ? calls : undefined, outlivesCalls: true }),
    withdraw: () => {
      for (const { withdrawal } of calls) withdrawal.abort(new Error(withdrawn));
      disconnect("withdrawn");
    },
    abandon,
    checkServer: () => {
      if (isChecking) return;
      isChecking = true;
      void abandonUnreachable().finally(() => {
        isChecking = false;
      });
    },
  };
}

const withdrawn =
  "react-elicitation: the client was closed or disconnected during a call whose server asks for input. Nothing was shown or answered. Make the call again.";

/** Pauses before each ping, in milliseconds. A transport reconnects within seconds, a phone that changes networks within half a minute. */
const checkDelays = [5000, 10_000, 20_000];

/** Whether a ping is answered, or cannot be sent because the revision has none (2026-07-28). */
async function isAnswering(ping: () => Promise<unknown>): Promise<boolean> {
  try {
    await ping();
    return true;
  } catch (error) {
    const isUnsupported = read(error, "code") === "METHOD_NOT_SUPPORTED_BY_PROTOCOL_VERSION";
    return isUnsupported || readRpcError(error).code === methodNotFound;
  }
}

/** Both SDKs' default, in milliseconds. */
const defaultTimeout = 60_000;

interface CallOptions {
  readonly given: Record<string, unknown>;
  readonly signal: AbortSignal | undefined;
  readonly origin: CallOrigin;
  /** In milliseconds. */
  readonly timeout: number;
  readonly isResetByProgress: boolean;
  readonly onprogress: ((progress: unknown) => void) | undefined;
}

/** What the options of a call say about it. */
export function readOrigin(options: unknown): CallOrigin {
  return { callId: readText(options, "callId"), tool: readTool(read(options, "tool")) };
}

function readCallOptions(options: unknown): CallOptions {
  const given = isRecord(options) ? options : {};
  const { signal, onprogress } = given;
  return {
    given,
    signal: isAbortSignal(signal) ? signal : undefined,
    origin: readOrigin(given),
    timeout: Math.min(readNumber(given, "timeout") ?? defaultTimeout, maxDelay),
    isResetByProgress: read(given, "resetTimeoutOnProgress") === true,
    onprogress:
      typeof onprogress === "function"
        ? (progress) => void Reflect.apply(onprogress, undefined, [progress])
        : undefined,
  };
}
