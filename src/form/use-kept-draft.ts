import { useCallback, useEffect, useRef } from "react";
import { useElicitation } from "../context/elicitation-context.js";
import type { ElicitationFormState } from "../context/form-context.js";
import type { Draft } from "../core/draft/draft.js";
import type { DraftSession } from "../core/draft/draft-memory.js";
import type { FieldSpec } from "../core/request/field-spec.js";
import { useDraftKey } from "./use-draft-key.js";

/**
 * Keeps what is entered for as long as the request is open.
 *
 * @returns ends that, and says what becomes of what was kept
 */
export function useKeptDraft(
  { getValues, subscribe }: ElicitationFormState,
  fields: readonly FieldSpec[],
  initial: Draft,
  secrets: ReadonlySet<string> | undefined,
): DraftSession["close"] {
  const { drafts, phase } = useElicitation();
  const key = useDraftKey(fields);
  const closeSession = useRef<DraftSession["close"]>(undefined);
  const isOver = phase !== "open";
  const close = useCallback(
    (fate: "keep" | "sent" | "remove") => {
      if (closeSession.current) {
        closeSession.current(fate);
        closeSession.current = undefined;
      } else if (fate === "remove") {
        // What keeps answers is not here yet, but earlier ones may be.
        drafts?.current?.remove(key);
      }
    },
    [drafts, key],
  );
  useEffect(() => {
    // Until it is known what must not be kept, nothing is.
    if (!drafts || isOver || !secrets) {
      return undefined;
    }
    let isCurrent = true;
    import("./keep-draft.js").then(
      ({ keepDraft }) => {
        if (isCurrent) {
          closeSession.current = keepDraft({ form: { getValues, subscribe }, initial, secrets, drafts, key });
        }
      },
      // Without it answers are not kept, and nothing else is missing.
      () => undefined,
    );
    return () => {
      isCurrent = false;
      close("keep");
    };
  }, [drafts, isOver, getValues, subscribe, initial, secrets, key, close]);
  return close;
}
