import { useCallback, useEffect, useState } from "react";
import type { LazyModule } from "./lazy-module.js";

/** Code that is fetched when it is needed. */
export type Loaded<T> =
  | { readonly status: "waiting" }
  | { readonly status: "loaded"; readonly value: T }
  | { readonly status: "failed"; readonly error: unknown };

/**
 * Loads code once it is needed. Unlike `React.lazy`, a failure is a state to show, and can be tried again. What has been loaded before is
 * there at once.
 *
 * @param module the same at every render
 */
export function useLoaded<T>(module: LazyModule<T>, isNeeded: boolean): readonly [Loaded<T>, () => void] {
  const [state, setState] = useState<Loaded<T>>({ status: "waiting" });
  const known = module.peek();
  const isWaiting = isNeeded && state.status === "waiting" && known === undefined;
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
    module.load().then(
      (value) => finish({ status: "loaded", value }),
      (error: unknown) => finish({ status: "failed", error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [module, isWaiting]);
  const retry = useCallback(() => setState({ status: "waiting" }), []);
  return [isNeeded && known !== undefined ? { status: "loaded", value: known } : state, retry];
}
