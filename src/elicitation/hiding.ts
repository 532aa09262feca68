import * as React from "react";
import { type RefCallback, type RefObject, useCallback, useEffect, useInsertionEffect, useRef } from "react";
import { useBrowserLayoutEffect } from "./focus.js";

// What React hides is still mounted: a request in it waits. `<Activity>` cleans up all effects and refs, as if the component had been
// unmounted, and runs them again when it is shown. A boundary that suspends does that to layout effects and refs only.

/** Without `<Activity>`, React cleans up an effect of a mounted component only to try it, in StrictMode. */
const canHide = "Activity" in React;

interface LastingEffect {
  readonly effect: () => (() => void) | undefined;
  /** Whether the next clean-up is the last one. */
  isOver: boolean;
  isHidden: boolean;
  stop: (() => void) | undefined;
}

/**
 * An effect that goes on while React hides the component. Insertion effects are the only ones that React does not clean up then, so one of
 * them tells the last clean-up from others.
 *
 * @param effect must be memoised; it runs again when it changes
 */
export function useLastingEffect(effect: () => (() => void) | undefined): void {
  const latest = useRef<LastingEffect>(undefined);
  useInsertionEffect(() => {
    const own: LastingEffect = { effect, isOver: !canHide, isHidden: true, stop: undefined };
    latest.current = own;
    return () => {
      own.isOver = true;
      // In a microtask, because an insertion effect must not set state.
      queueMicrotask(() => {
        if (own.isHidden) {
          own.stop?.();
        }
      });
    };
  }, [effect]);
  useEffect(() => {
    const own = latest.current;
    if (own?.effect !== effect) {
      return undefined;
    }
    own.isHidden = false;
    own.stop ??= effect();
    return () => {
      own.isHidden = true;
      if (own.isOver) {
        own.stop?.();
        own.stop = undefined;
      }
    };
  }, [effect]);
}

/** A layout effect that runs once for each value, and not again when a hidden component is shown. For effects that move focus. */
export function useOnce(value: unknown, effect: () => void): void {
  const done = useRef<unknown>(undefined);
  useBrowserLayoutEffect(() => {
    if (done.current !== value) {
      done.current = value;
      effect();
    }
  });
}

/** A ref callback for an element that keeps it in the ref while React hides it. */
export function useKeptRef<Kind extends Element>(elementRef: RefObject<Kind | null>): RefCallback<Kind> {
  return useCallback(
    (element) => {
      elementRef.current = element ?? elementRef.current;
    },
    [elementRef],
  );
}
