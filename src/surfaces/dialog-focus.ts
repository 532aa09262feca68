import { focusElement, rootOf } from "../elicitation/focus.js";

/** The focused element, also inside a shadow root, which to the document around it is one element. A closed root is known from inside only. */
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

/** Screen readers then begin with the server's name, and not in the middle of the form. */
export function focusTitle(dialog: Element): void {
  focusElement(rootOf(dialog).getElementById(dialog.getAttribute("aria-labelledby") ?? ""));
}

/** Gives focus back to the element that had it, or to a fallback if that is gone, or disabled while the host works on the answer. */
export function returnFocus(before: Element | null, fallback: (() => HTMLElement | null) | undefined): void {
  focusElement(before);
  if (before?.localName === "body" || rootOf(before).activeElement !== before) {
    focusElement(fallback?.());
  }
}
