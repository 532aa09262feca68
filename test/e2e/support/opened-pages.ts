import type { Page } from "playwright";
import { expect } from "vitest";

const isElsewhere = (url: URL): boolean => url.hostname !== "127.0.0.1";

/** The pages that get opened from now on. What they load from elsewhere is a stub: nothing leaves the machine. */
export async function openedPages(page: Page): Promise<readonly Page[]> {
  const opened: Page[] = [];
  await page.context().route(isElsewhere, (route) => route.fulfill({ contentType: "text/html", body: "a stub" }));
  page.context().on("page", (newPage) => opened.push(newPage));
  return opened;
}

/** Comes back to the page from the first one that it opened. Until then it is out of sight in Firefox, and its dialog waits. */
export async function comeBack(page: Page, opened: readonly Page[]): Promise<void> {
  await expect.poll(() => opened.length).toBe(1);
  await page.bringToFront();
}
