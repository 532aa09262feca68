import type { Page } from "playwright";

/**
 * Stops the page's timers, so that a dialog which opens stays in its first half second for as long as a test needs, on
 * however slow a machine. Returns how to let time go on.
 */
export async function holdTime(page: Page): Promise<() => Promise<void>> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  return () => page.clock.resume();
}
