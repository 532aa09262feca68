import "../../src/styles.css";
import { render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createElicitationQueue, ElicitationHost } from "../../src/index.js";
import serverEverything from "../requests/server-everything.json" with { type: "json" };
import { person } from "../support/browser-person.js";
import { calmBrowser } from "../support/calm-browser.js";
import { formRequest } from "../support/form-request.js";
import { watchIds } from "../support/id-integrity.js";
import { control, readyDialog } from "../support/person.js";
import { server } from "../support/server.js";
import { whyHidden } from "../support/visibility.js";

beforeAll(calmBrowser);
afterEach(() => page.viewport(1024, 768));

const [everything] = serverEverything.requests.map(({ params }) => params);

const asks = (title: string): object => formRequest({ answer: { type: "string", title } });

function renderHost({ waitForTyping = 0 } = {}) {
  watchIds();
  const queue = createElicitationQueue();
  render(
    <>
      <textarea aria-label="Message" />
      <ElicitationHost queue={queue} activationDelay={50} waitForTyping={waitForTyping} />
    </>,
  );
  screen.getByRole("textbox", { name: "Message" }).focus();
  return queue;
}

test("the next request goes on in the same dialog, with focus on its title and the guard up again", async () => {
  const queue = renderHost();
  const results = [queue.elicit(asks("First"), { server }), queue.elicit(asks("Second"), { server })];
  const first = await readyDialog();
  await person.type("First", "a");

  await person.press("accept");

  await screen.findByText("2 of 2");
  expect(screen.getByRole("dialog")).toBe(first);
  expect(screen.getByRole("heading", { level: 2 })).toHaveFocus();
  expect(await control("Second")).toHaveValue("");
  await person.press("decline");
  expect(await Promise.all(results)).toEqual([{ action: "accept", content: { answer: "a" } }, { action: "decline" }]);
});

test("in a low window, where all of the dialog scrolls, the next request is shown from its title on", async () => {
  await page.viewport(320, 256);
  const queue = renderHost();
  void queue.elicit(everything, { server });
  void queue.elicit(everything, { server });
  await person.type("String", "a");

  await person.press("accept");

  await screen.findByText("2 of 2");
  expect(whyHidden(screen.getByRole("heading", { level: 2 }))).toBeUndefined();
});

test("an impatient second press on Accept does not answer the next request", async () => {
  const queue = renderHost();
  const results: unknown[] = [];
  void queue.elicit(asks("First"), { server }).then((result) => results.push(result));
  void queue.elicit(asks("Second"), { server }).then((result) => results.push(result));
  await readyDialog();

  await person.press("accept", "twice");

  await screen.findByText("2 of 2");
  await readyDialog();
  expect(results).toEqual([{ action: "accept", content: {} }]);
});

test("after the last request focus is where it was before the first", async () => {
  const queue = renderHost();
  void queue.elicit(asks("First"), { server });
  void queue.elicit(asks("Second"), { server });

  await person.press("decline");
  await screen.findByText("2 of 2");
  await person.press("decline");

  await waitFor(() => expect(screen.getByRole("textbox", { name: "Message" })).toHaveFocus());
});

test("of requests that come at once one dialog is open, and none is hidden from assistive technology", async () => {
  const queue = renderHost();
  for (const title of ["First", "Second", "Third"]) void queue.elicit(asks(title), { server });

  await readyDialog();

  expect(screen.getAllByRole("dialog", { hidden: true })).toHaveLength(1);
  expect(await control("First")).toBeVisible();
});

test("a request whose call ends while it waits for a pause in typing leaves without a word", async () => {
  const queue = renderHost({ waitForTyping: 10_000 });
  void queue.elicit(asks("First"), { server });
  await person.press("decline");
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  await userEvent.keyboard("Hello");
  const call = new AbortController();
  const result = queue.elicit(asks("Second"), { server, signal: call.signal });

  call.abort("ended");

  expect(await result).toEqual({ action: "cancel" });
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(queue.getSnapshot().current).toBeUndefined();
});
