import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import {
  bringIntoView,
  focusControl,
  focusElement,
  isElement,
  rootOf,
  useBrowserLayoutEffect,
} from "../elicitation/focus.js";
import { focusedElement, focusTitle, isFocusLost, returnFocus } from "./dialog-focus.js";

/**
 * Keeps a `<dialog>` open while it is mounted. The page may open modals of other libraries, which do not know this one. A modal that was
 * open before stays open underneath, and gets focus back at the end. While a modal that opens later is shown, the dialog steps aside: it
 * closes, and then opens again with the focus that it had. A dialog that is not modal leaves the page usable and does not hold focus.
 *
 * @param isModal whether the rest of the page is inert
 * @param escape called for Escape, and for the back gesture of a phone
 * @param fallback returns the element that gets focus at the end if the element that had it before is gone
 * @returns whether the dialog has stepped aside
 */
export function useModality(
  surface: RefObject<HTMLDialogElement | null>,
  isModal: boolean,
  escape: RefObject<(() => void) | undefined>,
  fallback: (() => HTMLElement | null) | undefined,
): boolean {
  const [isAside, setIsAside] = useState(false);
  const latest = useRef({ isModal, fallback });
  const close = useRef<() => void>(undefined);
  useEffect(() => {
    latest.current = { isModal, fallback };
  });
  const open = useCallback((): void => {
    const dialog = surface.current;
    if (dialog) {
      close.current = openDialog(
        dialog,
        latest.current.isModal,
        () => escape.current?.(),
        setIsAside,
        () => latest.current.fallback?.() ?? null,
      );
    }
  }, [surface, escape]);
  useEffect(() => {
    open();
    return () => {
      close.current?.();
      close.current = undefined;
    };
  }, [open]);
  // A layout effect, so that it runs before effects that move focus inside.
  useBrowserLayoutEffect(() => {
    if (close.current && latest.current.isModal !== isModal) {
      latest.current.isModal = isModal;
      close.current();
      open();
    }
  }, [isModal, open]);
  return isAside;
}

/**
 * @param fallback returns the element that gets focus if the element that had it before is gone
 * @returns a function that closes the dialog, and returns focus unless the person has moved it elsewhere
 */
function openDialog(
  dialog: HTMLDialogElement,
  isModal: boolean,
  onEscape: () => void,
  onStepAside: (isAside: boolean) => void,
  fallback: () => HTMLElement | null,
): () => void {
  const opener = focusedElement(dialog);
  const close =
    isModal && canBeModal(dialog)
      ? openModal(dialog, onEscape, onStepAside)
      : openBeside(dialog, onEscape, { isModal });
  return () => {
    const isElsewhere = !isModal && !isFocusLost(dialog.ownerDocument) && !dialog.contains(focusedElement(dialog));
    close();
    if (!isElsewhere) {
      returnFocus(opener, fallback);
    }
  };
}

/**
 * Opens a modal dialog above the modals that are already open. Closes it while a modal that was opened later is shown (`onStepAside`), and
 * opens it again afterwards.
 *
 * @returns a function that closes it for good
 */
