import { useMemo } from "react";
import { useElicitation } from "../elicitation/context.js";
import { approvalWords } from "../messages/approval-words.js";
import type { ApprovalMessages } from "../messages/messages.js";

/** The host's words, else the English ones. */
export function useWords(): ApprovalMessages {
  const { messages } = useElicitation();
  return useMemo(() => messages.with(approvalWords), [messages]);
}
