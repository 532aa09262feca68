import { expect, test } from "vitest";
import { lastReply, say } from "./support/chat-page.js";
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

test("an answer in a card goes to its call, whose result follows, and the card says in one line what was sent", async () => {
  const page = await openChat();
  await page.getByRole("combobox", { name: "Show requests" }).selectOption("beside their calls");
  await say(page, "subscribe");
  const card = page.getByRole("log").locator("[data-elicitation-card]");
  await card.getByRole("textbox", { name: /^Full name/ }).fill("Ada Lovelace");
  await card.getByRole("textbox", { name: /^Email/ }).fill("ada@ada.example");
  await card.getByLabel(/^First day/).fill("2026-12-01");
  await card.getByRole("radio", { name: "Celsius" }).check();
  await card.getByRole("checkbox", { name: "Frost" }).check();
  await card.getByRole("textbox", { name: /^Alert below/ }).fill("-3.5");

  await card.getByRole("button", { name: /^Send to / }).click();

  await card.getByRole("heading", { name: /^Sent to / }).waitFor();
  expect(await card.innerText()).toContain("Ada Lovelace");
  expect(await lastReply(page)).toContain("Thank you, Ada Lovelace.");
});
