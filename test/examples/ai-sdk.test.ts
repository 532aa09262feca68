import { rm } from "node:fs/promises";
import { type Browser, chromium, type Locator, type Page } from "playwright";
import { type PreviewServer, preview } from "vite";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { originOf } from "../e2e/support/demo-config.js";
import { offlineLaunchOptions } from "../e2e/support/launch-options.js";
import { installExample, run } from "./install-example.js";

let folder: string;
let server: PreviewServer;
let browser: Browser;
/** What pages wrote to the console as an error. */
const errors: string[] = [];

beforeAll(async () => {
  folder = await installExample("ai-sdk");
  await run(folder, "npm", "run", "build");
  server = await preview({ root: folder, logLevel: "error", preview: { port: 0 } });
  browser = await chromium.launch(offlineLaunchOptions);
}, 240_000);
afterEach(() => {
  const written = errors.splice(0);
  if (written.length > 0) throw new Error(`The page wrote errors:\n${written.join("\n")}`);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

async function openChat(): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  context.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  context.on("weberror", (thrown) => errors.push(thrown.error().message));
  const page = await context.newPage();
  await page.goto(originOf(server.httpServer.address()));
  return page;
}

const conversation = (page: Page) => page.getByRole("log", { name: "Conversation" });
const email = (page: Page) => page.getByRole("textbox", { name: "Email" });

/** Writes to the model, whose tool asks. Resolves with the request, unfolded: after typing it comes folded. */
async function ask(page: Page): Promise<Locator> {
  await page.getByRole("textbox", { name: "Message" }).fill("Subscribe me");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  const dock = page.locator("[data-elicitation-dialog]");
  const answer = dock.getByRole("button", { name: "Answer", exact: true });
  await answer.or(email(page)).first().waitFor();
  if (await answer.isVisible()) await answer.click();
  await email(page).waitFor();
  return dock;
}

test("the model's tool asks in the dock, and its result comes back into the chat", async () => {
  const page = await openChat();
  await ask(page);

  await email(page).fill("ada@example.com");
  await page.getByRole("button", { name: "Send to weather" }).click();

  const result = conversation(page).getByText("Alerts go to ada@example.com, in Celsius.");
  await result.waitFor();
  expect(await result.count()).toBe(1);
});

test("after Stop the request says that the person stopped the call, keeps what was entered, and the tool can ask again", async () => {
  const page = await openChat();
  const dock = await ask(page);
  await email(page).fill("ada@example.com");

  await page.getByRole("button", { name: "Stop" }).click();

  await dock.getByText("You stopped Subscribe to alerts").waitFor();
  expect(await dock.innerText()).toContain("Nothing was sent to weather. You had entered:");
  expect(await dock.innerText()).toContain("ada@example.com");
  await dock.getByRole("button", { name: "Close" }).last().click();
  await ask(page);
});

test("a page that is loaded anew does not show the request of the call that its reload has ended", async () => {
  const page = await openChat();
  await ask(page);

  await page.reload();

  const dock = await ask(page);
  expect(await dock.innerText()).not.toContain("1 of 2");
  await email(page).fill("ada@example.com");
  await page.getByRole("button", { name: "Send to weather" }).click();
  await conversation(page).getByText("Alerts go to ada@example.com, in Celsius.").waitFor();
  await dock.waitFor({ state: "detached" });
});
