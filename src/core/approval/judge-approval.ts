import { defined, isRecord, read } from "../json.js";
import type { ElicitResult } from "../types.js";
import { isPlainRefusal, optionIn } from "./options.js";
import { readApproval } from "./read-approval.js";

/** In characters. */
export const longestReason = 500;

/** The result of a request to run a tool, or a sentence that says why what shows it would not give that result. */
export function judgeApproval(params: unknown, result: unknown): ElicitResult | string {
  const action = read(result, "action");
  if (action === "decline" || action === "cancel") {
    return { action };
  }
  const content = read(result, "content");
  const approval = readApproval(params);
  const option = approval && optionIn({ action, content }, approval.options);
  if (action !== "accept" || !approval || !option || !isRecord(content)) {
    return "it names no option of the request.";
  }
  if (option.decision === "allow" && approval.problems.length > 0) {
    return "the request cannot be shown whole, so it cannot be allowed.";
  }
  const { reason, ...rest } = content;
  const mayHave = approval.takesReason && isPlainRefusal(option);
  const isReason = typeof reason === "string" && mayHave && reason.length <= longestReason;
  return Object.keys(rest).length > 1 || !(reason === undefined || isReason)
    ? "it has more than the option and its reason."
    : { action, content: { option: option.id, ...defined({ reason: isReason ? reason : undefined }) } };
}
