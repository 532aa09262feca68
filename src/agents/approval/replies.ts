import { readText } from "../../core/json.js";
import type { ApprovalOption, Outcome } from "../port.js";
import { shownOptions } from "./shown-options.js";

/** What the person has decided. */
export interface Decision<Option> {
  readonly option: Option;
  readonly reason: string | undefined;
}

/**
 * The option that was pressed, of the very options that were asked about. Undefined if nobody decided: the request was closed, unseen or
 * ended, or the content names no option of it.
 */
export function decisionIn<Option extends ApprovalOption>(
  outcome: Outcome,
  options: readonly Option[],
): Decision<Option> | undefined {
  if (outcome.unseen) {
    return undefined;
  }
  const id = outcome.action === "accept" ? readText(outcome.content, "option") : undefined;
  const shown = shownOptions(options);
  const asked = outcome.action === "decline" ? shown.find(isPlainRefusal)?.id : id;
  const option = shown.find((one) => one.id === asked);
  if (!option) {
    return undefined;
  }
  const reason = outcome.action === "accept" ? readText(outcome.content, "reason") : undefined;
  return { option, reason: option.decision === "deny" ? reason : undefined };
}

/** What Decline stands for: never more than this one refusal. */
export function isPlainRefusal({ decision, lasts }: Pick<ApprovalOption, "decision" | "lasts">): boolean {
  return decision === "deny" && lasts === undefined;
}
