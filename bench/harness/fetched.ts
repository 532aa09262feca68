import { gzipSync } from "node:zlib";
import type { Browser, Page } from "playwright";
import { openTab } from "./tab.js";

/** Scripts and styles count towards a form. The Public Suffix List is counted separately, because nothing waits for it. */
export type FileKind = "script" | "styles" | "Public Suffix List";

/** One file that a page fetched, with its size in gzipped bytes. */
export interface FetchedFile {
  readonly kind: FileKind;
  readonly size: number;
}

/**
 * The files that a page fetches when it loads, and the files that it fetches later to show a question and validate its answer.
 *
 * @param json the question; if missing, nothing is asked
 */
export async function fetched(
  browser: Browser,
  url: string,
  json?: string,
): Promise<{ readonly atFirst: readonly FetchedFile[]; readonly later: readonly FetchedFile[] }> {
  const { page, close } = await openTab(browser, url);
  await page.evaluate(() => window.bench.settle());
  const first = await addresses(page, url);
  if (json !== undefined) {
    await page.evaluate((text) => window.bench.prepare(text), json);
    await page.evaluate(() => window.bench.open());
    await page.evaluate(() => window.bench.settle());
    await page.evaluate(() => window.bench.answer());
    await page.evaluate(() => window.bench.settle());
  }
  const all = await addresses(page, url);
  await close();
  const later = all.filter((one) => !first.includes(one));
  return { atFirst: await Promise.all(first.map(weigh)), later: await Promise.all(later.map(weigh)) };
}

/** The page's own files, without duplicates, because the browser may list a preloaded file twice. */
async function addresses(page: Page, url: string): Promise<readonly string[]> {
  const names = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  return Array.from(new Set(names)).filter((name) => name.startsWith(url));
}

async function weigh(url: string): Promise<FetchedFile> {
  const response = await fetch(url);
  // size-limit compresses at the same level.
  const size = gzipSync(await response.arrayBuffer(), { level: 9 }).length;
  const type = response.headers.get("content-type") ?? "";
  // The file is named after the module that src/core/url imports dynamically.
  if (url.includes("/registrable-domain-")) return { kind: "Public Suffix List", size };
  if (type.includes("javascript")) return { kind: "script", size };
  if (type.includes("css")) return { kind: "styles", size };
  throw new Error(`${url} is neither script nor styles, but ${type}.`);
}
