import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import {
  bringIntoView,
  focusControl,
  focusElement,
  focusInView,
  isElement,
  rootOf,
  useBrowserLayoutEffect,
} from "../elicitation/focus.js";
import { focusedElement, focusTitle, isFocusLost, returnFocus } from "./dialog-focus.js";

/**
 * How a dialog is shown. `modal`: over the page, which is inert. `beside`: in a corner of the window, with focus on its title. `docked`: where
 * it stands in the page, without taking focus. `inline`: likewise, but it also leaves Escape and the focus to the page.
 */
export type Mode = "modal" | "beside" | "docked" | "inline";

/**
 * Keeps a `<dialog>` open while it is mounted and shown. The page may open modals of other libraries, which do not know this one. A modal
 * that was open before stays open underneath, and gets focus back at the end. While a modal that opens later is shown, the dialog steps
 * aside: it closes, and then opens again with the focus that it had. A dialog that is not modal leaves the page usable and does not hold
 * focus.
 *
 * @param panel an element inside the dialog; it belongs to the component that calls this
 * @param escape called for Escape, and for the back gesture of a phone
 * @param fallback returns the element that gets focus at the end if the element that had it before is gone
 * @returns whether the dialog has stepped aside, and a function that moves focus to where it was before it came into the dialog
 */
export function useModality(
  panel: RefObject<HTMLElement | null>,
  mode: Mode,
  escape: RefObject<(() => void) | undefined>,
  fallback: (() => HTMLElement | null) | undefined,
): { readonly isAside: boolean; readonly giveFocusBack: () => void } {
  const [isAside, setIsAside] = useState(false);
  const latestFallback = useRef(fallback);
  const opener = useRef<Element | null>(null);
  const last = useRef<LastShown>(undefined);
  useEffect(() => {
    latestFallback.current = fallback;
  });
  // A layout effect, because React cleans up only these while a boundary around the dialog is suspended. A modal dialog that is hidden would
  // leave the whole page inert.
  useBrowserLayoutEffect(() => {
    const dialog = panel.current?.closest("dialog");
    if (!dialog) {
      return undefined;
    }
    // An element in the dialog has lost focus if the dialog was closed to be opened in another mode.
    const hasMoved = last.current !== undefined && isFocusLost(dialog.ownerDocument);
    if (!hasMoved && !dialog.contains(rootOf(dialog).activeElement)) {
      opener.current = focusedElement(dialog);
    }
    const listening = new AbortController();
    const close = openers[mode](dialog, {
      signal: listening.signal,
      isModal: mode === "modal",
      // Beside the page, focus begins anew. From place to place it stays on its control.
      before: mode === "beside" && last.current?.mode !== mode ? undefined : last.current,
      onEscape: () => escape.current?.(),
      onEnter: (from) => {
        opener.current = from;
      },
      onStepAside: setIsAside,
    });
    return () => {
      const { activeElement } = rootOf(dialog);
      const focused = dialog.contains(activeElement) ? activeElement : null;
      const isLost = mode === "modal" || (mode === "beside" && isFocusLost(dialog.ownerDocument));
      const isElsewhere = mode === "inline" || (!focused && !isLost);
      last.current = { mode, focused, isElsewhere };
      listening.abort();
      close();
    };
  }, [panel, mode, escape]);
  const giveFocusBack = useCallback(() => returnFocus(opener.current, latestFallback.current), []);
  useEffect(
    () => () => {
      // Not in the layout effect, because only now the host has rendered what gets focus if the opener is gone.
      if (last.current && !last.current.isElsewhere) {
        if (last.current.mode === "docked") {
          // The conversation goes on in the composer, not at what stands before the dock.
          opener.current = latestFallback.current?.() ?? opener.current;
        }
        giveFocusBack();
      }
    },
    [giveFocusBack],
  );
  return { isAside, giveFocusBack };
}

/** A dialog as it was when it was last closed. */
interface LastShown {
  readonly mode: Mode;
  /** The element inside the dialog that had focus. */
  readonly focused: Element | null;
  /** Whether the person had moved focus out of a dialog that is not modal. */
  readonly isElsewhere: boolean;
}

