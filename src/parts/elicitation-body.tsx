import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { bringIntoView } from "./bring-into-view.js";
import { useElicitation } from "../context/elicitation-context.js";

export interface ElicitationBodyProps {
  /** Shown but out of reach, while a question about it is open. */
  readonly isInert?: boolean | undefined;
  /** Whether there is something inside that takes focus, and so can be scrolled to by keyboard. */
  readonly hasControls: boolean;
  readonly children: ReactNode;
}

/** The part that scrolls, between header and actions. What takes focus in it is brought into view. Renders a `<div>`. */
export function ElicitationBody({ isInert = false, hasControls, children }: ElicitationBodyProps): ReactNode {
  const { idPrefix } = useElicitation();
  const body = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);

  useEffect(() => {
    // React 18 does not know the attribute.
    if (body.current) {
      body.current.inert = isInert;
    }
  }, [isInert]);

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
    <div ref={body} className="elicit-body" {...scrollable} onFocus={showFocused}>
      {children}
    </div>
  );
}

/** Radix moves focus round the dialog without scrolling (WCAG 2.4.11; https://github.com/radix-ui/primitives/issues/3227). */
function showFocused(event: FocusEvent): void {
  if (event.target !== event.currentTarget) {
    bringIntoView(event.target);
  }
}
