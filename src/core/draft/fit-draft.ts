import type { Draft } from "./draft.js";

/** A draft with the kept answers that fit it: a list where there is a list, text where there is text. */
export function fitDraft(draft: Draft, kept: Draft): Draft {
  return Object.fromEntries(
    Object.entries(draft).map(([id, value]) => {
      const other = kept[id];
      return [id, other !== undefined && Array.isArray(other) === Array.isArray(value) ? other : value];
    }),
  );
}
