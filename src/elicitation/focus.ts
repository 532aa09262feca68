import { useEffect, useLayoutEffect, useSyncExternalStore } from "react";

/** `useLayoutEffect`, and nothing on a server, where React 18 warns of it. */
export const useBrowserLayoutEffect: typeof useLayoutEffect =
  typeof document === "undefined" ? useEffect : useLayoutEffect;

/** False on a server, and until what it has rendered works. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}

/**
 * The document or shadow root of an element: where its ids can be looked up, and whose `activeElement` is inside. To the document, all of a
 * shadow root is its host.
 *
 * @returns the document for an element that is not attached
 */
export function rootOf(element: Element | null | undefined): Document | ShadowRoot {
  const root = element?.getRootNode();
  return root && isRoot(root) ? root : document;
}

function isRoot(node: Node): node is Document | ShadowRoot {
  // Not by instanceof: the element may belong to another window.
  return "activeElement" in node;
}

/** Not by instanceof: the element may belong to another window. */
export function isElement(target: EventTarget | null = null): target is HTMLElement {
  return target !== null && "closest" in target && "focus" in target;
}

/** Moves focus to an element where it is one that can have it, and scrolls nothing. */
export function focusElement(element: EventTarget | null | undefined): void {
  if (isElement(element)) {
    element.focus({ preventScroll: true });
  }
}

const focusable = "input:not([disabled]), select, textarea, button, summary, [tabindex]";

/** Moves focus to a control, or to the checked or first one inside a group, and scrolls its whole field into view, label first. */
export function focusControl(control: HTMLElement | null): void {
  const checked = control?.querySelector<HTMLElement>("input:checked:not(details:not([open]) *)");
  const target = control?.matches(focusable) ? control : (checked ?? control?.querySelector<HTMLElement>(focusable));
  bringIntoView(target?.closest("[data-elicitation-field]"));
  target?.focus({ preventScroll: true, focusVisible: true });
}

/** Scrolls as little as needed. Does nothing where there is no layout, as in jsdom. */
export function bringIntoView(element: Element | null | undefined): void {
  if (element && "scrollIntoView" in element) {
    element.scrollIntoView({ block: "nearest" });
  }
}
