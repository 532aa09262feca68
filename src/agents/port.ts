import type { ApprovalRequest } from "../core/approval/approval-request.js";
import { type EndController, follow, type RequestEnd } from "../core/request-end.js";
import { followCalls, originOf, type RunningCalls, runningCalls } from "../core/tool-calls.js";
import type { ElicitOptions, ElicitResult, Outcome, ServerIdentity } from "../core/types.js";

export type { ApprovalOption, ApprovalRequest, FileChange } from "../core/approval/approval-request.js";
export type { Outcome } from "../core/types.js";

/** The part of an {@link Elicitor} that answers requests. */
export interface RequestElicitor {
  /** Resolves with the person's answer. */
  readonly elicit: (params: unknown, options: ElicitOptions) => Promise<ElicitResult>;
  /** Set by `withElicitation`. */
  readonly [runningCalls]?: RunningCalls;
}

/** Whatever shows requests to a person, such as the queue of `createElicitationQueue()`. */
export interface Elicitor extends RequestElicitor {
  /** Completes URL requests. Ignores ids that are unknown or completed. */
  readonly complete: (elicitationId: string, server: ServerIdentity) => void;
  /** Loads the code that shows requests before a request arrives. */
  readonly preload?: (() => void) | undefined;
}

/** The server as the host knows it. Pass a function if its identity is known only after connecting. */
export type ServerSource = ServerIdentity | (() => ServerIdentity);

export function identityOf(server: ServerSource): ServerIdentity {
  return typeof server === "function" ? server() : server;
}

/** What is asked: the params of `elicitation/create`, as received or made from what was received, or a request to run a tool. */
type Asked =
  | { readonly params: unknown; readonly isApproval?: undefined }
  | { readonly params: ApprovalRequest; readonly isApproval: true }
  /** As another process asks it, which has admitted it. */
  | { readonly params: unknown; readonly isApproval: boolean; readonly isAdmitted: true };

/** A question in any protocol. */
export type Question<Reply> = Asked & QuestionOptions<Reply>;

interface QuestionOptions<Reply> extends Omit<ElicitOptions, "server" | "onRefused" | "isApproval"> {
  readonly server: ServerSource;
  /** The reply in the words of the protocol. Give every outcome a reply, and grant nothing that the question does not name. */
  readonly reply: (outcome: Outcome) => Reply;
}

/** Options of one request to run a tool, beside what it says. */
export type ApprovalAskOptions = Pick<Question<unknown>, "server" | "signal" | "timeLimit" | "callId">;

/** The reply in protocols that have the same three actions. They have no word for a question that nobody saw: it is a `cancel`. */
export function resultOf(outcome: Outcome): ElicitResult {
  return outcome.unseen ? { action: "cancel" } : outcome;
}

/**
 * Asks the person a question, and resolves with its reply. The outcome is `cancel` if asking fails; the error is reported to the developer.
 *
 * @example
 * const isAllowed = await ask(elicitations, {
 *   params: { message: "Delete the branch?", requestedSchema: { type: "object", properties: {} } },
 *   server: { name: "My agent" },
 *   reply: ({ action }) => action === "accept",
 * });
 */
export async function ask<Reply>(
  queue: RequestElicitor,
  { params, server, reply, ...options }: Question<Reply>,
): Promise<Reply> {
  let unseen: Outcome["unseen"];
  let result: ElicitResult;
  try {
    result = await elicitInCall(queue, params, {
      ...options,
      server: identityOf(server),
      onRefused: (reason) => {
        unseen = reason;
      },
    });
  } catch (error) {
    console.error("react-elicitation: a request could not be shown and was cancelled.", error);
    result = { action: "cancel" };
  }
  return reply(unseen ? { action: "cancel", unseen } : result);
}

/**
 * Asks, for the call of a tool that has led to the request: it gets the id and the tool of the call, and ends with it. If there may be
 * several, it ends with the last of them.
 */
export async function elicitInCall(
  queue: RequestElicitor,
  params: unknown,
  options: ElicitOptions,
): Promise<ElicitResult> {
  const callers = queue[runningCalls]?.callersOf(options.server) ?? [];
  const controller: EndController = new AbortController();
  const end = (how: RequestEnd): void => controller.abort(how);
  const unfollow = [followCalls(callers, end), follow(options.signal, end)];
  const { callId, tool } = originOf(callers);
  try {
    return await queue.elicit(params, {
      ...options,
      signal: controller.signal,
      callId: options.callId ?? callId,
      tool: options.tool ?? tool,
    });
  } finally {
    for (const stop of unfollow) stop();
  }
}
