import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import type { LazyModule, LoadedModule } from "./lazy-module.js";

/** Code that is fetched when it is needed. */
export type Loaded<T> = { readonly status: "waiting" } | LoadedModule<T> | LoadFailure;

interface LoadFailure {
  readonly status: "failed";
  readonly error: unknown;
}

const waiting = { status: "waiting" } as const;

/**
 * Loads code once it is needed. Unlike `React.lazy`, a failure is a state to show, and can be tried again. What has been loaded before is
 * there at once, but not while hydrating: a server may have had it when the browser has not. A failure is the same object until it is tried
 * again.
 *
 * @param module the same at every render
 */
export function useLoaded<T>(module: LazyModule<T>, isNeeded: boolean): readonly [Loaded<T>, () => void] {
  const loaded = useSyncExternalStore(module.subscribe, module.peek, () => undefined);
  const [failure, setFailure] = useState<LoadFailure>();
  const isWaiting = isNeeded && loaded === undefined && failure === undefined;
  useEffect(() => {
    if (!isWaiting) {
      return undefined;
    }
    let isCurrent = true;
    module.load().catch((error: unknown) => {
      if (isCurrent) {
        setFailure({ status: "failed", error });
      }
    });
    return () => {
      isCurrent = false;
    };
  }, [module, isWaiting]);
  const retry = useCallback(() => setFailure(undefined), []);
  return [(isNeeded && loaded) || (failure ?? waiting), retry];
}
