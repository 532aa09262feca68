import type { FrameLocator, Page } from "playwright";
import { describe, expect, test } from "vitest";
import { openedPages } from "./support/opened-pages.js";
import { startEmbeddedHost } from "./support/start-embedded-host.js";
import { useDemo } from "./support/use-demo.js";

// What a frame refuses must not become an error: any in the console, and any that nobody catches, fails the test.
const { openPage } = useDemo({
  start: () => startEmbeddedHost(),
  // Chromium's own words for what it refuses, whatever a page does about it: a pop-up, and the clipboard.
  expectedErrors: /^Blocked opening 'https:\/\/station-login\.example\/authorize'|The Clipboard API has been blocked/,
});

/** The host in a frame that has no origin, and so neither storage nor clipboard. */
async function openFramed(sandbox: string) {
  const outer = `<iframe sandbox="${sandbox}" src="/" title="Host" width="800" height="700"></iframe>`;
  const page = await openPage("/");
  await page.context().route("**/outer", (route) => route.fulfill({ contentType: "text/html", body: outer }));
  await page.goto(new URL("/outer", page.url()).href);
  return { page, host: page.frameLocator("iframe") };
}

async function ask(host: FrameLocator, name: string) {
  await host.getByRole("button", { name }).click();
  await host.locator("[data-elicitation-dialog][data-ready]").waitFor();
  return host.getByRole("dialog");
}

const results = (host: FrameLocator) => host.locator("output");
/** Whether something behind the dialog has focus. In between, what is around the frame may have it. */
const isFocusBehind = (host: FrameLocator) =>
  host.locator(":root").evaluate(() => {
    const { activeElement, body } = document;
    return activeElement !== body && activeElement?.closest("dialog") === null;
  });

describe("in a frame that may only run scripts", () => {
  const sandbox = "allow-scripts";

  test("it has neither origin nor storage", async () => {
    const { host } = await openFramed(sandbox);
    const found = await host.locator(":root").evaluate(() => {
      try {
        return `${sessionStorage.length} things are stored`;
      } catch (error) {
        return `${window.origin}: ${error instanceof DOMException ? error.name : "another error"}`;
      }
    });
    expect(found).toBe("null: SecurityError");
  });

  test("a form is filled in and sent with the keyboard, and focus comes back", async () => {
    const { page, host } = await openFramed(sandbox);
    await ask(host, "Ask for a form");
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press(presses % 3 === 2 ? "Shift+Tab" : "Tab");
      expect(await isFocusBehind(host)).toBe(false);
    }
    await host.getByRole("textbox", { name: "Place" }).focus();
    await page.keyboard.type("lima");
    await page.keyboard.press("Enter");
    await host.getByRole("textbox", { name: "Place" }).and(host.locator("[aria-invalid=true]")).waitFor();
    await host.getByRole("textbox", { name: "Place" }).fill("Lima");
    await page.keyboard.press("Enter");

    await expect.poll(() => results(host).innerText()).toBe('[{"action":"accept","content":{"place":"Lima"}}]');
    await expect
      .poll(() => host.getByRole("button", { name: "Ask for a form" }).evaluate((button) => button.matches(":focus")))
      .toBe(true);
  });

  test("answers that were sent are offered again: they are kept in memory where nothing can be stored", async () => {
    const { host } = await openFramed(sandbox);
    const first = await ask(host, "Ask for a form");
    await first.getByRole("textbox", { name: "Place" }).fill("Lima");
    await first.getByRole("button", { name: "Send to weather" }).click();
    await expect.poll(() => results(host).innerText()).toContain("Lima");
    await first.waitFor({ state: "detached" });

    const second = await ask(host, "Ask for a form");

    await second.getByText("Your earlier answers are filled in.").waitFor();
    expect(await second.getByRole("textbox", { name: "Place" }).inputValue()).toBe("Lima");
  });

  test("a page is blocked: it says so, offers the address, and is no answer", async () => {
    const { page, host } = await openFramed(sandbox);
    const opened = await openedPages(page);
    const dialog = await ask(host, "Ask for a page");
    await dialog.getByRole("button", { name: /^Open page/ }).click();
    const alert = dialog.getByRole("alert");
    await alert.waitFor();
    const copy = alert.getByRole("button", { name: "Copy address" });
    if (await copy.isVisible()) await copy.click();

    expect(await alert.innerText()).toContain("Your browser blocked the new window");
    expect(await alert.getByRole("status").allInnerTexts()).not.toContain("Address copied");
    expect(opened).toHaveLength(0);
    expect(await results(host).innerText()).toBe("[]");
    await page.keyboard.press("Escape");
    await expect.poll(() => results(host).innerText()).toBe('[{"action":"cancel"}]');
  });
});

test.each(["allow-scripts allow-popups", "allow-scripts allow-popups allow-popups-to-escape-sandbox"])(
  "in a frame with %s a page opens once, and is told nothing",
  async (sandbox) => {
    const { page, host } = await openFramed(sandbox);
    const opened = await openedPages(page);
    const dialog = await ask(host, "Ask for a page");
    await dialog.getByRole("button", { name: /^Open page/ }).click();
    await dialog.getByRole("button", { name: "Done" }).waitFor();

    await expect.poll(() => results(host).innerText()).toBe('[{"action":"accept"}]');
    await expect.poll(() => opened.length).toBe(1);
    expect(await toldTo(opened[0])).toStrictEqual({ opener: false, referrer: "" });
  },
);

async function toldTo(station: Page | undefined) {
  await station?.waitForURL("https://station-login.example/authorize");
  return station?.evaluate(() => ({ opener: window.opener !== null, referrer: document.referrer }));
}
