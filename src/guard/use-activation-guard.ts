import { type RefObject, useCallback, useEffect, useRef } from "react";

/** Everything by which a person makes something happen. */
const guarded = [
  "keydown",
  "keypress",
  "keyup",
  "beforeinput",
  "touchstart",
  "touchend",
  "pointerdown",
  "mousedown",
  "pointerup",
  "mouseup",
  "click",
  "submit",
] as const;

/** What stands under the pointer: another stage shows other buttons in the same place. */
export type GuardedStage = "open" | "asking" | "sent" | "opened" | "expired";

/**
 * A dialog that opens by itself catches what was meant for the page under it. For `delay` milliseconds after it appears, and after
 * what stands under the pointer has changed or come late, nothing happens in it, nor while the page is not seen and as long after it is
 * again; what went down before that and is released or repeats later does nothing either. `data-ready` on the element tells when the guard has lifted.
 *
 * @returns whether a key event that did not pass through the element may act
 */
export function useActivationGuard(
  element: RefObject<HTMLElement | null>,
  delay: number,
  stage: GuardedStage,
): (event: KeyboardEvent) => boolean {
  const acting = useRef<"nothing" | "keys" | "everything">("nothing");
  const pressed = useRef(new Set<string>());
  const hasListened = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const arm = useCallback(
    (meanwhile: "nothing" | "keys") => {
      const lift = (): void => {
        if (delay > 0 && document.visibilityState === "hidden") {
          // Nobody sees what would be agreed to. It begins anew when somebody does.
          return;
        }
        // What is down now went down before.
        pressed.current.clear();
        hasListened.current = true;
        acting.current = "everything";
        element.current?.setAttribute("data-ready", "");
      };
      clearTimeout(timer.current);
      pressed.current.clear();
      if (delay <= 0) {
        lift();
        return;
      }
      acting.current = meanwhile;
      element.current?.removeAttribute("data-ready");
      timer.current = setTimeout(lift, delay);
    },
    [element, delay],
  );

  useEffect(() => {
    arm("nothing");
    return () => clearTimeout(timer.current);
  }, [arm]);

  useEffect(() => {
    // Who comes back to the page may type at once; but what they press first was meant for something else.
    const onVisibilityChange = (): void => {
      const isBack = document.visibilityState === "visible" && hasListened.current;
      arm(isBack ? "keys" : "nothing");
    };
    document.addEventListener("visibilitychange", onVisibilityChange);
    return () => document.removeEventListener("visibilitychange", onVisibilityChange);
  }, [arm]);

  const lastStage = useRef(stage);
  useEffect(() => {
    if (lastStage.current !== stage) {
      lastStage.current = stage;
      // Who goes on editing may type at once; but the second press of a double click would land on Accept.
      arm(stage === "open" ? "keys" : "nothing");
    }
  }, [arm, stage]);

  useEffect(() => {
    const target = element.current;
    // What is loaded late may come after the guard has lifted, under a finger that is on its way down.
    const findAccept = (): Element | null | undefined => target?.querySelector('[data-action="accept"]');
    let accept = findAccept();
    const observer = new MutationObserver(() => {
      const before = accept;
      accept = findAccept();
      if (accept && accept !== before) {
        arm(acting.current === "nothing" ? "nothing" : "keys");
      }
    });
    if (target) {
      observer.observe(target, { childList: true, subtree: true });
    }
    const guard = (event: Event): void => {
      const mayAct = acting.current === "everything" || (acting.current === "keys" && isOfKeyboard(event));
      if (!mayAct || !beganHere(event, pressed.current)) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
    };
    for (const name of guarded) {
      target?.addEventListener(name, guard, true);
    }
    return () => {
      observer.disconnect();
      for (const name of guarded) {
        target?.removeEventListener(name, guard, true);
      }
    };
  }, [element, arm]);

  return useCallback((event) => acting.current !== "nothing" && !event.repeat, []);
}

function isOfKeyboard(event: Event): boolean {
  return event.type.startsWith("key") || event.type === "beforeinput";
}

/** Whether the key or pointer an event speaks of went down since the guard lifted. Remembers those that do. */
function beganHere(event: Event, pressed: Set<string>): boolean {
  // Not by instanceof: the dialog may stand in another window.
  if ("code" in event && typeof event.code === "string") {
    if (event.type === "keydown" && !("repeat" in event && event.repeat)) {
      pressed.add(event.code);
    }
    return pressed.has(event.code);
  }
  switch (event.type) {
    case "pointerdown":
    case "mousedown":
      pressed.add("pointer");
      return true;
    case "click":
      // Without a press (detail 0) it comes from a key, from assistive technology or from a script.
      return pressed.has("pointer") || ("detail" in event && event.detail === 0);
    default:
      return true;
  }
}
