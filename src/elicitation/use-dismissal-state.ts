import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Dismissal } from "../context/dismissal-context.js";

/**
 * Leaves at once when there is nothing to lose, and asks otherwise. Leaving while being asked stays: the safe side of a double press. Who
 * stays is back where they were.
 *
 * @param discard answers `cancel`
 */
export function useDismissalState(discard: () => void, idPrefix: string): Dismissal {
  const wouldLose = useRef<(() => boolean) | undefined>(undefined);
  const asker = useRef<Element | null>(null);
  const [isAsking, setIsAsking] = useState(false);

  const onLeave = useCallback((check: () => boolean) => {
    wouldLose.current = check;
    return () => {
      wouldLose.current = undefined;
    };
  }, []);
  const dismiss = useCallback(() => {
    if (wouldLose.current?.()) {
      asker.current ??= document.activeElement;
      setIsAsking((wasAsking) => !wasAsking);
    } else {
      discard();
    }
  }, [discard]);
  const keepEditing = useCallback(() => setIsAsking(false), []);

  useEffect(() => {
    if (!isAsking && asker.current) {
      // The Cancel button is another element now: the question stood in its place.
      const back = asker.current.isConnected ? asker.current : document.getElementById(`${idPrefix}-cancel`);
      asker.current = null;
      if (back instanceof HTMLElement) {
        back.focus({ preventScroll: true });
      }
    }
  }, [isAsking, idPrefix]);

  return useMemo(
    () => ({ isAsking, dismiss, keepEditing, discard, onLeave }),
    [isAsking, dismiss, keepEditing, discard, onLeave],
  );
}
