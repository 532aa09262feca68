// @vitest-environment node
import { afterEach, describe, expect, test, vi } from "vitest";
import {
  createElicitationQueue,
  type ElicitationQueue,
  type ElicitResult,
  type PendingElicitation,
} from "../../src/index.js";
import type { Transcript } from "../../src/queue/queue.js";

const server = { name: "Weather" };
const cancelled: ElicitResult = { action: "cancel" };
const declined: ElicitResult = { action: "decline" };
const accepted: ElicitResult = { action: "accept", content: {} };

afterEach(() => {
  vi.useRealTimers();
});

const empty = {
  current: undefined,
  pending: [],
  held: [],
  position: 0,
  total: 0,
  muted: [],
  unseen: [],
  history: [],
};

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

test("what waits is listed: whatever has no answer, what is shown included", () => {
  const queue = createElicitationQueue();
  queueAll(queue, "ab");
  const waiting = (): string =>
    queue
      .getSnapshot()
      .pending.map(({ params }) => params)
      .join();
  const seen = [waiting()];
  const before = queue.getSnapshot();
  expect(queue.getSnapshot()).toBe(before);

  queue.getSnapshot().current?.settle(cancelled, "until-left");
  seen.push(waiting());
  queueAll(queue, "c");
  seen.push(waiting());

  expect(seen).toEqual(["a,b", "b", "b,c"]);
  expect(shown(queue)).toBe("a, 1 of 3");
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

describe("a server that asks too much", () => {
  test("is cancelled at once over ten requests a minute, and the host hears of it", async () => {
    vi.useFakeTimers({ now: 0 });
    const onRefused = vi.fn();
    const queue = createElicitationQueue({ onRefused });
    queue.attachHost();
    queueAll(queue, "abcdefghij");

    expect(await queue.elicit("k", { server })).toEqual(cancelled);
    expect(onRefused).toHaveBeenCalledExactlyOnceWith({ params: "k", server, reason: "rate" });

    vi.advanceTimersByTime(60_000);
    void queue.elicit("l", { server });
    expect(queue.getSnapshot().total).toBe(11);
  });

  test("is not one that asks on, form after form, while the person accepts", async () => {
    const onRefused = vi.fn();
    const queue = createElicitationQueue({ requestsPerMinute: 2, onRefused });

    for (const params of "abcd") {
      void queue.elicit(params, { server });
      queue.getSnapshot().current?.settle({ action: "accept", content: {} });
    }
    expect(onRefused).not.toHaveBeenCalled();

    queueAll(queue, "ef");
    expect(await queue.elicit("g", { server })).toEqual(cancelled);
  });

  test("is taken out of the count by its first answer only", async () => {
    const queue = createElicitationQueue({ requestsPerMinute: 2 });
    queueAll(queue, "ab");
    const [first, second] = queue.getSnapshot().pending;

    first?.settle(accepted);
    first?.settle(accepted);
    second?.settle(declined);
    second?.settle(accepted);
    queueAll(queue, "c");

    expect(await queue.elicit("d", { server })).toEqual(cancelled);
  });

  test("counts once for all that have to be answered together", async () => {
    const queue = createElicitationQueue({ requestsPerMinute: 1 });
    const batch = ["a", "b", "c"];

    for (const params of batch) void queue.elicit(params, { server, batch });
    expect(queue.getSnapshot().total).toBe(3);

    for (const request of queue.getSnapshot().pending) request.settle(accepted);
    queueAll(queue, "d");
    expect(queue.getSnapshot().total).toBe(1);
    expect(await queue.elicit("e", { server })).toEqual(cancelled);
  });

  test("is cancelled with all that would have to be answered with it", async () => {
    const queue = createElicitationQueue({ maxPendingPerServer: 2 });
    const batch = ["a", "b", "c"];

    const results = batch.map((params) => queue.elicit(params, { server, batch }));

    expect(await Promise.all(results)).toEqual([cancelled, cancelled, cancelled]);
  });

  test.each([
    ["used again", ["a"], (batch: unknown[]) => batch],
    ["grown since", ["a"], (batch: unknown[]) => (batch.push("b"), batch)],
    ["empty", [], (batch: unknown[]) => batch],
    ["of others", ["x"], (batch: unknown[]) => batch],
  ])("counts what comes with an array that is no batch of it: %s", async (_, batch: unknown[], change) => {
    const queue = createElicitationQueue({ requestsPerMinute: 1 });
    void queue.elicit("a", { server, batch });

    expect(await queue.elicit(batch.includes("a") ? "a" : "b", { server, batch: change(batch) })).toEqual(cancelled);
  });

  test("no longer counts once it is accepted, also with an array that is no batch of it", () => {
    const queue = createElicitationQueue({ requestsPerMinute: 1 });
    void queue.elicit("a", { server, batch: ["x"] });

    queue.getSnapshot().current?.settle(accepted);
    queueAll(queue, "b");

    expect(queue.getSnapshot().total).toBe(1);
  });

  test("takes nothing from another server", () => {
    const queue = createElicitationQueue({ requestsPerMinute: 1 });
    queueAll(queue, "a");

    void queue.elicit("b", { server: { name: "Tickets" } });
    void queue.elicit("c", { server: { name: "Weather", origin: "https://other.example" } });

    expect(queue.getSnapshot().total).toBe(3);
  });

  test.each([0, 1, 3])("is cancelled at once while %i wait and no more may", async (maxPending) => {
    const onRefused = vi.fn();
    const queue = createElicitationQueue({ maxPending, onRefused });
    queueAll(queue, "abc".slice(0, maxPending));

    expect(await queue.elicit("z", { server })).toEqual(cancelled);
    expect(onRefused).toHaveBeenCalledWith({ params: "z", server, reason: "ceiling" });
  });

  test("cannot keep the others out, however much of its own waits", async () => {
    const queue = createElicitationQueue({ maxPendingPerServer: 2 });
    const [first] = queueAll(queue, "ab");
    expect(await queue.elicit("c", { server })).toEqual(cancelled);

    void queue.elicit("d", { server: { name: "Tickets" } });
    expect(queue.getSnapshot().total).toBe(3);

    queue.getSnapshot().current?.settle({ action: "decline" });
    await first?.result;
    void queue.elicit("e", { server });
    expect(queue.getSnapshot().total).toBe(4);
  });

  test("leaves room for the others among the hundred that may wait", () => {
    const queue = createElicitationQueue({ requestsPerMinute: Infinity });
    queueAll(queue, "x".repeat(200));

    void queue.elicit("other", { server: { name: "Tickets" } });

    expect(queue.getSnapshot().total).toBe(26);
  });

  test("can be muted: what waits and what comes is cancelled, until it is unmuted", async () => {
    const onRefused = vi.fn();
    const queue = createElicitationQueue({ onRefused });
    const requests = queueAll(queue, "ab");
    void queue.elicit("other", { server: { name: "Tickets" } });

    queue.mute(server);

    expect(await Promise.all(requests.map(({ result }) => result))).toEqual([cancelled, cancelled]);
    expect(queue.getSnapshot().current?.params).toBe("other");
    expect(await queue.elicit("c", { server })).toEqual(cancelled);
    expect(onRefused.mock.calls).toEqual(["a", "b", "c"].map((params) => [{ params, server, reason: "muted" }]));
    expect(queue.getSnapshot().muted).toEqual([server]);

    queue.unmute(server);
    void queue.elicit("d", { server });
    expect(queue.getSnapshot().total).toBe(3);
    expect(queue.getSnapshot().muted).toEqual([]);
  });

  test("is muted while one of its requests is shown: only those behind it count as unseen", async () => {
    const queue = createElicitationQueue();
    queue.attachHost();
    const requests = queueAll(queue, "abc");
    await Promise.resolve();

    queue.mute(server);

    expect(await Promise.all(requests.map(({ result }) => result))).toEqual([cancelled, cancelled, cancelled]);
    expect(queue.getSnapshot().unseen.map(({ params }) => params)).toEqual(["b", "c"]);
  });

  test("is muted by the press that declines the shown request: the one behind it counts as unseen, too", async () => {
    const queue = createElicitationQueue();
    queue.attachHost();
    queueAll(queue, "abc");
    await Promise.resolve();

    settle(queue, declined);
    queue.mute(server);

    expect(queue.getSnapshot().unseen.map(({ params }) => params)).toEqual(["b", "c"]);
  });

  test("is known to ask again from its second request on", () => {
    const queue = createElicitationQueue();
    queueAll(queue, "ab");

    expect(queue.getSnapshot().current?.isRepeated).toBe(false);
    settle(queue, declined);
    expect(queue.getSnapshot().current?.isRepeated).toBe(true);
  });
});

describe("a connection that ends", () => {
  test("cancels all that its server asks, wherever it stands, and nothing else", async () => {
    const queue = createElicitationQueue();
    const other = { name: "Tickets" };
    const [first] = queueAll(queue, "a");
    void queue.elicit("other", { server: other });
    const [third] = queueAll(queue, "c");

    queue.cancelServer(server);

    expect(await Promise.all([first?.result, third?.result])).toEqual([cancelled, cancelled]);
    expect(queue.getSnapshot()).toMatchObject({ current: { params: "other" } });
  });

  test("shows none of them in passing", () => {
    const queue = createElicitationQueue();
    const seen: string[] = [];
    queueAll(queue, "abc");
    queue.subscribe(() => seen.push(shown(queue)));

    queue.cancelServer(server);

    expect(seen.filter((line) => !line.startsWith("a,"))).toEqual(["nothing"]);
  });

  test("of every server cancels everything", async () => {
    const queue = createElicitationQueue();
    const requests = queueAll(queue, "abc");

    queue.cancelAll();

    expect(await Promise.all(requests.map(({ result }) => result))).toEqual([cancelled, cancelled, cancelled]);
    expect(queue.getSnapshot()).toEqual(empty);
  });
});

describe("a request that is answered and stays", () => {
  test("is shown until it leaves, and has its answer already", async () => {
    const queue = createElicitationQueue();
    const [first] = queueAll(queue, "a");

    queue.getSnapshot().current?.settle(accepted, "until-next");
    expect(await first?.result).toBe(accepted);
    expect(shown(queue)).toBe("a, 1 of 1");

    queue.getSnapshot().current?.leave();
    expect(shown(queue)).toBe("nothing");
  });

  test.each([
    { hold: "until-next" as const, after: "b, 2 of 2" },
    { hold: "until-left" as const, after: "a, 1 of 2" },
  ])("$hold, with others waiting already, is followed by $after", ({ hold, after }) => {
    const queue = createElicitationQueue();
    queueAll(queue, "ab");

    queue.getSnapshot().current?.settle(accepted, hold);

    expect(shown(queue)).toBe(after);
  });

  test.each([
    { hold: "until-next" as const, next: server, after: "b, 1 of 1" },
    { hold: "until-next" as const, next: { name: "Tickets" }, after: "b, 1 of 1" },
    { hold: "until-left" as const, next: server, after: "a, 1 of 1" },
  ])("$hold, with a request of $next.name coming, is followed by $after", ({ hold, next, after }) => {
    const queue = createElicitationQueue();
    queueAll(queue, "a");
    queue.getSnapshot().current?.settle(accepted, hold);

    void queue.elicit("b", { server: next });

    expect(shown(queue)).toBe(after);
  });

  test("is not counted with those that come after it", () => {
    const queue = createElicitationQueue();
    queueAll(queue, "a");
    queue.getSnapshot().current?.settle(accepted, "until-left");
    queueAll(queue, "bc");

    queue.getSnapshot().current?.leave();

    expect(shown(queue)).toBe("b, 1 of 2");
  });

  test.each([
    { hold: "until-next" as const, after: "nothing" },
    { hold: "until-left" as const, after: "a, 1 of 1" },
  ])("$hold, shows $after when its server is gone", ({ hold, after }) => {
    const queue = createElicitationQueue();
    const [first] = queueAll(queue, "a");
    queue.getSnapshot().current?.settle(accepted, hold);

    first?.abort();
    queue.cancelServer(server);

    expect(shown(queue)).toBe(after);
  });
});

describe("requests that are shown elsewhere, such as in cards", () => {
  const transcriptWith = (isThere: (request: PendingElicitation) => boolean): Transcript => ({
    standingOf: (request) => (isThere(request) ? "standing" : undefined),
    elementOf: () => undefined,
    setDock: () => undefined,
    preload: () => undefined,
  });

  /** A queue whose requests with one of these letters are shown elsewhere. */
  function divertedQueue(letters: string) {
    const queue = createElicitationQueue();
    const away = new Set(letters);
    const update = queue.attachTranscript(transcriptWith(({ params }) => away.has(String(params))));
    return {
      queue,
      pending: () => queue.getSnapshot().pending.map(({ params }) => params),
      takeBack: (letter: string) => {
        away.delete(letter);
        update();
      },
    };
  }

  test("wait and are counted with the others, and the host shows the first of the rest", () => {
    const { queue, pending } = divertedQueue("ac");
    queueAll(queue, "abcd");

    expect(shown(queue)).toBe("b, 1 of 4");
    expect(pending()).toEqual(["a", "b", "c", "d"]);
    settle(queue, declined);
    expect(shown(queue)).toBe("d, 2 of 4");
  });

  test("leave what the host shows alone when they come back to it", () => {
    const { queue, takeBack } = divertedQueue("a");
    queueAll(queue, "ab");

    takeBack("a");
    expect(shown(queue)).toBe("b, 1 of 2");

    settle(queue, declined);
    expect(shown(queue)).toBe("a, 2 of 2");
  });

  test("are answered, held and left each by itself", async () => {
    const { queue, pending } = divertedQueue("ab");
    const requests = queueAll(queue, "abc");
    const [first, second] = queue.getSnapshot().pending;

    first?.settle(accepted, "until-next");
    second?.settle(declined);

    expect(await Promise.all(requests.slice(0, 2).map(({ result }) => result))).toEqual([accepted, declined]);
    expect(pending()).toEqual(["c"]);
    expect(first?.signal.aborted).toBe(false);
    expect(second?.signal.aborted).toBe(true);
  });

  test("do not take the place of an answered request that the host still shows", () => {
    const { queue } = divertedQueue("b");
    queueAll(queue, "a");
    queue.getSnapshot().current?.settle(accepted, "until-next");

    queueAll(queue, "b");

    expect(shown(queue)).toBe("a, 1 of 1");
  });

  test("are completed each by itself", () => {
    const queue = createElicitationQueue();
    queue.attachTranscript(transcriptWith(() => true));
    for (const elicitationId of ["e-1", "e-2"]) {
      void queue.elicit({ mode: "url", url: "https://login.example.com/", elicitationId }, { server });
    }

    queue.complete("e-2", server);

    expect(queue.getSnapshot().pending.map(({ isCompleted }) => isCompleted)).toEqual([false, true]);
  });
});

describe("a server that says that a page is done with", () => {
  const page = { mode: "url", url: "https://login.example.com/", elicitationId: "e-1" };
  const other = { name: "Tickets" };

  test.each([
    { what: "of the request that is shown", id: "e-1", of: server, is: true },
    { what: "of another one", id: "e-2", of: server, is: false },
    { what: "of another server's", id: "e-1", of: other, is: false },
  ])("is heard if the page is $what: $is", ({ id, of, is }) => {
    const queue = createElicitationQueue();
    void queue.elicit(page, { server });

    queue.complete(id, of);

    expect(queue.getSnapshot().current?.isCompleted).toBe(is);
  });

  test("is heard while the request still waits", () => {
    const queue = createElicitationQueue();
    queueAll(queue, "a");
    void queue.elicit(page, { server });

    queue.complete("e-1", server);
    settle(queue, declined);

    expect(queue.getSnapshot().current?.isCompleted).toBe(true);
  });
});

describe("in the console", () => {
  test.each([
    { what: "a request that nothing shows", act: queueOne, line: /Render an <ElicitationHost>/ },
    { what: "a second host", act: attachTwice, line: /more than one <ElicitationHost>/ },
  ])("the developer reads of $what", ({ act, line }) => {
    vi.useFakeTimers();
    const onError = vi.spyOn(console, "error").mockImplementation(() => undefined);

    act(createElicitationQueue());
    vi.runAllTimers();

    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(line));
  });

  test("nothing is written while a host is there, or when it comes soon", () => {
    vi.useFakeTimers();
    const onError = vi.spyOn(console, "error");
    const queue = createElicitationQueue();

    queueAll(queue, "a");
    queue.attachHost();
    vi.runAllTimers();

    expect(onError).not.toHaveBeenCalled();
  });

  function queueOne(queue: ElicitationQueue): void {
    queueAll(queue, "a");
  }
  function attachTwice(queue: ElicitationQueue): void {
    queue.attachHost();
    queue.attachHost();
  }
});

describe("a host's function that throws", () => {
  test("keeps nobody else from hearing, and no request from its answer", async () => {
    const onError = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const fail = (): never => {
      throw new Error("The host is broken.");
    };
    const queue = createElicitationQueue({ maxPending: 5, onRefused: fail });
    const heard = vi.fn();
    queue.subscribe(fail);
    queue.subscribe(heard);
    const requests = queueAll(queue, "abcde");

    expect(await queue.elicit("f", { server })).toEqual(cancelled);
    queue.cancelAll();

    expect(await Promise.all(requests.map(({ result }) => result))).toEqual(requests.map(() => cancelled));
    expect(heard).toHaveBeenCalled();
    expect(onError).toHaveBeenCalled();
  });
});

test("whoever asks can tell a request that was cancelled unseen", async () => {
  const onRefused = vi.fn();
  const queue = createElicitationQueue({ requestsPerMinute: 0 });

  expect(await queue.elicit("a", { server, onRefused })).toEqual(cancelled);
  expect(onRefused).toHaveBeenCalledExactlyOnceWith("rate");
});

describe("when the last host goes", () => {
  test("a request that has its answer is not asked again by the next one", async () => {
    const queue = createElicitationQueue();
    const detach = queue.attachHost();
    queueAll(queue, "ab");
    queue.getSnapshot().current?.settle(accepted, "until-left");

    detach();
    await Promise.resolve();

    expect(queue.getSnapshot().current?.params).toBe("b");
  });

  test.each([
    { whenUnmounted: "keep" as const, after: "a, 1 of 1" },
    { whenUnmounted: "cancel" as const, after: "nothing" },
  ])("requests are handled as $whenUnmounted says", async ({ whenUnmounted, after }) => {
    const queue = createElicitationQueue({ whenUnmounted });
    const detach = queue.attachHost();
    queueAll(queue, "a");

    detach();
    await Promise.resolve();

    expect(shown(queue)).toBe(after);
  });

  test("and comes back at once, as in StrictMode, nothing is cancelled", async () => {
    const queue = createElicitationQueue({ whenUnmounted: "cancel" });
    queueAll(queue, "a");

    queue.attachHost()();
    queue.attachHost();
    await Promise.resolve();

    expect(shown(queue)).toBe("a, 1 of 1");
  });
});
