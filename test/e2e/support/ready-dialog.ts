import type { Locator, Page } from "playwright";

/** The open dialog, once it listens: for the first half second it takes neither keys nor clicks. */
export async function readyDialog(page: Page): Promise<Locator> {
  await page.locator("[data-elicitation-dialog][data-ready]").waitFor();
  return page.getByRole("dialog");
}
