import { useCallback, useEffect, useMemo, useRef } from "react";
import type { ElicitResult } from "../core/elicit-result.js";

export interface SingleResultOptions {
  readonly onResult: (result: ElicitResult) => void;
  /** Called with the answer before the host is, and whether it was the person who gave it. */
  readonly onSettle: (action: ElicitResult["action"], isByPerson: boolean) => void;
  /** Called once there is nothing more to show, after the result. */
  readonly onClose: () => void;
  readonly signal: AbortSignal | undefined;
  /** Whether the request ends with what shows it; otherwise somebody else sees to it. */
  readonly endsWithSurface: boolean;
  /** Whether an answered request stays on screen though its server has gone. */
  readonly outlivesSignal: () => boolean;
}

export interface SingleResult {
  /** Answers the request and closes it. Once it is answered, only closes it. */
  readonly settle: (result: ElicitResult) => void;
  /** Answers the request and leaves it on screen, until `settle`. Returns whether this was the answer. */
  readonly settleAndStay: (result: ElicitResult, isByPerson?: boolean) => boolean;
}

/**
 * Exactly one result for one request, whatever races: the first of an answer, an abort, an unmount and the end of the page. What the
 * host's handler throws is the host's to see, and changes nothing.
 */
export function useSingleResult(options: SingleResultOptions): SingleResult {
  const { signal } = options;
  const latest = useRef(options);
  const state = useRef<"open" | "settled" | "closed">("open");
  const mounted = useRef(false);
  useEffect(() => {
    latest.current = options;
  });

  const answer = useCallback((result: ElicitResult, isByPerson: boolean): boolean => {
    if (state.current !== "open") {
      return false;
    }
    state.current = "settled";
    latest.current.onSettle(result.action, isByPerson);
    latest.current.onResult(result);
    return true;
  }, []);
  const close = useCallback(() => {
    if (state.current === "settled") {
      state.current = "closed";
      latest.current.onClose();
    }
  }, []);
  const settleAndStay = useCallback((result: ElicitResult, isByPerson = true) => answer(result, isByPerson), [answer]);
  const settle = useCallback(
    (result: ElicitResult) => {
      try {
        answer(result, true);
      } finally {
        close();
      }
    },
    [answer, close],
  );
  const withdraw = useCallback(() => {
    try {
      answer({ action: "cancel" }, false);
    } finally {
      close();
    }
  }, [answer, close]);

  useEffect(() => {
    const abort = (): void => {
      if (state.current === "open" || !latest.current.outlivesSignal()) {
        withdraw();
      }
    };
    const leavePage = ({ persisted }: PageTransitionEvent): void => {
      // A page that is kept whole may come back, with the dialog in it.
      if (!persisted) {
        withdraw();
      }
    };
    if (signal?.aborted) {
      abort();
    }
    signal?.addEventListener("abort", abort);
    window.addEventListener("pagehide", leavePage);
    return () => {
      signal?.removeEventListener("abort", abort);
      window.removeEventListener("pagehide", leavePage);
    };
  }, [signal, withdraw]);

  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
      // StrictMode unmounts and mounts again at once; only what stays unmounted is gone.
      queueMicrotask(() => {
        if (!mounted.current && latest.current.endsWithSurface) {
          withdraw();
        }
      });
    };
  }, [withdraw]);

  return useMemo(() => ({ settle, settleAndStay }), [settle, settleAndStay]);
}
