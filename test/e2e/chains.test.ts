import type { Locator } from "playwright";
import { expect, test } from "vitest";
import { lastReply } from "./support/chat-page.js";
import { readyDialog } from "./support/ready-dialog.js";
import { useDemo } from "./support/use-demo.js";

// Side by side, because most of the time goes by until dialogs can be answered; in two profiles, because a browser slows down all tabs but one.
const demoOf2025 = useDemo();
const eras = [
  { era: "2025-11-25", demo: demoOf2025 },
  { era: "2026-07-28", demo: useDemo() },
];

/** What the person does with the dialog that has this message: chooses, writes, and presses. */
interface Answer {
  readonly asked: string;
  readonly choose?: readonly string[];
  readonly write?: Readonly<Record<string, string>>;
  readonly press: "Send" | "Decline" | "Escape";
}

const choose = (asked: string, ...names: readonly string[]): Answer => ({
  asked,
  choose: names,
  press: "Send",
});
const write = (asked: string, texts: Readonly<Record<string, string>>): Answer => ({
  asked,
  write: texts,
  press: "Send",
});
const decline = (asked: string): Answer => ({ asked, press: "Decline" });
const cancel = (asked: string): Answer => ({ asked, press: "Escape" });

const instrument = "Which instrument shall I look up?";
const thermometer = "Which of our thermometers do you have?";
const contact = "Shall one of our people write to you instead?";
const meals = "What would you like from the canteen?";
const dishes = "I know tomato soup, goulash, gazpacho, cucumber salad. What should yours be?";

/** One way through a chain, and what the tool then says. */
type Way = readonly [reply: string, ...answers: readonly Answer[]];

/** Ways through the chains of demo/server: to the end, declined on the way, and left. */
const branches: Readonly<Record<string, readonly Way[]>> = {
  "Look up a recall": [
    [
      "Stop using the Pool thermometer: its glass can break.",
      choose(instrument, "Thermometers"),
      choose(thermometer, "Pool thermometer"),
    ],
    ["We write to ada@ada.example today.", decline(instrument), write(contact, { Email: "ada@ada.example" })],
    ["The person closed the question without an answer.", cancel(instrument)],
  ],
  "Order lunch": [
    [
      "Ordered: Curry, with a tip of 0.80 €.",
      choose(meals, "Curry, 8 €", "Remind me to tip"),
      choose("Lunch is 8 €. How much would you like to tip?", "0.80 €"),
    ],
    ["Ordered: Soup (no onions).", { ...choose(meals, "Soup, 4 €"), write: { "Note for the kitchen": "no onions" } }],
    [
      "The person closed the question without an answer.",
      choose(meals, "Soup, 4 €", "Remind me to tip"),
      cancel("Lunch is 4 €. How much would you like to tip?"),
    ],
  ],
  "Find a dish": [
    [
      "Then it is for you to choose: tomato soup, goulash.",
      choose(dishes, "warming"),
      decline("I know tomato soup, goulash. What should yours be?"),
    ],
  ],
};

test.each(Object.entries(branches))("%s: to the end, declined and left, in both eras", async (tool, ways) => {
  await Promise.all(
    eras.map(async ({ era, demo }) => {
      const page = await demo.openChat({ era });
      for (const [reply, ...answers] of ways) {
        await page.getByRole("button", { name: tool }).click();
        for (const answer of answers) {
          await page.getByRole("dialog").getByText(answer.asked, { exact: true }).waitFor();
          await act(await readyDialog(page), answer);
        }
        expect(`${era}: ${await lastReply(page)}`).toContain(reply);
      }
    }),
  );
});

test("whoever declines all requests in the middle of an order gets nothing, and can be asked again", async () => {
  const page = await demoOf2025.openChat({ era: "2025-11-25" });
  const order = page.getByRole("button", { name: "Order lunch" });
  await order.click();
  await act(await readyDialog(page), choose(meals, "Soup, 4 €", "Remind me to tip"));
  await page.getByRole("dialog").getByText("Lunch is 4 €.").waitFor();
  await (await readyDialog(page)).getByRole("button", { name: /^Decline this and all/ }).click();
  expect(await lastReply(page)).toContain("Nothing is ordered.");

  await page.getByRole("button", { name: "Ask me again" }).click();
  await order.click();

  await page.getByRole("dialog").getByText(meals, { exact: true }).waitFor();
});

async function act(dialog: Locator, { choose: names = [], write: texts = {}, press }: Answer): Promise<void> {
  for (const name of names) await dialog.getByLabel(name, { exact: true }).check();
  for (const [name, text] of Object.entries(texts)) await dialog.getByRole("textbox", { name }).fill(text);
  // Where one thing is asked, its button says something else now, and waits before it acts.
  await readyDialog(dialog.page());
  if (press === "Escape") await dialog.press(press);
  // The button names the answer to a lone question.
  else await dialog.getByRole("button", { name: press === "Send" ? /^Send (“.+” )?to weather$/ : /^Decline$/ }).click();
}
