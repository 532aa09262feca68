import axe from "axe-core";
import { expect } from "vitest";

// A dialog does not have a page's landmarks.
const rules = { region: { enabled: false } };

/** Fails on any violation that axe finds. Needs a browser, because colours cannot be checked without layout. */
export async function expectNoAxeViolations(): Promise<void> {
  // Layout-dependent corrections are applied one frame later.
  await nextFrame();
  await nextFrame();
  const { violations } = await axe.run(document.body, { rules, resultTypes: ["violations"] });
  const faults = violations.flatMap(({ id, help, nodes }) =>
    nodes
      .filter(({ target }) => id !== "aria-hidden-focus" || !isFocusGuard(String(target)))
      .map(({ html }) => `${id}: ${help}: ${html}`),
  );
  expect(faults).toEqual([]);
}

/** Radix keeps focus inside by elements that must be focusable: https://github.com/radix-ui/primitives/issues/3822 */
function isFocusGuard(selector: string): boolean {
  return document.querySelector(selector)?.hasAttribute("data-radix-focus-guard") ?? false;
}

function nextFrame(): Promise<number> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}
