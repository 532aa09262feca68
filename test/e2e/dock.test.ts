import { expect, test } from "vitest";
import { lastReply, messageBox, say } from "./support/chat-page.js";
import { readyDialog } from "./support/ready-dialog.js";
import { useDemo } from "./support/use-demo.js";

const { openChat } = useDemo();

test("a request in the dock is set aside, the chat goes on, and it is declined later by the keyboard, with all that was entered", async () => {
  const page = await openChat();
  await page.getByRole("combobox", { name: "Show requests" }).selectOption("here, above the message box");
  await say(page, "subscribe");
  const dialog = await readyDialog(page);
  expect(await dialog.getAttribute("aria-modal")).toBeNull();

  // Into the dock from the message box, and out of it with Escape.
  await dialog.getByRole("textbox").first().fill("Ada Lovelace");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Answer" }).waitFor();
  expect(await messageBox(page).evaluate((box) => box === document.activeElement)).toBe(true);
  await page.keyboard.type("Meanwhile");
  expect(await messageBox(page).inputValue()).toBe("Meanwhile");

  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await readyDialog(page);
  expect(await dialog.getByRole("textbox").first().inputValue()).toBe("Ada Lovelace");
  await dialog.getByRole("button", { name: "Decline" }).press("Enter");
  await (await readyDialog(page)).getByRole("button", { name: "Decline anyway" }).press("Enter");

  expect(await lastReply(page)).toContain("You declined the subscription");
});
