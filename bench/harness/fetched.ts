import { gzipSync } from "node:zlib";
import type { Browser, Page } from "playwright";
import { openTab } from "./tab.js";

/** A kind of file: script and styles count towards a form; nothing waits for the Public Suffix List, which therefore counts by itself. */
export type FileKind = "script" | "styles" | "Public Suffix List";

/** One file that a page fetched, in gzipped bytes. */
export interface FetchedFile {
  readonly kind: FileKind;
  readonly size: number;
}

/**
 * What a page fetches at first, and what it fetches later: for a question to be shown, and for its answer to be validated.
 *
 * @param json the question; without one, nothing is asked
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

/** The page's own files, each once: a preloaded one may be listed twice among its resources. */
async function addresses(page: Page, url: string): Promise<readonly string[]> {
  const names = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  return Array.from(new Set(names)).filter((name) => name.startsWith(url));
}

async function weigh(url: string): Promise<FetchedFile> {
  const response = await fetch(url);
  // The level that size-limit uses.
  const size = gzipSync(await response.arrayBuffer(), { level: 9 }).length;
  const type = response.headers.get("content-type") ?? "";
  // Named after the module that src/core/url imports dynamically.
  if (url.includes("/registrable-domain-")) return { kind: "Public Suffix List", size };
  if (type.includes("javascript")) return { kind: "script", size };
  if (type.includes("css")) return { kind: "styles", size };
  throw new Error(`${url} is neither script nor styles, but ${type}.`);
}
