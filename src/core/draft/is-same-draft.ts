import type { Draft, DraftValue } from "./draft.js";

/** Whether two drafts of the same form hold the same answers. What is not there, `""` and `[]` are all no answer. */
export function isSameDraft(one: Draft, other: Draft): boolean {
  return Object.keys({ ...one, ...other }).every((id) => keyOf(one[id]) === keyOf(other[id]));
}

function keyOf(value: DraftValue | undefined): string {
  return JSON.stringify(value?.length ? value : "");
}
