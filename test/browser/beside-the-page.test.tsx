import "../../src/styles.css";
import { render, screen, waitFor } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { createElicitationQueue, ElicitationHost, type ElicitationProps } from "../../src/index.js";
import { person } from "../support/browser-person.js";
import { calmBrowser } from "../support/calm-browser.js";
import { formRequest } from "../support/form-request.js";
import { control, readyDialog } from "../support/person.js";
import { server } from "../support/server.js";

beforeAll(calmBrowser);

const page = { mode: "url", message: "Sign in", url: "https://login.example.com/", elicitationId: "e-1" };

/** A chat in which a page has been opened, with focus where the dialog has put it. */
async function opened(url: ElicitationProps["url"] = {}) {
  const queue = createElicitationQueue();
  render(
    <>
      <textarea aria-label="Chat" />
      <button type="button">Attach</button>
      <ElicitationHost queue={queue} activationDelay={50} waitForTyping={0} url={{ open: () => true, ...url }} />
    </>,
  );
  chat().focus();
  const call = new AbortController();
  const result = queue.elicit(page, { server, signal: call.signal });
  await person.press("accept");
  await screen.findByText(/^Finish on/);
  await readyDialog();
  return { queue, result, call };
}

const chat = (): HTMLElement => screen.getByRole("textbox", { name: "Chat" });
const isGone = () => waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());

test("an opened page is waited for beside the chat, which can be written in", async () => {
  await opened();
  expect(document.activeElement).toHaveTextContent("Finish on login.example.com, then come back here.");

  await userEvent.click(chat());
  await userEvent.keyboard("Meanwhile");

  expect(chat()).toHaveValue("Meanwhile");
  expect(screen.getByRole("dialog")).toBeVisible();
  expect(screen.getByRole("dialog")).not.toHaveAttribute("aria-modal");
});

test("Tab leads out of it into the page, and back", async () => {
  await opened();
  screen.getByRole("button", { name: "Close" }).focus();

  await userEvent.tab({ shift: true });
  expect(screen.getByRole("button", { name: "Attach" })).toHaveFocus();
  await userEvent.tab();

  expect(screen.getByRole("button", { name: "Close" })).toHaveFocus();
});

test("Escape closes it when focus is inside, and is the page's otherwise", async () => {
  await opened();
  chat().focus();
  await userEvent.keyboard("{Escape}");
  expect(screen.getByRole("dialog")).toBeVisible();

  screen.getByRole("button", { name: "Done" }).focus();
  await userEvent.keyboard("{Escape}");

  await isGone();
  expect(chat()).toHaveFocus();
});

test("when the server has finished it goes, and focus stays where the person is", async () => {
  const { queue } = await opened();
  screen.getByRole("button", { name: "Attach" }).focus();

  queue.complete("e-1", server);

  await isGone();
  expect(screen.getByRole("button", { name: "Attach" })).toHaveFocus();
});

test("any other request takes its place, modal, and gives focus back to where the person was", async () => {
  const { queue } = await opened();
  screen.getByRole("button", { name: "Attach" }).focus();

  void queue.elicit(formRequest({ name: { type: "string", title: "Name" } }), { server: { name: "Tickets" } });
  await control("Name");
  await waitFor(() => expect(screen.getByRole("heading", { level: 2 })).toHaveFocus());
  expect(screen.getByRole("dialog", { name: "Tickets asks a question" })).toHaveAttribute("aria-modal", "true");
  await person.press("decline");

  await isGone();
  expect(screen.getByRole("button", { name: "Attach" })).toHaveFocus();
});

test("a page that is still to be finished stays, and says that another request waits", async () => {
  const { queue, result } = await opened({ acceptOn: "finish" });

  void queue.elicit(formRequest({ name: { type: "string", title: "Name" } }), { server: { name: "Tickets" } });
  expect(await screen.findByText("1 of 2")).toBeVisible();
  await person.pressButton("Done");

  expect(await result).toEqual({ action: "accept" });
  expect(await control("Name")).toBeVisible();
});

test("a call that ends meanwhile is heard, and takes no focus", async () => {
  const { result, call } = await opened({ acceptOn: "finish" });
  chat().focus();

  call.abort("ended");

  expect(await result).toEqual({ action: "cancel" });
  await waitFor(() => {
    const spoken = screen.getAllByRole("status").map(({ textContent }) => textContent);
    expect(spoken).toContain("Weather stopped waiting");
  });
  expect(chat()).toHaveFocus();
  expect(screen.getByRole("dialog")).not.toHaveAttribute("aria-modal");
});
