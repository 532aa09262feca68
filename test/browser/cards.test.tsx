import "../../src/styles.css";
import { act, render, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createElicitationQueue, ElicitationCards, ElicitationHost } from "../../src/index.js";
import { expectNoAxeViolations } from "../support/axe.js";
import { calmBrowser } from "../support/calm-browser.js";
import { formRequest } from "../support/form-request.js";
import { server } from "../support/server.js";
import { whyHidden } from "../support/visibility.js";

beforeAll(calmBrowser);

const trip = formRequest({
  city: { type: "string", title: "City" },
  token: { type: "string", title: "API token" },
  photo: { type: "string", format: "uri", title: "Photo", "x-mcp-file": {} },
  day: { type: "string", format: "date", title: "Day" },
});

/** A chat whose rows come and go, as in a virtualised list. */
function renderChat(placement?: "dock") {
  const queue = createElicitationQueue();
  let setRows: (rows: readonly string[]) => void = () => undefined;
  function Chat() {
    const [rows, set] = useState<readonly string[]>(["a", "b"]);
    setRows = set;
    return (
      <>
        {rows.map((call) => (
          <section key={call} aria-label={`Call ${call}`}>
            <ElicitationCards queue={queue} call={call} />
          </section>
        ))}
        <ElicitationHost
          queue={queue}
          activationDelay={0}
          waitForTyping={0}
          placement={placement}
          policy={{ files: true }}
        />
        <textarea aria-label="Message" />
      </>
    );
  }
  render(<Chat />);
  return {
    ask: (callId?: string) => queue.elicit(trip, { server, callId, tool: { name: "book_trip" } }),
    show: (...rows: readonly string[]) => act(() => setRows(rows)),
  };
}

const row = (call: string): HTMLElement => screen.getByRole("region", { name: `Call ${call}` });
const message = (): HTMLElement => screen.getByRole("textbox", { name: "Message" });

/** Enters all that a remounted form would lose, and half a date. */
async function fillIn(place: HTMLElement): Promise<void> {
  const inside = within(place);
  await userEvent.fill(await inside.findByLabelText("City"), "Chur");
  await userEvent.click(inside.getByRole("button", { name: "Enter API token anyway" }));
  await userEvent.fill(inside.getByLabelText("API token"), "s3cret");
  await userEvent.upload(inside.getByLabelText("Photo"), new File(["x"], "sky.txt", { type: "text/plain" }));
  await inside.findAllByText("sky.txt");
  await userEvent.click(inside.getByLabelText("Day"));
  await userEvent.keyboard("12");
}

async function expectAllThere(place: HTMLElement): Promise<void> {
  const inside = within(place);
  expect(await inside.findByLabelText("City")).toHaveValue("Chur");
  expect(inside.getByLabelText("API token")).toHaveValue("s3cret");
  expect(inside.getAllByText("sky.txt")[0]).toBeVisible();
  expect(inside.getByLabelText<HTMLInputElement>("Day").validity.badInput).toBe(true);
}

test("all that was entered stays when a row goes and comes back: half a date, a file and a credential, too", async () => {
  const { ask, show } = renderChat();
  void ask("a");
  await fillIn(row("a"));

  show("b");
  expect(screen.getByLabelText("City")).not.toBeVisible();
  show("b", "a");

  await expectAllThere(row("a"));
});

test("it goes on in the dock, folded at first, and is back in the row with that", async () => {
  const { ask, show } = renderChat("dock");
  void ask("a");
  await fillIn(row("a"));

  show("b");
  await userEvent.click(await screen.findByRole("button", { name: "Answer" }));
  await expectAllThere(document.body);
  show("a", "b");

  await expectAllThere(row("a"));
});

test("from the dialog into a row that comes late, with focus where it was", async () => {
  const { ask, show } = renderChat();
  show("b");
  void ask("a");
  await fillIn(await screen.findByRole("dialog", undefined, { timeout: 5000 }));

  show("a", "b");

  await expectAllThere(row("a"));
  await waitFor(() => expect(within(row("a")).getByLabelText("Day")).toHaveFocus());
});

test("who types in a card goes on typing while others come, end, and while the list puts its row elsewhere", async () => {
  const { ask, show } = renderChat();
  show("b", "a");
  void ask("a");
  const city = await within(row("a")).findByLabelText("City");
  await userEvent.click(city);
  await userEvent.keyboard("Ch");

  const above = ask("b");
  await within(row("b")).findByLabelText("City");
  await userEvent.keyboard("u");
  await expect.element(city).toHaveFocus();
  show("a", "b");
  within(row("b")).getByRole<HTMLButtonElement>("button", { name: "Decline" }).click();
  await above;
  await within(row("b")).findByRole("group", { name: "You declined Weather’s request" });
  await userEvent.keyboard("r");

  expect(city).toHaveFocus();
  expect(within(row("a")).getByLabelText("City")).toBe(city);
  expect(city).toHaveValue("Chur");
});

test("in a low window the line that an answered card becomes is in view, although the card's end was", async () => {
  await page.viewport(375, 320);
  onTestFinished(() => page.viewport(1024, 768));
  const { ask } = renderChat();
  void ask("a");
  void ask("b");
  await within(row("b")).findByLabelText("City");
  (await within(row("a")).findByRole("button", { name: "Decline" })).focus();

  await userEvent.keyboard("{Enter}");

  const title = await within(row("a")).findByRole("heading", { name: "You declined Weather’s request" });
  await waitFor(() => expect(title).toHaveFocus());
  expect(whyHidden(title)).toBeUndefined();
});

test("cards leave focus and Escape to the page, and their buttons act after a moment", async () => {
  const { ask } = renderChat();
  message().focus();
  const escaped: string[] = [];
  const listen = (event: KeyboardEvent): unknown => escaped.push(event.key);
  document.addEventListener("keydown", listen);
  void ask("a");
  await within(row("a")).findByLabelText("City");

  expect(message()).toHaveFocus();
  within(row("a")).getByLabelText("City").focus();
  await userEvent.keyboard("{Escape}");
  document.removeEventListener("keydown", listen);

  expect(escaped).toEqual(["Escape"]);
  expect(within(row("a")).getByLabelText("City")).toBeVisible();
});

test("two cards, and what became of them, are accessible, and each is one line in the end", async () => {
  const { ask } = renderChat();
  void ask("a");
  const declined = ask("b");
  await within(row("a")).findByLabelText("City");
  await within(row("b")).findByLabelText("City");
  await expectNoAxeViolations();

  await userEvent.click(within(row("b")).getByRole("button", { name: "Decline" }));

  expect(await declined).toEqual({ action: "decline" });
  const card = await within(row("b")).findByRole("group", { name: "You declined Weather’s request" });
  expect(card.getBoundingClientRect().height).toBe(46);
  await expectNoAxeViolations();
});
