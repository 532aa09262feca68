import type { Page } from "playwright";
import { expect, test } from "vitest";
import { readyDialog } from "../e2e/support/ready-dialog.js";
import { startViteExample } from "./start-vite-example.js";
import { useExample } from "./use-example.js";

const { open } = useExample(() => startViteExample("vite"));

async function openSignedIn(): Promise<Page> {
  const page = await open();
  await press(page, "Sign in");
  return page;
}

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const badge = (page: Page) => page.getByText(/^\d waiting$/);
const replies = (page: Page) => page.getByRole("log").getByRole("listitem");

test("the questions of both servers are asked in turn, and the badge says how many wait", async () => {
  const page = await openSignedIn();
  await press(page, "Ask both");
  const weather = await readyDialog(page);
  await expect.poll(() => badge(page).allInnerTexts()).toEqual(["2 waiting"]);
  await weather.getByRole("textbox", { name: "Email" }).fill("ada@ada.example");
  await weather.getByRole("button", { name: "Send to weather" }).click();

  await page.getByRole("dialog", { name: "calendar asks for information" }).waitFor();
  const calendar = await readyDialog(page);
  await expect.poll(() => badge(page).allInnerTexts()).toEqual(["1 waiting"]);
  await calendar.getByLabel("Day").fill("2026-12-24");
  await calendar.getByRole("button", { name: "Send to calendar" }).click();

  const said = ["weather: Noted: ada@ada.example, Celsius.", "calendar: Noted: 2026-12-24."];
  await expect.poll(() => replies(page).allInnerTexts()).toEqual(said);
  await expect.poll(() => badge(page).count()).toBe(0);
});

test("Stop ends the call, and what it asks says so and keeps what was entered; the tool can ask again", async () => {
  const page = await openSignedIn();
  await press(page, "Ask weather");
  const dock = await readyDialog(page);
  await dock.getByRole("textbox", { name: "Email" }).fill("ada@ada.example");

  await press(page, "Stop");

  await page.getByRole("dialog", { name: "You stopped subscribe" }).waitFor();
  expect(await page.getByRole("dialog").innerText()).toContain("ada@ada.example");
  expect(await replies(page).allInnerTexts()).toEqual(["weather: stopped"]);
  await press(page, "Close");
  await press(page, "Ask weather");
  const again = page.getByRole("dialog", { name: "weather asks for information" });
  expect(await again.getByRole("textbox", { name: "Email" }).inputValue()).toBe("ada@ada.example");
});

test("a muted server is declined unseen, and asks again once it is no longer muted", async () => {
  const page = await openSignedIn();
  await press(page, "Mute weather");
  await press(page, "Ask weather");
  await expect.poll(() => replies(page).allInnerTexts()).toEqual(["weather: Then nothing is changed."]);

  await press(page, "Mute weather");
  await press(page, "Ask weather");
  await page.getByRole("dialog", { name: "weather asks for information" }).waitFor();
});

test("what was typed outlives a reload, but not signing out", async () => {
  const page = await openSignedIn();
  const askedEmail = async () => {
    await press(page, "Ask weather");
    return (await readyDialog(page)).getByRole("textbox", { name: "Email" });
  };
  await (await askedEmail()).fill("ada@ada.example");
  await page.reload();
  await press(page, "Sign in");
  expect(await (await askedEmail()).inputValue()).toBe("ada@ada.example");

  await page.getByRole("dialog").getByRole("button", { name: "Decline" }).click();
  await press(page, "Sign out");
  await press(page, "Sign in");
  expect(await (await askedEmail()).inputValue()).toBe("");
});
