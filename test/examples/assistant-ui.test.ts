import type { Locator, Page } from "playwright";
import { expect, test } from "vitest";
import { startViteExample } from "./start-vite-example.js";
import { useExample } from "./use-example.js";

const { open } = useExample(() => startViteExample("assistant-ui"));

/** The model's last message in the thread. */
const reply = (page: Page) => page.locator('[data-role="assistant"]').last();

/** Writes to the model, whose tool asks in the thread, and fills in what it asks. */
async function fillIn(page: Page): Promise<Locator> {
  await page.getByRole("textbox", { name: "Message" }).fill("Subscribe me");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  const card = reply(page).getByRole("dialog", { name: "weather asks for information" });
  await card.getByRole("textbox", { name: "Email" }).fill("ada@example.com");
  return card;
}

async function subscribe(page: Page): Promise<void> {
  const card = await fillIn(page);
  await card.getByRole("button", { name: "Send to weather" }).click();
  await reply(page).getByText("Alerts go to ada@example.com, in Celsius.").waitFor();
}

test("the model's tool asks in the thread, and its result comes back into the chat", async () => {
  const page = await open();

  await subscribe(page);

  expect(await reply(page).innerText()).toContain("Sent to weather");
});

test("after Stop the card says that the person stopped the call, keeps what was entered, and the tool can ask again", async () => {
  const page = await open();
  await fillIn(page);

  await page.getByRole("button", { name: "Stop" }).click();

  await reply(page).getByText("You stopped Subscribe to alerts").waitFor();
  await reply(page).getByRole("button", { name: "Show answers" }).click();
  expect(await reply(page).innerText()).toContain("ada@example.com");
  await subscribe(page);
});

test("a chat that is loaded anew shows what was answered", async () => {
  const page = await open();
  await subscribe(page);

  await page.reload();

  await reply(page).getByText("Alerts go to ada@example.com, in Celsius.").waitFor();
  await reply(page).getByRole("button", { name: "Show answers" }).click();
  expect(await reply(page).getByRole("definition").allInnerTexts()).toEqual(["ada@example.com", "Celsius"]);
});
