import { act, render, screen, waitFor } from "@testing-library/react";
import { expect, onTestFinished, test } from "vitest";
import { createElicitationQueue, ElicitationHost, type ElicitResult } from "../../src/index.js";
import { formRequest } from "../support/form-request.js";
import { person } from "../support/jsdom-person.js";
import { control } from "../support/person.js";
import { server } from "../support/server.js";

/** Asks through a queue that is shown; the request comes with the end of its call. */
function shownQueue() {
  const queue = createElicitationQueue();
  render(<ElicitationHost queue={queue} activationDelay={0} waitForTyping={0} />);
  return (title: string) => {
    const call = new AbortController();
    const params = formRequest({ answer: { type: "string", title } });
    const result = new Promise<ElicitResult>((resolve) => {
      act(() => void queue.elicit(params, { server, signal: call.signal }).then(resolve));
    });
    return {
      result,
      endCall: () => act(() => call.abort("ended")),
      withdraw: () => act(() => queue.cancelServer(server)),
    };
  };
}

test("the shown request of a call that has ended resolves as cancel and stays; the next one follows when it is closed", async () => {
  const ask = shownQueue();
  const first = ask("First");
  const second = ask("Second");
  await person.type("First", "half an ans");

  first.endCall();

  expect(await first.result).toEqual({ action: "cancel" });
  expect(screen.getByRole("dialog", { name: "Weather stopped waiting" })).toHaveTextContent("half an ans");
  await person.pressButton("Close");
  await person.type("Second", "b");
  await person.press("accept");
  expect(await second.result).toEqual({ action: "accept", content: { answer: "b" } });
});

test("one that waits behind another leaves without a word", async () => {
  const ask = shownQueue();
  const first = ask("First");
  const second = ask("Second");
  await screen.findByText("1 of 2");

  second.endCall();

  expect(await second.result).toEqual({ action: "cancel" });
  await person.press("decline");
  expect(await first.result).toEqual({ action: "decline" });
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
});

test("without a host it leaves, and one whose call is over already is not queued", async () => {
  const queue = createElicitationQueue();
  const call = new AbortController();
  const result = queue.elicit(formRequest({}), { server, signal: call.signal });

  call.abort("ended");

  expect(await result).toEqual({ action: "cancel" });
  expect(await queue.elicit(formRequest({}), { server, signal: call.signal })).toEqual({ action: "cancel" });
  expect(queue.getSnapshot().total).toBe(0);
});

test("the signal may come from another frame", async () => {
  const frame = document.body.appendChild(document.createElement("iframe"));
  onTestFinished(() => frame.remove());
  const OtherController = (frame.contentWindow as unknown as typeof globalThis).AbortController;
  const controller = new OtherController();
  const queue = createElicitationQueue();
  const result = queue.elicit(formRequest({}), { server, signal: controller.signal });
  const { signal } = queue.getSnapshot().current ?? {};

  controller.abort("ended");

  expect(controller).not.toBeInstanceOf(AbortController);
  expect(await result).toEqual({ action: "cancel" });
  expect(signal).toMatchObject({ aborted: true, reason: "ended" });
});

test.each([
  { first: "the answer", acts: ["decline", "end"], action: "decline" },
  { first: "the end of the call", acts: ["end", "close"], action: "cancel" },
  { first: "the server's withdrawal", acts: ["withdraw", "end"], action: "cancel" },
  { first: "the end of the call, before the server's withdrawal", acts: ["end", "withdraw"], action: "cancel" },
])("of several ends the first counts: $first", async ({ acts, action }) => {
  const ask = shownQueue();
  const { result, endCall, withdraw } = ask("Name");
  await control("Name");

  for (const step of acts) {
    if (step === "end") endCall();
    else if (step === "withdraw") withdraw();
    else await person.press(step === "close" ? "escape" : "decline");
  }

  expect(await result).toEqual({ action });
});

test.each([
  { what: "a plain abort", reason: undefined },
  { what: "withdrawn", reason: "withdrawn" },
  { what: "a timeout", reason: new DOMException("Too late.", "TimeoutError") },
  { what: "words that the kit does not know", reason: "Ended" },
])("for any other reason the host takes the request back: $what", async ({ reason }) => {
  const queue = createElicitationQueue();
  render(<ElicitationHost queue={queue} activationDelay={0} waitForTyping={0} />);
  const controller = new AbortController();
  const params = formRequest({ answer: { type: "string", title: "Name" } });
  let result: Promise<ElicitResult> | undefined;
  act(() => void (result = queue.elicit(params, { server, signal: controller.signal })));
  await person.type("Name", "half an ans");

  act(() => controller.abort(reason));

  expect(await result).toEqual({ action: "cancel" });
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
});
