import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { createElement, type ReactNode, useState } from "react";
import { createPortal } from "react-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  createElicitationQueue,
  ElicitationCards,
  ElicitationHost,
  type ElicitationHostProps,
  type ElicitationQueue,
  type ElicitResult,
} from "../../src/index.js";
import { formRequest } from "../support/form-request.js";
import { watchIds } from "../support/id-integrity.js";
import { server } from "../support/server.js";

const form = formRequest({ city: { type: "string", title: "City" } });
const calm = { activationDelay: 0, waitForTyping: 0 };
const tool = { name: "subscribe" };

interface ChatOptions {
  readonly queue?: ElicitationQueue;
  readonly rows?: readonly string[];
  /** Props of a host for the same queue. `null` for none. */
  readonly host?: Partial<ElicitationHostProps> | null;
}

/** A chat with a row for each of its calls, which can come and go, as in a virtualised list. */
function renderChat({ queue = createElicitationQueue(), rows = ["a", "b"], host = {} }: ChatOptions = {}) {
  watchIds();
  let setRows: (rows: readonly string[]) => void = () => undefined;
  function Chat() {
    const [shown, setShown] = useState(rows);
    setRows = setShown;
    return (
      <>
        {shown.map((call) => (
          <section key={call} aria-label={`Call ${call}`}>
            <ElicitationCards queue={queue} call={call} {...calm} />
          </section>
        ))}
        {host && <ElicitationHost queue={queue} {...calm} {...host} />}
      </>
    );
  }
  const { unmount } = render(<Chat />);
  return {
    queue,
    unmount,
    show: (...calls: readonly string[]) => act(() => setRows(calls)),
    ask: (callId?: string, params: unknown = form, signal?: AbortSignal): Promise<ElicitResult> =>
      new Promise((resolve) => act(() => void queue.elicit(params, { server, callId, tool, signal }).then(resolve))),
  };
}

const renderWith = (part: typeof ElicitationHost, props: Parameters<typeof ElicitationHost>[0]): void =>
  void render(createElement(part, props));

const row = (call: string): HTMLElement => screen.getByRole("region", { name: `Call ${call}` });
const cityIn = (place: HTMLElement): Promise<HTMLElement> => within(place).findByRole("textbox", { name: "City" });

describe.each([
  { who: "a host", host: {} },
  { who: "no host", host: null },
])("with $who", ({ host }) => {
  test("each call's requests stand in its row, several at once, and each is answered by itself", async () => {
    const { ask } = renderChat({ host });
    const first = ask("a");
    const second = ask("b");

    fireEvent.change(await cityIn(row("b")), { target: { value: "Oslo" } });
    fireEvent.click(within(row("b")).getByRole("button", { name: "Send to Weather" }));

    expect(await act(() => second)).toEqual({ action: "accept", content: { city: "Oslo" } });
    expect(await within(row("b")).findByRole("group", { name: "Sent to Weather" })).toHaveTextContent("Oslo");
    fireEvent.click(within(row("a")).getByRole("button", { name: "Decline" }));
    expect(await act(() => first)).toEqual({ action: "decline" });
    expect(await within(row("a")).findByRole("group", { name: "You declined Weather’s request" })).toBeVisible();
  });

  test("a row says which tool waits", async () => {
    const { ask } = renderChat({ host });
    void ask("a");

    await cityIn(row("a"));
    expect(row("a")).toHaveTextContent(/^subscribe waits for your answer/);
  });

  test("a call that has asked nothing renders nothing", async () => {
    const { ask } = renderChat({ host });
    void ask("a");

    await cityIn(row("a"));
    expect(row("b")).toBeEmptyDOMElement();
  });

  test("requests of no call stand in the cards without one", async () => {
    const queue = createElicitationQueue();
    render(
      <section aria-label="Call none">
        <ElicitationCards queue={queue} {...calm} />
      </section>,
    );
    const { ask } = renderChat({ host, queue });
    void ask();

    expect(await cityIn(row("none"))).toBeVisible();
    expect(screen.getAllByRole("textbox")).toHaveLength(1);
  });
});

