import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { createElicitationQueue, type ElicitationHostProps, type ElicitResult } from "../../src/index.js";
import { server } from "../support/server.js";

const load = vi.fn();

beforeEach(() => {
  // Code that has been loaded stays.
  vi.resetModules();
  load.mockReset();
  vi.doMock(import("../../src/queue/queue-dialog.js"), async (importOriginal) => {
    await load();
    return importOriginal();
  });
});

afterAll(() => {
  vi.doUnmock("../../src/queue/queue-dialog.js");
  vi.resetModules();
});

const confirmation = { message: "Delete 3 files?", requestedSchema: { type: "object" } };
const title = "Weather asks you to confirm";

async function renderHost(props: Partial<ElicitationHostProps> = {}) {
  const { ElicitationHost } = await import("../../src/queue/host.js");
  const queue = createElicitationQueue();
  render(
    <>
      <textarea aria-label="Chat" />
      <ElicitationHost queue={queue} waitForTyping={0} {...props} />
    </>,
  );
  screen.getByRole("textbox", { name: "Chat" }).focus();
  const results: ElicitResult[] = [];
  const ask = (signal?: AbortSignal): void =>
    act(() => void queue.elicit(confirmation, { server, signal }).then((result) => results.push(result)));
  return { queue, ask, results };
}

/** The dialog's code is on its way until `arrive` is called. */
function slowly(): { readonly arrive: () => void } {
  let arrive = (): void => undefined;
  load.mockReturnValue(
    new Promise<void>((resolve) => {
      arrive = resolve;
    }),
  );
  return { arrive: () => arrive() };
}

test("the dialog is loaded with the first request; what cannot be shown meanwhile is cancelled, and the next one tries again", async () => {
  const onError = vi.spyOn(console, "error").mockImplementation(() => undefined);
  load.mockRejectedValueOnce(new Error("The network is down."));
  const { ask, results } = await renderHost();
  expect(load).not.toHaveBeenCalled();

  ask();
  await waitFor(() => expect(results).toEqual([{ action: "cancel" }]));
  expect(load).toHaveBeenCalledOnce();
  expect(onError).toHaveBeenCalledOnce();

  ask();
  expect(await screen.findByRole("dialog", { name: title })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test("until its code is there a line says who asks, without taking focus; Escape does nothing", async () => {
  const { arrive } = slowly();
  const { ask, results } = await renderHost();

  ask();
  // A live region that comes together with its words is not read out.
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  expect(await screen.findByText("Loading a request from Weather…")).toHaveAttribute("role", "status");
  expect(screen.getByRole("textbox", { name: "Chat" })).toHaveFocus();
  fireEvent.keyDown(document.body, { key: "Escape" });
  arrive();

  expect(await screen.findByRole("dialog", { name: title })).toBeVisible();
  expect(screen.queryByText(/^Loading/)).not.toBeInTheDocument();
  expect(results).toEqual([]);
});

test("the line is worded by the host", async () => {
  slowly();
  const { ask } = await renderHost({ messages: { loading: ({ server: name }) => `${name} fragt etwas …` } });

  ask();

  expect(await screen.findByText("Weather fragt etwas …")).toBeVisible();
});

test("a request whose call ends while the code is loading leaves without a word", async () => {
  const { arrive } = slowly();
  const { ask, results } = await renderHost();
  const call = new AbortController();
  ask(call.signal);
  await waitFor(() => expect(load).toHaveBeenCalledOnce());

  await act(async () => call.abort("ended"));
  await act(async () => arrive());

  expect(results).toEqual([{ action: "cancel" }]);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("code that is loaded ahead is not loaded again with the request", async () => {
  const { queue, ask } = await renderHost();
  queue.preload();
  queue.preload();
  await waitFor(() => expect(load).toHaveBeenCalledOnce());

  ask();

  expect(await screen.findByRole("dialog", { name: title })).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});

test("to load ahead may fail, silently: the request tries again", async () => {
  load.mockRejectedValueOnce(new Error("The network is down."));
  const { ask } = await renderHost();
  const { preloadElicitation } = await import("../../src/queue/host.js");
  preloadElicitation();
  await waitFor(() => expect(load).toHaveBeenCalledOnce());

  ask();

  expect(await screen.findByRole("dialog", { name: title })).toBeVisible();
});
