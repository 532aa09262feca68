import type { Page } from "playwright";

const isElsewhere = (url: URL): boolean => url.hostname !== "127.0.0.1";

/** The pages that get opened from now on. What they load from elsewhere is a stub: nothing leaves the machine. */
export async function openedPages(page: Page): Promise<readonly Page[]> {
  const opened: Page[] = [];
  await page.context().route(isElsewhere, (route) => route.fulfill({ contentType: "text/html", body: "a stub" }));
  page.context().on("page", (newPage) => opened.push(newPage));
  return opened;
}
