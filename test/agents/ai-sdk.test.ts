// @vitest-environment node
import { Client } from "@modelcontextprotocol/client";
import { InMemoryTransport, McpServer } from "@modelcontextprotocol/server";
import { dynamicTool, jsonSchema, type LanguageModel, stepCountIs, streamText } from "ai";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { createElicitationQueue } from "react-elicitation";
import { withElicitation } from "react-elicitation/ai-sdk";
import { ask, connectElicitation, createElicitationBridge } from "react-elicitation/mcp";
import { openPage } from "../mcp/bridged-page.js";
import { questions } from "../mcp/questions.js";
import { callerOf, type Chat, chats, server, sessionChats } from "./ai-sdk-chats.js";

const accepted = { action: "accept", content: { name: "Ada", age: 36 } } as const;

/** A chat on a server, with the bridge to its page. */
async function start<Of extends Chat>(connect: (queue: ReturnType<typeof createElicitationBridge>) => Promise<Of>) {
  const bridge = createElicitationBridge();
  return { ...(await connect(bridge)), bridge, page: openPage(bridge) };
}

const settled = (calls: Promise<unknown>): Promise<unknown> => calls.catch(() => "aborted");

describe.each(Object.entries(chats))("%s", (_name, connect) => {
  test("what a call asks has its id and its tool, and the call gets the answer", async () => {
    const { call, page } = await start(connect);

    const results = call(["call-1"]);
    const [request] = await page.pending(1);
    request?.settle(accepted);

    expect(request).toMatchObject({ params: questions.form, callId: "call-1", tool: { name: "ask" } });
    expect(await results).toEqual([accepted]);
  });

  test("what a stopped call has asked says so, and the next page does not show it", async () => {
    const { call, bridge, page } = await start(connect);
    const chat = new AbortController();
    const results = settled(call(["call-1"], chat.signal));
    const [request] = await page.pending(1);

    chat.abort();

    await page.pending(0);
    expect(request?.signal.reason).toBe("stopped");
    await results;
    expect(await openPage(bridge).pending(0)).toEqual([]);
  });

  test("what a call has asked that the AI SDK ends in time does not say that the person stopped it", async () => {
    const { call, page } = await start(connect);
    const chat = new AbortController();
    const results = settled(call(["call-1"], chat.signal));
    const [request] = await page.pending(1);

    chat.abort(new DOMException("Tool timeout of 1000ms exceeded", "TimeoutError"));

    await page.pending(0);
    expect(request?.signal.reason).toBe("ended");
    await results;
  });

  test("each of two calls of a server has what came in its own response", async () => {
    const { call, page } = await start(connect);

    const results = call(["call-1", "call-2"]);
    const requests = await page.pending(2);
    for (const request of requests) request.settle({ action: request.callId === "call-1" ? "decline" : "cancel" });

    expect(await results).toEqual([{ action: "decline" }, { action: "cancel" }]);
  });

  test("in a page it may be of either call, and ends with the later one", async () => {
    vi.spyOn(process, "getBuiltinModule").mockReturnValue(undefined);
    const { call, page } = await start(connect);
    const [first, second] = [new AbortController(), new AbortController()];
    const results = [settled(call(["call-1"], first.signal)), settled(call(["call-2"], second.signal))];
    const requests = await page.pending(2);
    const isOfBoth = requests.at(-1);

    first.abort();
    await results[0];
    expect(isOfBoth?.callId).toBeUndefined();
    expect(isOfBoth?.tool).toEqual({ name: "", annotations: { destructiveHint: true } });
    expect(isOfBoth?.signal.aborted).toBe(false);

    second.abort();
    await page.pending(0);
    expect(isOfBoth?.signal.reason).toBe("stopped");
    await results[1];
  });
});

describe.each(Object.entries(sessionChats))("%s", (_name, connect) => {
  test("what a call has left open when it returns says that nobody waits", async () => {
    const { call, giveUp, page } = await start(connect);
    const results = call(["call-1"]);
    const [request] = await page.pending(1);

    giveUp();

    await page.pending(0);
    expect(request?.signal.reason).toBe("ended");
    expect(await results).toEqual(["given up"]);
  });
});

const anyInput = jsonSchema({ type: "object" });

test("a tool that calls a client of the MCP SDK is stopped as well, with the signal of the AI SDK as it is", async () => {
  const bridge = createElicitationBridge();
  const page = openPage(bridge);
  const weather = new McpServer({ name: "weather", version: "1.0.0" });
  weather.registerTool("ask", { description: "Asks." }, async () => {
    await weather.server.elicitInput(questions.form);
    return { content: [] };
  });
  const client = new Client({ name: "chat", version: "1.0.0" }, { versionNegotiation: { mode: "legacy" } });
  const { callTool } = connectElicitation(client, bridge, { server });
  const [clientSide, serverSide] = InMemoryTransport.createLinkedPair();
  await Promise.all([weather.connect(serverSide), client.connect(clientSide)]);
  onTestFinished(() => client.close());
  const askTool = dynamicTool({
    inputSchema: anyInput,
    execute: (_input, { abortSignal }) => callTool({ name: "ask" }, { ...(abortSignal && { signal: abortSignal }) }),
  });
  const chat = new AbortController();
  const call = callerOf(withElicitation({ ask: askTool }, bridge, { server }));
  const results = settled(call(["call-1"], chat.signal));
  const [request] = await page.pending(1);

  chat.abort();

  await page.pending(0);
  expect(request?.callId).toBe("call-1");
  expect(request?.signal.reason).toBe("stopped");
  await results;
});

