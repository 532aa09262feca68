import type { Draft } from "./draft.js";

/** A draft in which these fields are not answered. */
export function withoutAnswers(draft: Draft, ids: ReadonlySet<string>): Draft {
  return Object.fromEntries(Object.entries(draft).map(([id, value]) => [id, ids.has(id) ? "" : value]));
}
