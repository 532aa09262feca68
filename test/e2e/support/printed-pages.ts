import { inflateSync } from "node:zlib";
import type { Page } from "playwright";
import { inject } from "vitest";

/** How many sheets of A4 the page takes when it is printed. */
export async function printedPages(page: Page): Promise<number> {
  // To Firefox, Playwright gives inches as if they were centimetres.
  const paper = inject("engine") === "firefox" ? { width: "21in", height: "29.7in" } : { format: "A4" };
  return unpacked(await page.pdf(paper)).match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** The text of a PDF, with the streams that Firefox packs its pages into. */
function unpacked(pdf: Buffer): string {
  const text = pdf.toString("latin1");
  const packed = text.matchAll(/\/Type\s*\/ObjStm[^>]*>>\s*stream\r?\n/g);
  return [
    text,
    ...Array.from(packed, (head) => inflateSync(pdf.subarray(head.index + head[0].length)).toString("latin1")),
  ].join();
}
