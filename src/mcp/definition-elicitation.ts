import { defined, read, readAnswers, readCount, readList, readText } from "../core/json.js";
import { asDocumented, withNames } from "../core/names.js";
import { type EndController, endOf } from "../core/request-end.js";
import { defaultTimeLimit, maxDelay } from "../core/time-limit.js";
import type {
  AcceptAttempt,
  AcceptedAnswers,
  AcceptErrors,
  ElicitOptions,
  ElicitContent,
  ElicitResult,
  TimeLimit,
} from "../core/types.js";
import type { EndedRequest } from "./calls.js";
import { createDefinitionTime } from "./definition-time.js";
import { fieldErrors, type ServerError, serverErrors } from "./field-errors.js";
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

/** Why a form definition ended without answers, or its answers were refused. */
export type DefinitionError =
  /** The server refused the answers: messages by field and for the form as a whole, as they are shown, and all that the server says. */
  | {
      readonly type: "validation";
      readonly fields: Readonly<Record<string, string>>;
      readonly form?: string;
      readonly errors: readonly ServerError[];
    }
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
  readonly elicit: (params: unknown, options: Omit<ElicitOptions, "server">) => Promise<EndedRequest>;
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
  /** Takes the params of the server's warning that time is running out. */
  readonly warn: (params: Record<string, unknown>) => void;
  /** Takes the server's notification that it no longer waits. `result` is the answers as the server has taken them. */
  readonly complete: (status: string | undefined, result: unknown) => void;
}

type SubmissionPhase =
  /** The server may have taken `unanswered`: they were submitted, but no response came, or an error that does not refuse them. */
  | { readonly phase: "pending"; readonly unanswered?: ElicitContent }
  /** A completion has the same effect as a successful response to the submission, which it may precede or follow. */
  | { readonly phase: "submitting"; readonly complete: (result: unknown) => void }
  | { readonly phase: "accepted"; readonly content: ElicitContent; readonly complete?: (result: unknown) => void };

/** In milliseconds. So long a completion is waited for after the response, because only it says how the server has taken the answers. */
const patience = 300;

