import { useCallback, useMemo, useRef, useState } from "react";
import type { Dismissal } from "../context/elicitation-context.js";

export interface DismissalState {
  readonly dismissal: Dismissal;
  /** Whether the person is being asked if what was entered may be discarded. */
  readonly asking: boolean;
  readonly keepEditing: () => void;
}

/** Leaves at once when there is nothing to lose, and asks otherwise. Leaving while being asked stays: the safe side of a double press. */
export function useDismissal(leave: () => void): DismissalState {
  const hasAnswers = useRef<(() => boolean) | undefined>(undefined);
  const [asking, setAsking] = useState(false);
  const watch = useCallback((check: (() => boolean) | undefined) => {
    hasAnswers.current = check;
  }, []);
  const dismiss = useCallback(() => {
    if (hasAnswers.current?.()) {
      setAsking((wasAsking) => !wasAsking);
    } else {
      leave();
    }
  }, [leave]);
  const keepEditing = useCallback(() => setAsking(false), []);
  const dismissal = useMemo(() => ({ dismiss, watch }), [dismiss, watch]);
  return { dismissal, asking, keepEditing };
}
