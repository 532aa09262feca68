import { useEffect, useState } from "react";

/** When text last went into an editable element, and when a composition (IME) last changed, by `performance.now()`. */
let typedAt = -Infinity;
let composedAt = -Infinity;
let isWatching = false;

function stop(): void {
  typedAt = -Infinity;
  composedAt = -Infinity;
}

const listeners: Readonly<Record<string, (event: Event) => void>> = {
  // Not keydown, of which most say nothing about text. The event goes to editable elements only, `contenteditable` ones too.
  beforeinput: (event) => {
    // In an <input> Enter submits, though Chromium calls it a line break.
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
  // Enter sends; where it is a line break instead, `beforeinput` follows, or an editor asks for Shift.
  keydown: (event) => {
    if (event instanceof KeyboardEvent && event.key === "Enter" && !event.isComposing && !event.shiftKey) {
      stop();
    }
  },
  // Who presses anything else has stopped typing.
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
 * Begins to record when the person types into the page, once. It has to run before a request comes: a dialog that opens cannot know what was
 * typed before. Typing in a frame cannot be seen.
 */
export function watchTyping(): void {
  if (isWatching || typeof window === "undefined") {
    return;
  }
  isWatching = true;
  for (const [type, listener] of Object.entries(listeners)) {
    // Capturing on window: before any listener that could stop the event.
    window.addEventListener(type, listener, true);
  }
}

/** In milliseconds: somebody may look for a candidate for so long. The end of a composition is not always told. */
const longestComposition = 3_000;

function isTyping(pause: number): boolean {
  const now = performance.now();
  return pause > 0 && (now - typedAt < pause || now - composedAt < Math.max(pause, longestComposition));
}

/** In milliseconds: a person who never pauses is interrupted then. */
const longestWait = 10_000;
const interval = 100;

/**
 * Whether a dialog may show a request: from the person's first pause on, so that it does not take the focus from under their typing.
 *
 * @param request any object that identifies the request; undefined while there is none to show
 * @param pause milliseconds without text that are a pause; 0 does not wait
 */
export function useTypingPause(request: object | undefined, pause: number): boolean {
  const [shown, setShown] = useState<object>();
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
