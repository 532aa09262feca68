/** A dialog of the browser's own, which has been shown as a modal one. */
export type ModalDialog = HTMLElement & Partial<Pick<HTMLDialogElement, "showModal">>;

const tabbable = "a[href], button, input, select, textarea, summary, [tabindex]";

/**
 * What the browser's own modal dialog lacks beside Radix's, for as long as it is where it is: Tab goes round inside instead of on to the
 * browser's buttons, focus that is lost comes back, nothing but the kit closes it, and the page behind does not scroll. (From a shadow root
 * the stylesheet cannot reach the page.)
 */
export function keepModal(dialog: ModalDialog): void {
  const { parentNode: place, ownerDocument: page } = dialog;
  if (!place) {
    return;
  }
  // Escape never comes so far, but the way back of a telephone does.
  dialog.setAttribute("closedby", "none");
  dialog.addEventListener("cancel", (event) => event.preventDefault());
  dialog.addEventListener("close", () => dialog.isConnected && dialog.showModal?.());
  dialog.addEventListener("keydown", goRound);

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

function goRound(event: KeyboardEvent): void {
  const { currentTarget: dialog, target, key, shiftKey, altKey, ctrlKey, metaKey } = event;
  if (key !== "Tab" || altKey || ctrlKey || metaKey || event.defaultPrevented || !(dialog instanceof HTMLElement)) {
    return;
  }
  const stops = Array.from(dialog.querySelectorAll<HTMLElement>(tabbable)).filter(takesTab);
  if (target === stops.at(shiftKey ? 0 : -1)) {
    event.preventDefault();
    stops.at(shiftKey ? -1 : 0)?.focus({ preventScroll: true });
  }
}

function takesTab(element: HTMLElement): boolean {
  return element.tabIndex >= 0 && !element.matches(":disabled, [inert] *") && element.checkVisibility();
}
