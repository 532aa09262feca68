import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import {
  createElicitationQueue,
  type ElicitationComponents,
  type ElicitationHostProps,
  type ElicitResult,
} from "../../src/index.js";
import { server } from "../support/server.js";

const load = vi.fn();

beforeEach(() => {
  // Code that has been loaded stays.
  vi.resetModules();
  load.mockReset();
  vi.doMock(import("../../src/queue/queue-view.js"), async (importOriginal) => {
    await load();
    return importOriginal();
  });
});

afterAll(() => {
  vi.doUnmock("../../src/queue/queue-view.js");
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

test("the dialog is loaded with the first request", async () => {
  const { ask } = await renderHost();
  expect(load).not.toHaveBeenCalled();

  ask();

  expect(await screen.findByRole("dialog", { name: title })).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});

describe("where the dialog’s code does not load", () => {
  const isMissing = new Error("The file is missing.");
  const notShown = "A request from Weather couldn’t be shown.";

  beforeEach(() => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    load.mockRejectedValueOnce(isMissing);
  });

  test("the person reads that a request was not shown, and the server is told nothing", async () => {
    const { ask, results } = await renderHost();

    ask();

    expect(await screen.findByText(notShown)).toHaveAttribute("role", "status");
    expect(screen.getByRole("textbox", { name: "Chat" })).toHaveFocus();
    expect(results).toEqual([]);
  });

  test("trying again shows it once the code is there", async () => {
    const { ask } = await renderHost({ activationDelay: 0 });
    ask();

    await userEvent.click(await screen.findByRole("button", { name: "Try again" }));

    expect(await screen.findByRole("dialog", { name: title })).toBeVisible();
    expect(screen.queryByText(notShown)).not.toBeInTheDocument();
  });

  test("if that fails, too, the line says what helps, and the buttons stay", async () => {
    load.mockRejectedValueOnce(isMissing);
    const { ask, results } = await renderHost({ activationDelay: 0 });
    ask();
    const button = await screen.findByRole("button", { name: "Try again" });

    await userEvent.click(button);

    expect(await screen.findByText(`${notShown} Reload the page.`)).toBeVisible();
    expect(button).toHaveFocus();
    expect(results).toEqual([]);
  });

  test("it can be declined, and the next request tries again", async () => {
    const { ask, results } = await renderHost({ activationDelay: 0 });
    ask();

    await userEvent.click(await screen.findByRole("button", { name: "Decline" }));
    expect(results).toEqual([{ action: "decline" }]);
    ask();

    expect(await screen.findByRole("dialog", { name: title })).toBeVisible();
  });

  test("the host's own button serves both, and knows whether it is guarded", async () => {
    const Own: NonNullable<ElicitationComponents["button"]> = ({ action, look, isGuarded, buttonProps }) => (
      // oxlint-disable-next-line react/button-has-type -- it is among buttonProps
      <button {...buttonProps} className={`own ${look} ${action} ${isGuarded}`} />
    );
    const { ask, results } = await renderHost({ activationDelay: 0, components: { button: Own } });
    ask();

    await waitFor(() =>
      expect(screen.getAllByRole("button").map(({ className }) => className)).toEqual([
        "own outlined decline false",
        "own outlined retry false",
      ]),
    );
    await userEvent.click(screen.getByRole("button", { name: "Decline" }));
    expect(results).toEqual([{ action: "decline" }]);
  });

  test("a press that was meant for the page declines nothing", async () => {
    const { ask, results } = await renderHost({ activationDelay: 60_000 });
    ask();

    await userEvent.click(await screen.findByRole("button", { name: "Decline" }));

    expect(screen.getByText(notShown)).toBeVisible();
    expect(results).toEqual([]);
  });

  test("a request whose call ends leaves", async () => {
    const { ask, results } = await renderHost();
    const call = new AbortController();
    ask(call.signal);
    await screen.findByText(notShown);

    await act(async () => call.abort("ended"));

    expect(screen.queryByText(notShown)).not.toBeInTheDocument();
    expect(results).toEqual([{ action: "cancel" }]);
  });

  test("the host is told once each time, and may reload the page", async () => {
    load.mockRejectedValueOnce(isMissing);
    const onShowFailed = vi.fn<NonNullable<ElicitationHostProps["onShowFailed"]>>();
    const { ask } = await renderHost({ activationDelay: 0, onShowFailed });
    ask();

    await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
    await screen.findByText(/Reload the page/);

    expect(onShowFailed.mock.calls).toEqual([
      [expect.anything(), expect.objectContaining({ params: confirmation, server })],
      [expect.anything(), expect.objectContaining({ params: confirmation, server })],
    ]);
  });

  test("the line is worded by the host, and English words that it did not replace are marked", async () => {
    const { ask } = await renderHost({
      locale: "de",
      messages: { notShown: ({ server: name }) => `${name}: nicht angezeigt`, decline: () => "Ablehnen" },
    });

    ask();

    expect(await screen.findByText("Weather: nicht angezeigt")).toHaveAttribute("lang", "de");
    expect(screen.getByRole("button", { name: "Ablehnen" })).toHaveAttribute("lang", "de");
    expect(screen.getByRole("button", { name: "Try again" })).toHaveAttribute("lang", "en");
  });
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