test("a tool that streams its results has what it asks until its last result", async () => {
  const queue = createElicitationQueue();
  const question = { params: questions.form, server, reply: (outcome: unknown) => outcome };
  const streaming = dynamicTool({
    inputSchema: anyInput,
    execute: async function* () {
      yield "asking";
      yield { content: [{ text: JSON.stringify(await ask(queue, question)) }] };
    },
  });

  const results = callerOf(withElicitation({ ask: streaming }, queue, { server }))(["call-1"]);
  await vi.waitFor(() => expect(queue.getSnapshot().current).toMatchObject({ callId: "call-1" }));
  queue.getSnapshot().current?.settle(accepted);

  expect(await results).toEqual([accepted]);
  void queue.elicit(questions.form, { server });
  expect(queue.getSnapshot().current?.callId).toBeUndefined();
});

describe("a tool that is a generator", () => {
  /** Calls a wrapped tool as the AI SDK does, and returns its stream. */
  function stream(execute: () => AsyncGenerator, queue: ReturnType<typeof createElicitationQueue>, toolCallId: string) {
    const tools: { readonly ask: { readonly execute: (...args: readonly unknown[]) => AsyncGenerator } } =
      withElicitation({ ask: { execute } }, queue, { server });
    return tools.ask.execute({}, { toolCallId });
  }
  const asks = (queue: ReturnType<typeof createElicitationQueue>) =>
    async function* () {
      yield ask(queue, { params: questions.form, server, reply: (outcome: unknown) => outcome });
    };

  test("has ended its call if it is left before its first value", async () => {
    const queue = createElicitationQueue();

    await stream(asks(queue), queue, "call-1").return(undefined);

    void queue.elicit(questions.form, { server });
    void ask(queue, { params: questions.form, server, reply: (outcome: unknown) => outcome });
    expect(queue.getSnapshot().pending.map(({ callId }) => callId)).toEqual([undefined, undefined]);
  });

  test("has what it asks for itself, beside another call of the server", async () => {
    const queue = createElicitationQueue();
    const [first, second] = [stream(asks(queue), queue, "call-1"), stream(asks(queue), queue, "call-2")];

    void second.next();
    void first.next();

    expect(queue.getSnapshot().pending.map(({ callId }) => callId)).toEqual(["call-2", "call-1"]);
  });

  test("has ended its call when it throws", async () => {
    const queue = createElicitationQueue();
    const failing = stream(
      // oxlint-disable-next-line require-yield -- it fails before
      async function* () {
        throw new Error("No weather today.");
      },
      queue,
      "call-1",
    );

    await expect(failing.next()).rejects.toThrow("No weather today.");

    void ask(queue, { params: questions.form, server, reply: (outcome: unknown) => outcome });
    expect(queue.getSnapshot().pending.map(({ callId }) => callId)).toEqual([undefined]);
  });
});

test("tools without execute stay as they are", () => {
  const inPage = dynamicTool({ inputSchema: anyInput });

  expect(withElicitation({ inPage }, createElicitationQueue(), { server }).inPage).toBe(inPage);
});

test.each([
  { tools: Promise.resolve({}), words: "got a promise of tools" },
  { tools: [], words: "not a tool of the AI SDK" },
  { tools: { ask: () => undefined }, words: 'under "ask"' },
  { tools: { ask: { execute: "ask" } }, words: 'under "ask"' },
])("refuses what are not tools: $words", ({ tools, words }) => {
  expect(() => withElicitation(tools, createElicitationQueue(), { server })).toThrow(words);
});

test("refuses what is not a queue", () => {
  const client: object = { tools: () => ({}) };

  const wrap = (): unknown => Reflect.apply(withElicitation, undefined, [{}, client, { server }]);

  expect(wrap).toThrow("a queue without elicit()");
});

// As a host copies it, to try the chat before there is a key.
test("the guide's scripted model calls the tool, and then says what the tool said", async () => {
  const { model } = await vi.importActual<{ model: LanguageModel }>("../server/guide/model.js");
  const asking = dynamicTool({ inputSchema: anyInput, execute: () => "The name is Ada." });
  const tools = { "trigger-elicitation-request": asking };

  const { text } = streamText({ model, tools, prompt: "Hello", stopWhen: stepCountIs(2) });

  expect(await text).toContain("The name is Ada.");
});
