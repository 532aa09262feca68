// @vitest-environment node
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { createElicitationQueue } from "../../src/index.js";
import { elicitationHandler } from "../../src/mcp/index.js";
import { sessions } from "./connections.js";
import { nextRequest } from "./next-request.js";
import { questions } from "./questions.js";

const server = { name: "Weather" };
const minute = 60_000;
const onprogress = (): void => undefined;
const answer = { action: "accept", content: { name: "Ada" } } as const;

/** A queue that something shows, with a clock that the test turns. */
function setUp() {
  const queue = createElicitationQueue();
  queue.subscribe(() => undefined);
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  return queue;
}

describe.each(Object.entries(sessions))("%s", (_name, connect) => {
  test("a server that resets its time limit on progress waits as long as the person takes", async () => {
    const queue = setUp();
    const { ask } = await connect(queue, { server });

    const received = ask([questions.form], undefined, { timeout: minute, resetTimeoutOnProgress: true, onprogress });
    const request = await nextRequest(queue);
    await vi.advanceTimersByTimeAsync(10 * minute);
    request.settle(answer);

    expect(await received).toEqual([answer]);
  });

  test("so do the questions that wait for their turn meanwhile", async () => {
    const queue = setUp();
    const { ask } = await connect(queue, { server });

    const received = ask([questions.form, questions.confirmation], undefined, {
      timeout: minute,
      resetTimeoutOnProgress: true,
      onprogress,
    });
    await vi.waitFor(() => expect(queue.getSnapshot().total).toBe(2));
    for (const result of [answer, { action: "decline" } as const]) {
      await vi.advanceTimersByTimeAsync(10 * minute);
      (await nextRequest(queue)).settle(result);
    }

    expect(await received).toEqual([answer, { action: "decline" }]);
  });

  test("a server's short limit needs a short interval", async () => {
    const queue = setUp();
    const { ask } = await connect(queue, { server, progressInterval: 500 });

    const received = ask([questions.form], undefined, { timeout: 1000, resetTimeoutOnProgress: true, onprogress });
    const request = await nextRequest(queue);
    await vi.advanceTimersByTimeAsync(minute);
    request.settle(answer);

    expect(await received).toEqual([answer]);
  });

  test("without progress the server gives up, and its request leaves the queue", async () => {
    const queue = setUp();
    const { ask } = await connect(queue, { server, progressInterval: false });

    const received = ask([questions.form], undefined, {
      timeout: minute,
      resetTimeoutOnProgress: true,
      onprogress,
    }).catch(String);
    await nextRequest(queue);
    await vi.advanceTimersByTimeAsync(2 * minute);

    expect(await received).toMatch(/timed out/i);
    expect(queue.getSnapshot().current).toBeUndefined();
  });
});

describe("progress", () => {
  const asked = { params: { message: "Who are you?", _meta: { progressToken: "p-1" } } };
  const interval = 1000;

  beforeEach(() => {
    vi.useFakeTimers();
    return () => void vi.useRealTimers();
  });

  /** A question that is open until it is answered. */
  function ask(request: unknown, context: unknown, progressInterval: number | false = interval) {
    let resolve: (() => void) | undefined;
    const open = new Promise<typeof answer>((settle) => {
      resolve = () => settle(answer);
    });
    const result = elicitationHandler({ elicit: () => open }, { server, progressInterval })(request, context);
    return {
      result,
      answer: async () => {
        resolve?.();
        await result;
      },
    };
  }

  const progress = (value: number) => ({
    method: "notifications/progress",
    params: { progressToken: "p-1", progress: value },
  });

  test.each([
    { sdk: "v1", contextWith: (notify: unknown): unknown => ({ sendNotification: notify }) },
    { sdk: "v2", contextWith: (notify: unknown): unknown => ({ mcpReq: { notify } }) },
  ])("grows while the question is open, and ends with it: SDK $sdk", async ({ contextWith }) => {
    const notify = vi.fn();
    const question = ask(asked, contextWith(notify));

    await vi.advanceTimersByTimeAsync(3 * interval);
    await question.answer();
    await vi.advanceTimersByTimeAsync(3 * interval);

    expect(notify.mock.calls).toEqual([[progress(1)], [progress(2)], [progress(3)]]);
  });

  test.each([
    { what: "a server that does not want to know", request: { params: { message: "Who are you?" } } },
    { what: "a token that is none", request: { params: { _meta: { progressToken: { a: 1 } } } } },
    { what: "a request that is none", request: undefined },
  ])("is not sent to $what", async ({ request }) => {
    const notify = vi.fn();
    ask(request, { sendNotification: notify });

    await vi.advanceTimersByTimeAsync(3 * interval);

    expect(notify).not.toHaveBeenCalled();
  });

  test("is not sent where the host does not want it to be", async () => {
    const notify = vi.fn();
    ask(asked, { sendNotification: notify }, false);

    await vi.advanceTimersByTimeAsync(3 * interval);

    expect(notify).not.toHaveBeenCalled();
  });

  test.each([
    {
      what: "throws",
      notify: () => {
        throw new Error("There is no open request.");
      },
    },
    { what: "is rejected", notify: () => Promise.reject(new Error("The connection is gone.")) },
    { what: "never ends", notify: () => new Promise(() => undefined) },
  ])("that $what does not disturb the answer", async ({ notify }) => {
    const question = ask(asked, { mcpReq: { notify } });

    await vi.advanceTimersByTimeAsync(3 * interval);
    await question.answer();

    expect(await question.result).toEqual(answer);
  });

  test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 31])(
    "every %d ms is refused when the handler is made, because timers would fire without a pause",
    (progressInterval) => {
      expect(() => elicitationHandler({ elicit: () => Promise.resolve(answer) }, { server, progressInterval })).toThrow(
        RangeError,
      );
    },
  );
});
