import type { Browser, BrowserContext } from "playwright";

/** A fresh profile from which nothing leaves the machine: pages elsewhere are answered by a stub. */
export async function quietContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext();
  context.setDefaultTimeout(20_000);
  await context.route(
    (url) => url.hostname !== "127.0.0.1",
    (route) => route.fulfill({ contentType: "text/html", body: "<title>stub</title>" }),
  );
  return context;
}
