import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { createElicitationQueue, ElicitationHost } from "../../src/index.js";
import { connectBridge, createElicitationBridge, type ElicitationBridge } from "../../src/mcp/index.js";
import { formRequest } from "../support/form-request.js";
import { server } from "../support/server.js";

const form = formRequest({ name: { type: "string", title: "Name" } });
const second = 1000;
const minute = 60 * second;

// Loaded ahead, because no timer tells when code has come.
beforeAll(() => vi.importActual("../../src/queue/queue-view.js"));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function pass(time: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(time));
}

/** A page of the bridge. Returns the function that cuts its stream, and lets it reconnect. */
async function openPage(bridge: ElicitationBridge): Promise<() => Promise<void>> {
  const queue = createElicitationQueue();
  let cut = (): void => undefined;
  onTestFinished(
    connectBridge(
      {
        open: (receive, closed) => {
          cut = closed;
          return bridge.connect(receive);
        },
        send: (message) => bridge.receive(message),
      },
      queue,
    ),
  );
  render(<ElicitationHost queue={queue} activationDelay={0} waitForTyping={0} />);
  await pass(100);
  return async () => {
    act(() => cut());
    await pass(2 * second);
  };
}

/** Asks with a time limit. Resolves with whether the request is still open on the server. */
async function ask(bridge: ElicitationBridge, timeLimit: object): Promise<() => string> {
  let state = "open";
  act(() => void bridge.elicit(form, { server, timeLimit }).then(({ action }) => (state = action)));
  await pass(100);
  return () => state;
}

const timers = (): readonly string[] => screen.getAllByRole("timer").map(({ textContent }) => textContent ?? "");

test("the time that a server gives is seen in the page, and its end ends the request on both ends", async () => {
  const bridge = createElicitationBridge();
  await openPage(bridge);
  const state = await ask(bridge, { deadline: Date.now() + 3 * minute });
  expect(timers()).toEqual(["3 minutes left to answer"]);

  await pass(3 * minute + second);

  expect(state()).toBe("cancel");
  expect(screen.getByRole("dialog", { name: "Time to answer Weather ran out" })).toBeInTheDocument();
});

test("a page that comes later shows what is left of it", async () => {
  const bridge = createElicitationBridge();
  await ask(bridge, { initial: 5 * minute });
  await pass(3 * minute);

  await openPage(bridge);

  expect(timers()).toEqual(["2 minutes left to answer"]);
});

test("without a page it ends all the same", async () => {
  const state = await ask(createElicitationBridge({ pageTimeout: Infinity }), { initial: 2 * minute });

  await pass(2 * minute - second);
  expect(state()).toBe("open");
  await pass(minute);

  expect(state()).toBe("cancel");
});

describe("more time", () => {
  const press = async (): Promise<void> => {
    act(() => screen.getAllByRole("button", { name: "Add 5 minutes" })[0]?.click());
    await pass(0);
  };

  test("is given by the server, which waits that much longer", async () => {
    const bridge = createElicitationBridge();
    await openPage(bridge);
    const state = await ask(bridge, { initial: 2 * minute, maxExtensions: 1 });
    await pass(minute);

    await press();
    expect(timers()).toEqual(["6 minutes left to answer"]);

    await pass(5 * minute + 30 * second);
    expect(state()).toBe("open");
    expect(screen.queryByRole("button", { name: "Add 5 minutes" })).toBeNull();
    await pass(minute);
    expect(state()).toBe("cancel");
  });

  test("is there in every window of the person, also in one that had lost its connection", async () => {
    const bridge = createElicitationBridge();
    await openPage(bridge);
    const reconnect = await openPage(bridge);
    const state = await ask(bridge, { initial: 2 * minute });
    await pass(minute);

    await press();
    await reconnect();
    await pass(2 * minute);

    expect(timers()).toEqual(["4 minutes left to answer", "4 minutes left to answer"]);
    expect(state()).toBe("open");
  });
});

test("when time runs out in one window, the other does not say that the person has answered", async () => {
  const bridge = createElicitationBridge();
  await openPage(bridge);
  await openPage(bridge);
  await ask(bridge, { initial: 2 * minute });

  await pass(2 * minute + 5 * second);

  const said = screen.getAllByRole("dialog").map(({ textContent }) => textContent ?? "");
  expect(said).toHaveLength(2);
  expect(said.filter((text) => text.includes("another window"))).toEqual([]);
});
