import type { FocusEvent } from "react";
import { bringIntoView, rootOf } from "../elicitation/focus.js";

/** The focused element, also inside a shadow root, which to the document around it is one element. A closed root is known from inside only. */
export function focusedElement(dialog: Element | null): Element | null {
  let focused = rootOf(dialog).activeElement ?? document.activeElement;
  while (focused?.shadowRoot?.activeElement) {
    focused = focused.shadowRoot.activeElement;
  }
  return focused;
}

/**
 * Gives focus back to the element that had it, or to a fallback if that is gone. Radix knows only its own trigger, and this dialog has none:
 * focus would be left on `<body>`.
 */
export function returnFocus(before: Element | null, fallback: (() => HTMLElement | null) | undefined): void {
  if (before instanceof HTMLElement) {
    before.focus({ preventScroll: true });
  }
  // It may be gone, or disabled while the host works on the answer.
  if (before === document.body || rootOf(before).activeElement !== before) {
    fallback?.()?.focus({ preventScroll: true });
  }
}

/**
 * Scrolls to the element that takes focus: Radix moves focus round the dialog without (WCAG 2.4.11;
 * https://github.com/radix-ui/primitives/issues/3227). Not under a press: what is pressed would move away before it is released.
 */
export function focusInView({ target, currentTarget }: FocusEvent): void {
  if (target !== currentTarget && !currentTarget.matches(":active")) {
    bringIntoView(target);
  }
}

/** The element of a dialog: a `<dialog>` that has been shown as a modal one, or Radix's `<div>`. */
export type DialogElement = HTMLElement & Partial<Pick<HTMLDialogElement, "open" | "showModal">>;

const tabbable = "a[href], button, input, select, textarea, summary, [tabindex]";

/**
 * Keeps Tab inside a dialog wherever focus is: Radix wraps it round from the first and the last tabbable element only, and does nothing in a
 * shadow root. A `<dialog>` gets what browsers leave out, for as long as it is attached: focus that is lost comes back, nothing but the kit
 * closes it, and the page behind does not scroll. Calling it again changes nothing.
 */
export function keepModal(dialog: DialogElement): void {
  dialog.addEventListener("keydown", wrapTab);
  const { parentNode: place, ownerDocument: page } = dialog;
  if (!place || !dialog.showModal || dialog.hasAttribute("closedby")) {
    return;
  }
  // Escape never comes so far, but the back gesture of a phone does.
  dialog.setAttribute("closedby", "none");
  dialog.addEventListener("cancel", (event) => event.preventDefault());
  dialog.addEventListener("close", () => dialog.isConnected && dialog.showModal?.());

  // From a shadow root the stylesheet cannot reach the page.
  const { style } = page.documentElement;
  const { overflow } = style;
  style.overflow = "hidden";
  const observer = new MutationObserver(() => {
    if (dialog.parentNode !== place) {
      observer.disconnect();
      style.overflow = overflow;
    } else if (!page.activeElement || page.activeElement === page.body) {
      dialog.focus({ preventScroll: true });
    }
  });
  observer.observe(place, { childList: true, subtree: true });
}

function wrapTab(event: KeyboardEvent): void {
  const { currentTarget: dialog, target, key, shiftKey, altKey, ctrlKey, metaKey } = event;
  const isTab = key === "Tab" && !altKey && !ctrlKey && !metaKey && !event.defaultPrevented;
  if (!isTab || !(dialog instanceof HTMLElement) || !(target instanceof Node)) {
    return;
  }
  const stops = Array.from(dialog.querySelectorAll<HTMLElement>(tabbable)).filter(takesTab);
  const [first] = stops;
  const last = stops.at(-1);
  // The title and the dialog itself take focus, but not by Tab: they come before the first.
  const isAtStart = first && !(first.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING);
  if (shiftKey ? isAtStart : target === last) {
    event.preventDefault();
    (shiftKey ? last : first)?.focus({ preventScroll: true });
  }
}

function takesTab(element: HTMLElement): boolean {
  return element.tabIndex >= 0 && !element.matches(":disabled, [inert] *") && element.getClientRects().length > 0;
}
