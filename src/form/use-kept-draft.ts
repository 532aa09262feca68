import { type RefObject, useCallback, useEffect, useRef } from "react";
import { useElicitation } from "../context/elicitation-context.js";
import type { ElicitationFormState } from "../context/form-context.js";
import type { DraftSession } from "../core/draft/draft-memory.js";
import type { DraftKeeper, KeptForm } from "./keep-draft.js";

/**
 * Keeps what is entered for as long as the request is open.
 *
 * @returns ends that, and says what becomes of what was kept
 */
export function useKeptDraft(
  { getValues }: ElicitationFormState,
  element: RefObject<HTMLFormElement | null>,
  key: string,
  form: KeptForm,
): DraftSession["close"] {
  const { drafts, phase } = useElicitation();
  const keeper = useRef<DraftKeeper>(undefined);
  const latest = useRef(form);
  const isOver = phase !== "open";
  const close = useCallback(
    (fate: "keep" | "sent" | "remove") => {
      if (keeper.current) {
        keeper.current.close(fate);
        keeper.current = undefined;
      } else if (fate !== "keep") {
        // What keeps answers is not here yet, but earlier ones may be.
        drafts?.current?.remove(key);
      }
    },
    [drafts, key],
  );
  useEffect(() => {
    const { secrets } = latest.current;
    latest.current = form;
    if (secrets !== form.secrets) {
      // What has become one for a credential is no longer kept.
      keeper.current?.save();
    }
  });
  useEffect(() => {
    if (!drafts || isOver) {
      return undefined;
    }
    let isCurrent = true;
    import("./keep-draft.js").then(
      ({ keepDraft }) => {
        if (isCurrent && element.current) {
          keeper.current = keepDraft({ getValues, element: element.current, form: latest, drafts, key });
        }
      },
      // Without it answers are not kept, and nothing else is missing.
      () => undefined,
    );
    return () => {
      isCurrent = false;
      close("keep");
    };
  }, [drafts, isOver, getValues, element, key, close]);
  return close;
}