interface OpenOptions {
  /** Aborts before the dialog is closed. */
  readonly signal: AbortSignal;
  readonly isModal: boolean;
  /** How it was when React hid it, or in the place from which it was moved. */
  readonly before: LastShown | undefined;
  readonly onEscape: () => void;
  /** Called when focus comes into a docked dialog. */
  readonly onEnter: (from: Element) => void;
  readonly onStepAside: (isAside: boolean) => void;
}

/**
 * Opens a modal dialog above the modals that are already open. Closes it while a modal that was opened later is shown (`onStepAside`), and
 * opens it again afterwards.
 *
 * @returns a function that closes it for good
 */
function openModal(dialog: HTMLDialogElement, options: OpenOptions): () => void {
  // Without `showModal`, as in jsdom.
  if (!("showModal" in dialog)) {
    return openBeside(dialog, options);
  }
  const { before, onEscape, onStepAside, signal } = options;
  const page = dialog.ownerDocument;
  const root = rootOf(dialog);
  /** Covers (see `coversOf`) that were there before the dialog, which therefore ignores them. */
  let below: ReadonlySet<Element> = new Set();
  let isAside = false;
  /** The element inside the dialog that had focus last. */
  let focused: Element | null = before?.focused ?? null;

  const remember = (element: Element | null): void => {
    // The title is not recorded, because it is the fallback if nothing else had focus.
    if (dialog.contains(element) && element?.id !== dialog.getAttribute("aria-labelledby")) {
      focused = element;
    }
  };
  /** Puts the dialog on top of the top layer, and restores its focus. */
  const show = (): void => {
    if (!dialog.isConnected) {
      return;
    }
    const wanted = focused;
    dialog.close();
    unlockScrolling ??= lockScrolling(page);
    dialog.showModal();
    focusElement(wanted);
    if (!wanted || root.activeElement !== wanted) {
      focusTitle(dialog);
    }
    // The other modal may still trap focus, in which case the title has got it for a moment. The earlier element is kept for the next time.
    focused = wanted ?? focused;
  };
  let unlockScrolling: (() => void) | undefined;
  const update = (): void => {
    if (!dialog.isConnected) {
      // A script has taken the dialog's container out of the page.
      unlockScrolling?.();
      unlockScrolling = undefined;
      return;
    }
    const covers = coversOf(dialog);
    below = new Set([...below].filter((element) => covers.has(element)));
    const isCovered = covers.size > below.size || isHidden(dialog);
    if (isCovered !== isAside) {
      isAside = isCovered;
      if (isCovered) {
        // Not only by the events, because a page may stop them, and Firefox fires none while the window is not active.
        remember(root.activeElement);
        dialog.close();
        focusOther(page, below);
      } else {
        show();
      }
      onStepAside(isAside);
    } else if (!isAside && (!unlockScrolling || (dialog.open && !dialog.matches(":modal")))) {
      // The container has come, or is back. What leaves the page leaves the top layer, too, and stays open.
      show();
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
  /** Has an end, for as long as the dialog is open, because an element that comes back each time would otherwise do so for ever. */
  let raisesLeft = 10;
  const raise = ({ target }: Event): void => {
    update();
    const isOther = isElement(target) && !dialog.contains(target);
    if (isOther && target.matches(":popover-open, :fullscreen") && !isAside && raisesLeft > 0) {
      raisesLeft -= 1;
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
  handleEscape(dialog, { ...options, onEscape: escape });
  let lastInput: string | undefined;
  for (const input of ["pointerdown", "keydown"]) {
    dialog.addEventListener(input, () => (lastInput = input), { signal, capture: true });
  }
  const onFocusIn = ({ target }: Event): void => {
    if (!isElement(target)) {
      return;
    }
    // Uses the event's target, because Firefox may fire the event late, when `activeElement` is another one.
    remember(target);
    // Not what is pressed, because scrolling would move it away before the release. In Firefox it is not yet `:active`. What the keyboard
    // reaches under a resting pointer is not pressed.
    if (target !== dialog && (lastInput !== "pointerdown" || !target.matches(":hover"))) {
      bringIntoView(target);
    }
  };
  dialog.addEventListener("focusin", onFocusIn, { signal });
  const view = window.visualViewport;
  // An on-screen keyboard covers the window and leaves its size, and on iOS it moves what is in view. Zooming in does both, too, and that is
  // for the person to move about.
  const fit = (event?: Event): void => {
    const isCovered = view?.scale === 1 && view.height < window.innerHeight;
    dialog.style.cssText = isCovered ? `height: ${view.height}px; top: ${view.offsetTop}px` : "";
    // Not while the person moves what is in view.
    if (isCovered && event?.type === "resize") {
      bringIntoView(focused);
    }
  };
  view?.addEventListener("resize", fit, { signal });
  view?.addEventListener("scroll", fit, { signal });
  fit();
  const observer = new MutationObserver(update);
  below = coversOf(dialog);
  if (!shownDialogs(page)[0]) {
    // The attribute is only needed above an open modal of React Aria. Without it, a modal of React Aria that opens later hides the dialog,
    // and `coversOf` notices that.
    dialog.removeAttribute("data-react-aria-top-layer");
  }
  if (isHidden(dialog)) {
    isAside = true;
    onStepAside(true);
  } else {
    show();
  }
  page.addEventListener("toggle", raise, { signal, capture: true });
  page.addEventListener("fullscreenchange", raise, { signal });
  // Outside of shadow roots, both are one node, which is observed once.
  for (const tree of [page, root]) {
    observer.observe(tree, { subtree: true, childList: true, attributeFilter: modalAttributes });
  }
  return () => {
    observer.disconnect();
    unlockScrolling?.();
    dialog.removeAttribute("style");
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
function openBeside(dialog: HTMLDialogElement, options: OpenOptions): () => void {
  const { before, signal } = options;
  keepEventsInside(dialog, signal);
  handleEscape(dialog, options);
  const close = openInline(dialog);
  if (before) {
    // The person has come back to a page in which focus may have been elsewhere.
    focusElement(before.focused);
  } else {
    focusTitle(dialog);
  }
  return close;
}

/**
 * Opens a dialog where it stands in the page, and leaves focus where it is, also in a dialog that was modal before.
 *
 * @returns a function that closes it
 */
function openDocked(dialog: HTMLDialogElement, options: OpenOptions): () => void {
  const { before, onEnter, signal } = options;
  handleEscape(dialog, options);
  const enter = ({ relatedTarget: from }: FocusEvent): void => {
    if (isElement(from) && !dialog.contains(from)) {
      onEnter(from);
    }
  };
  dialog.addEventListener("focusin", enter, { signal });
  const close = openInline(dialog);
  if (before?.mode === "modal") {
    focusElement(before.focused);
  }
  return close;
}

/** Opens a dialog where it stands in the page, as a part of it. */
function openInline(dialog: HTMLDialogElement): () => void {
  // Unlike `show()`, the attribute does not move focus.
  dialog.setAttribute("open", "");
  return () => dialog.removeAttribute("open");
}

const openers: Readonly<Record<Mode, (dialog: HTMLDialogElement, options: OpenOptions) => () => void>> = {
  modal: openModal,
  beside: openBeside,
  docked: openDocked,
  inline: openInline,
};

/** Attributes that open, close or hide a modal, or hide the rest of the page. */
const modalAttributes = ["aria-hidden", "inert", "aria-modal", "role", "open", "hidden", "class", "style"];

/** `role$=dialog` matches `dialog` and `alertdialog`. */
const modals = "dialog:modal, [aria-modal=true][role$=dialog]";

/** The elements that cover a dialog: modals elsewhere in the page, and ancestors of the dialog that a modal has made hidden or inert. */
function coversOf(dialog: HTMLDialogElement): ReadonlySet<Element> {
  const page = dialog.ownerDocument;
  const covers = new Set<Element>();
  for (let element: Element | null = dialog; element; element = parentOf(element)) {
    if (element.matches("[aria-hidden=true], [inert]")) {
      covers.add(element);
    }
  }
  for (const modal of page.querySelectorAll(modals)) {
    // Whether it is shown is asked last, because that makes the browser lay out the page after each change in the dialog.
    if (!modal.contains(dialog) && !dialog.contains(modal) && isShown(modal)) {
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

/** Whether the page around the dialog is not rendered, such as a closed pane of a chat. A modal in it would make the page inert unseen. */
function isHidden({ parentElement }: Element): boolean {
  return parentElement?.checkVisibility?.() === false;
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
  return [...page.querySelectorAll<HTMLElement>("dialog, [role$=dialog]")].filter(isShown);
}

/** Events that other libraries take for a press or focus outside of their own modal, or that they cancel to prevent scrolling. */
const outsideEvents = ["pointerdown", "mousedown", "touchstart", "click", "focusin", "wheel", "touchmove"];

function keepEventsInside(dialog: HTMLDialogElement, signal: AbortSignal): void {
  const stop = (event: Event): void => {
    // An open popup inside the dialog has to notice presses outside of the popup.
    if (event.composedPath().includes(dialog) && openPopups(dialog).length === 0) {
      event.stopPropagation();
    }
  };
  for (const type of outsideEvents) {
    // On the portal's container: React listens there, too, and has already handled the event.
    dialog.parentNode?.addEventListener(type, stop, { signal });
  }
}

/** Popovers that Escape and presses outside close. Not `manual` ones, such as toasts and what password managers show. */
const dismissible = '[popover=""], [popover="auto" i], [popover="hint" i]';

/** What is open inside the dialog, and may have to be closed before the dialog. */
function openPopups(dialog: HTMLDialogElement): readonly Element[] {
  const expanded = "[aria-expanded=true]:is([aria-haspopup], [role=combobox])";
  // In Firefox the page gets the keys that are meant for them. `:is` is for browsers that do not know `:open`.
  const pickers = ":is(select, input):is(:open)";
  return [...dialog.querySelectorAll(`dialog[open], ${dismissible}, ${expanded}, ${pickers}`)].filter(isShown);
}

/** Whether Escape closes a popup: the browser closes popovers, and a control its own list or picker while it has focus. */
function closesOnEscape(popup: Element): boolean {
  const { activeElement } = rootOf(popup);
  const controlled = popup.getAttribute("aria-controls")?.split(/\s+/) ?? [];
  const parts = [popup, ...controlled.map((id) => rootOf(popup).getElementById(id))];
  return popup.matches(dismissible) || parts.some((part) => part?.contains(activeElement));
}

function handleEscape(dialog: HTMLDialogElement, { isModal, onEscape, signal }: OpenOptions): void {
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
      // Folded to a line, a dialog has nothing to close.
      if (event.key !== "Escape" || !dialog.open || !isHere || dialog.matches("[data-place=bar]")) {
        return;
      }
      isTaken = event.isComposing || event.keyCode === 229 || openPopups(dialog).some(closesOnEscape);
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

/**
 * Empties the filter of the options that have focus, goes back from what was asked in place of the buttons, or closes the `<details>` around
 * the focused element, so that one Escape closes one thing.
 */
function closeInside(dialog: HTMLDialogElement): boolean {
  const focused = rootOf(dialog).activeElement;
  const filter = focused?.closest(".elicit-many")?.querySelector<HTMLInputElement>("[data-filter]");
  if (filter?.value) {
    filter.value = "";
    filter.dispatchEvent(new Event("input", { bubbles: true }));
    // The focused row may be rendered anew in another place of the list.
    focusInView(filter);
    return true;
  }
  const back = focused?.closest(".elicit-actions")?.querySelector<HTMLElement>("[data-action=back]");
  back?.click();
  const unfolded = focused?.closest<HTMLDetailsElement>("details[open]");
  if (!unfolded || !dialog.contains(unfolded)) {
    return Boolean(back);
  }
  unfolded.open = false;
  focusInView(unfolded.querySelector("summary"));
  return true;
}

/** Keeps the page from scrolling. By script, because `styles.css` in a shadow root cannot style the page. */
function lockScrolling(page: Document): () => void {
  const view = page.defaultView;
  if (!view || !("adoptedStyleSheets" in page)) {
    return () => undefined;
  }
  const { documentElement } = page;
  let rules = ":root { overflow: hidden !important }";
  if (view.getComputedStyle(documentElement).overflow === "visible") {
    // Then the window scrolls as the body's style says. Once the root has a style of its own, the body would scroll by itself.
    rules += "body { overflow: visible !important }";
  }
  if (view.innerWidth > documentElement.clientWidth) {
    // Keeps the place of the scrollbar, so that the page does not jump. With `:where`, the page's own rule wins.
    rules += ":where(:root) { scrollbar-gutter: stable }";
  }
  // Not with the style attribute, because other libraries save and restore that in their own order.
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(rules);
  page.adoptedStyleSheets.push(sheet);
  return () => {
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
  };
}