describe("beside a host", () => {
  test("a card that ends does not say that nothing is shown any more of a dialog that is", async () => {
    const onPlacementChange = vi.fn();
    const { ask } = renderChat({ host: { onPlacementChange } });
    void ask("a");
    void ask();
    await waitFor(() => expect(onPlacementChange).toHaveBeenCalledWith({ placement: "dialog", isExpanded: true }));

    fireEvent.click(within(row("a")).getByRole("button", { name: "Decline", hidden: true }));

    await waitFor(() => expect(within(row("a")).queryByRole("textbox", { hidden: true })).toBeNull());
    expect(onPlacementChange).not.toHaveBeenCalledWith(undefined);
  });

  test("a placement that throws puts the request into the dialog, and the host's page stays", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const fail = (): never => {
      throw new Error("no such chat");
    };
    const { ask } = renderChat({ host: { placement: fail } });
    void ask();

    expect(await screen.findByRole("textbox", { name: "City" })).toBeVisible();
    expect(row("a")).toBeInTheDocument();
  });

  test("a request is shown in one place: in its card, and not in the dialog", async () => {
    const { ask } = renderChat();
    void ask("a");
    void ask();

    await cityIn(row("a"));
    expect(await screen.findAllByRole("textbox")).toHaveLength(2);
    expect(screen.getAllByRole("dialog").filter((dialog) => dialog.ariaModal === "true")).toHaveLength(1);
  });

  test("what was entered is there when its row goes and comes back, and nothing is modal meanwhile", async () => {
    const { ask, show } = renderChat();
    void ask("a");
    fireEvent.change(await cityIn(row("a")), { target: { value: "Oslo" } });

    show("b");
    expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
    show("a", "b");

    expect(await cityIn(row("a"))).toHaveValue("Oslo");
  });

  test("while its row is gone, the dock has it, folded", async () => {
    const { ask, show } = renderChat({ host: { placement: "dock" } });
    void ask("a");
    fireEvent.change(await cityIn(row("a")), { target: { value: "Oslo" } });

    show("b");
    fireEvent.click(await screen.findByRole("button", { name: "Answer" }));

    expect(screen.getByRole("textbox", { name: "City" })).toHaveValue("Oslo");
    show("a", "b");
    expect(await cityIn(row("a"))).toHaveValue("Oslo");
    expect(screen.queryByRole("button", { name: "Answer" })).not.toBeInTheDocument();
  });

  test("a request whose row does not come is shown by the host, and moves to the row when that comes", async () => {
    const { ask, show } = renderChat({ rows: ["b"] });
    void ask("a");
    const dialog = await screen.findByRole("dialog");
    expect(dialog).toHaveAttribute("aria-modal", "true");
    fireEvent.change(screen.getByRole("textbox", { name: "City" }), { target: { value: "Oslo" } });

    show("a", "b");

    expect(await cityIn(row("a"))).toHaveValue("Oslo");
    expect(screen.getByRole("dialog")).not.toHaveAttribute("aria-modal");
  });

  test("a request that comes as a card is taken back does not follow it: in the dock it is not folded", async () => {
    const { ask, queue } = renderChat({ host: { placement: "dock" } });
    void ask("a");
    await cityIn(row("a"));

    act(() => {
      queue.cancelAll();
      void queue.elicit(form, { server });
    });

    expect(await screen.findByRole("textbox", { name: "City" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Answer" })).not.toBeInTheDocument();
  });

  test("of two rows for one call the one that came last has it", async () => {
    const queue = createElicitationQueue();
    const { ask } = renderChat({ queue });
    render(
      <section aria-label="Call again">
        <ElicitationCards queue={queue} call="a" />
      </section>,
    );
    void ask("a");

    await cityIn(row("again"));
    expect(screen.getAllByRole("textbox")).toHaveLength(1);
    expect(row("a")).toBeEmptyDOMElement();
  });
});

describe.each([false, true])("where rows and hosts come and go, in StrictMode: %s", (reactStrictMode) => {
  /** Renders rows, and a host beside them or none. */
  function renderParts() {
    const queue = createElicitationQueue();
    const parts = (rows: readonly ReactNode[], hasHost: boolean): ReactNode => (
      <>
        {rows}
        {hasHost && <ElicitationHost queue={queue} {...calm} />}
      </>
    );
    const rowOf = (call: string, key = call): ReactNode => (
      <section key={key} aria-label={`Call ${key}`}>
        <ElicitationCards queue={queue} call={call} {...calm} />
      </section>
    );
    const { rerender } = render(null, { reactStrictMode });
    const ask = (callId: string): Promise<ElicitResult> =>
      new Promise((resolve) => act(() => void queue.elicit(form, { server, callId }).then(resolve)));
    return { queue, ask, rowOf, show: (rows: readonly ReactNode[], hasHost = true) => rerender(parts(rows, hasHost)) };
  }
  const enter = async (call: string, city: string): Promise<unknown> =>
    fireEvent.change(await cityIn(row(call)), { target: { value: city } });
  /** The city that is in the only form. */
  const expectCity = (call: string, city: string): Promise<void> =>
    waitFor(async () => {
      expect(await cityIn(row(call))).toHaveValue(city);
      expect(screen.getAllByRole("textbox")).toHaveLength(1);
    });

  test("what was entered in a card is there when a host comes, and when it goes", async () => {
    const { ask, rowOf, show } = renderParts();
    show([rowOf("a")], false);
    const result = ask("a");
    await enter("a", "Oslo");

    show([rowOf("a")], true);
    await expectCity("a", "Oslo");
    show([rowOf("a")], false);
    await expectCity("a", "Oslo");

    fireEvent.click(within(row("a")).getByRole("button", { name: "Send to Weather" }));
    expect(await act(() => result)).toEqual({ action: "accept", content: { city: "Oslo" } });
  });

  test("a row that is used for another call, as lists recycle them, has the requests of that one", async () => {
    const { ask, rowOf, show } = renderParts();
    show([rowOf("a", "1")]);
    void ask("a");
    await enter("1", "Oslo");
    show([rowOf("b", "1")]);
    expect(within(row("1")).queryByRole("textbox")).toBeNull();
    void ask("b");
    await enter("1", "Bern");

    show([rowOf("a", "1")]);

    await expectCity("1", "Oslo");
  });

  test("a row whose tree is outside of the page has no card until it is in the page", async () => {
    const { ask, rowOf, show } = renderParts();
    const away = document.createElement("div");
    show([createPortal(rowOf("a"), away)]);
    void ask("a");

    const city = await screen.findByRole("textbox", { name: "City" });
    fireEvent.change(city, { target: { value: "Oslo" } });
    expect(away).toHaveTextContent(/^$/);
    document.body.append(away);
    show([createPortal(rowOf("a"), away)]);

    await expectCity("a", "Oslo");
  });

  test("a row in another document, such as a window of its own, takes the card as it is", async () => {
    const { ask, rowOf, show } = renderParts();
    const frame = document.createElement("iframe");
    document.body.append(frame);
    show([rowOf("a")]);
    void ask("a");
    await enter("a", "Oslo");

    show([frame.contentDocument && createPortal(rowOf("a"), frame.contentDocument.body)]);
    const inside = within(frame.contentDocument?.body ?? document.body);
    expect((await inside.findByRole<HTMLInputElement>("textbox", { name: "City" })).value).toBe("Oslo");
    show([rowOf("a")]);

    await expectCity("a", "Oslo");
    frame.remove();
  });
});

describe("a card that moves", () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => void vi.useRealTimers());

  /** Renders a card whose buttons act, as half a second after it came. */
  async function readyCard(placement?: "dock") {
    const chat = renderChat({
      host: { activationDelay: undefined, ...(placement && { placement }) },
      rows: ["b", "a"],
    });
    const result = chat.ask("a");
    await cityIn(row("a"));
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    return { ...chat, result };
  }
  const pressDecline = (): void => screen.getAllByRole("button", { name: "Decline" }).at(-1)?.click();

  test("because another one comes above it does nothing for half a second", async () => {
    const { ask, queue } = await readyCard();
    void ask("b");
    await cityIn(row("b"));

    act(() => within(row("a")).getByRole("button", { name: "Decline" }).click());
    expect(queue.getSnapshot().pending).toHaveLength(2);

    await act(() => vi.advanceTimersByTimeAsync(1_000));
    act(() => within(row("a")).getByRole("button", { name: "Decline" }).click());
    expect(queue.getSnapshot().pending).toHaveLength(1);
  });

  test("because the one above it ends does nothing for half a second", async () => {
    const { ask, queue } = await readyCard();
    const above = new AbortController();
    void ask("b", form, above.signal);
    await cityIn(row("b"));
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    act(() => above.abort("ended"));

    act(() => within(row("a")).getByRole("button", { name: "Decline" }).click());

    expect(queue.getSnapshot().pending).toHaveLength(1);
  });

  test("into the dock and back does nothing for half a second", async () => {
    const { queue, show } = await readyCard("dock");
    show("b");
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    show("b", "a");

    act(pressDecline);
    expect(queue.getSnapshot().pending).toHaveLength(1);

    await act(() => vi.advanceTimersByTimeAsync(1_000));
    act(pressDecline);
    expect(queue.getSnapshot().pending).toHaveLength(0);
  });
});

