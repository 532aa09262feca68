import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Dismissal } from "../context/elicitation-context.js";

export interface DismissalState {
  readonly dismissal: Dismissal;
  /** Whether the person is being asked if what was entered may be discarded. */
  readonly asking: boolean;
  readonly keepEditing: () => void;
}

/** Leaves at once when there is nothing to lose, and asks otherwise. Leaving while being asked stays: the safe side of a double press. Who stays is back where they were. */
export function useDismissal(leave: () => void, idPrefix: string): DismissalState {
  const hasAnswers = useRef<(() => boolean) | undefined>(undefined);
  const [asking, setAsking] = useState(false);
  const asker = useRef<Element | null>(null);
  const watch = useCallback((check: (() => boolean) | undefined) => {
    hasAnswers.current = check;
  }, []);
  const dismiss = useCallback(() => {
    if (hasAnswers.current?.()) {
      asker.current ??= document.activeElement;
      setAsking((wasAsking) => !wasAsking);
    } else {
      leave();
    }
  }, [leave]);
  useEffect(() => {
    if (!asking && asker.current) {
      // The Cancel button is another element now: the question stood in its place.
      const back = asker.current.isConnected ? asker.current : document.getElementById(`${idPrefix}-cancel`);
      asker.current = null;
      if (back instanceof HTMLElement) {
        back.focus({ preventScroll: true });
      }
    }
  }, [asking, idPrefix]);
  const keepEditing = useCallback(() => setAsking(false), []);
  const dismissal = useMemo(() => ({ dismiss, watch }), [dismiss, watch]);
  return { dismissal, asking, keepEditing };
}
