import { defined, read, readList, readText } from "../../core/json.js";
import { type EndController, follow } from "../../core/request-end.js";
import { type ApprovalOption, type ApprovalRequest, ask, type Outcome, type RequestElicitor } from "../port.js";
import type { ApprovalAskOptions } from "./ai-sdk.js";
import { decisionIn } from "./replies.js";

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
export async function askLangChainReview(
  queue: RequestElicitor,
  value: unknown,
  { signal, ...given }: ApprovalAskOptions,
): Promise<{ readonly decisions: readonly LangChainDecision[] } | undefined> {
  const actions = readList(value, "actionRequests") ?? readList(value, "action_requests") ?? [];
  const configs = readList(value, "reviewConfigs") ?? readList(value, "review_configs") ?? [];
  if (actions.length === 0 || actions.length > mostActions || configs.length !== actions.length) {
    return undefined;
  }
  const approvals = actions.map((action, index) => approvalOf(action, configs[index], actions.length));
  const controller: EndController = new AbortController();
  const unfollow = follow(signal, (end) => controller.abort(end));
  const decisions = await Promise.all(
    approvals.map(async (params) => {
      const decision = await ask(queue, {
        ...given,
        isApproval: true,
        params,
        batch: approvals,
        signal: controller.signal,
        reply: (outcome) => decisionOf(outcome, params.options),
      });
      // Without it nothing is sent, so nobody has to decide about the others.
      if (!decision) controller.abort("withdrawn");
      return decision;
    }),
  );
  unfollow();
  const made = decisions.filter((decision) => decision !== undefined);
  return made.length === actions.length ? { decisions: made } : undefined;
}

interface ActionOption extends ApprovalOption {
  readonly type: LangChainDecision["type"];
}

interface ActionApproval extends ApprovalRequest {
  readonly options: readonly ActionOption[];
}

const offered: readonly ActionOption[] = [
  { id: "approve", decision: "allow", type: "approve" },
  { id: "reject", decision: "deny", type: "reject" },
];

function approvalOf(action: unknown, config: unknown, together: number): ActionApproval {
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
  const decision = decisionIn(outcome, options);
  if (decision?.option.type !== "reject") {
    return decision && { type: "approve" };
  }
  return { type: "reject", ...defined({ message: decision.reason }) };
}
