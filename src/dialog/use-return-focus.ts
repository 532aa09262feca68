import { useRef } from "react";

export interface ReturnFocus {
  /** Call before focus moves into the dialog. */
  readonly remember: () => void;
  /** Call when the dialog has closed. */
  readonly restore: () => void;
}

/**
 * Gives focus back to what had it, or to a fallback if that is gone. Radix knows only its own trigger, and this dialog has none:
 * focus would be left on `<body>`.
 */
export function useReturnFocus(fallback: (() => HTMLElement | null) | undefined): ReturnFocus {
  const opener = useRef<Element | null>(null);
  return {
    remember: () => {
      opener.current = document.activeElement;
    },
    restore: () => {
      const before = opener.current;
      if (before instanceof HTMLElement && before !== document.body) {
        before.focus({ preventScroll: true });
      }
      // It may be gone, or disabled while the host works on the answer.
      if (document.activeElement !== before || before === document.body) {
        fallback?.()?.focus({ preventScroll: true });
      }
    },
  };
}
