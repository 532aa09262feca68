import type { Locator, Page } from "playwright";
import { expect, test } from "vitest";
import { lastReply, messageBox } from "./support/chat-page.js";
import { readyDialog } from "./support/ready-dialog.js";
import { receivedAnswers } from "./support/received-answers.js";
import { useDemo } from "./support/use-demo.js";

const { origin, openChat } = useDemo();

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === element.ownerDocument.activeElement);

/** Presses Tab until the control has focus, as a person without a pointer does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`40 presses of Tab do not reach ${String(target)}`);
}

async function sayByKeyboard(page: Page, text: string): Promise<void> {
  await tabTo(page, messageBox(page));
  await page.keyboard.type(text);
  await page.keyboard.press("Enter");
}

test("a form is opened, filled and sent, and focus comes back to the chat", async () => {
  const page = await openChat();
  await sayByKeyboard(page, "subscribe");
  const dialog = await readyDialog(page);

  await tabTo(page, dialog.getByRole("textbox", { name: /^Full name/ }));
  await page.keyboard.type("Ada Example");
  await tabTo(page, dialog.getByRole("textbox", { name: /^Email/ }));
  await page.keyboard.type("ada@ada.example");
  await tabTo(page, dialog.getByLabel(/^First day/));
  await page.keyboard.type("12012026");
  await tabTo(page, dialog.getByRole("radio", { name: "Celsius" }));
  await page.keyboard.press("ArrowDown");
  await tabTo(page, dialog.getByRole("checkbox", { name: "Heat" }));
  await page.keyboard.press("Space");
  await tabTo(page, dialog.getByRole("textbox", { name: /^Alert below/ }));
  await page.keyboard.type("12");
  await tabTo(page, dialog.getByRole("button", { name: "Send to weather" }));
  await page.keyboard.press("Enter");

  expect(await lastReply(page)).toContain("Thank you, Ada Example.");
  const content = {
    fullName: "Ada Example",
    email: "ada@ada.example",
    firstDay: "2026-12-01",
    unit: "fahrenheit",
    topics: ["heat"],
    threshold: 12,
  };
  expect((await receivedAnswers(origin())).at(-1)?.responses).toStrictEqual({
    subscription: { action: "accept", content },
  });
  await expect.poll(() => isFocused(messageBox(page))).toBe(true);
});

test("a confirmation is given with the keyboard, and the next message can be typed at once", async () => {
  const page = await openChat();
  await sayByKeyboard(page, "confirm");
  const dialog = await readyDialog(page);
  await tabTo(page, dialog.getByRole("button", { name: "Confirm" }));
  await page.keyboard.press("Space");

  expect(await lastReply(page)).toContain("your three saved places are deleted");
  await expect.poll(() => isFocused(messageBox(page))).toBe(true);
  await page.keyboard.type("thanks");
  expect(await messageBox(page).inputValue()).toBe("thanks");
});
