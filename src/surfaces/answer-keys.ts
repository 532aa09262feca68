import { type RefObject, useEffect } from "react";
import { inAsciiDigits } from "../core/draft/parse-number.js";
import { isElement } from "../elicitation/focus.js";

/** A control of the host's may have keys of its own, or take text. */
const ofHost = "[data-own] *";

/** Elements with keys of their own, and what takes text. */
const ownKeys = "input:not([type=radio], [type=checkbox]), textarea, select";

const field = "[data-elicitation-field]:not([hidden], [data-kind=unsupported])";

const unreachable = "[inert], [hidden], details:not([open]) *";

/** Enter in any native control would send the form. On an option it chooses, and in a list of options it does nothing. */
const options = "[type=radio], [type=checkbox], select";

/** In milliseconds. A number that follows a letter sooner belongs to the same words, which were meant for the page. */
const typingPause = 1_000;

/**
 * Lets keys choose among options: a number the option of that number, in the question that has focus or else in the only one that is shown,
 * and Enter the option that has focus. The numbers act where options have `aria-keyshortcuts`. Listens on the surface, because focus begins
 * on its title. Keys do nothing while the guard holds buttons back. Letters that are typed on the title were meant for the page, so a number
 * among them does nothing either. In a text box, Enter with Control or Command presses what Enter alone presses in a line.
 *
 * @param mayAct whether the guard has lifted
 */
export function useAnswerKeys(surface: RefObject<HTMLElement | null>, mayAct: () => boolean): void {
  useEffect(() => {
    const element = surface.current;
    let typedAt = -Infinity;
    const press = (event: KeyboardEvent): void => {
      const { target, key, timeStamp } = event;
      const isCombined = event.ctrlKey || event.metaKey;
      if (!isElement(target) || event.repeat || event.isComposing || target.matches(ofHost)) {
        return;
      }
      if (key === "Enter" && target.matches(options)) {
        event.preventDefault();
        target.click();
        return;
      }
      if (key === "Enter" && isCombined && target.matches("textarea")) {
        event.preventDefault();
        target.closest("form")?.querySelector<HTMLElement>("[type=submit]")?.click();
        return;
      }
      // Shift is allowed, because some layouts have the digits there.
      const typed = isCombined || event.altKey || target.matches(ownKeys) ? "" : inAsciiDigits(key);
      if (/^\p{L}$/u.test(typed)) {
        typedAt = timeStamp;
      }
      const [only, other] = element?.querySelectorAll(field) ?? [];
      const question = target.closest(field) ?? (other ? undefined : only);
      const option = /^[1-9]$/.test(typed) && question?.querySelector(`[aria-keyshortcuts="${typed}"]`);
      if (
        option &&
        isElement(option) &&
        mayAct() &&
        timeStamp - typedAt > typingPause &&
        !option.closest(unreachable)
      ) {
        event.preventDefault();
        option.focus();
        option.click();
      }
    };
    element?.addEventListener("keydown", press);
    return () => element?.removeEventListener("keydown", press);
  }, [surface, mayAct]);
}
