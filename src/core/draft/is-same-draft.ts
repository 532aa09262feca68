import type { Draft, DraftValue } from "./draft.js";

/** Whether two drafts of the same form hold the same answers. */
export function isSameDraft(one: Draft, other: Draft): boolean {
  return Object.keys(one).every((id) => keyOf(one[id]) === keyOf(other[id]));
}

function keyOf(value: DraftValue | undefined): string {
  return JSON.stringify(value ?? "");
}
