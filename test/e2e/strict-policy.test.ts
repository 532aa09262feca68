import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { lastReply, say } from "./support/chat-page.js";
import { collectReports, type ReportCollector } from "./support/collect-reports.js";
import { comeBack, openedPages } from "./support/opened-pages.js";
import { readyDialog } from "./support/ready-dialog.js";
import { startBuiltDemo } from "./support/start-built-demo.js";
import { startEmbeddedHost } from "./support/start-embedded-host.js";
import { useDemo } from "./support/use-demo.js";

/** As strict as a policy can be: what is not the page's own file does not run, no style is inline, and no text becomes code or markup. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "require-trusted-types-for 'script'",
].join("; ");

const onPurpose = "https://on-purpose.example/";
let collector: ReportCollector | undefined;
beforeAll(async () => {
  collector = await collectReports();
});
afterAll(() => collector?.close());

const strict = (): string => `${policy}; report-uri ${collector?.address}`;
// A violation is written to the console as an error, and any error there fails the test.
const expectedErrors = /on-purpose\.example/;

/** Breaks the policy once, and gives what has been reported until that report has come. */
async function reportsUntilNow(page: Page): Promise<readonly string[]> {
  await page.evaluate((address) => {
    new Image().src = address;
  }, onPurpose);
  await expect.poll(() => collector?.reports.some((report) => report.includes(onPurpose))).toBe(true);
  return collector?.reports.filter((report) => !report.includes(onPurpose)) ?? [];
}

describe("the demo under a strict Content-Security-Policy, without one violation", () => {
  const { openChat } = useDemo({ start: () => startBuiltDemo(strict()), expectedErrors });

  test("every kind of field is shown, two are answered wrongly, and mended", async () => {
    const page = await openChat();
    await say(page, "everything");
    const dialog = await readyDialog(page);
    await dialog.getByRole("textbox", { name: "Integer" }).fill("1000");
    await dialog.getByRole("button", { name: "Send to weather" }).click();
    await dialog.getByRole("group", { name: "Check these answers" }).getByRole("link").first().click();
    await page.keyboard.type("Ada");
    await dialog.getByRole("textbox", { name: "Integer" }).fill("10");
    await dialog.getByRole("button", { name: "Send to weather" }).click();

    expect(await lastReply(page)).toContain("Thank you, that makes");
    expect(await reportsUntilNow(page)).toEqual([]);
  });

  test("a page is opened and come back from", async () => {
    const page = await openChat();
    const opened = await openedPages(page);
    await say(page, "connect");
    await (await readyDialog(page)).getByRole("button", { name: /^Open page/ }).click();
    await comeBack(page, opened);
    await (await readyDialog(page)).getByRole("button", { name: "Done" }).click();

    expect(await lastReply(page)).toContain("once you have signed in there");
    expect(await reportsUntilNow(page)).toEqual([]);
  });
});

describe("a host with time limits, drafts, secrets and cards under the same policy", () => {
  const { openPage } = useDemo({ start: () => startEmbeddedHost(strict()), expectedErrors });

  async function ask(page: Page, name: string) {
    await page.getByRole("button", { name }).click();
    return readyDialog(page);
  }

  test("the page behind does not scroll while a dialog is open, and does again afterwards", async () => {
    const page = await openPage("/");
    const dialog = await ask(page, "Ask for a form");
    await page.mouse.move(5, 5);
    await page.mouse.wheel(0, 500);
    await page.keyboard.press("End");
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe("hidden");
    expect(await page.evaluate(() => scrollY)).toBe(0);

    await dialog.getByRole("button", { name: "Decline", exact: true }).click();
    await dialog.waitFor({ state: "detached" });
    await page.mouse.wheel(0, 500);

    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    expect(await reportsUntilNow(page)).toEqual([]);
  });

  test("time is extended, a pattern checked, leaving asked about, and earlier answers are offered again", async () => {
    const page = await openPage("/");
    const dialog = await ask(page, "Ask for a form");
    await dialog.locator("[data-action=extend]").click();
    const place = dialog.getByRole("textbox", { name: "Place" });
    await place.fill("lima");
    await dialog.getByRole("button", { name: "Send to weather" }).click();
    await place.and(page.locator("[aria-invalid=true]")).waitFor();
    await place.fill("Lima");
    await page.keyboard.press("Escape");
    await (await readyDialog(page)).getByRole("button", { name: "Keep editing" }).click();
    await readyDialog(page);
    await dialog.getByRole("button", { name: "Send to weather" }).click();
    await dialog.waitFor({ state: "detached" });
    const again = await ask(page, "Ask for a form");
    await again.getByRole("button", { name: "Start over" }).click();
    await again.getByRole("button", { name: "Decline", exact: true }).click();

    await expect
      .poll(() => page.locator("output").innerText())
      .toBe('[{"action":"accept","content":{"place":"Lima"}},{"action":"decline"}]');
    expect(await reportsUntilNow(page)).toEqual([]);
  });

  test("a field for a credential is opened and filled in", async () => {
    const page = await openPage("/");
    const dialog = await ask(page, "Ask for a secret");
    await dialog.locator("[data-action=open-secret]").click();
    await page.keyboard.type("hunter2");
    await dialog.getByRole("button", { name: "Send to weather" }).click();

    await expect.poll(() => page.locator("output").innerText()).toContain('"password":"hunter2"');
    expect(await reportsUntilNow(page)).toEqual([]);
  });

  test("a card is answered where it stands, and says what became of it", async () => {
    const page = await openPage("/");
    await page.getByRole("button", { name: "Ask in a card" }).click();
    const card = page.locator("[data-elicitation-card]");
    await card.and(page.locator("[data-ready]")).waitFor();
    await card.getByRole("textbox", { name: "Place" }).fill("Lima");
    await card.getByRole("button", { name: "Send to weather" }).click();
    await card.and(page.locator("[data-state=accepted]")).waitFor();

    expect(await card.innerText()).toContain("Lima");
    expect(await reportsUntilNow(page)).toEqual([]);
  });
});
