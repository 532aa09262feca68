import { useCallback, useEffect, useMemo, useRef } from "react";
import type { ElicitResult } from "../core/elicit-result.js";

export interface SingleResultOptions {
  readonly onResult: (result: ElicitResult) => void;
  /** Called once there is nothing more to show, after the result. */
  readonly onClose: () => void;
  readonly signal: AbortSignal | undefined;
}

export interface SingleResult {
  /** Answers the request and closes it. Once it is answered, only closes it. */
  readonly settle: (result: ElicitResult) => void;
  /** Answers the request and leaves it on screen, until `settle`. Returns whether this was the answer. */
  readonly settleAndStay: (result: ElicitResult) => boolean;
}

/**
 * Exactly one result for one request, whatever races: the first of an answer, an abort, an unmount and the end of the page. What the
 * host's handler throws is the host's to see, and changes nothing.
 */
export function useSingleResult({ onResult, onClose, signal }: SingleResultOptions): SingleResult {
  const latest = useRef({ onResult, onClose });
  const state = useRef<"open" | "settled" | "closed">("open");
  const mounted = useRef(false);
  useEffect(() => {
    latest.current = { onResult, onClose };
  });

  const settleAndStay = useCallback((result: ElicitResult) => {
    if (state.current !== "open") {
      return false;
    }
    state.current = "settled";
    latest.current.onResult(result);
    return true;
  }, []);
  const settle = useCallback(
    (result: ElicitResult) => {
      try {
        settleAndStay(result);
      } finally {
        if (state.current === "settled") {
          state.current = "closed";
          latest.current.onClose();
        }
      }
    },
    [settleAndStay],
  );

  useEffect(() => {
    const withdraw = (): void => settle({ action: "cancel" });
    const leavePage = ({ persisted }: PageTransitionEvent): void => {
      // A page that is kept whole may come back, with the dialog in it.
      if (!persisted) {
        withdraw();
      }
    };
    if (signal?.aborted) {
      withdraw();
    }
    signal?.addEventListener("abort", withdraw);
    window.addEventListener("pagehide", leavePage);
    return () => {
      signal?.removeEventListener("abort", withdraw);
      window.removeEventListener("pagehide", leavePage);
    };
  }, [signal, settle]);

  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
      // StrictMode unmounts and mounts again at once; only what stays unmounted is gone.
      queueMicrotask(() => {
        if (!mounted.current) {
          settle({ action: "cancel" });
        }
      });
    };
  }, [settle]);

  return useMemo(() => ({ settle, settleAndStay }), [settle, settleAndStay]);
}
