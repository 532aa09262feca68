import { gzipSync } from "node:zlib";
import type { Browser, Page } from "playwright";
import { openTab } from "./tab.js";

/** What files come to, in gzipped bytes. */
export interface Fetched {
  readonly script: number;
  readonly styles: number;
  readonly files: number;
}

/**
 * What a page fetches at first, and what it fetches later: for a question asked, and for its answer to be checked.
 *
 * @param json the question; without one, nothing is asked
 */
export async function fetched(
  browser: Browser,
  url: string,
  json?: string,
): Promise<{ readonly atFirst: Fetched; readonly later: Fetched }> {
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
  return { atFirst: await sum(first), later: await sum(all.filter((one) => !first.includes(one))) };
}

/** The page's own files, each once: what is loaded in advance may stand among its resources twice. */
async function addresses(page: Page, url: string): Promise<readonly string[]> {
  const names = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  return Array.from(new Set(names)).filter((name) => name.startsWith(url));
}

async function sum(urls: readonly string[]): Promise<Fetched> {
  let [script, styles] = [0, 0];
  for (const url of urls) {
    const response = await fetch(url);
    // As small as size-limit has it.
    const size = gzipSync(await response.arrayBuffer(), { level: 9 }).length;
    const type = response.headers.get("content-type") ?? "";
    if (type.includes("javascript")) script += size;
    else if (type.includes("css")) styles += size;
    else throw new Error(`${url} is neither script nor styles, but ${type}.`);
  }
  return { script, styles, files: urls.length };
}
