import { type RefObject, useCallback } from "react";
import { rootOf } from "../elicitation/focus.js";
import { useLastingEffect } from "../elicitation/hiding.js";

/** In milliseconds: a script that takes a container out of the page may put it back at once. */
const longestAbsence = 2_000;

/**
 * Calls `onGone` when a surface has left its page although it is still mounted: its `container` was removed and has not come back, or the
 * frame around it was removed or has gone to another page. Nobody can answer there any more.
 */
export function useDisappearance(surface: RefObject<Element | null>, onGone: () => void): void {
  const watch = useCallback(() => {
    const element = surface.current;
    if (!element) {
      return undefined;
    }
    const listening = new AbortController();
    let absence: ReturnType<typeof setTimeout> | undefined;
    const check = (): void => {
      if (element.ownerDocument.defaultView === null) {
        onGone();
      } else if (element.isConnected) {
        clearTimeout(absence);
        absence = undefined;
      } else {
        absence ??= setTimeout(onGone, longestAbsence);
      }
    };
    const observer = new MutationObserver(check);
    const leavePage = ({ persisted }: PageTransitionEvent): void => {
      if (!persisted) {
        onGone();
      }
    };
    for (let around: Element | null | undefined = element; around; ) {
      const root = rootOf(around);
      observer.observe(root, { childList: true, subtree: true });
      const view: Window | null = around.ownerDocument.defaultView;
      view?.addEventListener("pagehide", leavePage, { signal: listening.signal });
      around = "host" in root ? root.host : root === document ? undefined : view?.frameElement;
    }
    check();
    return () => {
      clearTimeout(absence);
      observer.disconnect();
      listening.abort();
    };
  }, [surface, onGone]);
  useLastingEffect(watch);
}
