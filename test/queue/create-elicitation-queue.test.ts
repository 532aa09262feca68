// @vitest-environment node
import { expect, test, vi } from "vitest";
import type { ElicitResult } from "../../src/core/elicit-result.js";
import { createElicitationQueue, type ElicitationQueue } from "../../src/queue/create-elicitation-queue.js";

const server = { name: "Weather" };
const cancelled: ElicitResult = { action: "cancel" };
const declined: ElicitResult = { action: "decline" };
const accepted: ElicitResult = { action: "accept", content: {} };

const empty = { current: undefined, position: 0, total: 0 };

/** What is shown, as a person would tell it: "b, 2 of 3". */
function shown(queue: ElicitationQueue): string {
  const { current, position, total } = queue.getSnapshot();
  return current ? `${String(current.params)}, ${position} of ${total}` : "nothing";
}

/** Queues a request for each letter; each can be taken back. */
function queueAll(queue: ElicitationQueue, letters: string) {
  return Array.from(letters, (params) => {
    const controller = new AbortController();
    const result = queue.elicit(params, { server, signal: controller.signal });
    return { result, abort: () => controller.abort() };
  });
}

const settle = (queue: ElicitationQueue, result: ElicitResult): void => queue.getSnapshot().current?.settle(result);

test("a request is shown as it came, with who asks", async () => {
  const queue = createElicitationQueue();
  const params = { message: "Who are you?" };

  const result = queue.elicit(params, { server });
  expect(queue.getSnapshot()).toMatchObject({ current: { params, server }, position: 1, total: 1 });
  settle(queue, accepted);

  expect(await result).toBe(accepted);
  expect(queue.getSnapshot()).toEqual(empty);
});

test("requests are shown one at a time in the order they came, and counted while they wait together", async () => {
  const queue = createElicitationQueue();
  const requests = queueAll(queue, "abc");

  const seen = [shown(queue)];
  for (const result of [accepted, declined, cancelled]) {
    settle(queue, result);
    seen.push(shown(queue));
  }

  expect(seen).toEqual(["a, 1 of 3", "b, 2 of 3", "c, 3 of 3", "nothing"]);
  expect(await Promise.all(requests.map(({ result }) => result))).toEqual([accepted, declined, cancelled]);
});

test("a request that joins is counted with the others; one that comes later begins anew", () => {
  const queue = createElicitationQueue();
  queueAll(queue, "ab");
  settle(queue, declined);

  queueAll(queue, "c");
  expect(shown(queue)).toBe("b, 2 of 3");

  settle(queue, declined);
  settle(queue, declined);
  queueAll(queue, "d");
  expect(shown(queue)).toBe("d, 1 of 1");
});

test.each([
  { taken: [0], next: "b" },
  { taken: [1], next: "a" },
  { taken: [2], next: "a" },
  { taken: [0, 1], next: "c" },
  { taken: [2, 1], next: "a" },
])("requests $taken of three that are taken back are cancelled, and the rest goes on", async ({ taken, next }) => {
  const queue = createElicitationQueue();
  const requests = queueAll(queue, "abc");

  for (const index of taken) requests[index]?.abort();

  expect(queue.getSnapshot().current?.params).toBe(next);
  for (const index of taken) expect(await requests[index]?.result).toEqual(cancelled);
});

test("a request that is taken back while it waits leaves the place of the one that is shown alone", () => {
  const queue = createElicitationQueue();
  const [, , third] = queueAll(queue, "abc");

  third?.abort();

  expect(shown(queue)).toBe("a, 1 of 2");
});

test("a request that was taken back before it came is cancelled and never shown", async () => {
  const queue = createElicitationQueue();
  const listener = vi.fn();
  queue.subscribe(listener);

  expect(await queue.elicit("a", { server, signal: AbortSignal.abort() })).toEqual(cancelled);
  expect(queue.getSnapshot()).toEqual(empty);
  expect(listener).not.toHaveBeenCalled();
});

test("only the first answer to a request counts, and none to a request after it", async () => {
  const queue = createElicitationQueue();
  const [first, second] = queueAll(queue, "ab");
  const { current } = queue.getSnapshot();

  current?.settle(accepted);
  current?.settle(declined);
  first?.abort();

  expect(await first?.result).toBe(accepted);
  expect(shown(queue)).toBe("b, 2 of 2");
  settle(queue, declined);
  expect(await second?.result).toBe(declined);
});

test("equal requests have ids of their own", () => {
  const queue = createElicitationQueue();
  queueAll(queue, "aa");
  const first = queue.getSnapshot().current;

  settle(queue, declined);

  expect(queue.getSnapshot().current?.id).not.toBe(first?.id);
});

test("the snapshot is the same object until something changes", () => {
  const queue = createElicitationQueue();
  const before = queue.getSnapshot();
  expect(queue.getSnapshot()).toBe(before);

  queueAll(queue, "a");
  const shownNow = queue.getSnapshot();
  expect(shownNow).not.toBe(before);
  expect(queue.getSnapshot()).toBe(shownNow);
});

test("listeners hear of every change, until they stop listening", () => {
  const queue = createElicitationQueue();
  const seen: string[] = [];
  const stop = queue.subscribe(() => seen.push(shown(queue)));

  const [, second] = queueAll(queue, "ab");
  settle(queue, declined);
  second?.abort();
  stop();
  queueAll(queue, "c");

  expect(seen).toEqual(["a, 1 of 1", "a, 1 of 2", "b, 2 of 2", "nothing"]);
});
