import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createElicitationQueue } from "../../src/index.js";
import { connectBridge, createElicitationBridge } from "../../src/mcp/index.js";
import { questions } from "./questions.js";
import { server } from "../support/server.js";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const accepted = { action: "accept", content: { name: "Ada" } } as const;

/** Long enough for every reconnection and repetition. */
const settle = () => vi.advanceTimersByTimeAsync(60_000);

test("a page that is closed cancels nothing that other pages show", async () => {
  const bridge = createElicitationBridge();
  const sent = vi.fn(bridge.receive);
  const transport = { open: bridge.connect, send: sent };
  const queue = createElicitationQueue();
  queue.subscribe(() => undefined);
  connectBridge(transport, queue);
  const result = bridge.elicit(questions.form, { server });
  await settle();

  // As an `ElicitationHost` does, whether it was mounted before the connection or after it.
  window.addEventListener("pagehide", () => queue.cancelAll(), { once: true });
  window.dispatchEvent(new PageTransitionEvent("pagehide", { persisted: false }));
  await settle();

  expect(queue.getSnapshot().pending).toEqual([]);
  expect(sent).not.toHaveBeenCalled();

  const other = createElicitationQueue();
  other.subscribe(() => undefined);
  connectBridge(transport, other);
  await settle();
  other.getSnapshot().current?.settle(accepted);
  await settle();
  expect(await result).toEqual(accepted);
});
