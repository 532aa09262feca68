import { focusElement, focusInView, rootOf } from "../elicitation/focus.js";

/** The focused element, also inside open shadow roots, and inside the dialog's own root even if that is closed. */
export function focusedElement(dialog: Element): Element | null {
  let focused = rootOf(dialog).activeElement ?? dialog.ownerDocument.activeElement;
  while (focused?.shadowRoot?.activeElement) {
    focused = focused.shadowRoot.activeElement;
  }
  return focused;
}

/** Whether no element has focus. */
export function isFocusLost({ activeElement, body }: Document): boolean {
  return !activeElement || activeElement === body;
}

/** Moves focus to the title, so that screen readers begin with the server's name instead of a field. */
export function focusTitle(dialog: Element): void {
  focusInView(rootOf(dialog).getElementById(dialog.getAttribute("aria-labelledby") ?? ""));
}

/** Returns focus to the element that had it, or to a fallback if that element is gone or was disabled by the host in the meantime. */
export function returnFocus(before: Element | null, fallback: (() => HTMLElement | null) | undefined): void {
  focusElement(before);
  if (before?.localName === "body" || rootOf(before).activeElement !== before) {
    focusElement(fallback?.());
  }
}
