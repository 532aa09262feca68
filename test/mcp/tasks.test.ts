// @vitest-environment node
import { Client, InMemoryTransport } from "@modelcontextprotocol/client";
import { Client as ClientV1 } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport as InMemoryTransportV1 } from "@modelcontextprotocol/sdk/inMemory.js";
import { CallToolResultSchema } from "@modelcontextprotocol/sdk/types.js";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { z } from "zod";
import { createElicitationQueue, type ElicitationQueue } from "../../src/index.js";
import { connectElicitation } from "../../src/mcp/index.js";
import { withElicitation } from "react-elicitation/ai-sdk";
import { collectGarbage } from "../core/support/collect-garbage.js";
import sample from "../requests/agents/mcp-task-input-required.json" with { type: "json" };
import { nextRequest } from "./next-request.js";

// The extension `io.modelcontextprotocol/tasks`: the host asks for the state of a task, and `connectElicitation` answers what that lists.

const anything = z.record(z.string(), z.unknown());
const task = sample.message.result;
const { shelf } = task.inputRequests;
const answer = { action: "accept", content: { shelf: "a" } } as const;

/** Resolves once what is under way has come to its end: until then no step waits for a timer. */
const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** A client, and a server that says of each `tasks/get` what the test wants. */
interface Connected {
  readonly callTool: (callId: string) => Promise<unknown>;
  readonly getTask: (state: object) => Promise<unknown>;
  readonly cancelTask: () => Promise<unknown>;
  readonly close: () => Promise<void>;
  /** Undoes `connectElicitation`. */
  readonly disconnect: () => void;
  /** Lets the client learn that something is wrong with its connection. */
  readonly reportError: () => void;
  /** The params of each `tasks/update` that the server gets. */
  readonly updates: readonly unknown[];
  /** Refuses the next request of a method. */
  readonly failNext: (method: string, code?: number) => void;
}

interface Message {
  readonly id?: number | string;
  readonly method?: string;
  readonly params?: unknown;
}

/** The server's side of a transport, by hand, because no SDK has the extension. */
function serve(send: (message: object) => Promise<void>) {
  const updates: unknown[] = [];
  let state: object = task;
  const failures: { readonly method: string; readonly code: number }[] = [];
  const results: Readonly<Record<string, (params: unknown) => object>> = {
    initialize: () => ({
      protocolVersion: "2025-11-25",
      capabilities: { tools: {} },
      serverInfo: { name: "library", version: "1.0.0" },
    }),
    "tools/call": () => ({ content: [], ...task, resultType: "task", status: "working", inputRequests: undefined }),
    "tasks/get": () => state,
    "tasks/update": (params) => {
      updates.push(structuredClone(params));
      return { resultType: "complete" };
    },
  };
  return {
    updates,
    failNext: (method: string, code = -32603) => void failures.push({ method, code }),
    setState: (next: object) => void (state = next),
    receive: ({ id, method = "", params }: Message) => {
      if (id === undefined) return;
      const failing = failures.findIndex((failure) => failure.method === method);
      const [failure] = failing < 0 ? [] : failures.splice(failing, 1);
      const outcome = failure
        ? { error: { code: failure.code, message: "Refused" } }
        : { result: JSON.parse(JSON.stringify(results[method]?.(params) ?? {})) as unknown };
      void send({ jsonrpc: "2.0", id, ...outcome });
    },
  };
}

