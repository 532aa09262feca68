import type { FocusEvent } from "react";
import { bringIntoView } from "../parts/bring-into-view.js";

/**
 * Scrolls to what takes focus inside an element: Radix moves focus round the dialog without (WCAG 2.4.11;
 * https://github.com/radix-ui/primitives/issues/3227). Not under a press: what is pressed would move away before it is released.
 */
export function focusInView({ target, currentTarget }: FocusEvent): void {
  if (target !== currentTarget && !currentTarget.matches(":active")) {
    bringIntoView(target);
  }
}
