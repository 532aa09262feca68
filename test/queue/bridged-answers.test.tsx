import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import {
  createElicitationQueue,
  ElicitationHost,
  type ElicitationHostProps,
  type ElicitResult,
} from "../../src/index.js";
import { connectBridge, createElicitationBridge } from "../../src/mcp/index.js";
import { formRequest } from "../support/form-request.js";
import { person } from "../support/jsdom-person.js";
import { control, readyDialog } from "../support/person.js";
import { server } from "../support/server.js";

const params = formRequest({ name: { type: "string", title: "Name" }, city: { type: "string", title: "City" } });

/**
 * A page that is connected to a bridge, and shows its request.
 *
 * @param network what arrives of a message of the page; undefined if it is lost
 */
async function ask(
  network: (message: string) => string | undefined = (message) => message,
  props: Partial<ElicitationHostProps> = {},
) {
  const queue = createElicitationQueue();
  const bridge = createElicitationBridge();
  const sent: string[] = [];
  const received: string[] = [];
  let receive = (_message: string): void => undefined;
  /** What the page has not got yet while its stream is held back. */
  let held: string[] | undefined;
  connectBridge(
    {
      open: (receiveInPage) => {
        receive = receiveInPage;
        return bridge.connect((message) => {
          received.push(message);
          return held ? held.push(message) : receive(message);
        });
      },
      send: async (message) => {
        sent.push(message);
        const arrived = network(message);
        if (arrived === undefined) {
          throw new TypeError("Failed to fetch");
        }
        bridge.receive(arrived);
      },
    },
    queue,
  );
  render(<ElicitationHost queue={queue} activationDelay={0} waitForTyping={0} followUpDelay={300} {...props} />);
  let result: Promise<ElicitResult> = Promise.reject(new Error("Not asked."));
  result.catch(() => undefined);
  act(() => {
    result = bridge.elicit(params, { server });
  });
  await readyDialog();
  const holdStream = (): void => {
    held = [];
  };
  const restoreStream = (): void => {
    for (const message of held ?? []) {
      act(() => receive(message));
    }
    held = undefined;
  };
  return { result, sent, received, holdStream, restoreStream, receive: (message: string) => receive(message) };
}

test("an answer is said to be sent once the server has acknowledged it, and not before", async () => {
  const { result, holdStream, restoreStream } = await ask();
  await person.type("Name", "Ada");
  holdStream();

  await person.press("accept");
  expect(await result).toEqual({ action: "accept", content: { name: "Ada" } });
  expect(await screen.findByText(/^Sending/)).toBeVisible();
  expect(screen.queryByText(/^Sent/)).not.toBeInTheDocument();

  restoreStream();
  expect(await screen.findByText(/^Sent/)).toBeVisible();
});

test("an answer after which the server has forgotten the request is said to be sent perhaps", async () => {
  const { receive } = await ask(() => "");
  await person.type("Name", "Ada");
  await person.press("accept");

  act(() => receive(JSON.stringify({ type: "hello", open: [], maxLength: 1_000_000 })));

  expect(await screen.findByRole("dialog", { name: "Weather stopped waiting" })).toHaveTextContent(
    "It isn’t certain that Weather got your answers.",
  );
});

test("who leaves while an answer is on its way sends nothing after that but the refusal", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let isOnline = false;
  const { result } = await ask((message) => (isOnline ? message : undefined));
  await person.type("Name", "Ada");
  await person.press("accept");

  await person.press("decline");
  await person.pressButton("Decline anyway");
  isOnline = true;
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  vi.useRealTimers();

  expect(await result).toEqual({ action: "decline" });
});

test("an answer that cannot be delivered is not said to be sent, and can be sent again", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let isOnline = false;
  const { result } = await ask((message) => (isOnline ? message : undefined));
  await person.type("Name", "Ada");
  await person.press("accept");
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  expect(await screen.findByText(/^Couldn’t reach/)).toBeVisible();
  vi.useRealTimers();

  isOnline = true;
  await person.press("accept");

  expect(await result).toEqual({ action: "accept", content: { name: "Ada" } });
});

test("a stream that is dead in one direction is replaced, and what became of the answer is said", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { result, holdStream, restoreStream } = await ask();
  await person.type("Name", "Ada");
  holdStream();
  await person.press("accept");
  expect(await result).toEqual({ action: "accept", content: { name: "Ada" } });

  await act(() => vi.advanceTimersByTimeAsync(14_000));
  restoreStream();
  await act(() => vi.advanceTimersByTimeAsync(6_000));
  vi.useRealTimers();

  await waitFor(() => expect(screen.queryByText(/^Sending/)).not.toBeInTheDocument());
});

test("the host's own delivery comes first, and its refusal keeps the answer in the page", async () => {
  const { sent } = await ask(undefined, { onAccept: () => ({ form: "The card was declined." }) });
  await person.type("Name", "Ada");

  await person.press("accept");

  expect(await screen.findByText("The card was declined.")).toBeVisible();
  expect(sent).toEqual([]);
});

test("an answer that is too long for the connection says so at the field, with how much fits", async () => {
  const { sent } = await ask();
  await person.type("Name", "Ada");
  fireEvent.input(await control("City"), { target: { value: "x".repeat(1_000_100) } });

  await person.press("accept");

  await waitFor(async () => expect(await control("City")).toHaveAccessibleDescription(/999,\d{3} characters/));
  expect(sent).toEqual([]);
});

test("an answer that the bridge refuses was not sent, and the log says why", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { result } = await ask((message) => message.replace('"Ada"', "7"));
  await person.type("Name", "Ada");

  await person.press("accept");

  expect(await result).toEqual({ action: "cancel" });
  const ended = await screen.findByRole("dialog", { name: "This app closed Weather’s request" });
  expect(ended).toHaveTextContent("Nothing was sent to Weather. You had entered:NameAda");
  expect(logged).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('"name" is refused (type).'));
});

test("an answer that the bridge refuses after the host has delivered it is said to be sent perhaps", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  await ask((message) => message.replace('"Ada"', "7"), { onAccept: () => undefined });
  await person.type("Name", "Ada");

  await person.press("accept");

  expect(await screen.findByRole("dialog", { name: "Weather stopped waiting" })).toHaveTextContent(
    "It isn’t certain that Weather got your answers.",
  );
});

test("a request that a stream repeats after its end is not shown again", async () => {
  const { result, receive, received } = await ask();
  await person.press("decline");
  expect(await result).toEqual({ action: "decline" });
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());

  for (const message of received) {
    act(() => receive(message));
  }

  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});
