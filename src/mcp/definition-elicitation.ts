import { isRecord, read, readNumber } from "../core/json.js";
import { withFileAnswers } from "../core/fields/file.js";
import type {
  AcceptAttempt,
  AcceptErrors,
  AskOptions,
  ElicitContent,
  ElicitResult,
  TimeExtension,
  TimeLimit,
} from "../core/types.js";
import { defaultTimeLimit } from "../core/time-limit.js";
import type { EndedRequest } from "./calls.js";
import { fieldErrors } from "./field-errors.js";
import { readRpcError } from "./rpc-error.js";
import { maxDelay } from "./signals-and-timers.js";

/** A request that was not answered with `accept`. */
export interface Abandonment {
  readonly elicitationId: string;
  /**
   * The person declined or cancelled; the connection closed or its server cannot be reached; time ran out; the server no longer knows the
   * session; the server takes no answers to this form any more, for it has withdrawn it or refused too many.
   */
  readonly reason: "user_cancelled" | "client_disconnected" | "timeout" | "session_expired" | "form_invalidated";
  /** The last one, if there was any. */
  readonly error?: DefinitionError | undefined;
}

export type DefinitionError =
  /** The server refused the answers: messages by field, and for the form as a whole. */
  | { readonly type: "validation"; readonly fields: Readonly<Record<string, string>>; readonly form?: string }
  | { readonly type: "timeout"; readonly elapsed_ms: number; readonly timeout_ms: number }
  /** Answers did not reach the server; or `max_retries_exceeded`. */
  | { readonly type: "submission"; readonly message: string }
  /** The server failed, or the request could not be shown. */
  | { readonly type: "system"; readonly message: string };

export interface DefinitionRequest {
  /** The params of a request that can be shown. */
  readonly shown: Record<string, unknown>;
  /** What is in the reply beside the status. */
  readonly replied: object;
  /** In milliseconds. */
  readonly timeout: number | undefined;
}

export interface DefinitionEnvironment {
  readonly timeLimit: Partial<TimeLimit>;
  readonly elicit: (params: unknown, options: Omit<AskOptions, "server">) => Promise<EndedRequest>;
  /** Sends a request to the server. */
  readonly request: (method: string, params: Record<string, unknown>, signal?: AbortSignal) => Promise<unknown>;
  readonly notify: (method: string, params: Record<string, unknown>) => Promise<void>;
}

interface DefinitionReply {
  readonly elicitationId: string;
  readonly status: "pending";
  /** RFC 3339, in UTC. */
  readonly createdAt: string;
  readonly timeoutAt: string;
}

/** One request with a form definition, from the reply that it is pending to its one outcome. */
export interface DefinitionElicitation {
  readonly reply: DefinitionReply;
  /** Never rejects. */
  readonly outcome: Promise<{ readonly result: ElicitResult; readonly abandonment: Abandonment | undefined }>;
  /** Takes the server's warning that time runs out. */
  readonly warn: (warning: { readonly isExtendable: boolean }) => void;
  /** Takes the server's word that it no longer waits. */
  readonly complete: (status: string | undefined) => void;
}

