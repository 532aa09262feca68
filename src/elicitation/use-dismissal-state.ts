import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Dismissal } from "../context/dismissal-context.js";

/**
 * Leaves at once when there is nothing to lose, and asks otherwise. Leaving while being asked stays: the safe side of a double press. Who
 * stays is back where they were.
 *
 * @param discard answers `cancel`
 */
export function useDismissalState(
  discard: () => void,
  getRoot: () => Document | ShadowRoot,
  idPrefix: string,
  isAnswered: boolean,
): Dismissal {
  const wouldLose = useRef<(() => boolean) | undefined>(undefined);
  const asker = useRef<Element | null>(null);
  const [hasAsked, setIsAsking] = useState(false);
  // What has been sent, or can no longer be, is not lost by leaving.
  const isAsking = hasAsked && !isAnswered;

  const onLeave = useCallback((check: () => boolean) => {
    wouldLose.current = check;
    return () => {
      wouldLose.current = undefined;
    };
  }, []);
  const dismiss = useCallback(() => {
    if (!isAnswered && wouldLose.current?.()) {
      asker.current ??= getRoot().activeElement;
      setIsAsking((wasAsking) => !wasAsking);
    } else {
      discard();
    }
  }, [discard, getRoot, isAnswered]);
  const keepEditing = useCallback(() => setIsAsking(false), []);

  useEffect(() => {
    if (!isAsking && asker.current) {
      // The Cancel button is another element now: the question stood in its place.
      const back = asker.current.isConnected ? asker.current : getRoot().getElementById(`${idPrefix}-cancel`);
      asker.current = null;
      if (back instanceof HTMLElement) {
        back.focus({ preventScroll: true });
      }
    }
  }, [isAsking, getRoot, idPrefix]);

  return useMemo(
    () => ({ isAsking, dismiss, keepEditing, discard, onLeave }),
    [isAsking, dismiss, keepEditing, discard, onLeave],
  );
}