describe("what became of a request", () => {
  test("stays when its row goes and comes back, and its answers unfold", async () => {
    const { ask, show } = renderChat();
    void ask("a");
    fireEvent.change(await cityIn(row("a")), { target: { value: "Oslo" } });
    fireEvent.click(within(row("a")).getByRole("button", { name: "Send to Weather" }));
    await within(row("a")).findByRole("group", { name: "Sent to Weather" });

    show("b");
    show("a", "b");
    fireEvent.click(await within(row("a")).findByRole("button", { name: "Show answers", expanded: false }));

    expect(within(row("a")).getByRole("definition")).toHaveTextContent("Oslo");
    expect(within(row("a")).getByRole("button", { name: "Hide answers", expanded: true })).toBeVisible();
  });

  test("gives focus to its title if focus was inside", async () => {
    const { ask } = renderChat();
    void ask("a");
    await cityIn(row("a"));
    within(row("a")).getByRole("button", { name: "Decline" }).focus();

    fireEvent.click(within(row("a")).getByRole("button", { name: "Decline" }));

    await waitFor(() => expect(within(row("a")).getByRole("heading")).toHaveFocus());
  });

  test.each([
    { end: "stopped", says: "You stopped subscribe" },
    { end: "answered", says: "You answered Weather in another window" },
    { end: "ended", says: "Weather stopped waiting" },
  ])("$end: $says, with what was entered", async ({ end, says }) => {
    const { ask } = renderChat();
    const call = new AbortController();
    const result = ask("a", form, call.signal);
    fireEvent.change(await cityIn(row("a")), { target: { value: "Oslo" } });

    act(() => call.abort(end));

    expect(await act(() => result)).toEqual({ action: "cancel" });
    const card = await within(row("a")).findByRole("group", { name: says });
    expect(card).toHaveTextContent("Nothing was sent");
    fireEvent.click(within(card).getByRole("button", { name: "Show answers" }));
    expect(card).toHaveTextContent("Oslo");
  });

  test("is plain data, which another page takes back, without credentials and with the names of files only", async () => {
    const { ask, queue, unmount } = renderChat();
    void ask(
      "a",
      formRequest({
        city: { type: "string", title: "City" },
        token: { type: "string", title: "API token" },
        pin: { type: "string", title: "PIN", default: "d3fault" },
      }),
    );
    fireEvent.change(await cityIn(row("a")), { target: { value: "Oslo" } });
    fireEvent.click(within(row("a")).getByRole("button", { name: "Enter API token anyway" }));
    fireEvent.change(screen.getByLabelText("API token"), { target: { value: "s3cret" } });
    fireEvent.click(within(row("a")).getByRole("button", { name: "Send to Weather" }));
    await within(row("a")).findByRole("group", { name: "Sent to Weather" });
    unmount();
    const stored = JSON.stringify(queue.getSnapshot().history);
    expect(stored).not.toContain("s3cret");
    expect(stored).not.toContain("d3fault");

    const reloaded = createElicitationQueue();
    reloaded.restore(JSON.parse(stored));
    renderChat({ queue: reloaded });

    const card = await within(row("a")).findByRole("group", { name: "Sent to Weather" });
    fireEvent.click(within(card).getByRole("button", { name: "Show answers" }));
    expect(
      within(card)
        .getAllByRole("definition")
        .map(({ textContent }) => textContent),
    ).toEqual(["Oslo", "hidden"]);

    act(() => reloaded.restore([]));
    expect(row("a")).toHaveTextContent(/^$/);
  });

  test.each([
    { what: "nothing", stored: null, complaints: 0 },
    { what: "an empty list", stored: [], complaints: 0 },
    { what: "another value", stored: { version: 1 }, complaints: 1 },
    { what: "entries of another shape", stored: [null, "a", { id: "1", arrivedAt: 1 }, { server }], complaints: 1 },
  ])("that is $what makes no card, and is told $complaints times", ({ stored, complaints }) => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const queue = createElicitationQueue();

    queue.restore(stored);

    expect(queue.getSnapshot().history).toEqual([]);
    expect(logged.mock.calls).toHaveLength(complaints);
  });

  test("of which one ending is malformed shows the others", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const ended = { params: form, server, callId: "a", ending: { state: "declined" } };
    const broken = [null, { state: "lost" }, { state: "expired", endedBy: "magic", draft: 5 }];
    const queue = createElicitationQueue();

    queue.restore(
      [...broken, ended.ending].map((ending, index) => ({ ...ended, ending, id: `${index}`, arrivedAt: index })),
    );
    renderChat({ queue });

    expect(await within(row("a")).findByRole("group", { name: "You declined Weather’s request" })).toBeVisible();
    expect(within(row("a")).getAllByRole("group")).toHaveLength(1);
    expect(logged).toHaveBeenCalled();
  });

  test("has no request that was taken back, because it comes again after a reload", async () => {
    const { ask, queue } = renderChat();
    void ask("a");
    await cityIn(row("a"));

    act(() => queue.cancelAll());

    await waitFor(() => expect(row("a")).toHaveTextContent(/^$/));
    expect(queue.getSnapshot().history).toEqual([]);
  });
});

