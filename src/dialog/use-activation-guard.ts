import { type RefObject, useCallback, useEffect, useRef } from "react";

/** Everything by which a person makes something happen. */
const guarded = [
  "keydown",
  "keypress",
  "keyup",
  "beforeinput",
  "pointerdown",
  "mousedown",
  "pointerup",
  "mouseup",
  "touchstart",
  "touchend",
  "click",
  "submit",
] as const;

/**
 * A dialog that opens by itself catches what was meant for the page under it. For `delay` milliseconds after it appears, and after
 * it begins to ask something, no key or press does anything in it; what went down before that and is released or repeats
 * later does nothing either. `data-ready` on the element tells when the guard has lifted.
 *
 * @returns whether a key event that did not pass through the element may act
 */
export function useActivationGuard(
  element: RefObject<HTMLElement | null>,
  delay: number,
  isAsking: boolean,
): (event: KeyboardEvent) => boolean {
  const isReady = useRef(false);
  const pressed = useRef(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const arm = useCallback(() => {
    const lift = (): void => {
      isReady.current = true;
      element.current?.setAttribute("data-ready", "");
    };
    clearTimeout(timer.current);
    pressed.current.clear();
    if (delay <= 0) {
      lift();
      return;
    }
    isReady.current = false;
    element.current?.removeAttribute("data-ready");
    timer.current = setTimeout(lift, delay);
  }, [element, delay]);

  useEffect(() => {
    arm();
    return () => clearTimeout(timer.current);
  }, [arm]);

  useEffect(() => {
    if (isAsking) {
      arm();
    }
  }, [arm, isAsking]);

  useEffect(() => {
    const target = element.current;
    const guard = (event: Event): void => {
      if (!isReady.current || !beganHere(event, pressed.current)) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
    };
    for (const name of guarded) {
      target?.addEventListener(name, guard, true);
    }
    return () => {
      for (const name of guarded) {
        target?.removeEventListener(name, guard, true);
      }
    };
  }, [element]);

  return useCallback((event) => isReady.current && !event.repeat, []);
}

/** Whether the key or pointer an event speaks of went down since the guard lifted. Remembers those that do. */
function beganHere(event: Event, pressed: Set<string>): boolean {
  if (event instanceof KeyboardEvent) {
    if (event.type === "keydown" && !event.repeat) {
      pressed.add(event.code);
    }
    return pressed.has(event.code);
  }
  switch (event.type) {
    case "pointerdown":
    case "mousedown":
    case "touchstart":
      pressed.add("pointer");
      return true;
    case "click":
      // Without a press (detail 0) it comes from a key, from assistive technology or from a script.
      return pressed.has("pointer") || (event instanceof MouseEvent && event.detail === 0);
    default:
      return true;
  }
}
