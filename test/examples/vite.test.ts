import { rm } from "node:fs/promises";
import { type Browser, chromium, type Page } from "playwright";
import { type PreviewServer, preview } from "vite";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { originOf } from "../e2e/support/demo-config.js";
import { offlineLaunchOptions } from "../e2e/support/launch-options.js";
import { readyDialog } from "../e2e/support/ready-dialog.js";
import { installExample, run } from "./install-example.js";

let folder: string;
let server: PreviewServer;
let browser: Browser;
/** What pages wrote to the console as an error. */
const errors: string[] = [];

beforeAll(async () => {
  folder = await installExample("vite");
  await run(folder, "npm", "run", "build");
  server = await preview({ root: folder, logLevel: "error", preview: { port: 0 } });
  browser = await chromium.launch(offlineLaunchOptions);
}, 120_000);
afterEach(() => {
  const written = errors.splice(0);
  if (written.length > 0) throw new Error(`The page wrote errors:\n${written.join("\n")}`);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

async function openSignedIn(): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  context.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  context.on("weberror", (thrown) => errors.push(thrown.error().message));
  const page = await context.newPage();
  await page.goto(originOf(server.httpServer.address()));
  await press(page, "Sign in");
  return page;
}

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const badge = (page: Page) => page.getByText(/^\d waiting$/);
const replies = (page: Page) => page.getByRole("log").getByRole("listitem");

test("the questions of both servers are asked in turn, and the badge says how many wait", async () => {
  const page = await openSignedIn();
  await press(page, "Ask both");
  const weather = await readyDialog(page);
  await expect.poll(() => badge(page).allInnerTexts()).toEqual(["2 waiting"]);
  await weather.getByRole("textbox", { name: "Email" }).fill("ada@ada.example");
  await weather.getByRole("button", { name: "Send to weather" }).click();

  await page.getByRole("dialog", { name: "calendar asks for information" }).waitFor();
  const calendar = await readyDialog(page);
  await expect.poll(() => badge(page).allInnerTexts()).toEqual(["1 waiting"]);
  await calendar.getByLabel("Day").fill("2026-12-24");
  await calendar.getByRole("button", { name: "Send to calendar" }).click();

  const said = ["weather: Noted: ada@ada.example, Celsius.", "calendar: Noted: 2026-12-24."];
  await expect.poll(() => replies(page).allInnerTexts()).toEqual(said);
  await expect.poll(() => badge(page).count()).toBe(0);
});

test("a muted server is declined unseen, and asks again once it is no longer muted", async () => {
  const page = await openSignedIn();
  await press(page, "Mute weather");
  await press(page, "Ask weather");
  await expect.poll(() => replies(page).allInnerTexts()).toEqual(["weather: Then nothing is changed."]);

  await press(page, "Mute weather");
  await press(page, "Ask weather");
  await page.getByRole("dialog", { name: "weather asks for information" }).waitFor();
});

test("what was typed outlives a reload, but not signing out", async () => {
  const page = await openSignedIn();
  const askedEmail = async () => {
    await press(page, "Ask weather");
    return (await readyDialog(page)).getByRole("textbox", { name: "Email" });
  };
  await (await askedEmail()).fill("ada@ada.example");
  await page.reload();
  await press(page, "Sign in");
  expect(await (await askedEmail()).inputValue()).toBe("ada@ada.example");

  await page.getByRole("dialog").getByRole("button", { name: "Decline" }).click();
  await press(page, "Sign out");
  await press(page, "Sign in");
  expect(await (await askedEmail()).inputValue()).toBe("");
});
