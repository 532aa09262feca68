import { act, render, renderHook, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { createElicitationQueue, type ElicitationQueue, useElicitations } from "../../src/index.js";
import { server } from "../support/server.js";

function Badge({ queue }: { readonly queue: ElicitationQueue }) {
  const { pending } = useElicitations(queue);
  return <p>{pending.map(({ server: { name }, params }) => `${name}: ${String(params)}`).join(", ") || "Nothing"}</p>;
}

test("a badge follows what waits", () => {
  const queue = createElicitationQueue();
  render(<Badge queue={queue} />);
  expect(screen.getByText("Nothing")).toBeVisible();

  act(() => {
    void queue.elicit("a", { server });
    void queue.elicit("b", { server: { name: "Tickets" } });
  });
  expect(screen.getByText("Weather: a, Tickets: b")).toBeVisible();

  act(() => queue.getSnapshot().current?.settle({ action: "decline" }));
  expect(screen.getByText("Tickets: b")).toBeVisible();
});

test("a settings page follows which servers are muted", () => {
  const queue = createElicitationQueue();
  const { result } = renderHook(() => useElicitations(queue).muted);

  act(() => queue.mute(server));
  expect(result.current).toEqual([server]);

  act(() => queue.unmute(server));
  expect(result.current).toEqual([]);
});

test("a settings page lists what nobody saw, the newest last, until its server is unmuted", () => {
  const queue = createElicitationQueue({ requestsPerMinute: 1 });
  const { result } = renderHook(() => useElicitations(queue).unseen);
  const tickets = { name: "Tickets" };

  act(() => {
    void queue.elicit("a", { server });
    void queue.elicit("b", { server });
    queue.mute(tickets);
    void queue.elicit("c", { server: tickets });
  });
  expect(result.current).toEqual([
    { params: "b", server, reason: "rate" },
    { params: "c", server: tickets, reason: "muted" },
  ]);

  act(() => queue.unmute(tickets));
  expect(result.current).toEqual([{ params: "b", server, reason: "rate" }]);
});

test("of what nobody saw the last 20 are kept, and nothing of what is too large", () => {
  const queue = createElicitationQueue({ maxBytes: 10 });
  const { result } = renderHook(() => useElicitations(queue).unseen);

  act(() => {
    queue.mute(server);
    for (let index = 1; index <= 20; index += 1) {
      void queue.elicit(index, { server });
    }
    void queue.elicit("x".repeat(10), { server });
  });

  expect(result.current.map(({ params }) => params)).toEqual([
    ...Array.from({ length: 19 }, (_, index) => index + 2),
    undefined,
  ]);
});

test("on a server nothing waits, whoever else's requests a shared queue may hold", () => {
  const queue = createElicitationQueue();
  void queue.elicit("a", { server });

  expect(renderToString(<Badge queue={queue} />)).toContain("Nothing");
  queue.cancelAll();
});
