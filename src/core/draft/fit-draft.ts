import { decisionId } from "./decision-id.js";
import type { Draft } from "./draft.js";

/**
 * A draft with the kept answers that fit it: a list where there is a list, text where there is text; decisions only if they were made on
 * the same question.
 */
export function fitDraft(draft: Draft, kept: Draft, message: string): Draft {
  return Object.fromEntries(
    Object.entries(draft).map(([id, value]) => {
      const other = kept[id] ?? kept[decisionId(id, message)];
      return [id, other !== undefined && Array.isArray(other) === Array.isArray(value) ? other : value];
    }),
  );
}