export function elicitDefinition(
  { shown, replied, timeout }: DefinitionRequest,
  { timeLimit, elicit, request, notify }: DefinitionEnvironment,
): DefinitionElicitation {
  const elicitationId = crypto.randomUUID();
  const createdAt = Date.now();
  const { initial, warning, extension } = { ...defaultTimeLimit, ...timeLimit };
  let timeoutAt = createdAt + Math.min(timeout !== undefined && timeout > 0 ? timeout : initial, maxDelay);
  let reason: Abandonment["reason"] | undefined;
  let error: DefinitionError | undefined;
  let isAccepted = false;
  /** Whether the server has said that it no longer waits. */
  let isServerDone = false;
  let acceptSubmission: (() => void) | undefined;
  let warned: { readonly isExtendable: boolean } | undefined;
  let showWarning: ((warning: { readonly isExtendable: boolean }) => void) | undefined;
  const callEnd = new AbortController();

  const end = (why: Abandonment["reason"]): void => {
    reason ??= why;
    isServerDone = true;
    callEnd.abort();
  };

  const submit = async (
    responses: ElicitContent,
    { signal, files }: AcceptAttempt,
  ): Promise<AcceptErrors | undefined> => {
    try {
      await new Promise<unknown>((resolve, reject) => {
        // A server may complete the request ahead of its response, which may then be lost.
        acceptSubmission = () => resolve(undefined);
        request("elicitation/submit", { elicitationId, responses: withFileAnswers(responses, files) }, signal).then(
          resolve,
          reject,
        );
      });
      isAccepted = true;
      return undefined;
    } catch (cause) {
      if (signal.aborted) {
        throw cause;
      }
      const refusal = readRefusal(cause);
      error = refusal.error;
      if (refusal.isSessionLost) {
        end("session_expired");
      }
      if (!refusal.shown) {
        throw cause;
      }
      if (refusal.shown.isFinal) {
        reason ??= "form_invalidated";
      }
      return refusal.shown;
    } finally {
      acceptSubmission = undefined;
    }
  };

  const extend = async (extensionDuration: number): Promise<TimeExtension | false> => {
    const result = await request("elicitation/extend_timeout", { elicitationId, extensionDuration });
    const source = isRecord(result) ? result : {};
    const added = Math.min(
      (readTime(read(source, "newTimeoutAt")) ?? timeoutAt + extensionDuration) - timeoutAt,
      maxDelay,
    );
    if (added <= 0) {
      return false;
    }
    timeoutAt += added;
    return { added, isLast: (readNumber(source, "extensionsRemaining") ?? 1) <= 0 };
  };

  const expire = (): void => {
    reason ??= "timeout";
    error = { type: "timeout", elapsed_ms: Date.now() - createdAt, timeout_ms: timeoutAt - createdAt };
  };

  const ask = async (): Promise<EndedRequest> => {
    const watch = setInterval(() => {
      if (Date.now() >= timeoutAt + grace) {
        expire();
        callEnd.abort();
      }
    }, grace);
    try {
      return await elicit(shown, {
        callSignal: callEnd.signal,
        onAccept: submit,
        timeLimit: {
          deadline: timeoutAt,
          warning,
          extension,
          maxExtensions: Infinity,
          onExtend: extend,
          onExpire: expire,
          subscribe: (listener) => {
            showWarning = listener;
            if (warned) listener(warned);
            return () => {
              showWarning = undefined;
            };
          },
        },
      });
    } catch (cause) {
      error = { type: "system", message: readRpcError(cause).message };
      return { result: { action: "cancel" }, isDisconnected: false };
    } finally {
      clearInterval(watch);
    }
  };

  const run = async (): Promise<Awaited<DefinitionElicitation["outcome"]>> => {
    // A request that is declined unseen has its result ahead of the reply, when the server does not know the id yet.
    const [{ result, isDisconnected }] = await Promise.all([ask(), new Promise((resolve) => setTimeout(resolve))]);
    if (result.action === "accept") {
      return { result, abandonment: undefined };
    }
    if (!isDisconnected && !isServerDone) {
      const status = result.action === "decline" ? "declined" : "cancelled";
      notify("notifications/elicitation/complete", { elicitationId, status }).catch(() => undefined);
    }
    const why = reason ?? (isDisconnected ? "client_disconnected" : "user_cancelled");
    return { result, abandonment: { elicitationId, reason: why, error } };
  };

  return {
    reply: {
      elicitationId,
      ...replied,
      status: "pending",
      createdAt: isoTime(createdAt),
      timeoutAt: isoTime(timeoutAt),
    },
    outcome: run(),
    warn: (given) => {
      warned = given;
      showWarning?.(given);
    },
    complete: (status = "completed") => {
      if (status === "completed" && (acceptSubmission || isAccepted)) {
        acceptSubmission?.();
      } else {
        end(reasonOf(status));
      }
    },
  };
}

/**
 * Milliseconds after which a request whose time is over, and which is not shown, is taken out of the queue. One that is shown ends by itself,
 * even if its person missed the warning.
 */
const grace = 30_000;

function reasonOf(status: string): Abandonment["reason"] {
  switch (status) {
    case "timeout":
      return "timeout";
    case "expired":
      return "session_expired";
    default:
      return "form_invalidated";
  }
}

const validationFailed = -32007;
const exceeded = "max_retries_exceeded";

interface Refusal {
  readonly error: DefinitionError;
  /** Undefined where the server was not reached. */
  readonly shown: AcceptErrors | undefined;
  readonly isSessionLost: boolean;
}

function readRefusal(cause: unknown): Refusal {
  const { code = 0, message, data } = readRpcError(cause);
  const source = isRecord(data) ? data : {};
  if (code === validationFailed) {
    const words = fieldErrors({ code, message: message === exceeded ? "" : message, data });
    const count = readNumber(source, "retry_count") ?? 0;
    const isFinal =
      read(source, "retry_allowed") === false ||
      count >= (readNumber(source, "retry_limit") ?? Infinity) ||
      message === exceeded;
    const error: DefinitionError = isFinal
      ? { type: "submission", message: exceeded }
      : { type: "validation", ...words };
    return { error, shown: { ...words, isFinal }, isSessionLost: false };
  }
  // SDK v1 has -32000 and -32001 for its own errors; both SDKs have the status of HTTP for those of a transport.
  const isResponse = code < -32001;
  return {
    error: { type: isResponse ? "system" : "submission", message },
    shown: isResponse ? { ...fieldErrors(cause), isFinal: false } : undefined,
    isSessionLost: code === 404 || read(source, "status") === 404,
  };
}

/** Milliseconds since the epoch, from these or from RFC 3339. */
function readTime(value: unknown): number | undefined {
  const time = typeof value === "string" ? Date.parse(value) : value;
  return typeof time === "number" && Number.isFinite(time) ? time : undefined;
}

function isoTime(time: number): string {
  return new Date(time).toISOString();
}
