import type { Locator, Page } from "playwright";

/** As after a deployment. Returns how to put the file back. */
export async function removeDialog(page: Page): Promise<() => Promise<void>> {
  const file = /\/queue-view\b/;
  await page.route(file, (route) => route.fulfill({ status: 404 }));
  return () => page.unroute(file);
}

/** The line that says what has become of the request, once its buttons act. */
export async function readyLine(page: Page, text: string): Promise<Locator> {
  const line = page.locator(".elicit-loading[data-ready]").filter({ hasText: text });
  await line.waitFor();
  return line;
}
