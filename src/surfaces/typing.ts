import { useEffect, useState } from "react";

/** When text was last entered into an editable element, and when an IME composition last changed, by `performance.now()`. */
let typedAt = -Infinity;
let composedAt = -Infinity;
let isWatching = false;

function stop(): void {
  typedAt = -Infinity;
  composedAt = -Infinity;
}

const listeners: Readonly<Record<string, (event: Event) => void>> = {
  // Not keydown, because many keys enter no text. `beforeinput` fires only for editable elements, including `contenteditable` ones.
  beforeinput: (event) => {
    // Enter in an <input> submits, although Chromium reports it as `insertLineBreak`.
    if (event.isTrusted && !(event.target instanceof HTMLInputElement && isLineBreak(event))) {
      typedAt = performance.now();
    }
  },
  compositionupdate: ({ isTrusted }) => {
    composedAt = isTrusted ? performance.now() : composedAt;
  },
  compositionend: () => {
    composedAt = -Infinity;
  },
  // Enter usually sends, which ends typing. If it enters a line break, `beforeinput` follows. Editors use Shift+Enter for line breaks.
  keydown: (event) => {
    if (event instanceof KeyboardEvent && event.key === "Enter" && !event.isComposing && !event.shiftKey) {
      stop();
    }
  },
  // A press outside of the focused element ends typing.
  pointerdown: ({ target }) => {
    if (target instanceof Node && !document.activeElement?.contains(target)) {
      stop();
    }
  },
};

function isLineBreak(event: Event): boolean {
  return event instanceof InputEvent && event.inputType === "insertLineBreak";
}

/**
 * Starts to record when the person types into the page. Has to be called before a request arrives, because typing before the call is
 * unknown. Later calls do nothing. Typing in a frame is not seen.
 */
export function watchTyping(): void {
  if (isWatching || typeof window === "undefined") {
    return;
  }
  isWatching = true;
  for (const [type, listener] of Object.entries(listeners)) {
    // Capture listeners on window run before any listener that could stop the event.
    window.addEventListener(type, listener, true);
  }
}

/** In milliseconds: how long the person may take to choose an IME candidate. Limited because `compositionend` does not always fire. */
const longestComposition = 3_000;

/** Whether text was entered in the last `pause` milliseconds, or an IME composition is not finished. */
export function isTyping(pause: number): boolean {
  const now = performance.now();
  return pause > 0 && (now - typedAt < pause || now - composedAt < Math.max(pause, longestComposition));
}

/** In milliseconds: after this time a request is shown even if the person has not paused. */
const longestWait = 10_000;
const interval = 100;

/**
 * Whether a dialog may show a request. True from the person's first pause on, so that the dialog does not take focus while they type.
 *
 * @param request identifies what is shown next; undefined while there is nothing to show
 * @param pause milliseconds without typing that count as a pause; 0 does not wait
 */
export function useTypingPause(request: object | string | undefined, pause: number): boolean {
  const [shown, setShown] = useState<object | string>();
  const isWaiting = request !== undefined && shown !== request && isTyping(pause);
  if (shown !== request && !isWaiting) {
    setShown(request);
  }
  useEffect(() => {
    if (!isWaiting) {
      return undefined;
    }
    const start = performance.now();
    const timer = setInterval(() => {
      if (!isTyping(pause) || performance.now() - start > longestWait) {
        setShown(request);
      }
    }, interval);
    return () => clearInterval(timer);
  }, [isWaiting, request, pause]);
  return request !== undefined && shown === request;
}
