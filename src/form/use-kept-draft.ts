import { type RefObject, useCallback, useEffect, useRef } from "react";
import { useElicitation } from "../context/elicitation-context.js";
import type { ElicitationFormState } from "../context/form-context.js";
import type { Draft } from "../core/draft/draft.js";
import type { DraftSession } from "../core/draft/draft-memory.js";
import type { FormRequest } from "../core/request/elicitation-request.js";

/**
 * Keeps what is entered for as long as the request is open.
 *
 * @returns ends that, and says what becomes of what was kept
 */
export function useKeptDraft(
  { getValues }: ElicitationFormState,
  element: RefObject<HTMLFormElement | null>,
  key: string,
  request: FormRequest,
  initial: Draft,
  secrets: ReadonlyMap<string, unknown>,
): DraftSession["close"] {
  const { drafts, phase } = useElicitation();
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
    if (!drafts || isOver) {
      return undefined;
    }
    let isCurrent = true;
    import("./keep-draft.js").then(
      ({ keepDraft }) => {
        if (isCurrent && element.current) {
          closeSession.current = keepDraft({
            getValues,
            element: element.current,
            request,
            initial,
            secrets,
            drafts,
            key,
          });
        }
      },
      // Without it answers are not kept, and nothing else is missing.
      () => undefined,
    );
    return () => {
      isCurrent = false;
      close("keep");
    };
  }, [drafts, isOver, getValues, element, request, initial, secrets, key, close]);
  return close;
}
