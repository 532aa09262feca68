import { useEffect, useRef } from "react";
import { useElicitation } from "../context/elicitation-context.js";
import type { ElicitationFormState } from "../context/form-context.js";
import type { Draft } from "../core/draft/draft.js";
import type { FieldSpec } from "../core/request/field-spec.js";
import { useDraftKey } from "./use-draft-key.js";

/** Keeps what is entered until the person has answered, and offers it to others through the elicitation. */
export function useKeptDraft(form: ElicitationFormState, fields: readonly FieldSpec[], initial: Draft): void {
  const { drafts, formHandle: formHandleRef, behaviour, phase } = useElicitation();
  const key = useDraftKey(fields);
  const { getValues, subscribe } = form;
  const stop = useRef<() => void>(undefined);
  const isOver = phase !== "open";
  useEffect(() => {
    formHandleRef.current = {
      readDraft: () => ({ ...getValues() }),
      onSettle: (action) => {
        stop.current?.();
        stop.current = undefined;
        if (action !== "accept" || behaviour.current.onAccept) {
          // The person is done with it, or the server has said that it is.
          drafts?.current?.remove(key);
        } else {
          drafts?.current?.markSent(key);
        }
      },
    };
    return () => {
      formHandleRef.current = null;
    };
  }, [formHandleRef, behaviour, drafts, key, getValues]);
  useEffect(() => {
    if (!drafts || isOver) {
      return undefined;
    }
    let isCurrent = true;
    import("./keep-draft.js").then(
      ({ keepDraft }) => {
        if (isCurrent) {
          stop.current = keepDraft({ form: { getValues, subscribe }, fields, initial, drafts, key });
        }
      },
      // Without it answers are not kept, and nothing else is missing.
      () => undefined,
    );
    return () => {
      isCurrent = false;
      stop.current?.();
      stop.current = undefined;
    };
  }, [drafts, isOver, getValues, subscribe, fields, initial, key]);
}
