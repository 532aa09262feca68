import { read, readCount, readList, readNumber, readText } from "../core/json.js";
import { type EndController, endOf } from "../core/request-end.js";
import { defaultTimeLimit, maxDelay } from "../core/time-limit.js";
import type {
  AcceptAttempt,
  AcceptErrors,
  AskOptions,
  ElicitContent,
  ElicitResult,
  TimeLimit,
  TimeWarning,
} from "../core/types.js";
import type { EndedRequest } from "./calls.js";
import { createDefinitionTime } from "./definition-time.js";
import { fieldErrors } from "./field-errors.js";
import { isErrorResponse, readRpcError } from "./rpc-error.js";

/** A request that was not answered with `accept`. */
export interface Abandonment {
  readonly elicitationId: string;
  /**
   * - `user_cancelled`: the person declined or cancelled.
   * - `client_disconnected`: the connection closed, or the server cannot be reached.
   * - `timeout`: time ran out.
   * - `session_expired`: the server no longer knows the session.
   * - `form_invalidated`: the server withdrew the form, or refused answers too often and takes no more.
   */
  readonly reason: "user_cancelled" | "client_disconnected" | "timeout" | "session_expired" | "form_invalidated";
  /** The last error, if there was any. */
  readonly error?: DefinitionError | undefined;
}

export type DefinitionError =
  /** The server refused the answers: messages by field, and for the form as a whole. */
  | { readonly type: "validation"; readonly fields: Readonly<Record<string, string>>; readonly form?: string }
  | { readonly type: "timeout"; readonly elapsed_ms: number; readonly timeout_ms: number }
  /** The answers did not reach the server, or were refused too often (`max_retries_exceeded`). */
  | { readonly type: "submission"; readonly message: string }
  /** The server failed, or the request could not be shown. */
  | { readonly type: "system"; readonly message: string };

