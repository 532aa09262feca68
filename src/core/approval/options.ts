import { read, readList, readText } from "../json.js";
import type { Outcome } from "../types.js";
import type { ApprovalOption } from "./approval-request.js";

const mostOptions = 20;
const mostCovered = 100;
/** In characters, of all rules of an option: they are read at once, before it is confirmed. */
const longestCovers = 5_000;
/** In characters, of an option's label and description. */
export const longestLabel = 200;

/**
 * The options that are shown. Those that cannot be shown whole are left out, as are those whose decision or duration is not known, and those
 * that share an id, because an answer could mean either. The view and the reply ask this one function: Decline must not stand for a refusal
 * that nobody saw.
 */
export function shownOptions<Option>(given: readonly Option[]): readonly Option[] {
  const shared = sharedIds(given.map((option) => readText(option, "id")));
  const shown = given.filter((option) => {
    const id = readText(option, "id");
    const covers = readList(option, "covers") ?? [];
    return (
      id !== undefined &&
      !shared.has(id) &&
      ["allow", "deny"].includes(readText(option, "decision") ?? "") &&
      [undefined, null, "session", "always"].some((lasts) => lasts === read(option, "lasts")) &&
      ["label", "description"].every((key) => (readText(option, key) ?? "").length <= longestLabel) &&
      covers.length <= mostCovered &&
      covers.every((rule) => typeof rule === "string") &&
      covers.join("").length <= longestCovers
    );
  });
  return shown.length > mostOptions ? [] : shown;
}

/** The ids that several have: an answer could mean either. */
export function sharedIds(ids: readonly unknown[]): ReadonlySet<unknown> {
  const [seen, shared] = [new Set<unknown>(), new Set<unknown>()];
  for (const id of ids) (seen.has(id) ? shared : seen).add(id);
  return shared;
}

/** What Decline stands for: never more than this one refusal. */
export function isPlainRefusal({ decision, lasts }: Pick<ApprovalOption, "decision" | "lasts">): boolean {
  return decision === "deny" && (lasts ?? undefined) === undefined;
}

/** The option that a result names, of those that were shown. Undefined if it names none, and if nobody decided. */
export function optionIn<Option extends Pick<ApprovalOption, "id" | "decision" | "lasts">>(
  { action, content }: { readonly action: unknown; readonly content?: unknown },
  shown: readonly Option[],
): Option | undefined {
  const id = action === "accept" ? readText(content, "option") : undefined;
  return shown.find((option) => (action === "decline" ? isPlainRefusal(option) : option.id === id));
}

interface ChosenOption<Option> {
  readonly option: Option;
  /** Why it is denied, in the person's words. */
  readonly reason: string | undefined;
}

/**
 * The option that was pressed, of the very options that were asked about. Undefined if nobody decided: the request was closed, unseen or
 * ended, or the content names no option of it.
 */
export function chosenIn<Option extends ApprovalOption>(
  outcome: Outcome,
  options: readonly Option[],
): ChosenOption<Option> | undefined {
  const option = outcome.unseen ? undefined : optionIn(outcome, shownOptions(options));
  const reason = option?.decision === "deny" ? readText(read(outcome, "content"), "reason") : undefined;
  return option && { option, reason };
}
