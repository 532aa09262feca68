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
 * Keeps a `<dialog>` open while it is mounted. A modal one stands among the modals of a page that knows nothing of it: what was open before
 * stays open underneath and gets focus back; for what is opened later the dialog steps aside, and then it comes back with the focus it had.
 * One that is no longer modal stands beside the page, and leaves it and its focus alone.
 *
 * @param isModal whether the page is out of reach
 * @param escape what Escape does now, and the back gesture of a phone
 * @param fallback gets focus in the end when the element that had it before is gone
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
  // Before effects that move focus inside.
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
 * @param fallback gets focus when the element that had it before is gone
 * @returns closes the dialog, and gives focus back unless the person has taken it elsewhere
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
 * Opens a dialog and keeps it on top of what is there; closes it while a modal that was opened later is shown (`onStepAside`), and opens it
 * again afterwards.
 *
 * @returns closes it for good
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
  /** What was there first, and so does not cover the dialog. */
  let below: ReadonlySet<Element> = new Set();
  let isAside = false;
  /** The element inside that had focus last. */
  let focused: Element | null = null;

  /** Puts the dialog above everything else, with focus where it was. */
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
    // The other modal may still hold focus, and be left once more: where the person was is not forgotten for that.
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
      // The focused element was removed, or another modal has let go of focus.
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
      // A second back gesture in a row closes a dialog without asking.
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
    // By the event: Firefox may tell it later, when the document's focus is elsewhere. The title is where focus goes if it was nowhere.
    if (target.id !== dialog.getAttribute("aria-labelledby")) {
      focused = target;
    }
    // Not under a press: what is pressed would move away before it is released.
    if (target !== dialog && !dialog.matches(":active")) {
      bringIntoView(target);
    }
  };
  dialog.addEventListener("focusin", onFocusIn, { signal });
  const unlockScrolling = lockScrolling(page);
  const observer = new MutationObserver(update);
  below = coversOf(dialog);
  if (shownDialogs(page).length === 0) {
    // Stays over a modal of React Aria only: one that opens later hides the dialog, and that is how it is known.
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
 * Opens a dialog beside the page, with focus on its title: it has been modal until now, or has to pass for it (`isModal`) where there are no
 * modal dialogs.
 *
 * @returns closes it
 */
function openBeside(dialog: HTMLDialogElement, onEscape: () => void, { isModal }: { isModal: boolean }): () => void {
  const listening = new AbortController();
  keepEventsInside(dialog, listening.signal);
  handleEscape(dialog, onEscape, { isModal, signal: listening.signal });
  // Unlike `show()`, moves no focus of its own.
  dialog.setAttribute("open", "");
  focusTitle(dialog);
  return () => {
    listening.abort();
    dialog.removeAttribute("open");
  };
}

/** jsdom knows no modal dialogs. */
function canBeModal(dialog: Partial<HTMLDialogElement>): boolean {
  return dialog.showModal !== undefined;
}

/** Attributes that open, close or hide a modal, or put the rest of the page out of reach. */
const modalAttributes = ["aria-hidden", "inert", "aria-modal", "role", "open", "hidden", "class", "style"];

const modals = 'dialog:modal, [aria-modal="true"]:is([role="dialog"], [role="alertdialog"])';

/** What puts a dialog out of reach: modals elsewhere in the page, and what they have hidden that it stands in. */
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

/** Also out of a shadow root. */
function parentOf(element: Element): Element | null {
  const root = rootOf(element);
  return element.parentElement ?? ("host" in root ? root.host : null);
}

function isShown(element: Element): boolean {
  return element.getClientRects().length > 0 && getComputedStyle(element).visibility !== "hidden";
}

/** Gives focus to the modal that a dialog steps aside for: it has tried to take it, when nothing but the dialog could. */
function focusOther(page: Document, below: ReadonlySet<Element>): void {
  const other = shownDialogs(page).findLast((element) => !below.has(element));
  if (other && !other.contains(page.activeElement)) {
    focusControl(other);
  }
}

/** Modal or not. */
function shownDialogs(page: Document): readonly HTMLElement[] {
  const dialogs = page.querySelectorAll<HTMLElement>('dialog, [role="dialog"], [role="alertdialog"]');
  return Array.from(dialogs).filter(isShown);
}

/** What other libraries take for a press or for focus outside of their own modal, or keep from scrolling while that is open. */
const outsideEvents = ["pointerdown", "mousedown", "touchstart", "click", "focusin", "wheel", "touchmove"];

function keepEventsInside(dialog: HTMLDialogElement, signal: AbortSignal): void {
  const stop = (event: Event): void => {
    // A popup inside has to know of presses outside of it.
    if (event.composedPath().includes(dialog) && !hasOpenPopup(dialog)) {
      event.stopPropagation();
    }
  };
  for (const type of outsideEvents) {
    // On the portal's container, where React listens itself and so has handled the event already.
    dialog.parentNode?.addEventListener(type, stop, { signal });
  }
}

/** Whether something inside is open that Escape and presses outside of it close. */
function hasOpenPopup(dialog: HTMLDialogElement): boolean {
  const expanded = '[aria-expanded="true"]:is([aria-haspopup], [role="combobox"])';
  return Array.from(dialog.querySelectorAll(`dialog[open], [popover], ${expanded}`)).some(isShown);
}

function handleEscape(
  dialog: HTMLDialogElement,
  onEscape: () => void,
  { isModal, signal }: { readonly isModal: boolean; readonly signal: AbortSignal },
): void {
  /** Whether the key that is on its way belongs to a popup inside or to an input method. */
  let isTaken = false;
  const view = dialog.ownerDocument.defaultView;
  const closeInnermost = (): void => void (closeInside(dialog) || onEscape());

  // Capturing on window: before every other library.
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
        // Until after the `cancel` that the browser makes of the same key.
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

  // The back gesture of a phone, too. When it cannot be prevented, `close` follows.
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

/** Empties the filter that has focus, or else folds the `<details>` around what has it: one Escape closes one thing. */
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

/** Keeps the page behind from scrolling; also from a shadow root, out of which `styles.css` cannot reach. */
function lockScrolling(page: Document): () => void {
  const Sheet = page.defaultView?.CSSStyleSheet;
  if (!Sheet || !("adoptedStyleSheets" in page)) {
    return () => undefined;
  }
  // Not the style attribute, which other libraries save and restore in an order of their own.
  const sheet = new Sheet();
  sheet.replaceSync(":root { overflow: hidden !important }");
  page.adoptedStyleSheets.push(sheet);
  return () => {
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
  };
}