function openModal(
  dialog: HTMLDialogElement,
  onEscape: () => void,
  onStepAside: (isAside: boolean) => void,
): () => void {
  const page = dialog.ownerDocument;
  const root = rootOf(dialog);
  const listening = new AbortController();
  const { signal } = listening;
  /** Covers (see `coversOf`) that were there before the dialog, which therefore ignores them. */
  let below: ReadonlySet<Element> = new Set();
  let isAside = false;
  /** The element inside the dialog that had focus last. */
  let focused: Element | null = null;

  /** Puts the dialog on top of the top layer, and restores its focus. */
  const show = (): void => {
    const before = focused;
    if (dialog.open) {
      dialog.close();
    }
    dialog.showModal();
    focusElement(before);
    if (!before || root.activeElement !== before) {
      focusTitle(dialog);
    }
    // The other modal may still trap focus, in which case the title has got it for a moment. The earlier element is kept for the next time.
    focused = before ?? focused;
  };
  const update = (): void => {
    const covers = coversOf(dialog);
    below = new Set([...below].filter((element) => covers.has(element)));
    const isCovered = covers.size > below.size;
    if (isCovered !== isAside) {
      isAside = !isAside;
      if (isAside) {
        dialog.close();
        focusOther(page, below);
      } else {
        show();
      }
      onStepAside(isAside);
    } else if (!isAside && isFocusLost(page)) {
      // The focused element was removed, or another modal has released focus.
      if (focused) {
        focusElement(focused);
      } else {
        focusTitle(dialog);
      }
      if (isFocusLost(page)) {
        focusElement(dialog);
      }
    }
  };
  const raise = ({ target }: Event): void => {
    update();
    if (!isAside && isElement(target) && !dialog.contains(target) && target.matches(":popover-open, :fullscreen")) {
      show();
    }
  };

  keepEventsInside(dialog, signal);
  const escape = (): void => {
    if (!isAside) {
      // A second back gesture in a row closes a dialog without a cancelable event.
      if (!dialog.open) {
        show();
      }
      onEscape();
    }
  };
  handleEscape(dialog, escape, { isModal: true, signal });
  const onFocusIn = ({ target }: Event): void => {
    if (!isElement(target)) {
      return;
    }
    // Uses the event's target, because Firefox may fire the event late, when `activeElement` is another one. The title is not recorded,
    // because it is the fallback if nothing else had focus.
    if (target.id !== dialog.getAttribute("aria-labelledby")) {
      focused = target;
    }
    // Not during a press, because scrolling would move the pressed element away before the release.
    if (target !== dialog && !dialog.matches(":active")) {
      bringIntoView(target);
    }
  };
  dialog.addEventListener("focusin", onFocusIn, { signal });
  const unlockScrolling = lockScrolling(page);
  const observer = new MutationObserver(update);
  below = coversOf(dialog);
  if (shownDialogs(page).length === 0) {
    // The attribute is only needed above an open modal of React Aria. Without it, a modal of React Aria that opens later hides the dialog,
    // and `coversOf` notices that.
    dialog.removeAttribute("data-react-aria-top-layer");
  }
  show();
  page.addEventListener("toggle", raise, { signal, capture: true });
  page.addEventListener("fullscreenchange", raise, { signal });
  for (const tree of new Set([page, root])) {
    observer.observe(tree, { subtree: true, childList: true, attributeFilter: modalAttributes });
  }
  return () => {
    listening.abort();
    observer.disconnect();
    unlockScrolling();
    dialog.close();
    onStepAside(false);
  };
}

/**
 * Opens a dialog that does not make the page inert, with focus on its title. Used after the dialog has been modal, and in place of a modal
 * one (`isModal`) if the browser has no `showModal`.
 *
 * @returns a function that closes it
 */
function openBeside(dialog: HTMLDialogElement, onEscape: () => void, { isModal }: { isModal: boolean }): () => void {
  const listening = new AbortController();
  keepEventsInside(dialog, listening.signal);
  handleEscape(dialog, onEscape, { isModal, signal: listening.signal });
  // Unlike `show()`, the attribute does not move focus.
  dialog.setAttribute("open", "");
  focusTitle(dialog);
  return () => {
    listening.abort();
    dialog.removeAttribute("open");
  };
}

/** False in jsdom. */
function canBeModal(dialog: Partial<HTMLDialogElement>): boolean {
  return dialog.showModal !== undefined;
}

/** Attributes that open, close or hide a modal, or hide the rest of the page. */
const modalAttributes = ["aria-hidden", "inert", "aria-modal", "role", "open", "hidden", "class", "style"];

const modals = 'dialog:modal, [aria-modal="true"]:is([role="dialog"], [role="alertdialog"])';

/** The elements that cover a dialog: modals elsewhere in the page, and ancestors of the dialog that a modal has made hidden or inert. */
function coversOf(dialog: HTMLDialogElement): ReadonlySet<Element> {
  const page = dialog.ownerDocument;
  const covers = new Set<Element>();
  for (let element: Element | null = dialog; element; element = parentOf(element)) {
    if (element.matches('[aria-hidden="true"], [inert]')) {
      covers.add(element);
    }
  }
  for (const modal of page.querySelectorAll(modals)) {
    if (isShown(modal) && !modal.contains(dialog) && !dialog.contains(modal)) {
      covers.add(modal);
    }
  }
  return covers;
}

/** The parent element, or the host of the shadow root. */
function parentOf(element: Element): Element | null {
  const root = rootOf(element);
  return element.parentElement ?? ("host" in root ? root.host : null);
}

function isShown(element: Element): boolean {
  return element.getClientRects().length > 0 && getComputedStyle(element).visibility !== "hidden";
}

/**
 * Gives focus to the modal for which the dialog has stepped aside. While the dialog was modal, the other one could not take focus itself.
 */
