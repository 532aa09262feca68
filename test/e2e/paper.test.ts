import { expect, test } from "vitest";
import { printedPages } from "./support/printed-pages.js";
import { readyDialog } from "./support/ready-dialog.js";
import { startEmbeddedHost } from "./support/start-embedded-host.js";
import { useDemo } from "./support/use-demo.js";

const { openPage } = useDemo({ start: () => startEmbeddedHost() });

test("a form of sixty fields is as wide as the paper, and takes more than the page under it", async () => {
  const page = await openPage("/");
  const without = await printedPages(page);
  await page.getByRole("button", { name: "Ask for a long form" }).click();
  await readyDialog(page);

  const pages = await printedPages(page);

  expect(pages).toBeGreaterThan(without);
  // Squeezed into a column of letters, it took 29.
  expect(pages).toBeLessThan(10);
});
