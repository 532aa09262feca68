import { isRecord, read, readList, readText } from "../../core/json.js";
import { type EndController, follow } from "../../core/request-end.js";
import { ask, type ApprovalOption, type RequestElicitor } from "../port.js";
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
  const controller: EndController = new AbortController();
  const unfollow = follow(signal, (end) => controller.abort(end));
  const decisions = await Promise.all(
    actions.map(async (action, index) => {
      const decision = await askAction(queue, action, {
        ...given,
        config: configs[index],
        together: actions.length,
        signal: controller.signal,
        // A batch is answered as a whole or not at all, so the first action passes the limits for all.
        isAdmitted: index > 0,
      });
      // Without it nothing is sent, so that nobody has to answer the others.
      if (!decision) controller.abort("withdrawn");
      return decision;
    }),
  );
  unfollow();
  const made = decisions.filter((decision) => decision !== undefined);
  return made.length === actions.length ? { decisions: made } : undefined;
}

interface ActionOptions extends ApprovalAskOptions {
  readonly config: unknown;
  readonly together: number;
  readonly isAdmitted: boolean;
}

function askAction(
  queue: RequestElicitor,
  action: unknown,
  { config, together, ...given }: ActionOptions,
): Promise<LangChainDecision | undefined> {
  const name = readText(action, "name") ?? "";
  const allowed = readList(config, "allowedDecisions") ?? readList(config, "allowed_decisions") ?? [];
  const isMeant = (readText(config, "actionName") ?? readText(config, "action_name")) === name;
  const offered: readonly (ApprovalOption & { readonly type: LangChainDecision["type"] })[] = [
    { id: "approve", decision: "allow", type: "approve" },
    { id: "reject", decision: "deny", type: "reject" },
  ];
  // A decision that is not allowed ends the run with an error.
  const options = isMeant ? offered.filter(({ type }) => allowed.includes(type)) : [];
  const args = read(action, "args");
  return ask(queue, {
    ...given,
    isApproval: true,
    params: {
      tool: { name },
      arguments: isRecord(args) ? args : undefined,
      message: readText(action, "description"),
      options,
      takesReason: true,
      together,
    },
    reply: (outcome) => {
      const decision = decisionIn(outcome, options);
      if (!decision) {
        return undefined;
      }
      const { option, reason } = decision;
      return option.type === "approve"
        ? { type: "approve" }
        : { type: "reject", ...(reason !== undefined && { message: reason }) };
    },
  });
}
