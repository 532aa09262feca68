import type { ReactNode } from "react";
import { type ReadApproval, readApproval, type ReadOption } from "../core/approval/read-approval.js";
import { optionIn } from "../core/approval/options.js";
import { readText } from "../core/json.js";
import { quotable } from "../core/text/clean-text.js";
import type { Approvals, SettledTool, ShownToolRequest } from "../elicitation/approvals.js";
import { ElicitationBody, ElicitationMessage } from "../elicitation/body.js";
import { useElicitation } from "../elicitation/context.js";
import type { Ending } from "../elicitation/ending.js";
import { RequestOutline } from "../elicitation/notices.js";
import { approvalWords } from "../messages/approval-words.js";
import type { Catalogue } from "../messages/english.js";
import { Answers } from "./answers.js";
import { useSeenEnd } from "./seen-end.js";
import { Tool, toolName } from "./tool.js";

interface ShownApproval extends ShownToolRequest {
  readonly approval: ReadApproval;
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
      kept: approval.kept,
    };
    return shown;
  },
};

function ApprovalView({ approval }: { readonly approval: ReadApproval }): ReactNode {
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
      <Answers approval={approval} seen={seen} />
    </>
  );
}

/** In characters, of the reason in the line that is left: a longer one is cut. */
const longestQuote = 200;

function settled(approval: ReadApproval, messages: Catalogue, ending: Ending): SettledTool | undefined {
  const words = messages.with(approvalWords);
  const decided = decidedBy(approval.options, ending);
  if (!decided) {
    return undefined;
  }
  const { decision, lasts } = decided;
  const tool = toolName(approval);
  const reason = ending.state === "accepted" ? quotable(readText(ending.content, "reason") ?? "", longestQuote) : "";
  return {
    glyph: decision === "allow" ? "done" : "declined",
    text: words.approvalSettled({ tool, decision, lasts, reason }),
    isolate: [tool, reason],
  };
}

/** What was decided. */
function decidedBy(options: readonly ReadOption[], ending: Ending): Pick<ReadOption, "decision" | "lasts"> | undefined {
  switch (ending.state) {
    case "accepted":
      return optionIn({ action: "accept", content: ending.content }, options);
    case "declined":
      return optionIn({ action: "decline" }, options) ?? { decision: "deny", lasts: undefined };
    default:
      return undefined;
  }
}
