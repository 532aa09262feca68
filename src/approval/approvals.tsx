import type { ReactNode } from "react";
import { type Approval, readApproval, type ReadOption } from "../agents/approval/read-approval.js";
import { isPlainRefusal } from "../agents/approval/replies.js";
import { read, readText } from "../core/json.js";
import { quotable } from "../core/text/clean-text.js";
import type { Approvals, SettledTool, ShownToolRequest } from "../elicitation/approvals.js";
import { ElicitationBody, ElicitationMessage } from "../elicitation/body.js";
import { useElicitation } from "../elicitation/context.js";
import type { Ending } from "../elicitation/ending.js";
import { RequestOutline } from "../elicitation/notices.js";
import { approvalWords } from "../messages/approval-words.js";
import type { Catalogue } from "../messages/english.js";
import { Decision } from "./decision.js";
import { useSeenEnd } from "./seen-end.js";
import { Tool, toolName } from "./tool.js";

interface ShownApproval extends ShownToolRequest {
  readonly approval: Approval;
}

/**
 * Shows requests to run a tool: what is run, the agent's words, and the answers as they are offered. Import `react-elicitation/approval.css`
 * beside `styles.css`.
 *
 * @example
 * <ElicitationHost queue={elicitations} approvals={approvals} />
 */
export const approvals: Approvals = {
  read: (received) => {
    const approval = readApproval(received);
    if (!approval) {
      return { mode: "unreadable", message: "", problems: [{ code: "schema" }] };
    }
    const { message, problems } = approval;
    const shown: ShownApproval = {
      mode: "approval",
      message,
      problems,
      approval,
      tool: toolName(approval),
      View: () => <ApprovalView approval={approval} />,
      title: (messages, server) => messages.with(approvalWords).approvalTitle({ server }),
      settled: (messages, ending) => settled(approval, messages, ending),
      kept: keptOf(received),
    };
    return shown;
  },
};

/** The arguments are left out, because they may be long and hold secrets. */
function keptOf(received: unknown): unknown {
  return { tool: read(received, "tool"), message: read(received, "message"), options: read(received, "options") };
}

function ApprovalView({ approval }: { readonly approval: Approval }): ReactNode {
  const { request } = useElicitation();
  const seen = useSeenEnd();
  return (
    <>
      <ElicitationBody hasControls={false}>
        {/* Before the agent's words, which could push it out of sight. */}
        <Tool approval={approval} end={seen.end} />
        <ElicitationMessage />
        {request.problems.length > 0 && <RequestOutline />}
      </ElicitationBody>
      <Decision approval={approval} seen={seen} />
    </>
  );
}

/** In characters: a longer one is cut. */
const longestReason = 200;

function settled(approval: Approval, messages: Catalogue, ending: Ending): SettledTool | undefined {
  const words = messages.with(approvalWords);
  const decided = optionIn(approval.options, ending);
  if (!decided) {
    return undefined;
  }
  const { decision, lasts } = decided;
  const tool = toolName(approval);
  const reason = ending.state === "accepted" ? quotable(readText(ending.content, "reason") ?? "", longestReason) : "";
  return {
    glyph: decision === "allow" ? "done" : "declined",
    text: words.approvalSettled({ tool, decision, lasts, reason }),
    isolate: [tool, reason],
  };
}

function optionIn(options: readonly ReadOption[], ending: Ending): Pick<ReadOption, "decision" | "lasts"> | undefined {
  switch (ending.state) {
    case "accepted":
      return options.find(({ id }) => id === readText(ending.content, "option"));
    case "declined":
      return options.find(isPlainRefusal) ?? { decision: "deny", lasts: undefined };
    default:
      return undefined;
  }
}
