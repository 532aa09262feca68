import type { Page } from "playwright";
import { expect, test } from "vitest";
import { enter, lastReply, messageBox, say } from "./support/chat-page.js";
import { holdTime } from "./support/hold-time.js";
import { readyDialog } from "./support/ready-dialog.js";
import { receivedAnswers } from "./support/received-answers.js";
import { useDemo } from "./support/use-demo.js";

const { origin, openChat } = useDemo();

const isOpen = (page: Page): Promise<boolean> => page.locator("[data-elicitation-dialog]").isVisible();
const isReady = (page: Page): Promise<boolean> => page.locator("[data-elicitation-dialog][data-ready]").isVisible();
const receivedCount = async (): Promise<number> => (await receivedAnswers(origin())).length;

/** The dialog, on screen but not yet listening. */
async function openingDialog(page: Page) {
  const dialog = page.getByRole("dialog");
  await dialog.waitFor();
  expect(await isReady(page)).toBe(false);
  return dialog;
}

async function press(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

const sentence = "and please bring an umbrella, for it may well rain all day";

/** Holds what the chat sends to the server, so that typing has begun before a request comes. Returns how to let it go on. */
async function holdCalls(page: Page): Promise<() => void> {
  let letGoOn = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    letGoOn = resolve;
  });
  await page.route("**/mcp", async (route) => {
    await released;
    await route.continue();
  });
  return letGoOn;
}

test("a sentence that is typed on after a call stays in the composer whole, and the form opens at the pause", async () => {
  const page = await openChat();
  const letTimeGoOn = await holdTime(page);
  const letCallsGoOn = await holdCalls(page);
  await say(page, "subscribe");
  await page.keyboard.type(sentence.slice(0, 20));
  letCallsGoOn();
  await page.keyboard.type(sentence.slice(20));
  await page.clock.runFor(900);
  const isOpenWhileTyping = await isOpen(page);
  const typed = await messageBox(page).inputValue();
  await letTimeGoOn();
  const dialog = await readyDialog(page);

  expect(isOpenWhileTyping).toBe(false);
  expect(typed).toBe(sentence);
  expect(await dialog.getByRole("textbox").first().inputValue()).toBe("");
});

test("a field can be filled in as soon as the form is there", async () => {
  const page = await openChat();
  const letTimeGoOn = await holdTime(page);
  await say(page, "subscribe");
  const dialog = await openingDialog(page);
  const box = dialog.getByRole("textbox").first();
  await box.click();
  await page.keyboard.type("Ada");
  const typed = await box.inputValue();
  await letTimeGoOn();

  expect(typed).toBe("Ada");
});

test("keys that would press a button press none while the dialog opens", async () => {
  const page = await openChat();
  const letTimeGoOn = await holdTime(page);
  const before = await receivedCount();
  await say(page, "confirm");
  await openingDialog(page);
  for (let presses = 0; presses < 6; presses += 1) await press(page, ["Enter", "Space", "Escape", "Tab"]);
  await letTimeGoOn();
  await readyDialog(page);

  expect(await receivedCount()).toBe(before);
});

test("a click that was on its way when the dialog opened presses nothing", async () => {
  const page = await openChat();
  const letTimeGoOn = await holdTime(page);
  const before = await receivedCount();
  await say(page, "confirm");
  const dialog = await openingDialog(page);
  for (const button of await dialog.getByRole("button").all()) {
    const box = await button.boundingBox();
    if (!box) throw new Error("A button of the dialog is not on screen.");
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  }
  await letTimeGoOn();
  await readyDialog(page);

  expect(await receivedCount()).toBe(before);
});

test("a button pressed down before the dialog listens and let go afterwards presses nothing", async () => {
  const page = await openChat();
  const letTimeGoOn = await holdTime(page);
  const before = await receivedCount();
  await say(page, "confirm");
  const dialog = await openingDialog(page);
  const box = await dialog.getByRole("button", { name: "Confirm" }).boundingBox();
  if (!box) throw new Error("The confirm button is not on screen.");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await letTimeGoOn();
  await readyDialog(page);
  await page.mouse.up();

  expect(await isOpen(page)).toBe(true);
  expect(await receivedCount()).toBe(before);
});

test("a key held since before the dialog opened does nothing when it is ready", async () => {
  const page = await openChat();
  const before = await receivedCount();
  await enter(messageBox(page), "confirm");
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
