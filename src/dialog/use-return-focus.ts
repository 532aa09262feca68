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
      const isThere = before instanceof HTMLElement && before.isConnected && before !== document.body;
      (isThere ? before : fallback?.())?.focus({ preventScroll: true });
    },
  };
}
