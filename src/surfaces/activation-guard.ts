import { type RefObject, useCallback, useEffect, useRef } from "react";
import { isElement, useBrowserLayoutEffect } from "../elicitation/focus.js";
import { useElicitation, useElicitationSession } from "../elicitation/context.js";

/** The defaults of dialogs and cards, in milliseconds. `configureElicitationTesting` in `react-elicitation/testing` sets them to 0. */
export const delays = { activationDelay: 500, waitForTyping: 1_000 };

/** What answers the request, opens something, goes on or changes the time. Other buttons have `data-to`. */
const harmful = "[data-action]";

const guardedEvents = ["pointerdown", "keydown", "keyup", "click", "submit"] as const;

/**
 * Keeps buttons and Escape from acting on a press that was meant for something else. They do nothing for `delay` milliseconds after the
 * surface appears or moves, after its buttons change (another request or step, the discard question, a press that unfolded a text, an opened
 * page, an answer that the button names), after more time was asked for (the button that asks goes, and the second press of a double press
 * is for what has focus then), and after the page becomes visible again. A press that began during that time, or a key that repeats, does
 * nothing later either. Fields work at once. The calling component must be mounted anew for each request.
 *
 * `data-ready` on the surface says that the guard has lifted; without it, the stylesheet shows the buttons as unavailable. The buttons are
 * `aria-disabled` until then, so that what operates a browser waits. The one that has focus is not, because screen readers would say at once
 * that it is unavailable. `data-stage` says which buttons are guarded: `open`, `chosen`, `unfolded`, `asking`, `opened` or `expired`; in steps
 * `question-1`, `question-2`, …, `review` or `all` for an open request; `lasting` or `reason` in a request to run a tool.
 *
 * @param place where a dialog is shown, as in `data-place`, and whatever else changes when its buttons may move under a finger
 * @returns a function that says whether an action that does not go through the surface, such as Escape, may act
 */
export function useActivationGuard(surface: RefObject<HTMLElement | null>, delay: number, place = ""): () => boolean {
  const { session } = useElicitation();
  const { phase, isAsking, folds, chosen, step } = useElicitationSession();
  const isReady = useRef(false);
  const rearm = useRef<() => void>(undefined);
  // A form that is `sent` has the same buttons as an open one. After a press that only unfolded, the same button sends.
  const isUnfolded = folds === "unfolded";
  const open = step ? (typeof step === "number" ? `question-${step}` : step) : isUnfolded ? "unfolded" : "open";
  const stage = isAsking ? "asking" : phase === "sent" || phase === "open" ? open : phase;

  useEffect(() => {
    const element = surface.current;
    if (!element) {
      return undefined;
    }
    const page = element.ownerDocument;
    /** Keys and pointers that were pressed since the guard lifted. */
    const began = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** The buttons that are unavailable only because of the guard. */
    let guarded: readonly Element[] = [];
    const release = (): void => {
      guarded.forEach((button) => button.removeAttribute("aria-disabled"));
      guarded = [];
    };
    const lift = (): void => {
      release();
      isReady.current = true;
      element.setAttribute("data-ready", "");
      session.guard(false);
    };
    const arm = (): void => {
      clearTimeout(timer);
      release();
      began.clear();
      isReady.current = false;
      element.removeAttribute("data-ready");
      session.guard(true);
      if (place === "bar") {
        // Folded to one line, a request has no buttons that answer.
      } else if (delay <= 0) {
        lift();
      } else {
        guarded = Array.from(element.querySelectorAll(`${harmful}:not([aria-disabled], :focus)`));
        guarded.forEach((button) => button.setAttribute("aria-disabled", "true"));
        if (delay !== Infinity && page.visibilityState === "visible") {
          timer = setTimeout(lift, delay);
        }
      }
    };
    const guard = (event: Event): void => {
      if (!concerns(event, element)) {
        return;
      }
      if (!isReady.current || !isWhole(event, began)) {
        event.preventDefault();
        event.stopImmediatePropagation();
      } else if (event.type === "click" && isElement(event.target) && event.target.closest("[data-action=extend]")) {
        // Once focus is where it goes.
        timer = setTimeout(arm);
      }
    };
    element.setAttribute("data-stage", stage === "open" && chosen !== "" ? "chosen" : stage);
    arm();
    rearm.current = arm;
    const listening = new AbortController();
    const { signal } = listening;
    page.addEventListener("visibilitychange", arm, { signal });
    for (const name of guardedEvents) {
      element.addEventListener(name, guard, { capture: true, signal });
    }
    return () => {
      clearTimeout(timer);
      release();
      rearm.current = undefined;
      listening.abort();
    };
  }, [surface, session, delay, stage, chosen, place]);

  // A layout effect, for two reasons. React runs only these when it shows a suspended boundary again. And the second press of a double press
  // may come before other effects, to the buttons that the first one has brought.
  useBrowserLayoutEffect(() => rearm.current?.(), [stage, isUnfolded]);

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
