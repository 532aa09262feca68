import { rootOf } from "../context/root-of.js";

/**
 * Gives focus back to what had it, or to a fallback if that is gone. Radix knows only its own trigger, and this dialog has none: focus
 * would be left on `<body>`.
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