export interface DefinitionRequest {
  /** The params of a request that can be shown. */
  readonly shown: Record<string, unknown>;
  /** Members of the reply besides its id, status and times. */
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

/** One request with a form definition, from the reply "pending" to its only outcome. */
export interface DefinitionElicitation {
  readonly elicitationId: string;
  readonly reply: object;
  /** Never rejects. */
  readonly outcome: Promise<{ readonly result: ElicitResult; readonly abandonment: Abandonment | undefined }>;
  /** Takes the server's warning that time is running out. */
  readonly warn: (warning: TimeWarning) => void;
  /** Takes the server's notification that it no longer waits. */
  readonly complete: (status: string | undefined) => void;
}

type Submission =
  /** The server may have taken `unanswered`: they were submitted, but no response came, or an error that does not refuse them. */
  | { readonly phase: "pending"; readonly unanswered?: ElicitContent }
  /** `accept` has the same effect as a successful response to the submission. */
  | { readonly phase: "submitting"; readonly accept: () => void }
  | { readonly phase: "accepted"; readonly content: ElicitContent };

export function elicitDefinition(
  { shown, replied, timeout }: DefinitionRequest,
  { timeLimit, elicit, request, notify }: DefinitionEnvironment,
): DefinitionElicitation {
  const elicitationId = crypto.randomUUID();
  const createdAt = Date.now();
  const { initial, warning, extension } = { ...defaultTimeLimit, ...timeLimit };
  const timeoutAt = createdAt + Math.min(timeout ?? initial, maxDelay);
  let submission: Submission = { phase: "pending" };
  let lastError: DefinitionError | undefined;
  /** Set once, because only the first end counts. */
  let end: Pick<Abandonment, "reason" | "error"> | undefined;
  /** `ended` when the server no longer waits, `withdrawn` when nothing is left to show. */
  const controller: EndController = new AbortController();
  const withdraw = (): void => controller.abort("withdrawn");

  const endByServer = (reason: Abandonment["reason"], error = lastError): void => {
    end ??= { reason, error };
    controller.abort("ended");
  };

  const send: DefinitionEnvironment["request"] = (method, params, signal) =>
    request(method, { elicitationId, ...params }, signal).catch((error: unknown) => {
      if (isSessionLost(error)) {
        endByServer("session_expired", { type: "system", message: readRpcError(error).message });
      }
      throw error;
    });

  const refuse = ({ error, ...words }: Refused): AcceptErrors => {
    submission = { phase: "pending" };
    lastError = error;
    if (words.isFinal) {
      end ??= { reason: "form_invalidated", error };
    }
    return words;
  };

  const submit = async (
    responses: ElicitContent,
    { signal, files }: AcceptAttempt,
  ): Promise<AcceptErrors | undefined> => {
    try {
      const result = await new Promise<unknown>((resolve, reject) => {
        // A server may complete the request before it responds, and the response may then be lost.
        submission = { phase: "submitting", accept: () => resolve(undefined) };
        send("elicitation/submit", { responses: { ...responses, ...files } }, signal).then(resolve, reject);
      });
      if (isRefusal(result)) {
        return refuse(readRefusal({ message: readText(result, "message") ?? "", data: result }));
      }
      submission = { phase: "accepted", content: responses };
      return undefined;
    } catch (cause) {
      if (signal.aborted) throw cause;
      const { code, message, data } = readRpcError(cause);
      const isResponse = isErrorResponse(cause);
      if (isResponse && code === validationFailed) {
        return refuse(readRefusal({ message, data }));
      }
      submission = { phase: "pending", unanswered: responses };
      lastError = { type: isResponse ? "system" : "submission", message };
      if (!isResponse) throw cause;
      return { ...fieldErrors(cause), isFinal: false };
    }
  };

  const time = createDefinitionTime({
    timeoutAt,
    limit: { warning, extension },
    requestExtension: (extensionDuration) => send("elicitation/extend_timeout", { extensionDuration }),
    onExpire: (endedAt) => {
      const times = { elapsed_ms: Date.now() - createdAt, timeout_ms: endedAt - createdAt };
      end ??= { reason: "timeout", error: { type: "timeout", ...times } };
    },
    withdraw,
  });

  const ask = async (): Promise<EndedRequest> => {
    try {
      return await elicit(shown, {
        signal: controller.signal,
        onAccept: submit,
        timeLimit: time.limit,
      });
    } catch (cause) {
      lastError = { type: "system", message: readRpcError(cause).message };
      return { result: { action: "cancel" }, isDisconnected: false };
    } finally {
      time.stop();
    }
  };

  const run = async (): Promise<Awaited<DefinitionElicitation["outcome"]>> => {
    // Waits for the reply to be sent: a request that is declined unseen ends before that, when the server does not know the id yet.
    const [{ result, isDisconnected }] = await Promise.all([ask(), new Promise((resolve) => setTimeout(resolve))]);
    if (submission.phase === "accepted" && !end) {
      return { result: { action: "accept", content: submission.content }, abandonment: undefined };
    }
    if (result.action === "accept") {
      return { result, abandonment: undefined };
    }
    if (!isDisconnected && endOf(controller.signal) !== "ended") {
      const status = result.action === "decline" ? "declined" : "cancelled";
      notify("notifications/elicitation/complete", { elicitationId, status }).catch(() => undefined);
    }
    end ??= { reason: isDisconnected ? "client_disconnected" : "user_cancelled", error: lastError };
    return { result, abandonment: { elicitationId, ...end } };
  };

  return {
    elicitationId,
    reply: {
      elicitationId,
      ...replied,
      status: "pending",
      createdAt: new Date(createdAt).toISOString(),
      timeoutAt: new Date(timeoutAt).toISOString(),
    },
    outcome: run(),
    warn: time.warn,
    complete: (status = "completed") => {
      const isTaken = status === "completed" && !end;
      if (isTaken && submission.phase === "submitting") {
        submission.accept();
      } else if (isTaken && submission.phase === "pending" && submission.unanswered) {
        submission = { phase: "accepted", content: submission.unanswered };
        withdraw();
      } else if (!isTaken || submission.phase !== "accepted") {
        endByServer(status === "timeout" ? status : status === "expired" ? "session_expired" : "form_invalidated");
      }
    },
  };
}

const validationFailed = -32007;
const exceeded = "max_retries_exceeded";

/** A refusal: messages for the person, and `error` for the host. */
interface Refused extends AcceptErrors {
  readonly error: DefinitionError;
}

/** Whether a result does not take the answers: its status, `isError` or a list of errors may say so. */
function isRefusal(result: unknown): boolean {
  const isCompleted = (read(result, "status") ?? "completed") === "completed" && read(result, "isError") !== true;
  return !isCompleted || (readList(result, "errors") ?? []).length > 0;
}

/** Reads error -32007, or a result that does not take the answers. */
function readRefusal({ message, data }: { readonly message: string; readonly data: unknown }): Refused {
  const words = fieldErrors({ message: message === exceeded ? "" : message, data });
  const isExceeded =
    message === exceeded || (readNumber(data, "retry_count") ?? 0) >= (readCount(data, "retry_limit") ?? Infinity);
  return {
    ...words,
    isFinal: isExceeded || read(data, "retry_allowed") === false,
    error: isExceeded ? { type: "submission", message: exceeded } : { type: "validation", ...words },
  };
}

/** Whether the transport got the HTTP status 404. The status is the error's `code` in SDK v1, and in its `data` in v2. */
function isSessionLost(error: unknown): boolean {
  const { code, data } = readRpcError(error);
  return !isErrorResponse(error) && (code === 404 || read(data, "status") === 404);
}