const clients: Readonly<Record<string, (queue: ElicitationQueue) => Promise<Connected>>> = {
  "SDK v1": async (queue) => {
    const client = new ClientV1({ name: "host", version: "1.0.0" });
    const { callTool, disconnect } = connectElicitation(client, queue, { server: { name: "Library" } });
    const [mine, theirs] = InMemoryTransportV1.createLinkedPair();
    const server = serve((message) => theirs.send(message as never));
    // A transport of MCP has no events.
    Object.assign(theirs, { onmessage: server.receive });
    await theirs.start();
    await client.connect(mine);
    onTestFinished(() => client.close());
    return {
      ...server,
      callTool: (callId) => callTool({ name: "sort" }, CallToolResultSchema, { callId }),
      getTask: (state) => {
        server.setState(state);
        return client.request({ method: "tasks/get", params: { taskId: task.taskId } }, anything);
      },
      cancelTask: () => client.request({ method: "tasks/cancel", params: { taskId: task.taskId } }, anything),
      close: () => client.close(),
      disconnect,
      reportError: () => mine.onerror?.(new Error("The network is gone.")),
    };
  },
  "SDK v2": async (queue) => {
    const client = new Client({ name: "host", version: "1.0.0" }, { versionNegotiation: { mode: "legacy" } });
    const { callTool, disconnect } = connectElicitation(client, queue, { server: { name: "Library" } });
    const [mine, theirs] = InMemoryTransport.createLinkedPair();
    const server = serve((message) => theirs.send(message as never));
    // A transport of MCP has no events.
    Object.assign(theirs, { onmessage: server.receive });
    await theirs.start();
    await client.connect(mine);
    onTestFinished(() => client.close());
    return {
      ...server,
      callTool: (callId) => callTool({ name: "sort" }, { callId }),
      getTask: (state) => {
        server.setState(state);
        return client.request({ method: "tasks/get", params: { taskId: task.taskId } }, anything);
      },
      cancelTask: () => client.request({ method: "tasks/cancel", params: { taskId: task.taskId } }, anything),
      close: () => client.close(),
      disconnect,
      reportError: () => mine.onerror?.(new Error("The network is gone.")),
    };
  },
};

function takeTimeInHand(): void {
  // No host shows the queue, which says so after a while.
  vi.spyOn(console, "error").mockReturnValue(undefined);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
}

