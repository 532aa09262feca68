import { type ReactNode, useEffect, useRef, useState } from "react";
import { useDismissal } from "../context/dismissal-context.js";
import { useElicitation } from "../context/elicitation-context.js";

export interface ElicitationBodyProps {
  /** Whether nothing inside can be changed for now. @default false */
  readonly isInert?: boolean | undefined;
  /** Whether there is something inside that takes focus, and so can be scrolled to by keyboard. */
  readonly hasControls: boolean;
  readonly children: ReactNode;
}

/**
 * The part that scrolls, between header and actions. While the person is asked whether to discard it, or it is being sent, it is shown but
 * out of reach.
 * Renders a `<div>`.
 */
export function ElicitationBody({ isInert = false, hasControls, children }: ElicitationBodyProps): ReactNode {
  const { idPrefix } = useElicitation();
  const { isAsking } = useDismissal();
  const body = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);

  useEffect(() => {
    // React 18 does not know the attribute.
    if (body.current) {
      body.current.inert = isAsking || isInert;
    }
  }, [isAsking, isInert]);

  useEffect(() => {
    const element = body.current;
    if (!element || hasControls || typeof ResizeObserver === "undefined") {
      return;
    }
    const observer = new ResizeObserver(() => setOverflows(element.scrollHeight > element.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, [hasControls]);

  // A text that scrolls must be reachable by keyboard even if nothing in it is (WCAG 2.1.1).
  const scrollable = overflows ? { role: "region", tabIndex: 0, "aria-labelledby": `${idPrefix}-title` } : {};
  return (
    <div ref={body} className="elicit-body" {...scrollable}>
      {children}
    </div>
  );
}
