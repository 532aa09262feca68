export { acpPermissions } from "../agents/approval/acp.js";
export { askAiSdkApproval } from "../agents/approval/ai-sdk.js";
export { askCodexApproval } from "../agents/approval/codex.js";
export { askLangChainReview } from "../agents/approval/lang-chain.js";
export type { ApprovalOption, ApprovalRequest } from "../agents/port.js";
export type { ApprovalMessages } from "../messages/messages.js";
export { approvals } from "./approvals.js";