export function elicitDefinition(
  { shown, replied, timeout }: DefinitionRequest,
  { timeLimit, elicit, request, notify }: DefinitionEnvironment,
): DefinitionElicitation {
  const elicitationId = crypto.randomUUID();
  const createdAt = Date.now();
  const { initial, warning, extension } = { ...defaultTimeLimit, ...timeLimit };
  const timeAllowed = Math.round(Math.min(timeout ?? initial, maxDelay));
  let submission: SubmissionPhase = { phase: "pending" };
  let lastError: DefinitionError | undefined;
  let refusals = 0;
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

  const refuse = (given: ServerRefusal): AcceptErrors => {
    refusals += 1;
    const { error, ...words } = readRefusal(given, refusals);
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
  ): Promise<AcceptErrors | AcceptedAnswers | undefined> => {
    try {
      // A server may complete the request before it responds, and the response may then be lost.
      const reply = await new Promise<{ readonly response: unknown } | { readonly taken: unknown }>(
        (resolve, reject) => {
          submission = { phase: "submitting", complete: (taken) => resolve({ taken }) };
          send("elicitation/submit", { responses: { ...responses, ...files } }, signal).then(
            (response) => resolve({ response }),
            reject,
          );
        },
      );
      const result = withNames("response" in reply ? reply.response : undefined);
      if (isRefusal(result)) {
        return refuse({ message: readText(result, "message") ?? "", data: result });
      }
      const taken =
        "taken" in reply
          ? reply.taken
          : await new Promise<unknown>((resolve) => {
              submission = { phase: "accepted", content: responses, complete: resolve };
              setTimeout(resolve, patience);
            });
      const content = asTaken(responses, taken);
      submission = { phase: "accepted", content };
      return content === responses ? undefined : { accepted: content };
    } catch (cause) {
      if (signal.aborted) throw cause;
      const { code, message, data } = readRpcError(cause);
      const isResponse = isErrorResponse(cause);
      const isRefused = code === validationFailed || saysExceeded({ message, data });
      if (isResponse && isRefused) {
        return refuse({ message, data });
      }
      submission = { phase: "pending", unanswered: responses };
      lastError = { type: isResponse ? "system" : "submission", message };
      if (!isResponse) throw cause;
      return { ...fieldErrors(cause), isFinal: false };
    }
  };

  const time = createDefinitionTime({
    createdAt,
    timeout: timeAllowed,
    limit: { warning, extension },
    requestExtension: (extensionDuration) => send("elicitation/extend_timeout", { extensionDuration }),
    onExpire: (elapsed, allowed) => {
      const times = { elapsed_ms: Math.round(elapsed), timeout_ms: Math.round(allowed) };
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
    // Waits for the reply to be sent: a request that is cancelled unseen ends before that, when the server does not know the id yet.
    const [{ result, isDisconnected }] = await Promise.all([ask(), new Promise((resolve) => setTimeout(resolve))]);
    if (submission.phase === "accepted") {
      return { result: { action: "accept", content: submission.content }, abandonment: undefined };
    }
    if (result.action === "accept") {
      return { result, abandonment: undefined };
    }
    if (!isDisconnected && endOf(controller.signal) !== "ended") {
      const isTimeUp = end?.reason === "timeout";
      const status = isTimeUp ? "timeout" : result.action === "decline" ? "declined" : "cancelled";
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
      createdAt,
      timeoutAt: createdAt + timeAllowed,
    },
    outcome: run(),
    warn: time.warn,
    complete: (status = "completed", result) => {
      const isTaken = status === "completed";
      // Answers that were taken stay taken, although time has run out meanwhile, or the server's timer ends the request after it.
      if (submission.phase === "accepted" || (submission.phase === "submitting" && isTaken)) {
        submission.complete?.(isTaken ? result : undefined);
      } else if (isTaken && !end && submission.phase === "pending" && submission.unanswered) {
        submission = { phase: "accepted", content: asTaken(submission.unanswered, result) };
        withdraw();
      } else {
        endByServer(status === "timeout" ? status : status === "expired" ? "session_expired" : "form_invalidated");
      }
    },
  };
}

const validationFailed = -32007;
const exceeded = "max_retries_exceeded";

/** The answers that were sent, with the values that the server says it has taken in their place. */
function asTaken(sent: ElicitContent, result: unknown): ElicitContent {
  const taken = readAnswers(result);
  return taken ? { ...sent, ...taken } : sent;
}

interface ServerRefusal {
  readonly message: string;
  readonly data: unknown;
}

/** A refusal: messages for the person, and `error` for the host. */
interface Refused extends AcceptErrors {
  readonly error: DefinitionError;
}

/** Whether a result does not take the answers: its status, `isError` or a list of errors may say so. */
function isRefusal(result: unknown): boolean {
  const isCompleted = (read(result, "status") ?? "completed") === "completed" && read(result, "isError") !== true;
  return !isCompleted || (readList(result, "errors") ?? []).length > 0;
}

/** Whether an error is called `max_retries_exceeded`, or has that as its `reason`. The documents give it no code. */
function saysExceeded({ message, data }: ServerRefusal): boolean {
  return [message, readText(data, "reason") ?? ""].some((name) => asDocumented(name) === exceeded);
}

/**
 * Reads an error that refuses the answers, or a result that does not take them. Only the server limits the tries.
 *
 * @param refusals how many there have been, for a server that sends no count
 */
function readRefusal(given: ServerRefusal, refusals: number): Refused {
  // A name is not a sentence for the person.
  const message = asDocumented(given.message) === exceeded ? "" : given.message;
  const data = withNames(given.data);
  const words = fieldErrors({ message, data });
  const left = (readCount(data, "retry_limit") ?? Infinity) - (readCount(data, "retry_count") ?? refusals);
  const isExceeded = saysExceeded(given) || left <= 0;
  const isFinal = isExceeded || read(data, "retry_allowed") === false;
  const attemptsLeft = isExceeded ? 0 : isFinal || left === Infinity ? undefined : left;
  return {
    ...words,
    ...defined({ attemptsLeft }),
    isFinal,
    error: isExceeded
      ? { type: "submission", message: exceeded }
      : { type: "validation", ...words, errors: serverErrors(data) },
  };
}

/** Whether the transport got the HTTP status 404. The status is the error's `code` in SDK v1, and in its `data` in v2. */
function isSessionLost(error: unknown): boolean {
  const { code, data } = readRpcError(error);
  return !isErrorResponse(error) && (code === 404 || read(data, "status") === 404);
}
