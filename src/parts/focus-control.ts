import { bringIntoView } from "./bring-into-view.js";

const focusable = "input:not([disabled]), select, textarea, button, [tabindex]";

/**
 * Moves focus to a control, or to the first one inside a group, with its label in view: what a person reads first. Whoever follows a link
 * by mouse is shown where it led, too, where the browser can.
 */
export function focusControl(control: HTMLElement | null): void {
  const checked = control?.querySelector<HTMLElement>("input:checked");
  const target = control?.matches(focusable) ? control : (checked ?? control?.querySelector<HTMLElement>(focusable));
  bringIntoView(target?.closest("[data-elicitation-field]"));
  target?.focus({ preventScroll: true, focusVisible: true });
}
