import { type ReactNode, useState } from "react";
import { createPortal } from "react-dom";
import { useIsHydrated } from "../elicitation/focus.js";

/**
 * Lets a `<form>` be inside a form of the host, such as a message box around a transcript. HTML parsers do not nest forms, and React warns
 * of nested ones. A nested form that a script attaches works and owns its fields, so there the children are rendered in a portal. They are
 * not mounted until it is known whether there is a form around them.
 */
export function FormPlace({ children }: { readonly children: ReactNode }): ReactNode {
  const isHydrated = useIsHydrated();
  // Server-rendered HTML is already in the page, so it is hydrated where it is.
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
