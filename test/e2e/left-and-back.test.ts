import { type Browser, chromium, type Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { offlineLaunchOptions } from "./support/launch-options.js";
import { readyDialog } from "./support/ready-dialog.js";
import type { RunningDemo } from "./support/running-demo.js";
import { startEmbeddedHost } from "./support/start-embedded-host.js";

let host: RunningDemo;
let browser: Browser;

beforeAll(async () => {
  host = await startEmbeddedHost();
  // A browser of its own, because Playwright starts every one without the cache that keeps pages for Back.
  browser = await chromium.launch({ ...offlineLaunchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] });
});
afterAll(async () => {
  await browser.close();
  await host.close();
});

async function ask(page: Page) {
  await page.getByRole("button", { name: "Ask for a form" }).click();
  return readyDialog(page);
}

const results = (page: Page): Promise<string> => page.getByLabel("Results").innerText();

test("a page that was left and comes back as it was has its form, with what was typed, and sends it", async () => {
  const page = await browser.newPage();
  const thrown: Error[] = [];
  page.on("pageerror", (error) => thrown.push(error));
  await page.goto(host.origin);
  await page.evaluate(() => addEventListener("pageshow", ({ persisted }) => (document.title = `kept: ${persisted}`)));
  const dialog = await ask(page);
  await dialog.getByRole("textbox", { name: "Place" }).fill("Oslo");

  await page.goto(`${host.origin}/page.css`);
  await page.evaluate(() => history.back());
  await expect.poll(() => page.title()).toBe("kept: true");
  await readyDialog(page);
  expect(await dialog.getByRole("textbox", { name: "Place" }).inputValue()).toBe("Oslo");
  await dialog.getByRole("button", { name: "Send to weather" }).click();

  await expect.poll(() => results(page)).toBe('[{"action":"accept","content":{"place":"Oslo"}}]');
  expect(thrown).toEqual([]);
});

test("a tab that crashed has what was typed when it is restored, once the same is asked again", async () => {
  const page = await browser.newPage();
  await page.goto(host.origin);
  await (await ask(page)).getByRole("textbox", { name: "Place" }).fill("Oslo");
  const stored = () => page.evaluate(() => Object.entries<string>(sessionStorage));
  await expect.poll(stored).not.toEqual([]);
  const kept = await stored();
  const crash = page.waitForEvent("crash");
  await page.goto("chrome://crash").catch(() => undefined);
  await crash;

  // Browsers give a restored tab its storage back. Playwright cannot reload a crashed one.
  const restored = await browser.newPage();
  await restored.addInitScript((items) => items.forEach(([key, value]) => sessionStorage.setItem(key, value)), kept);
  await restored.goto(host.origin);
  const dialog = await ask(restored);

  expect(await dialog.getByRole("textbox", { name: "Place" }).inputValue()).toBe("Oslo");
  await dialog.getByRole("button", { name: "Send to weather" }).click();
  await expect.poll(() => results(restored)).toBe('[{"action":"accept","content":{"place":"Oslo"}}]');
});
