import { type RefObject, useEffect } from "react";
import { inAsciiDigits } from "../core/draft/parse-number.js";
import { isElement } from "../elicitation/focus.js";

/** Elements with keys of their own, and what takes text. A control of the host's may be either. */
const ownKeys = "input:not([type=radio], [type=checkbox]), textarea, select, [data-own] *";

const field = "[data-elicitation-field]:not([hidden])";

/** In steps a row has `aria-pressed`: its press can be taken back. */
const sending = "[data-action]:not([aria-pressed])";

const unreachable = "[inert], [hidden], details:not([open]) *";

/** Enter in any native control would send the form. On an option it chooses, and in a list of options it does nothing. */
const options = ":is([type=radio], [type=checkbox], select):not([data-own] *)";

/**
 * Lets keys choose among options: a number the option of that number, in the question that has focus or else in the only one that is shown,
 * and Enter the option that has focus. The numbers act where options have `aria-keyshortcuts`. Listens on the surface, because focus begins
 * on its title. There, a number neither presses a row that sends nor moves focus to it, because somebody may still type what was meant for the
 * page, and a blank or Enter would press the row next. Keys do nothing while the guard holds buttons back.
 *
 * @param mayAct whether the guard has lifted
 */
export function useAnswerKeys(surface: RefObject<HTMLElement | null>, mayAct: () => boolean): void {
  useEffect(() => {
    const element = surface.current;
    const press = (event: KeyboardEvent): void => {
      const { target, key } = event;
      if (!isElement(target) || event.repeat || event.isComposing) {
        return;
      }
      if (key === "Enter" && target.matches(options)) {
        event.preventDefault();
        target.click();
        return;
      }
      // Shift is allowed, because some layouts have the digits there.
      const digit = event.ctrlKey || event.altKey || event.metaKey || target.matches(ownKeys) ? "" : inAsciiDigits(key);
      const [only, other] = element?.querySelectorAll(field) ?? [];
      const question = target.closest(field) ?? (other ? undefined : only);
      const option = /^[1-9]$/.test(digit) && question?.querySelector(`[aria-keyshortcuts="${digit}"]`);
      if (
        option &&
        isElement(option) &&
        mayAct() &&
        !option.closest(unreachable) &&
        (target.closest(field) || !option.matches(sending))
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
