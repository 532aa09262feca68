import { type ReactNode, useState } from "react";
import { createPortal } from "react-dom";
import { useIsHydrated } from "../elicitation/focus.js";

/**
 * Lets a `<form>` stand in a form of the host, such as a message box around a transcript. HTML has no form in another, and React warns of
 * one; but attached by script it works like any other, and owns its fields. Nothing is mounted before it is known where.
 */
export function FormPlace({ children }: { readonly children: ReactNode }): ReactNode {
  const isHydrated = useIsHydrated();
  // What a server has rendered stands already.
  const [place, setPlace] = useState<Element | "outside of forms" | undefined>(
    isHydrated ? undefined : "outside of forms",
  );
  if (place === "outside of forms") {
    return children;
  }
  const find = (around: Element | null): void => {
    if (around && !place) {
      setPlace(around.closest("form") ? around : "outside of forms");
    }
  };
  return <div ref={find}>{place && createPortal(children, place)}</div>;
}
