import { describe, expect, test } from "vitest";
import { lastReply, say } from "./support/chat-page.js";
import { comeBack, openedPages } from "./support/opened-pages.js";
import { readyDialog } from "./support/ready-dialog.js";
import { receivedAnswers } from "./support/received-answers.js";
import { useDemo } from "./support/use-demo.js";

const { origin, openChat } = useDemo();

const lastReceived = async () => (await receivedAnswers(origin())).at(-1);

describe.each(["2025-11-25", "2026-07-28"])("own server, protocol %s", (era) => {
  test("speaks the era it was told to", async () => {
    const page = await openChat({ era });
    expect(await page.getByRole("status").innerText()).toBe(`Connected to weather at ${origin()}, protocol ${era}`);
  });

  test("a form's answers reach the server as they were given", async () => {
    const page = await openChat({ era });
    await say(page, "subscribe");
    const dialog = await readyDialog(page);
    await expect.poll(() => page.getByRole("dialog", { name: "weather asks for information" }).count()).toBe(1);

    await dialog.getByRole("textbox", { name: /^Full name/ }).fill("Ada Example");
    await dialog.getByRole("textbox", { name: /^Email/ }).fill("ada@ada.example");
    await dialog.getByLabel(/^First day/).fill("2026-12-01");
    await dialog.getByRole("radio", { name: "Celsius" }).check();
    const topics = dialog.getByRole("group", { name: /^Alert me about/ });
    await topics.getByRole("checkbox", { name: "Frost" }).check();
    await topics.getByRole("checkbox", { name: "Storm" }).check();
    await dialog.getByRole("textbox", { name: /^Alert below/ }).fill("-3.5");
    await dialog.getByRole("checkbox", { name: /^Weekly summary/ }).check();
    await dialog.getByRole("button", { name: "Send to weather" }).click();

    expect(await lastReply(page)).toContain("Thank you, Ada Example. Alerts go to ada@ada.example from 2026-12-01.");
    const content = {
      fullName: "Ada Example",
      email: "ada@ada.example",
      firstDay: "2026-12-01",
      unit: "celsius",
      topics: ["frost", "storm"],
      threshold: -3.5,
      weekly: true,
    };
    expect(await lastReceived()).toStrictEqual({
      tool: "subscribe",
      responses: { subscription: { action: "accept", content } },
    });
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  });

  test("a page is opened only by the person's press, once, and tells it nothing", async () => {
    const page = await openChat({ era });
    const opened = await openedPages(page);
    await say(page, "connect");
    const dialog = await readyDialog(page);
    expect(await page.getByRole("dialog", { name: "weather wants to open a page" }).count()).toBe(1);
    expect(await dialog.innerText()).toContain("station-login.example");
    expect(opened).toHaveLength(0);
    await dialog.getByRole("button", { name: /^Open page/ }).click();
    await comeBack(page, opened);
    await (await readyDialog(page)).getByRole("button", { name: "Done" }).click();

    expect(await lastReply(page)).toContain("once you have signed in there");
    expect(await lastReceived()).toStrictEqual({ tool: "connect", responses: { signIn: { action: "accept" } } });
    expect(opened).toHaveLength(1);
    const [station] = opened;
    await station?.waitForURL("https://station-login.example/**");
    expect(await station?.evaluate(() => document.referrer)).toBe("");
    expect(await station?.evaluate(() => window.opener === null)).toBe(true);
  });

  test("three requests at once are asked one after the other", async () => {
    const page = await openChat({ era });
    await say(page, "several");
    await page.getByRole("dialog").getByText("1 of 3").waitFor();
    const first = await readyDialog(page);
    await first.getByRole("textbox", { name: /^Place/ }).fill("Lima");
    await first.getByRole("button", { name: "Send to weather" }).click();

    await page.getByRole("dialog").getByText("2 of 3").waitFor();
    const second = await readyDialog(page);
    await second.getByRole("textbox", { name: /^Warmest day/ }).fill("28");
    await second.getByRole("button", { name: "Send to weather" }).click();

    await page.getByRole("dialog").getByText("3 of 3").waitFor();
    const third = await readyDialog(page);
    await third.getByRole("button", { name: "Decline", exact: true }).click();

    expect(await lastReply(page)).toContain("The trip goes to Lima.");
    expect(await lastReceived()).toStrictEqual({
      tool: "several",
      responses: {
        destination: { action: "accept", content: { place: "Lima" } },
        comfort: { action: "accept", content: { warmest: 28 } },
        maps: { action: "decline" },
      },
    });
  });
});

test("a confirmation without fields is accepted with empty content", async () => {
  const page = await openChat();
  await page.getByRole("button", { name: "Delete saved places" }).click();
  const dialog = await readyDialog(page);
  expect(await page.getByRole("dialog", { name: "weather asks you to confirm" }).count()).toBe(1);
  await dialog.getByRole("button", { name: "Confirm" }).click();

  expect(await lastReply(page)).toContain("your three saved places are deleted");
  expect(await lastReceived()).toStrictEqual({
    tool: "confirm",
    responses: { deletion: { action: "accept", content: {} } },
  });
});

test("declining sends no content, whatever was typed", async () => {
  const page = await openChat();
  await say(page, "subscribe");
  const dialog = await readyDialog(page);
  await dialog.getByRole("textbox", { name: /^Full name/ }).fill("Ada Example");
  await dialog.getByRole("button", { name: "Decline", exact: true }).click();
  await (await readyDialog(page)).getByRole("button", { name: "Decline anyway" }).click();

  expect(await lastReply(page)).toContain("You declined the subscription");
  expect(await lastReceived()).toStrictEqual({
    tool: "subscribe",
    responses: { subscription: { action: "decline" } },
  });
});

test("Escape cancels an untouched form", async () => {
  const page = await openChat();
  await say(page, "appointment");
  await readyDialog(page);
  await page.keyboard.press("Escape");

  expect(await lastReply(page)).toContain("You left the question about the call open");
  expect(await lastReceived()).toStrictEqual({ tool: "appointment", responses: { call: { action: "cancel" } } });
});

test("a moment travels in UTC, entered in the browser's time zone", async () => {
  const page = await openChat();
  await say(page, "appointment");
  const dialog = await readyDialog(page);
  await dialog.getByLabel(/^Date and time/).fill("2026-12-01T09:30");
  await dialog.getByRole("button", { name: "Send to weather" }).click();

  expect(await lastReply(page)).toContain("Booked: we call you at 2026-12-01T14:30:00Z.");
});

test("without a choice of era the newest one is spoken", async () => {
  const page = await openChat();
  expect(await page.getByRole("status").innerText()).toContain("protocol 2026-07-28");
});
