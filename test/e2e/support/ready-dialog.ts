import type { Locator, Page } from "playwright";

/** The open dialog, once its buttons work: for the first half second they do nothing. */
export async function readyDialog(page: Page): Promise<Locator> {
  await page.locator("[data-elicitation-dialog][data-ready]").waitFor();
  return page.getByRole("dialog");
}
