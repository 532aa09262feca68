import type { Locator, Page } from "playwright";
import { expect, test } from "vitest";
import { startViteExample } from "./start-vite-example.js";
import { useExample } from "./use-example.js";

const { open } = useExample(() => startViteExample("ai-sdk"));

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
  const page = await open();
  await ask(page);

  await email(page).fill("ada@example.com");
  await page.getByRole("button", { name: "Send to weather" }).click();

  const result = conversation(page).getByText("Alerts go to ada@example.com, in Celsius.");
  await result.waitFor();
  expect(await result.count()).toBe(1);
});

test("after Stop the request says that the person stopped the call, keeps what was entered, and the tool can ask again", async () => {
  const page = await open();
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
  const page = await open();
  await ask(page);

  await page.reload();

  const dock = await ask(page);
  expect(await dock.innerText()).not.toContain("1 of 2");
  await email(page).fill("ada@example.com");
  await page.getByRole("button", { name: "Send to weather" }).click();
  await conversation(page).getByText("Alerts go to ada@example.com, in Celsius.").waitFor();
  await dock.waitFor({ state: "detached" });
});
