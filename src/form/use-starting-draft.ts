import { useCallback, useMemo, useState } from "react";
import { useElicitation } from "../context/elicitation-context.js";
import type { Draft } from "../core/draft/draft.js";
import { fitDraft } from "../core/draft/fit-draft.js";
import { isSameDraft } from "../core/draft/is-same-draft.js";

export interface StartingDraft {
  /** What the form starts from: the earlier answers, or the schema's defaults. */
  readonly start: Draft;
  readonly isRestored: boolean;
  /** Forgets the earlier answers. */
  readonly forget: () => void;
}

/**
 * Starts from what was entered when the same server asked the same before.
 *
 * @param key names the draft
 * @param initial the schema's defaults
 * @param message the server's question
 */
export function useStartingDraft(key: string, initial: Draft, message: string): StartingDraft {
  const { drafts, arrivedAt } = useElicitation();
  const [kept] = useState(() => drafts?.current?.read(key, arrivedAt));
  const start = useMemo(() => (kept ? fitDraft(initial, kept, message) : initial), [initial, kept, message]);
  const forget = useCallback(() => drafts?.current?.remove(key), [drafts, key]);
  return { start, isRestored: !isSameDraft(initial, start), forget };
}
