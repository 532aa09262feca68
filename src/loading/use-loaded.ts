import { useCallback, useEffect, useState } from "react";

/** Code that is fetched when it is needed. */
export type Loaded<T> =
  | { readonly status: "waiting" }
  | { readonly status: "loaded"; readonly value: T }
  | { readonly status: "failed"; readonly error: unknown };

/**
 * Loads code once it is needed. Unlike `React.lazy`, a failure is a state to show, and can be tried again.
 *
 * @param load a dynamic import; the same function at every render
 */
export function useLoaded<T>(load: () => Promise<T>, isNeeded: boolean): readonly [Loaded<T>, () => void] {
  const [state, setState] = useState<Loaded<T>>({ status: "waiting" });
  const isWaiting = isNeeded && state.status === "waiting";
  useEffect(() => {
    if (!isWaiting) {
      return;
    }
    let isCurrent = true;
    const finish = (next: Loaded<T>): void => {
      if (isCurrent) {
        setState(next);
      }
    };
    load().then(
      (value) => finish({ status: "loaded", value }),
      (error: unknown) => finish({ status: "failed", error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, isWaiting]);
  const retry = useCallback(() => setState({ status: "waiting" }), []);
  return [state, retry];
}