function focusOther(page: Document, below: ReadonlySet<Element>): void {
  const other = shownDialogs(page).findLast((element) => !below.has(element));
  if (other && !other.contains(page.activeElement)) {
    focusControl(other);
  }
}

/** All visible dialogs of the page, modal or not. */
function shownDialogs(page: Document): readonly HTMLElement[] {
  const dialogs = page.querySelectorAll<HTMLElement>('dialog, [role="dialog"], [role="alertdialog"]');
  return Array.from(dialogs).filter(isShown);
}

/** Events that other libraries take for a press or focus outside of their own modal, or that they cancel to prevent scrolling. */
const outsideEvents = ["pointerdown", "mousedown", "touchstart", "click", "focusin", "wheel", "touchmove"];

function keepEventsInside(dialog: HTMLDialogElement, signal: AbortSignal): void {
  const stop = (event: Event): void => {
    // An open popup inside the dialog has to notice presses outside of the popup.
    if (event.composedPath().includes(dialog) && !hasOpenPopup(dialog)) {
      event.stopPropagation();
    }
  };
  for (const type of outsideEvents) {
    // On the portal's container: React listens there, too, and has already handled the event.
    dialog.parentNode?.addEventListener(type, stop, { signal });
  }
}

/** Whether a popup inside the dialog is open, which Escape and outside presses close. */
function hasOpenPopup(dialog: HTMLDialogElement): boolean {
  const expanded = '[aria-expanded="true"]:is([aria-haspopup], [role="combobox"])';
  return Array.from(dialog.querySelectorAll(`dialog[open], [popover], ${expanded}`)).some(isShown);
}

function handleEscape(
  dialog: HTMLDialogElement,
  onEscape: () => void,
  { isModal, signal }: { readonly isModal: boolean; readonly signal: AbortSignal },
): void {
  /** Whether the current Escape belongs to a popup inside the dialog or to an IME. */
  let isTaken = false;
  const view = dialog.ownerDocument.defaultView;
  const closeInnermost = (): void => void (closeInside(dialog) || onEscape());

  // A capture listener on window runs before those of other libraries.
  view?.addEventListener(
    "keydown",
    (event) => {
      const isInside = dialog.contains(rootOf(dialog).activeElement);
      const isHere = isInside || (isModal && isFocusLost(dialog.ownerDocument));
      if (event.key !== "Escape" || !dialog.open || !isHere) {
        return;
      }
      isTaken = event.isComposing || event.keyCode === 229 || hasOpenPopup(dialog);
      if (isTaken) {
        // Reset after the `cancel` event that the browser fires for the same key.
        setTimeout(() => {
          isTaken = false;
        });
        return;
      }
      event.preventDefault();
      event.stopImmediatePropagation();
      if (!event.repeat) {
        closeInnermost();
      }
    },
    { capture: true, signal },
  );

  // Also fires for the back gesture of a phone. If it is not cancelable, `close` follows.
  dialog.addEventListener(
    "cancel",
    (event) => {
      if (event.target === dialog && event.cancelable) {
        event.preventDefault();
        if (!isTaken) {
          closeInnermost();
        }
      }
    },
    { signal },
  );
  dialog.addEventListener(
    "close",
    () => {
      if (!dialog.open) {
        onEscape();
      }
    },
    { signal },
  );
}

/** Empties the focused filter, or else closes the `<details>` around the focused element, so that one Escape closes one thing. */
function closeInside(dialog: HTMLDialogElement): boolean {
  const focused = rootOf(dialog).activeElement;
  const filter = focused?.closest<HTMLInputElement>("[data-filter]");
  if (filter?.value) {
    filter.value = "";
    filter.dispatchEvent(new Event("input", { bubbles: true }));
    return true;
  }
  const unfolded = focused?.closest<HTMLDetailsElement>("details[open]");
  if (!unfolded || !dialog.contains(unfolded)) {
    return false;
  }
  unfolded.open = false;
  focusElement(unfolded.querySelector("summary"));
  return true;
}

/** Keeps the page from scrolling. By script, because `styles.css` in a shadow root cannot style the page. */
function lockScrolling(page: Document): () => void {
  const Sheet = page.defaultView?.CSSStyleSheet;
  if (!Sheet || !("adoptedStyleSheets" in page)) {
    return () => undefined;
  }
  // Not with the style attribute, because other libraries save and restore that in their own order.
  const sheet = new Sheet();
  sheet.replaceSync(":root { overflow: hidden !important }");
  page.adoptedStyleSheets.push(sheet);
  return () => {
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
  };
}
