import { chosenIn } from "../../core/approval/options.js";
import { defined, read, readList, readText } from "../../core/json.js";
import { type EndController, follow } from "../../core/request-end.js";
import {
  type ApprovalAskOptions,
  type ApprovalOption,
  type ApprovalRequest,
  ask,
  type Outcome,
  type Question,
  type RequestElicitor,
} from "../port.js";

type LangChainDecision = { readonly type: "approve" } | { readonly type: "reject"; readonly message?: string };

/** More actions are not asked about: nobody reads them one after the other. */
const mostActions = 20;

/**
 * Asks about the actions of LangChain's human-in-the-loop middleware, one approval for each. Takes both spellings, JavaScript's and Python's.
 * If one action is denied, LangChain runs none of them; each approval says so. Decisions to edit are not offered.
 *
 * @param value that of the interrupt
 * @returns resolves with what to resume with. With undefined if nothing may be sent: the person closed an approval, or nobody saw one. The
 * thread then stays interrupted.
 * @example
 * const resume = await askLangChainReview(elicitations, interrupt.value, { server: { name: "Assistant" } });
 * if (resume) stream.respond(resume, { interruptId: interrupt.id });
 */
export function askLangChainReview(
  queue: RequestElicitor,
  value: unknown,
  given: ApprovalAskOptions,
): Promise<LangChainResume | undefined> {
  const requests = readReview(value) ?? [];
  return askReview(queue, requests, { ...given, batch: requests });
}

interface LangChainResume {
  readonly decisions: readonly LangChainDecision[];
}

/** The actions to review, each as a request to run it. Undefined for a value that is no review. Empty for one that nobody can be asked about. */
export function readReview(value: unknown): readonly ActionRequest[] | undefined {
  const actions = readList(value, "actionRequests") ?? readList(value, "action_requests");
  const configs = readList(value, "reviewConfigs") ?? readList(value, "review_configs") ?? [];
  const isAskable = actions && actions.length <= mostActions && configs.length === actions.length;
  return isAskable ? actions.map((action, index) => requestOf(action, configs[index], actions.length)) : actions && [];
}

/** @param given its batch has these requests, and may have others that are answered with them */
export async function askReview(
  queue: RequestElicitor,
  requests: readonly ActionRequest[],
  { signal, ...given }: ApprovalAskOptions & Pick<Question<unknown>, "batch">,
): Promise<LangChainResume | undefined> {
  const controller: EndController = new AbortController();
  const unfollow = follow(signal, (end) => controller.abort(end));
  const answered = await Promise.all(
    requests.map(async (params) => {
      const decision = await ask(queue, {
        ...given,
        isApproval: true,
        params,
        signal: controller.signal,
        reply: (outcome) => decisionOf(outcome, params.options),
      });
      // Without it nothing is sent, so nobody has to decide about the others.
      if (!decision) controller.abort("withdrawn");
      return decision;
    }),
  );
  unfollow();
  const decisions = answered.filter((decision) => decision !== undefined);
  return decisions.length > 0 && decisions.length === requests.length ? { decisions } : undefined;
}

interface ActionOption extends ApprovalOption {
  readonly type: LangChainDecision["type"];
}

export interface ActionRequest extends ApprovalRequest {
  readonly options: readonly ActionOption[];
}

const offered: readonly ActionOption[] = [
  { id: "approve", decision: "allow", type: "approve" },
  { id: "reject", decision: "deny", type: "reject" },
];

function requestOf(action: unknown, config: unknown, together: number): ActionRequest {
  const name = readText(action, "name") ?? "";
  const allowed = readList(config, "allowedDecisions") ?? readList(config, "allowed_decisions") ?? [];
  const isMeant = (readText(config, "actionName") ?? readText(config, "action_name")) === name;
  return {
    tool: { name },
    arguments: read(action, "args"),
    message: readText(action, "description"),
    // A decision that is not allowed ends the run with an error.
    options: isMeant ? offered.filter(({ type }) => allowed.includes(type)) : [],
    takesReason: true,
    together,
  };
}

function decisionOf(outcome: Outcome, options: readonly ActionOption[]): LangChainDecision | undefined {
  const chosen = chosenIn(outcome, options);
  if (chosen?.option.type !== "reject") {
    return chosen && { type: "approve" };
  }
  return { type: "reject", ...defined({ message: chosen.reason }) };
}
