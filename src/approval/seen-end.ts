import { type RefObject, useEffect, useRef, useState } from "react";
import { useElicitation, useElicitationSession } from "../elicitation/context.js";
import { bringIntoView } from "../elicitation/focus.js";

export interface SeenEnd {
  /** For the end of what is run. */
  readonly end: RefObject<HTMLSpanElement | null>;
  /** Whether the end has not been in view yet. */
  readonly isUnseen: boolean;
}

/**
 * Counts what is below the part of the request that is in view as folded, until its end has been in view: what is allowed must have been
 * seen. The press that unfolds shows the next part.
 */
export function useSeenEnd(): SeenEnd {
  const { session } = useElicitation();
  const { folds } = useElicitationSession();
  const end = useRef<HTMLSpanElement>(null);
  const [isUnseen, setIsUnseen] = useState(false);
  useEffect(() => {
    const element = end.current;
    if (!element || typeof IntersectionObserver === "undefined") {
      return undefined;
    }
    const observer = new IntersectionObserver(([entry]) => {
      setIsUnseen(entry?.isIntersecting === false);
      if (entry?.isIntersecting) observer.disconnect();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useEffect(() => (isUnseen ? session.fold() : undefined), [isUnseen, session]);
  useEffect(() => {
    if (folds === "unfolded" && !bodyOf(end.current)?.querySelector("[data-fold]")) {
      showNext(end.current);
    }
  }, [folds]);
  return { end, isUnseen };
}

/** Scrolls on by one view, less a fifth, and to the body itself, because the answers may be pressed where it is out of view. */
export function showNext(end: Element | null): void {
  const body = bodyOf(end);
  if (body) {
    body.scrollTop += body.clientHeight * 0.8;
    bringIntoView(body);
  }
}

function bodyOf(end: Element | null): Element | null | undefined {
  return end?.closest(".elicit-body");
}
