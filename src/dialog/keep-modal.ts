/** The element of a dialog: a `<dialog>` that has been shown as a modal one, or Radix's. */
export type DialogElement = HTMLElement & Partial<Pick<HTMLDialogElement, "showModal">>;

const tabbable = "a[href], button, input, select, textarea, summary, [tabindex]";

/**
 * Has Tab go round inside a dialog from wherever focus is: Radix does so from the first and the last thing that takes Tab, but holds focus
 * where it is before the first, and does nothing in a shadow root. A `<dialog>` gets what browsers leave out, for as long as it is where
 * it is: focus that is lost comes back, nothing but the kit closes it, and the page behind does not scroll. To call it again changes nothing.
 */
export function keepModal(dialog: DialogElement): void {
  dialog.addEventListener("keydown", goRound);
  const { parentNode: place, ownerDocument: page } = dialog;
  if (!place || !dialog.showModal || dialog.hasAttribute("closedby")) {
    return;
  }
  // Escape never comes so far, but the way back of a telephone does.
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

function goRound(event: KeyboardEvent): void {
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
