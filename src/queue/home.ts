import { focusElement, rootOf } from "../elicitation/focus.js";

/** An element that holds one request, wherever that is shown. */
export function createHome(): HTMLElement {
  const home = document.createElement("div");
  home.className = "elicit-home";
  return home;
}

/** The homes in an element. */
export function homesIn(element: HTMLElement | ShadowRoot): readonly HTMLElement[] {
  return Array.from(element.querySelectorAll<HTMLElement>(".elicit-home")).filter(
    (home) => home.parentNode === element,
  );
}

/**
 * Moves a home into another element, before those that have arrived later; without one, out of sight. It never leaves the document and is
 * never made anew, so nothing that was entered is lost: half-typed dates, chosen files and credentials included.
 */
export function moveHome(home: HTMLElement, parent: HTMLElement | ShadowRoot | undefined, arrivedAt: number): void {
  const to = parent ?? document.body;
  const { activeElement } = rootOf(home);
  const later = homesIn(to).find(({ dataset }) => Number(dataset.arrived) > arrivedAt) ?? null;
  home.dataset.arrived = `${arrivedAt}`;
  home.hidden = parent === undefined;
  if (
    "moveBefore" in Element.prototype &&
    home.isConnected &&
    to.isConnected &&
    home.ownerDocument === to.ownerDocument
  ) {
    to.moveBefore(home, later);
  } else {
    to.insertBefore(home, later);
    if (home.contains(activeElement)) {
      focusElement(activeElement);
    }
  }
}
