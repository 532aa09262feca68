import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { receivedAnswers } from "../e2e/support/received-answers.js";
import { openWebKit } from "./support/webkit-person.js";
import { keys } from "./support/web-driver.js";

const person = openWebKit();
const { find, click, tabTo, type, press, ready, sees, focused, valueOf } = person;

const sky = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

const lastReceived = async () => (await receivedAnswers(person.origin())).at(-1);

async function say(text: string): Promise<void> {
  await type("Message", text);
  await press(keys.enter);
}

test("a form is sent, its errors mended one after the other, and focus comes back to the chat", async () => {
  await person.openChat();
  await say("subscribe");
  await ready();
  await type("Email", "ada");
  await click("button", "Send to weather");
  await find("group", "Check these answers");
  expect(await focused()).toBe("Check these answers");

  await click("link", /^Full name/);
  expect(await focused()).toBe("Full name");
  await press("Ada Example");
  await type("Email", "ada@ada.example");
  await click("radio", "Fahrenheit");
  await click("checkbox", "Heat");
  await click("checkbox", "Heavy rain");
  await type("Alert below", "-3.5");
  // Half a date is not an answer, though WebKit shows today's date in place of the rest.
  await tabTo("First day");
  await press("12", keys.right, "01");
  await click("button", "Send to weather");
  await sees("Must be a real date");
  expect(await focused()).toBe("First day");
  await press("12", keys.right, "01", keys.right, "2026");
  await click("button", "Send to weather");

  await sees("Thank you, Ada Example. Alerts go to ada@ada.example from 2026-12-01.");
  const content = {
    fullName: "Ada Example",
    email: "ada@ada.example",
    firstDay: "2026-12-01",
    unit: "fahrenheit",
    topics: ["heat", "rain"],
    threshold: -3.5,
  };
  expect((await lastReceived())?.responses).toStrictEqual({ subscription: { action: "accept", content } });
  await expect.poll(focused).toBe("Message");
});

test("a date with a time is entered with the keys of the native control, and sent in UTC", async () => {
  await person.openChat();
  await click("button", "Book a forecast call");
  await ready();
  await tabTo("Date and time");
  await press("07/01/2026", keys.right, "10:30", keys.right, "a");
  await click("button", "Send to weather");

  await sees("Booked: we call you at");
  expect((await lastReceived())?.responses).toStrictEqual({
    call: { action: "accept", content: { when: "2026-07-01T14:30:00Z" } },
  });
});

test("a page is opened in a window of its own by the person's press, and then waited for", async () => {
  await person.openChat();
  await click("button", "Connect a weather station");
  await ready();
  await find("dialog", "weather wants to open a page");
  await sees("station-login.example");
  expect(await person.windows()).toHaveLength(1);

  await click("button", /^Open page/);
  await find("button", "Done");
  await ready();
  await expect.poll(person.windows).toHaveLength(2);
  await click("button", "Done");

  await sees("once you have signed in there");
  expect((await lastReceived())?.responses).toStrictEqual({ signIn: { action: "accept" } });
});

test("what was typed is discarded only after a question, and kept where the person goes on", async () => {
  await person.openChat();
  await say("subscribe");
  await ready();
  await type("Full name", "Ada");
  await press(keys.escape);
  await find("alertdialog", "Discard your answers?");
  await click("button", "Keep editing");
  expect(await valueOf(await find("textbox", "Full name"))).toBe("Ada");
  expect(await focused()).toBe("Full name");

  await ready();
  await press(keys.escape);
  await find("alertdialog", "Discard your answers?");
  await ready();
  await click("button", "Discard");

  await sees("You left the question about the subscription open");
  await expect.poll(focused).toBe("Message");
});

test("a request in the dock folds, the chat goes on, and what was entered comes back with it", async () => {
  await person.openChat();
  await person.select(/^Show requests/, "here, above the message box");
  await say("subscribe");
  await ready();
  await type("Full name", "Ada");
  await press(keys.escape);
  await find("button", /^Answer/);
  await expect.poll(focused).toBe("Message");
  await press("Meanwhile");
  expect(await valueOf(await find("textbox", "Message"))).toBe("Meanwhile");

  await click("button", /^Answer/);
  await ready();
  expect(await valueOf(await find("textbox", "Full name"))).toBe("Ada");
  await click("button", "Decline");
  await find("alertdialog", "Discard your answers?");
  await ready();
  await click("button", "Decline anyway");

  await sees("You declined the subscription");
});

test("a file is chosen, named, and sent as it is", async () => {
  const folder = await mkdtemp(join(tmpdir(), "react-elicitation-sky-"));
  try {
    const path = join(folder, "sky.png");
    await writeFile(path, sky);
    await person.openChat();
    await click("button", "Show your sky");
    await ready();
    await person.choosePath(await find("button", "Photo of the sky"), path);
    await find("button", "Remove sky.png");
    await click("button", "Send to weather");

    await sees("This is the file that I have");
    const photo = `data:image/png;name=sky.png;base64,${createHash("sha256").update(sky).digest("hex")}`;
    expect((await lastReceived())?.responses).toStrictEqual({ sky: { action: "accept", content: { photo } } });
  } finally {
    await rm(folder, { recursive: true });
  }
});

test("of three requests each gives way to the next, which waits before its buttons act", async () => {
  await person.openChat();
  await click("button", "Plan a trip");
  await sees("1 of 3");
  await ready();
  await type("Place", "Lima");
  await press(keys.enter);

  await sees("2 of 3");
  await ready();
  await type("Warmest day", "28");
  await press(keys.enter);

  await sees("3 of 3");
  await ready();
  await click("button", "Decline");

  await sees("The trip goes to Lima.");
  expect((await lastReceived())?.responses).toStrictEqual({
    destination: { action: "accept", content: { place: "Lima" } },
    comfort: { action: "accept", content: { warmest: 28 } },
    maps: { action: "decline" },
  });
});
