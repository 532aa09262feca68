import { act, render, screen, waitFor } from "@testing-library/react";
import { StrictMode } from "react";
import { describe, expect, test } from "vitest";
import type { ElicitResult } from "../../src/core/elicit-result.js";
import { createElicitationQueue, type ElicitationQueue } from "../../src/queue/create-elicitation-queue.js";
import { ElicitationHost } from "../../src/queue/elicitation-host.js";
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
  function renderHost() {
    watchIds();
    const queue = createElicitationQueue();
    const { unmount } = render(<ElicitationHost queue={queue} activationDelay={0} />, options);
    return { ask: asker(queue), unmount };
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

  test("a host that is taken away leaves nobody waiting for what was shown", async () => {
    const { ask, unmount } = renderHost();
    const result = ask("Name");
    await control("Name");

    unmount();

    expect(await result).toEqual({ action: "cancel" });
  });
});
