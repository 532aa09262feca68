import { type RefObject, useCallback, useEffect, useRef } from "react";
import { isElement } from "../elicitation/focus.js";
import { useElicitationSession } from "../elicitation/root.js";

/** The defaults of dialogs and cards, in milliseconds. `configureElicitationTesting` in `react-elicitation/testing` sets them to 0. */
export const delays = { activationDelay: 500, waitForTyping: 1_000 };

/** All actions are harmful except "Keep editing": they answer the request, open something or change its time. */
const harmful = '[data-action]:not([data-action="keep"])';

const guardedEvents = ["pointerdown", "keydown", "keyup", "click", "submit"] as const;

/**
 * Keeps buttons and Escape from acting on a press that was meant for something else. They do nothing for `delay` milliseconds after the
 * surface appears, after its buttons change (another request, the discard question, an opened page), and after the page becomes visible
 * again. A press that began during that time, or a key that repeats, does nothing later either. Fields work at once.
 *
 * `data-ready` on the surface says that the guard has lifted; without it, the stylesheet shows the buttons as unavailable. `data-stage`
 * says which buttons are guarded: `open`, `asking`, `opened` or `expired`. The calling component must be mounted anew for each request.
 *
 * @returns a function that says whether an action that does not go through the surface, such as Escape, may act
 */
export function useActivationGuard(surface: RefObject<HTMLElement | null>, delay: number): () => boolean {
  const { phase, isAsking } = useElicitationSession();
  const isReady = useRef(false);
  // A form that is `sent` has the same buttons as an open one.
  const stage = isAsking ? "asking" : phase === "sent" ? "open" : phase;

  useEffect(() => {
    const element = surface.current;
    if (!element) {
      return undefined;
    }
    const page = element.ownerDocument;
    /** Keys and pointers that were pressed since the guard lifted. */
    const began = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const lift = (): void => {
      isReady.current = true;
      element.setAttribute("data-ready", "");
    };
    const arm = (): void => {
      clearTimeout(timer);
      began.clear();
      isReady.current = false;
      element.removeAttribute("data-ready");
      if (delay <= 0) {
        lift();
      } else if (delay !== Infinity && page.visibilityState === "visible") {
        timer = setTimeout(lift, delay);
      }
    };
    const guard = (event: Event): void => {
      if (concerns(event, element) && !(isReady.current && isWhole(event, began))) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
    };
    element.setAttribute("data-stage", stage);
    arm();
    page.addEventListener("visibilitychange", arm);
    for (const name of guardedEvents) {
      element.addEventListener(name, guard, true);
    }
    return () => {
      clearTimeout(timer);
      page.removeEventListener("visibilitychange", arm);
      for (const name of guardedEvents) {
        element.removeEventListener(name, guard, true);
      }
    };
  }, [surface, delay, stage]);

  return useCallback(() => isReady.current, []);
}

/** Whether an event could activate a harmful action: by its target, or because Enter in a field submits the form. */
function concerns(event: Event, surface: Element): boolean {
  const target = isElement(event.target) ? event.target : surface;
  const isOnHarmful = target.closest(harmful) !== null;
  if (!("key" in event)) {
    return isOnHarmful || event.type === "submit";
  }
  const isEnter = event.key === "Enter";
  return isOnHarmful ? isEnter || event.key === " " : isEnter && target.matches("input, select");
}

/** Whether the press that an event belongs to began after the guard lifted. Records the presses that do. */
function isWhole(event: Event, began: Set<string>): boolean {
  const code = "code" in event ? String(event.code) : "pointer";
  const isRepeated = "repeat" in event && event.repeat === true;
  switch (event.type) {
    case "pointerdown":
    case "keydown":
      if (!isRepeated) {
        began.add(code);
      }
      return began.has(code) && !isRepeated;
    case "click":
      // A click with `detail` 0 comes from a key, assistive technology or a script rather than a pointer.
      return began.has(code) || ("detail" in event && event.detail === 0);
    case "submit":
      return true;
    default:
      return began.has(code);
  }
}
