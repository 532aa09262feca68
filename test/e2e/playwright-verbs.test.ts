import { expect, test } from "vitest";
import {
  acceptElicitation,
  cancelElicitation,
  declineElicitation,
  fillElicitation,
  findElicitation,
  openElicitationPage,
} from "../../src/testing/playwright.js";
import { lastReply, say } from "./support/chat-page.js";
import { receivedAnswers } from "./support/received-answers.js";
import { useDemo } from "./support/use-demo.js";

const { origin, openChat } = useDemo();

test("the verbs fill in every kind of field by its label, and send", async () => {
  const page = await openChat();
  await say(page, "subscribe");

  await fillElicitation(page, {
    "Full name": "Ada Example",
    Email: "ada@ada.example",
    "First day": "2026-12-01",
    "Temperature unit": "Fahrenheit",
    "Alert me about": ["Heat", "Frost"],
    "Alert below": 12,
  });
  await fillElicitation(page, { "Alert me about": ["Heat"] });
  await acceptElicitation(page, { server: "weather" });

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
});

test("answers that are refused are an error that says what is wrong, and the request stays to be declined", async () => {
  const page = await openChat();
  await say(page, "subscribe");

  await expect(acceptElicitation(page)).rejects.toThrow("Full name: Enter an answer");
  await fillElicitation(page, { "Full name": "Ada Example" });
  await declineElicitation(page);

  expect(await lastReply(page)).toContain("You declined the subscription");
});

test("a request that is not there, and an option that does not exist, are errors that say what there is", async () => {
  const page = await openChat();
  page.setDefaultTimeout(5000);
  await say(page, "subscribe");

  await findElicitation(page);
  await expect(findElicitation(page, { server: "calendar" })).rejects.toThrow("weather asks for information");
  await expect(fillElicitation(page, { "Temperature unit": "Kelvin" })).rejects.toThrow(/Celsius, Fahrenheit/);
  await cancelElicitation(page);
});

test("a page is opened", async () => {
  const page = await openChat();
  await say(page, "connect");

  const opened = await openElicitationPage(page);
  await opened.close();

  await page.getByText(/^Finish on/).waitFor();
  expect(await page.getByRole("button", { name: "Done" }).count()).toBe(1);
});
