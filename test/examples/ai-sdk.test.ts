import type { Page } from "playwright";
import { expect, test } from "vitest";
import { startViteExample } from "./start-vite-example.js";
import { useExample } from "./use-example.js";

const { open } = useExample(() => startViteExample("ai-sdk"));

const conversation = (page: Page) => page.getByRole("log", { name: "Conversation" });
const card = (page: Page) => conversation(page).locator("[data-elicitation-card]").last();
const email = (page: Page) => card(page).getByRole("textbox", { name: "Email" });

/** Writes to the model, whose tool asks beside its call. */
async function ask(page: Page): Promise<void> {
  await page.getByRole("textbox", { name: "Message" }).fill("Subscribe me");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await email(page).waitFor();
  expect(await page.locator("[data-elicitation-dialog]").count()).toBe(0);
}

async function answer(page: Page, address: string): Promise<void> {
  await email(page).fill(address);
  await card(page).getByRole("button", { name: "Send to weather" }).click();
  await conversation(page).getByText(`Alerts go to ${address}, in Celsius.`).waitFor();
}

test("the model's tool asks beside its call, its result comes back into the chat, and the card says what was sent", async () => {
  const page = await open();
  await ask(page);

  await answer(page, "ada@example.com");

  await card(page).getByRole("heading", { name: "Sent to weather" }).waitFor();
  expect(await card(page).innerText()).toContain("ada@example.com");
});

test("after Stop the card says that the person stopped the call, keeps what was entered, and the tool can ask again", async () => {
  const page = await open();
  await ask(page);
  await email(page).fill("ada@example.com");

  await page.getByRole("button", { name: "Stop" }).click();

  const stopped = conversation(page).getByRole("group", { name: "You stopped Subscribe to alerts" });
  await stopped.waitFor();
  await stopped.getByRole("button", { name: "Show answers" }).click();
  expect(await stopped.innerText()).toContain("ada@example.com");
  await ask(page);
});

test("a page that is loaded anew shows its answered cards again", async () => {
  const page = await open();
  await ask(page);
  await answer(page, "ada@example.com");

  await page.reload();

  await card(page).getByRole("heading", { name: "Sent to weather" }).waitFor();
  await card(page).getByRole("button", { name: "Show answers" }).click();
  expect(await card(page).getByRole("definition").allInnerTexts()).toEqual(["ada@example.com", "Celsius"]);
  await ask(page);
  await answer(page, "bob@example.com");
  expect(await conversation(page).locator("[data-elicitation-card]").count()).toBe(2);
});

test("a page that is loaded anew does not show the request of the call that its reload has ended", async () => {
  const page = await open();
  await ask(page);

  await page.reload();

  await conversation(page).getByText("Subscribe me").waitFor();
  await ask(page);
  expect(await conversation(page).locator("[data-elicitation-card]").count()).toBe(1);
  await answer(page, "ada@example.com");
});
