import { expect, test } from "vitest";
import { printedPages } from "./support/printed-pages.js";
import { readyDialog } from "./support/ready-dialog.js";
import { startEmbeddedHost } from "./support/start-embedded-host.js";
import { useDemo } from "./support/use-demo.js";

const { openPage } = useDemo({ start: () => startEmbeddedHost() });

/** A4 at 96 dots for an inch. */
const paper = { width: 794, height: 1123 };

test("a form of sixty fields is printed whole, over as many pages as it needs", async () => {
  const page = await openPage("/");
  await page.getByRole("button", { name: "Ask for a long form" }).click();
  const dialog = await readyDialog(page);

  const pages = await printedPages(page);
  await page.setViewportSize(paper);
  await page.emulateMedia({ media: "print" });
  const printed = await dialog.evaluate((element) => {
    const fields = Array.from(element.querySelectorAll("input"));
    /** Cut off by something around it, however far down. */
    const isCut = (field: Element): boolean => {
      const { bottom } = field.getBoundingClientRect();
      for (let around = field.parentElement; around && around !== element; around = around.parentElement) {
        const { overflowY } = getComputedStyle(around);
        if (overflowY !== "visible" && around.getBoundingClientRect().bottom < bottom) return true;
      }
      return false;
    };
    return { count: fields.length, cut: fields.filter(isCut).length, height: element.getBoundingClientRect().height };
  });

  expect(printed).toMatchObject({ count: 60, cut: 0 });
  expect(pages).toBeGreaterThanOrEqual(printed.height / paper.height);
  expect(pages).toBeGreaterThan(4);
});
