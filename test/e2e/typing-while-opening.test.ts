import type { Page } from "playwright";
import { expect, test } from "vitest";
import { lastReply, messageBox, say } from "./support/chat-page.js";
import { letOnlyEarlyInputThrough } from "./support/let-only-early-input-through.js";
import { readyDialog } from "./support/ready-dialog.js";
import { receivedAnswers } from "./support/received-answers.js";
import { startBuiltDemo } from "./support/start-built-demo.js";
import { useDemo } from "./support/use-demo.js";

const { origin, openChat } = useDemo({ start: startBuiltDemo });

const isOpen = (page: Page): Promise<boolean> => page.locator("[data-elicitation-dialog]").isVisible();
const isReady = (page: Page): Promise<boolean> => page.locator("[data-elicitation-dialog][data-ready]").isVisible();
const receivedCount = async (): Promise<number> => (await receivedAnswers(origin())).length;

/** Goes on pressing, as somebody does who has not looked up yet, until the dialog listens. */
async function goOnUntilReady(page: Page, press: () => Promise<void>): Promise<void> {
  const giveUp = Date.now() + 20_000;
  while (!(await isReady(page))) {
    if (Date.now() > giveUp) throw new Error("The dialog never became ready.");
    await press();
  }
}

const pressAll = (page: Page, keys: readonly string[]) => async (): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};

const textsIn = (page: Page): Promise<string[]> =>
  page
    .getByRole("dialog")
    .getByRole("textbox")
    .evaluateAll((boxes) => boxes.map((box) => ("value" in box ? String(box.value) : "")));

test("what is typed while a form opens lands in none of its fields", async () => {
  const page = await openChat();
  const earlyInput = await letOnlyEarlyInputThrough(page);
  const before = await receivedCount();
  await say(page, "subscribe");
  await goOnUntilReady(page, pressAll(page, ["a", "b", "Space", "7"]));

  expect(await earlyInput()).toBeGreaterThan(0);
  expect((await textsIn(page)).join("")).toBe("");
  expect(await page.getByRole("dialog").getByRole("checkbox", { checked: true }).count()).toBe(0);
  expect(await page.getByRole("dialog").getByRole("radio", { checked: true }).count()).toBe(0);
  expect(await receivedCount()).toBe(before);
});

test("keys that would press a button press none while the dialog opens", async () => {
  const page = await openChat();
  const earlyInput = await letOnlyEarlyInputThrough(page);
  const before = await receivedCount();
  await say(page, "confirm");
  await page.locator("[data-elicitation-dialog]").waitFor();
  await goOnUntilReady(page, pressAll(page, ["Tab", "Enter", "Space", "Escape"]));

  expect(await earlyInput()).toBeGreaterThan(0);
  expect(await isOpen(page)).toBe(true);
  expect(await receivedCount()).toBe(before);
});

test("a click that was on its way when the dialog opened presses nothing", async () => {
  const page = await openChat();
  const earlyInput = await letOnlyEarlyInputThrough(page);
  const before = await receivedCount();
  await say(page, "confirm");
  const box = await page.getByRole("button", { name: "Confirm" }).boundingBox();
  if (!box) throw new Error("The confirm button is not on screen.");
  await goOnUntilReady(page, () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2));

  expect(await earlyInput()).toBeGreaterThan(0);
  expect(await isOpen(page)).toBe(true);
  expect(await receivedCount()).toBe(before);
});

test("a key held since before the dialog opened does nothing when it is ready", async () => {
  const page = await openChat();
  const before = await receivedCount();
  await messageBox(page).fill("confirm");
  await page.keyboard.down("Enter");
  const dialog = await readyDialog(page);
  await dialog.getByRole("button", { name: "Confirm" }).focus();
  // A second `down` without an `up` is what a browser sends for a key that is held: an automatic repeat.
  for (let repeats = 0; repeats < 5; repeats += 1) await page.keyboard.down("Enter");
  expect(await isOpen(page)).toBe(true);
  expect(await receivedCount()).toBe(before);

  await page.keyboard.up("Enter");
  await page.keyboard.press("Enter");
  expect(await lastReply(page)).toContain("your three saved places are deleted");
});
