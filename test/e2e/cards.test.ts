import { expect, test } from "vitest";
import { say } from "./support/chat-page.js";
import { useDemo } from "./support/use-demo.js";

const { openChat } = useDemo();

test("two calls ask at once, each beside itself in the transcript; one is declined and one left, and both stay as a line", async () => {
  const page = await openChat();
  await page.getByRole("combobox", { name: "Show requests" }).selectOption("beside their calls");
  const log = page.getByRole("log");
  await say(page, "subscribe");
  const cards = log.locator("[data-elicitation-card]");
  await cards.nth(0).getByRole("textbox").first().waitFor();
  await say(page, "subscribe");
  await cards.nth(1).getByRole("textbox").first().waitFor();
  expect(await page.locator("[aria-modal]").count()).toBe(0);

  // The second first.
  await cards.nth(1).getByRole("button", { name: "Decline", exact: true }).click();
  await cards
    .nth(1)
    .getByRole("heading", { name: /^You declined/ })
    .waitFor();
  await cards.nth(0).getByRole("textbox").first().fill("Ada Lovelace");
  await cards.nth(0).getByRole("button", { name: "Close without answering" }).click();
  await cards.nth(0).getByRole("button", { name: "Discard" }).click();

  await cards
    .nth(0)
    .getByRole("heading", { name: /^No answer was sent/ })
    .waitFor();
  expect(await cards.count()).toBe(2);
  expect(await log.locator('[data-from="assistant"]').count()).toBe(2);
});
