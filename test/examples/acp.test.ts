import type { Page } from "playwright";
import { expect, test } from "vitest";
import { startViteExample } from "./start-vite-example.js";
import { useExample } from "./use-example.js";

const { open } = useExample(() => startViteExample("acp"));

const conversation = (page: Page) => page.getByRole("log", { name: "Conversation" });

test("an agent over a WebSocket asks a form, a page and a permission, and gets each answer", async () => {
  const page = await open();
  await page.getByRole("textbox", { name: "Message" }).fill("Take the eggs off my list");
  await page.getByRole("button", { name: "Send", exact: true }).click();

  await page.getByRole("radio", { name: "Groceries" }).click();
  await page.getByRole("button", { name: "Send “Groceries” to Notes" }).click();
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: /^Open page/ }).click();
  await (await opened).getByText("You are signed in.").waitFor();
  const card = conversation(page).getByRole("dialog", { name: "Notes wants to run a tool" });
  await card.getByText("Eggs").waitFor();
  await card.getByRole("button", { name: "Edit it" }).click();

  await conversation(page).getByText("Eggs are off the list “Groceries”.").waitFor();
  expect(await conversation(page).locator("[data-elicitation-card]").innerText()).toContain("Edit 1.md");
});
