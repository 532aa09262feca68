import { type RefObject, useEffect, useRef, useState } from "react";
import { useElicitation } from "../elicitation/context.js";

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
  const end = useRef<HTMLSpanElement>(null);
  const [isUnseen, setIsUnseen] = useState(false);
  useEffect(() => {
    const element = end.current;
    if (!element || typeof IntersectionObserver === "undefined") {
      return undefined;
    }
    const observer = new IntersectionObserver((entries) => {
      const isInView = entries.at(-1)?.isIntersecting === true;
      setIsUnseen(!isInView);
      // While lines before the end are folded, they are not in view with it.
      if (isInView && !element.parentElement?.querySelector("[data-fold]:not([data-open])")) {
        observer.disconnect();
      }
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useEffect(() => (isUnseen ? session.fold() : undefined), [isUnseen, session]);
  return { end, isUnseen };
}
