import { useCallback, useEffect, useRef } from "react";
import type { ElicitResult } from "../core/elicit-result.js";

/**
 * Exactly one result for one request, whatever races: the first of an answer, an abort and an unmount.
 *
 * @returns answers the request; every call after the first does nothing
 */
export function useSingleResult(
  onResult: (result: ElicitResult) => void,
  signal: AbortSignal | undefined,
): (result: ElicitResult) => void {
  const latest = useRef(onResult);
  const settled = useRef(false);
  const mounted = useRef(false);
  useEffect(() => {
    latest.current = onResult;
  });

  const settle = useCallback((result: ElicitResult) => {
    if (!settled.current) {
      settled.current = true;
      latest.current(result);
    }
  }, []);

  useEffect(() => {
    const withdraw = (): void => settle({ action: "cancel" });
    if (signal?.aborted) {
      withdraw();
    }
    signal?.addEventListener("abort", withdraw);
    return () => signal?.removeEventListener("abort", withdraw);
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

  return settle;
}
