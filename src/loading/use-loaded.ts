import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import type { LazyModule } from "./lazy-module.js";

/** Code that is fetched when it is needed. */
export type Loaded<T> =
  | { readonly status: "waiting" }
  | { readonly status: "loaded"; readonly value: T }
  | { readonly status: "failed"; readonly error: unknown };

interface Failure {
  readonly error: unknown;
}

/**
 * Loads code once it is needed. Unlike `React.lazy`, a failure is a state to show, and can be tried again. What has been loaded before is
 * there at once, but not while hydrating: a server may have had it when the browser has not.
 *
 * @param module the same at every render
 */
export function useLoaded<T>(module: LazyModule<T>, isNeeded: boolean): readonly [Loaded<T>, () => void] {
  const value = useSyncExternalStore(module.subscribe, module.peek, () => undefined);
  const [failure, setFailure] = useState<Failure>();
  const isWaiting = isNeeded && value === undefined && failure === undefined;
  useEffect(() => {
    if (!isWaiting) {
      return undefined;
    }
    let isCurrent = true;
    module.load().catch((error: unknown) => {
      if (isCurrent) {
        setFailure({ error });
      }
    });
    return () => {
      isCurrent = false;
    };
  }, [module, isWaiting]);
  const retry = useCallback(() => setFailure(undefined), []);
  return [stateOf(isNeeded ? value : undefined, failure), retry];
}

function stateOf<T>(value: T | undefined, failure: Failure | undefined): Loaded<T> {
  if (value !== undefined) {
    return { status: "loaded", value };
  }
  return failure ? { status: "failed", error: failure.error } : { status: "waiting" };
}