describe("without a host", () => {
  const warned = /a request is waiting\. Render an <ElicitationHost>/;

  test.each([
    { what: "requests whose row does not come are reported, once", rows: ["b"], times: 1 },
    { what: "requests in their rows are not", rows: ["a", "b"], times: 0 },
  ])("$what", async ({ rows, times }) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { ask } = renderChat({ host: null, rows });
    void ask("a");
    void ask("a");

    await act(() => vi.advanceTimersByTimeAsync(6_000));
    void ask("a");
    await act(() => vi.advanceTimersByTimeAsync(6_000));
    vi.useRealTimers();

    expect(logged.mock.calls.filter(([message]) => warned.test(String(message)))).toHaveLength(times);
  });
});

test.each([
  { what: "nothing", queue: undefined },
  { what: "a function", queue: createElicitationQueue },
  { what: "a bridge", queue: { elicit: () => undefined, complete: () => undefined } },
])("$what in place of a queue is named", ({ queue }) => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const given: object = { queue };

  for (const part of [ElicitationHost, ElicitationCards]) {
    const show = (): unknown => Reflect.apply(renderWith, undefined, [part, given]);
    expect(show).toThrow("react-elicitation: `queue` is not from createElicitationQueue()");
  }
});

test("a page without requests does not load what shows them", async () => {
  const queue = createElicitationQueue();
  const preload = vi.spyOn(queue, "preload");
  render(<ElicitationCards queue={queue} call="a" />);

  expect(document.body).toHaveTextContent(/^$/);
  expect(preload).not.toHaveBeenCalled();
});