describe.each(Object.entries(clients))("what a task asks, with %s", (_, connect) => {
  test("is asked once, however often its state is asked for, and the answer goes back", async () => {
    const queue = createElicitationQueue();
    const { getTask, updates } = await connect(queue);

    await getTask(task);
    await getTask(task);
    const request = await nextRequest(queue);
    expect(request.params).toEqual(sample.params);
    expect(queue.getSnapshot().total).toBe(1);
    request.settle(answer);

    const [{ reply } = { reply: { params: {} } }] = sample.replies;
    await vi.waitFor(() => expect(updates).toEqual([reply.params]));
  });

  test("belongs to the call that began it", async () => {
    const queue = createElicitationQueue();
    const { callTool, getTask } = await connect(queue);

    await callTool("call-1");
    await getTask(task);

    expect(await nextRequest(queue)).toMatchObject({ callId: "call-1" });
  });

  test("neither belongs to a call of the AI SDK that happens to run, nor ends with it", async () => {
    const queue = createElicitationQueue();
    const { getTask, updates } = await connect(queue);
    let finish = (): void => undefined;
    const work = new Promise<void>((resolve) => (finish = resolve));
    const tools = withElicitation({ weather: { execute: async (_input: object, _call: object) => work } }, queue, {
      server: { name: "Library" },
    });
    const weather = tools.weather.execute({}, { toolCallId: "call-2", messages: [] });

    await getTask(task);
    expect(await nextRequest(queue)).toMatchObject({ callId: undefined });
    finish();
    await weather;
    (await nextRequest(queue)).settle(answer);

    await vi.waitFor(() => expect(updates).toMatchObject([{ inputResponses: { shelf: answer } }]));
  });

  test("goes once the task no longer lists it, and nothing is sent", async () => {
    const queue = createElicitationQueue();
    const { getTask, updates } = await connect(queue);
    await getTask(task);
    await nextRequest(queue);

    await getTask({ ...task, inputRequests: { room: shelf } });

    await vi.waitFor(() => expect(queue.getSnapshot().total).toBe(1));
    (await nextRequest(queue)).settle(answer);
    await vi.waitFor(() => expect(updates).toHaveLength(1));
    expect(updates).toEqual([{ taskId: task.taskId, inputResponses: { room: answer } }]);
  });

  test.each(["completed", "failed", "cancelled"])("goes with the task: %s", async (status) => {
    const queue = createElicitationQueue();
    const { getTask, updates } = await connect(queue);
    await getTask(task);
    await nextRequest(queue);

    await getTask({ ...task, status, inputRequests: undefined });

    await rest();
    expect(queue.getSnapshot().total).toBe(0);
    expect(updates).toEqual([]);
  });

  test("goes when the host cancels the task, and does not come back with a later state", async () => {
    const queue = createElicitationQueue();
    const { getTask, cancelTask, updates } = await connect(queue);
    await getTask(task);
    await nextRequest(queue);

    await cancelTask();
    await getTask(task);

    await rest();
    expect(queue.getSnapshot().total).toBe(0);
    expect(updates).toEqual([]);
  });

  test.each([
    { ...task, status: "working", inputRequests: undefined },
    { ...task, status: "paused" },
    { ...task, inputRequests: null },
    { ...task, inputRequests: {} },
  ])(
    "comes back if it is listed again, because nobody has answered it: after $status, $inputRequests",
    async (other) => {
      const queue = createElicitationQueue();
      const { getTask, updates } = await connect(queue);
      await getTask(task);
      await nextRequest(queue);
      await getTask(other);
      await vi.waitFor(() => expect(queue.getSnapshot().total).toBe(0));

      await getTask(task);

      (await nextRequest(queue)).settle(answer);
      await vi.waitFor(() => expect(updates).toHaveLength(1));
    },
  );

  test("does not come back if it is listed again after the answer, which is sent if it got lost", async () => {
    vi.spyOn(console, "error").mockReturnValue(undefined);
    const queue = createElicitationQueue();
    const { getTask, updates, failNext } = await connect(queue);
    await getTask(task);
    failNext("tasks/update");
    (await nextRequest(queue)).settle(answer);
    await vi.waitFor(() => expect(console.error).toHaveBeenCalled());

    await getTask({ ...task, status: "working", inputRequests: undefined });
    await getTask(task);
    await getTask(task);

    await vi.waitFor(() => expect(updates).toHaveLength(1));
    expect(queue.getSnapshot().total).toBe(0);
  });

  test("goes when the server no longer knows the task", async () => {
    const queue = createElicitationQueue();
    const { getTask, updates, failNext } = await connect(queue);
    await getTask(task);
    await nextRequest(queue);

    failNext("tasks/get", -32602);
    await expect(getTask(task)).rejects.toThrow("Refused");

    await rest();
    expect(queue.getSnapshot().total).toBe(0);
    expect(updates).toEqual([]);
  });

  test("stays when the server has another trouble", async () => {
    const queue = createElicitationQueue();
    const { getTask, failNext } = await connect(queue);
    await getTask(task);
    await nextRequest(queue);

    failNext("tasks/get");
    await expect(getTask(task)).rejects.toThrow("Refused");

    expect(queue.getSnapshot().total).toBe(1);
  });

  test("is asked for the task that the host has named, whatever its state says", async () => {
    const queue = createElicitationQueue();
    const { getTask, updates } = await connect(queue);

    await getTask({ ...task, taskId: undefined });
    (await nextRequest(queue)).settle(answer);

    await vi.waitFor(() => expect(updates).toMatchObject([{ taskId: task.taskId }]));
  });

  test("is asked again for a new task with the id of one that has ended, for its call", async () => {
    const queue = createElicitationQueue();
    const { callTool, getTask } = await connect(queue);
    await callTool("call-1");
    await getTask({ ...task, status: "completed", inputRequests: undefined });

    await callTool("call-2");
    await getTask(task);

    expect(await nextRequest(queue)).toMatchObject({ callId: "call-2" });
  });

  test("is asked beside a request that nobody can answer, which does not count", async () => {
    const error = vi.spyOn(console, "error").mockReturnValue(undefined);
    const queue = createElicitationQueue({ maxPending: 1 });
    const { getTask } = await connect(queue);

    await getTask({ ...task, inputRequests: { model: { method: "sampling/createMessage", params: {} }, shelf } });

    expect((await nextRequest(queue)).params).toEqual(sample.params);
    expect(error).toHaveBeenCalledTimes(1);
  });

  test("does not come back with a state that was late", async () => {
    const queue = createElicitationQueue();
    const { getTask } = await connect(queue);
    await getTask(task);
    await nextRequest(queue);

    await getTask({ ...task, status: "completed", inputRequests: undefined });
    await getTask(task);

    await rest();
    expect(queue.getSnapshot().total).toBe(0);
  });

  test("is asked only in the status that says so", async () => {
    const queue = createElicitationQueue();
    const { getTask } = await connect(queue);

    await getTask({ ...task, status: "working" });

    await rest();
    expect(queue.getSnapshot().total).toBe(0);
  });

  test("goes when the task expires, by the server's clock", async () => {
    takeTimeInHand();
    const queue = createElicitationQueue();
    const { getTask } = await connect(queue);
    await getTask(task);
    await nextRequest(queue);

    await vi.advanceTimersByTimeAsync(55 * 60_000);

    expect(queue.getSnapshot().total).toBe(0);
  });

  test("comes back after its time if the server still lists it", async () => {
    takeTimeInHand();
    const queue = createElicitationQueue();
    const { getTask } = await connect(queue);
    await getTask(task);
    await nextRequest(queue);
    await vi.advanceTimersByTimeAsync(55 * 60_000);

    await getTask(task);

    expect((await nextRequest(queue)).params).toEqual(sample.params);
  });

  test.each([0, -1, 300_000])("is asked although the time of the task is up: %d", async (ttlMs) => {
    takeTimeInHand();
    const queue = createElicitationQueue();
    const { getTask } = await connect(queue);

    await getTask({ ...task, ttlMs });
    await vi.advanceTimersByTimeAsync(60_000);

    expect(queue.getSnapshot().total).toBe(1);
  });

  test("is sent again with the next state if it got lost", async () => {
    vi.spyOn(console, "error").mockReturnValue(undefined);
    const queue = createElicitationQueue();
    const { getTask, updates, failNext } = await connect(queue);
    await getTask(task);
    failNext("tasks/update");
    (await nextRequest(queue)).settle(answer);
    await vi.waitFor(() => expect(console.error).toHaveBeenCalled());

    await getTask(task);

    await vi.waitFor(() => expect(updates).toHaveLength(1));
  });

  test("is reported once, however often the server refuses it", async () => {
    const error = vi.spyOn(console, "error").mockReturnValue(undefined);
    const queue = createElicitationQueue();
    const { getTask, updates, failNext } = await connect(queue);
    await getTask(task);
    for (let time = 0; time < 3; time += 1) failNext("tasks/update");
    (await nextRequest(queue)).settle(answer);

    await vi.waitFor(async () => {
      await getTask(task);
      expect(updates).toHaveLength(1);
    });

    expect(error).toHaveBeenCalledTimes(1);
  });

  test("is not answered for a person whose host has closed the connection", async () => {
    const queue = createElicitationQueue();
    const { getTask, updates, close } = await connect(queue);
    await getTask(task);
    await nextRequest(queue);

    await close();

    await rest();
    expect(queue.getSnapshot().total).toBe(0);
    expect(updates).toEqual([]);
  });

  test("is not asked by a state that arrives after the host has disconnected", async () => {
    const queue = createElicitationQueue();
    const { getTask, disconnect } = await connect(queue);

    const state = getTask(task);
    disconnect();
    await state;

    await rest();
    expect(queue.getSnapshot().total).toBe(0);
  });

  test("is not answered for the person when the server cannot be reached, and comes back with it", async () => {
    takeTimeInHand();
    const queue = createElicitationQueue();
    const { getTask, updates, failNext, reportError } = await connect(queue);
    await getTask(task);
    await nextRequest(queue);

    for (let time = 0; time < 3; time += 1) failNext("ping");
    reportError();
    await vi.advanceTimersByTimeAsync(36_000);
    expect(queue.getSnapshot().total).toBe(0);
    await getTask(task);

    (await nextRequest(queue)).settle(answer);
    await vi.waitFor(() => expect(updates).toHaveLength(1));
    expect(updates).toMatchObject([{ inputResponses: { shelf: answer } }]);
  });

  test("leaves nothing in memory of an answer that never reached the server, once the task is over", async () => {
    const error = vi.spyOn(console, "error").mockReturnValue(undefined);
    const queue = createElicitationQueue();
    const { getTask, failNext } = await connect(queue);
    const answerOnce = async (): Promise<WeakRef<object>> => {
      await getTask(task);
      failNext("tasks/update");
      const given = structuredClone(answer);
      (await nextRequest(queue)).settle(given);
      return new WeakRef(given);
    };

    const given = await answerOnce();
    await vi.waitFor(() => expect(error).toHaveBeenCalled());
    // The error that was written holds the answer, too.
    error.mockClear();
    await getTask({ ...task, status: "completed", inputRequests: undefined });

    await vi.waitFor(() => {
      collectGarbage();
      expect(given.deref()).toBeUndefined();
    });
  });
});
