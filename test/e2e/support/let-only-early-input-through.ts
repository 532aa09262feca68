import type { Page } from "playwright";

/**
 * Swallows every key and click that arrives once the dialog listens. A test can then go on pressing without a race:
 * whatever the page gets, it gets while the dialog is still opening. Returns how many came that early.
 */
export async function letOnlyEarlyInputThrough(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const root = document.documentElement;
    root.dataset.earlyInput = "0";
    const filter = (event: Event): void => {
      if (document.querySelector("[data-elicitation-dialog][data-ready]")) {
        event.preventDefault();
        event.stopImmediatePropagation();
      } else if (document.querySelector("[data-elicitation-dialog]")) {
        root.dataset.earlyInput = String(Number(root.dataset.earlyInput) + 1);
      }
    };
    for (const type of ["keydown", "keyup", "pointerdown", "pointerup", "mousedown", "mouseup", "click"]) {
      window.addEventListener(type, filter, true);
    }
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset.earlyInput));
}
