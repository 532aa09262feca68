import { type EndController, follow, type RequestEnd } from "../core/request-end.js";
import type { AskingTool, ElicitOptions, ElicitResult, ServerIdentity, UnseenReason } from "../core/types.js";
import { followCalls, originOf, type RunningCalls, runningCalls } from "./tool-calls.js";

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

/**
 * What became of a question. `unseen` is set if no person saw it, because its server is muted (`muted`) or because of a limit of the queue
 * (`rate`, `ceiling`). The action is then `cancel`. Do not answer an unseen question with a refusal: a refusal says that a person decided.
 */
export type Outcome = ElicitResult & { readonly unseen?: UnseenReason | undefined };

/**
 * A request to run a tool, which the person allows or denies. Everything in it is shown as text. The host needs
 * `approvals={approvals}` of `react-elicitation/approval`; without it, the request can only be declined.
 *
 * The outcome is `accept` with the content `{ option }`, the id of the option that was pressed, and `reason` if one was entered. It is
 * `decline` for the first option that denies only this call, and for the kit's own Decline where there is none. Look the id up among the
 * options of this very request, and grant nothing that is not one of them.
 */
export interface ApprovalRequest {
  /** Without its name the request cannot be allowed. */
  readonly tool: AskingTool;
  /** What the tool gets: JSON, as it was received. */
  readonly arguments?: unknown;
  /** The tool's JSON Schema. Its properties give the titles of the arguments and their order. */
  readonly inputSchema?: unknown;
  /** What changes in files, as far as the agent says it. */
  readonly changes?: readonly FileChange[] | undefined;
  /** The agent's words, which are shown after what is run. */
  readonly message?: string | undefined;
  readonly options: readonly ApprovalOption[];
  /** Whether the agent reads a reason that comes with a denial. @default false */
  readonly takesReason?: boolean | undefined;
  /** The number of calls that are decided together, this one included, if none of them runs once one is denied. @default 1 */
  readonly together?: number | undefined;
}

export interface FileChange {
  readonly path: string;
  /** Null or undefined for a new file. */
  readonly oldText?: string | null | undefined;
  readonly newText: string;
}

/** An answer that the source offers. */
export interface ApprovalOption {
  /** Unique in the request. Options that share an id are left out, because an answer could mean either. */
  readonly id: string;
  readonly decision: "allow" | "deny";
  /** Whether it decides later calls as well. The person then has to confirm it. @default this call only */
  readonly lasts?: "session" | "always" | undefined;
  /** The source's words. @default the kit's words for the decision */
  readonly label?: string | undefined;
  readonly description?: string | undefined;
  /** All that a lasting option decides, such as rules. Shown before it is confirmed. @default not known, and said so */
  readonly covers?: readonly string[] | undefined;
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
