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

test("on a server nothing waits, whoever else's requests a shared queue may hold", () => {
  const queue = createElicitationQueue();
  void queue.elicit("a", { server });

  expect(renderToString(<Badge queue={queue} />)).toContain("Nothing");
  queue.cancelAll();
});
