import { act, render, screen, waitFor, within } from "@testing-library/react";
import { StrictMode } from "react";
import { describe, expect, test, vi } from "vitest";
import {
  createElicitationQueue,
  ElicitationHost,
  type ElicitationHostProps,
  type ElicitationQueue,
  type ElicitationQueueOptions,
  type ElicitResult,
} from "../../src/index.js";
import { formRequest } from "../support/form-request.js";
import { watchIds } from "../support/id-integrity.js";
import { person } from "../support/jsdom-person.js";
import { control, readyDialog } from "../support/person.js";
import { server } from "../support/server.js";

/** Asks for a text with that label; resolves with the answer. */
function asker(queue: ElicitationQueue) {
  return (title: string, signal?: AbortSignal): Promise<ElicitResult> => {
    const params = formRequest({ answer: { type: "string", title } });
    return new Promise((resolve) => act(() => void queue.elicit(params, { server, signal }).then(resolve)));
  };
}

describe.each([
  { mode: "plain", options: {} },
  { mode: "in StrictMode", options: { wrapper: StrictMode } },
])("$mode", ({ options }) => {
  /** A queue that is shown. */
  function renderHost(props: Partial<ElicitationHostProps> = {}, queueOptions: ElicitationQueueOptions = {}) {
    watchIds();
    const queue = createElicitationQueue(queueOptions);
    const { unmount } = render(
      <ElicitationHost queue={queue} activationDelay={0} waitForTyping={0} {...props} />,
      options,
    );
    return { queue, ask: asker(queue), unmount };
  }

  test("shows nothing while nothing is asked", () => {
    renderHost();

    expect(document.body).toHaveTextContent(/^$/);
  });

  test("shows each request in its turn, says where it stands, and hands each its own answer", async () => {
    const { ask } = renderHost();
    const results = ["First", "Second", "Third"].map((title) => ask(title));

    await control("First");
    expect(screen.getByText("1 of 3")).toBeVisible();
    await person.type("First", "a");
    await person.press("accept");

    await control("Second");
    expect(screen.getByText("2 of 3")).toBeVisible();
    await person.press("decline");

    await control("Third");
    expect(screen.getByText("3 of 3")).toBeVisible();
    await person.press("cancel");

    expect(await Promise.all(results)).toEqual([
      { action: "accept", content: { answer: "a" } },
      { action: "decline" },
      { action: "cancel" },
    ]);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  test("a request alone is not counted", async () => {
    const { ask } = renderHost();
    void ask("Only");

    await control("Only");
    expect(await readyDialog()).not.toHaveTextContent("1 of 1");
  });

  test("answers typed so far stay when another request joins or leaves the queue", async () => {
    const { ask } = renderHost();
    void ask("First");
    await person.type("First", "half an ans");
    const controller = new AbortController();

    const second = ask("Second", controller.signal);
    await screen.findByText("1 of 2");
    await act(async () => controller.abort());

    expect(await second).toEqual({ action: "cancel" });
    await waitFor(() => expect(screen.queryByText("1 of 2")).not.toBeInTheDocument());
    expect(await control("First")).toHaveValue("half an ans");
  });

  test("equal requests are asked one after the other, each from the start", async () => {
    const { ask } = renderHost();
    const results = [ask("Name"), ask("Name")];
    await person.type("Name", "a");
    await person.press("accept");

    await screen.findByText("2 of 2");
    expect(await control("Name")).toHaveValue("");
    await person.press("accept");

    expect(await Promise.all(results)).toEqual([
      { action: "accept", content: { answer: "a" } },
      { action: "accept", content: {} },
    ]);
  });

  test("a request taken back makes room for the next", async () => {
    const { ask } = renderHost();
    const controller = new AbortController();
    const first = ask("First", controller.signal);
    void ask("Second");
    await person.type("First", "a");

    await act(async () => controller.abort());

    expect(await first).toEqual({ action: "cancel" });
    expect(await control("Second")).toHaveValue("");
  });

  test("a server that asks on at once does so in the same dialog, which never closes", async () => {
    const { ask } = renderHost();
    const first = ask("First");
    await control("First");
    const dialog = await readyDialog();
    void first.then(() => ask("Second"));

    await person.type("First", "a");
    await person.press("accept");

    // Before anything else, because a status is there only for a moment.
    const statuses = (): readonly string[] =>
      within(dialog)
        .getAllByRole("status")
        .map(({ textContent }) => textContent);
    await waitFor(() => expect(statuses()).toContain("Sent to Weather"));
    expect(await control("Second")).toHaveValue("");
    expect(dialog).toBeInTheDocument();
    const title = within(dialog).getByRole("heading", { level: 2 });
    expect(title).toHaveFocus();
    // Nothing reads the description of a dialog that is already open, so the title has the message.
    expect(title).toHaveAccessibleDescription(/Please answer$/);
  });

  test("a dialog whose server asks nothing more closes by itself, and earlier if the person wants", async () => {
    const { ask } = renderHost({ followUpDelay: 60_000 });
    const result = ask("First");
    await person.press("accept");
    expect(await result).toEqual({ action: "accept", content: {} });
    expect(screen.getByText("Sent to Weather")).toBeInTheDocument();

    await person.press("escape");

    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });

  test("a host that is taken away leaves requests and what was typed for the next one", async () => {
    const { ask, queue, unmount } = renderHost();
    const result = ask("Name");
    await person.type("Name", "half an ans");

    unmount();
    render(<ElicitationHost queue={queue} activationDelay={0} waitForTyping={0} />, options);

    expect(await control("Name")).toHaveValue("half an ans");
    await person.press("accept");
    expect(await result).toEqual({ action: "accept", content: { answer: "half an ans" } });
  });

  test("answers that are taken although the host is gone by then are the result", async () => {
    let take = (): void => undefined;
    const onAccept = () => new Promise<undefined>((resolve) => (take = () => resolve(undefined)));
    const { ask, queue, unmount } = renderHost({ onAccept });
    const result = ask("Name");
    await person.type("Name", "Ada");
    await person.press("accept");
    await screen.findByText(/^Sending/);

    unmount();
    take();

    expect(await result).toEqual({ action: "accept", content: { answer: "Ada" } });
    expect(queue.getSnapshot().pending).toEqual([]);
  });

  test("a host that is taken away can leave nobody waiting", async () => {
    const { ask, unmount } = renderHost({}, { whenUnmounted: "cancel" });
    const results = [ask("Name"), ask("Other")];
    await control("Name");

    unmount();

    expect(await Promise.all(results)).toEqual([{ action: "cancel" }, { action: "cancel" }]);
  });

  test("a page that is left cancels everything, unless it is kept whole", async () => {
    const { ask } = renderHost();
    const results = [ask("Name"), ask("Other")];
    await control("Name");

    act(() => void window.dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })));
    expect(await control("Name")).toBeVisible();

    act(() => void window.dispatchEvent(new PageTransitionEvent("pagehide", { persisted: false })));
    expect(await Promise.all(results)).toEqual([{ action: "cancel" }, { action: "cancel" }]);
  });

  test("a request whose time has run out is answered and stays to be read, though its server goes and others wait", async () => {
    const onExpire = vi.fn();
    const { ask, queue } = renderHost({ timeLimit: { initial: 1000, warning: 1000, onExpire } });
    const first = ask("First");
    await person.type("First", "half an ans");
    void ask("Second");

    await screen.findByText("half an ans", undefined, { timeout: 5000 });
    expect(await first).toEqual({ action: "cancel" });
    expect(onExpire).toHaveBeenCalledOnce();
    act(() => queue.cancelServer({ name: "Weather", origin: server.origin }));
    expect(await screen.findByText("half an ans")).toBeVisible();

    await person.pressButton("Close");
    await waitFor(() => expect(screen.queryByText("half an ans")).not.toBeInTheDocument());
  });

  test("a request may have a time of its own", async () => {
    const { queue } = renderHost();
    act(() => void queue.elicit(formRequest({}), { server, timeLimit: { initial: 90_000, warning: 1000 } }));

    expect(await screen.findByRole("timer")).toHaveTextContent("2 minutes left to answer");
  });

  test("a request may be delivered in a way of its own, in place of the host's", async () => {
    const hosts = vi.fn();
    const onAccept = vi.fn(() => ({ form: "Not these." }));
    const { queue } = renderHost({ onAccept: hosts });
    act(() => void queue.elicit(formRequest({}), { server, onAccept }));

    await person.press("accept");

    expect(await screen.findByText("Not these.")).toBeVisible();
    expect(onAccept).toHaveBeenCalledOnce();
    expect(hosts).not.toHaveBeenCalled();
  });

  test("an answered request does not come back with the next host", async () => {
    const { ask, queue, unmount } = renderHost({ followUpDelay: 60_000 });
    const result = ask("First");
    await person.press("accept");
    await result;
    expect(screen.getByText("Sent to Weather")).toBeInTheDocument();

    await act(async () => unmount());
    render(<ElicitationHost queue={queue} activationDelay={0} waitForTyping={0} />, options);

    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(queue.getSnapshot().current).toBeUndefined();
  });

  test("of two hosts the first shows what is asked, and the second waits until it goes", async () => {
    const onError = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { queue, ask, unmount } = renderHost();
    render(<ElicitationHost queue={queue} activationDelay={0} waitForTyping={0} locale="de" />, options);
    void ask("First");

    await control("First");
    expect(screen.getAllByRole("dialog")).toHaveLength(1);
    unmount();
    await control("First");

    expect((await readyDialog()).lang).toBe("de");
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/more than one <ElicitationHost>/));
  });

  test("a server that asks again can be told to stop", async () => {
    const { ask } = renderHost();
    void ask("First");
    await control("First");
    expect(
      screen.queryByRole("button", { name: "Decline this and all later requests from Weather" }),
    ).not.toBeInTheDocument();
    await person.press("decline");
    const results = [ask("Second"), ask("Third")];
    await control("Second");

    await person.pressButton("Decline this and all later requests from Weather");

    expect(await Promise.all(results)).toEqual([{ action: "decline" }, { action: "cancel" }]);
    expect(await ask("Fourth")).toEqual({ action: "cancel" });
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });
});
