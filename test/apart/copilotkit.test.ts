import type { Locator, Page } from "playwright";
import { expect, test } from "vitest";
import { startViteExample } from "../examples/start-vite-example.js";
import { useExample } from "../examples/use-example.js";

const { open } = useExample(() => startViteExample("copilotkit"));

const chat = (page: Page) => page.getByTestId("copilot-message-list");

async function write(page: Page, message: string): Promise<void> {
  await page.getByRole("textbox", { name: "Type a message..." }).fill(message);
  await page.keyboard.press("Enter");
}

/** Writes to the agent, whose tool asks in the chat, and fills in what it asks. */
async function fillIn(page: Page): Promise<Locator> {
  await write(page, "Subscribe me");
  const card = chat(page).getByRole("dialog", { name: "weather asks for information" });
  await card.getByRole("textbox", { name: "Email" }).fill("ada@example.com");
  return card;
}

async function subscribe(page: Page): Promise<void> {
  const card = await fillIn(page);
  await card.getByRole("button", { name: "Send to weather" }).click();
  await chat(page).getByText("Alerts go to ada@example.com, in Celsius.").waitFor();
}

const expectGroup = (page: Page, name: string) =>
  expect.poll(() => chat(page).getByRole("group", { name }).count()).toBe(1);

test("the agent's tool asks in the chat, and its result comes back to the agent", async () => {
  const page = await open();

  await subscribe(page);

  await expectGroup(page, "Sent to weather");
});

test("after Stop the card says that the person stopped the call, keeps what was entered, and the tool can ask again", async () => {
  const page = await open();
  await fillIn(page);

  await page.getByRole("button", { name: "Stop" }).click();

  const card = chat(page).getByRole("group", { name: "You stopped Subscribe to alerts" });
  await card.getByRole("button", { name: "Show answers" }).click();
  expect(await card.innerText()).toContain("ada@example.com");
  await subscribe(page);
});

test("a chat that is loaded anew shows what was answered", async () => {
  const page = await open();
  await subscribe(page);

  await page.reload();

  await chat(page).getByText("Alerts go to ada@example.com, in Celsius.").waitFor();
  await chat(page).getByRole("button", { name: "Show answers" }).click();
  expect(await chat(page).getByRole("definition").allInnerTexts()).toEqual(["ada@example.com", "Celsius"]);
});

test("what the agent asks by an interrupt stands beside its call with what would run, is asked again after a reload, and is answered", async () => {
  const page = await open();
  await write(page, "Unsubscribe me");
  const card = chat(page).getByRole("dialog", { name: "assistant asks a question" });
  await card.getByText('"list": "alerts"').waitFor();

  await page.reload();
  await card.getByRole("radio", { name: "Yes" }).click();
  await card.getByRole("button", { name: "Send “Yes” to assistant" }).click();

  await chat(page).getByText("The alerts have ended.").waitFor();
  await expectGroup(page, "Sent to assistant");
});
