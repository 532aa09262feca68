import { rootOf } from "../context/root-of.js";

/** What has focus, also in a shadow root: to the page around it, all of that is one element. A closed one is known from inside only. */
export function focusedElement(dialog: Element | null): Element | null {
  let focused = rootOf(dialog).activeElement ?? document.activeElement;
  while (focused?.shadowRoot?.activeElement) {
    focused = focused.shadowRoot.activeElement;
  }
  return focused;
}
