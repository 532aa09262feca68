import { useEffect, useLayoutEffect, useSyncExternalStore, version } from "react";

/** `useLayoutEffect`; `useEffect` on a server, where React 18 warns about layout effects. */
export const useBrowserLayoutEffect: typeof useLayoutEffect =
  typeof document === "undefined" ? useEffect : useLayoutEffect;

/** False on a server and during hydration. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}

/** React 18 takes `inert` as an unknown attribute, React 19 as a boolean. */
export const inert: object = { inert: version.startsWith("18.") ? "" : true };

/**
 * The document or shadow root of an element. Ids and `activeElement` inside a shadow root are only found there, not in the document.
 *
 * @returns the document for an element that is not attached
 */
export function rootOf(element: Element | null | undefined): Document | ShadowRoot {
  const root = element?.getRootNode();
  return root && isRoot(root) ? root : document;
}

function isRoot(node: Node): node is Document | ShadowRoot {
  // Not `instanceof`, because the element may belong to another window.
  return "activeElement" in node;
}

/** Whether an event target is an element. Not by `instanceof`, because it may belong to another window. */
export function isElement(target: EventTarget | null = null): target is HTMLElement {
  return target !== null && "closest" in target && "focus" in target;
}

/** Moves focus to an element without scrolling. */
export function focusElement(element: EventTarget | null | undefined): void {
  if (isElement(element)) {
    element.focus({ preventScroll: true });
  }
}

/** Moves focus to an element that may be out of view, because the dialog or the page around it has been scrolled. */
export function focusInView(element: EventTarget | null | undefined): void {
  bringIntoView(element);
  focusElement(element);
}

const focusable = "input:not([disabled]), select, textarea, button, summary, [tabindex]";

/** Moves focus to a control, or to the invalid, checked or first control inside a group, and scrolls its whole field into view. */
export function focusControl(control: HTMLElement | null): void {
  const checked = control?.querySelector<HTMLElement>(":is(input:checked, [data-chosen]):not(details:not([open]) *)");
  const invalid = control?.querySelector<HTMLElement>('input[aria-invalid="true"]');
  const target = control?.matches(focusable)
    ? control
    : (invalid ?? checked ?? control?.querySelector<HTMLElement>(focusable));
  bringIntoView(target?.closest("[data-elicitation-field]"));
  // The field may be higher than what scrolls.
  bringIntoView(target);
  target?.focus({ preventScroll: true, focusVisible: true });
}

/** Scrolls as little as needed. Does nothing without layout, as in jsdom. */
export function bringIntoView(element: EventTarget | null | undefined): void {
  if (isElement(element)) {
    element.scrollIntoView?.({ block: "nearest" });
  }
}

/** Scrolls on by one view, less a fifth from which reading goes on, but not further than `most`, in CSS pixels. */
export function scrollOn(element: Element, most: number = Infinity): void {
  element.scrollTop += Math.min(most, element.clientHeight * 0.8);
}
