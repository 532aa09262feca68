// @vitest-environment node
import type { createMCPClient } from "@ai-sdk/mcp";
import { Client, InMemoryTransport } from "@modelcontextprotocol/client";
import { Client as ClientV1 } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport as InMemoryTransportV1 } from "@modelcontextprotocol/sdk/inMemory.js";
import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { ElicitRequestSchema, ElicitResultSchema, EmptyResultSchema } from "@modelcontextprotocol/sdk/types.js";
import { describe, expect, expectTypeOf, onTestFinished, test, vi } from "vitest";
import { createElicitationQueue } from "../../src/index.js";
import { connectElicitation, type Elicitor } from "../../src/mcp/index.js";
import { connections } from "./connections.js";
import { nextRequest } from "./next-request.js";
import { createOpenElicitor } from "./open-elicitor.js";
import { questions } from "./questions.js";

const server = { name: "Weather" };
const clientInfo = { name: "host", version: "1.0.0" };

type AnyClient = Parameters<typeof connectElicitation>[0] & Pick<Client, "onclose" | "onerror">;

/** A client of a host's. */
interface Host {
  readonly client: AnyClient;
  /** Connects it to a server, whose end is returned. */
  readonly connect: () => Promise<Server>;
  readonly handleElicitation: () => void;
}

const newServer = () => new Server({ name: "weather", version: "1.0.0" }, { capabilities: {} });
const cancel = () => ({ action: "cancel" as const });

function createV1(): Host {
  const client = new ClientV1(clientInfo);
  onTestFinished(() => client.close());
  return {
    client,
    connect: async () => {
      const [clientSide, serverSide] = InMemoryTransportV1.createLinkedPair();
      const weather = newServer();
      await Promise.all([weather.connect(serverSide), client.connect(clientSide)]);
      return weather;
    },
    handleElicitation: () => client.setRequestHandler(ElicitRequestSchema, cancel),
  };
}

function createV2(): Host {
  const client = new Client(clientInfo);
  onTestFinished(() => client.close());
  return {
    client,
    connect: async () => {
      const [clientSide, serverSide] = InMemoryTransport.createLinkedPair();
      const weather = newServer();
      await Promise.all([weather.connect(serverSide), client.connect(clientSide)]);
      return weather;
    },
    handleElicitation: () => client.setRequestHandler("elicitation/create", cancel),
  };
}

describe.each([
  ["SDK v1", createV1],
  ["SDK v2", createV2],
])("%s", (_name, create) => {
  const accept: Elicitor = { elicit: () => Promise.resolve({ action: "accept" }), complete: () => undefined };
  const elicit = (weather: Server, params: object = questions.page) =>
    weather.request({ method: "elicitation/create", params: { ...params } }, ElicitResultSchema);

  test("a client that is connected already has told its server that nobody can be asked", async () => {
    const { client, connect } = create();
    await connect();

    expect(() => connectElicitation(client, accept, { server })).toThrow("was called after client.connect()");
  });

  test("a second call would ask everything twice", () => {
    const { client } = create();
    connectElicitation(client, accept, { server });

    expect(() => connectElicitation(client, accept, { server })).toThrow("was called twice");
  });

  test("a handler of the host's would get the requests in place of the queue", () => {
    const { client, handleElicitation } = create();
    client.registerCapabilities({ elicitation: { form: {} } });
    handleElicitation();

    expect(() => connectElicitation(client, accept, { server })).toThrow(
      "has a handler for elicitation/create already",
    );
  });

  test("an interval that no timer can keep is refused", () => {
    expect(() => connectElicitation(create().client, accept, { server, progressInterval: 0 })).toThrow(RangeError);
  });

  test("an effect may connect, disconnect and connect again, before the client connects and after", async () => {
    const { client, connect } = create();
    const setUp = () => connectElicitation(client, accept, { server });

    setUp().disconnect();
    const { disconnect } = setUp();
    const weather = await connect();
    disconnect();
    await expect(elicit(weather)).rejects.toThrow("Method not found");
    setUp();

    expect(await elicit(weather)).toEqual({ action: "accept" });
  });

  test("a client may be closed and connected again", async () => {
    const { client, connect } = create();
    connectElicitation(client, accept, { server });

    await connect();
    await client.close();
    const weather = await connect();

    expect(await elicit(weather)).toEqual({ action: "accept" });
  });

  test.each([
    { what: "before", isBefore: true },
    { what: "after", isBefore: false },
  ])("what the host itself has set $what is called as ever", async ({ isBefore }) => {
    const { client, connect } = create();
    const own = {
      onclose: vi.fn(),
      onerror: vi.fn(),
      fallbackNotificationHandler: vi.fn(() => Promise.resolve()),
      fallbackRequestHandler: vi.fn(() => Promise.resolve({})),
    };
    if (isBefore) Object.assign(client, own);
    const { disconnect } = connectElicitation(client, accept, { server });
    if (!isBefore) Object.assign(client, own);
    const weather = await connect();

    await weather.request({ method: "chat/greet" }, EmptyResultSchema);
    await weather.notification({ method: "notifications/elicitation/complete", params: { elicitationId: "e-1" } });
    expect(await elicit(weather)).toEqual({ action: "accept" });
    client.onerror?.(new Error("A host may look at it, too."));
    await client.close();

    for (const handler of Object.values(own)) expect(handler).toHaveBeenCalled();
    disconnect();
    expect(client).toMatchObject(own);
  });

  test("a host may wrap the handlers it finds", async () => {
    const { client, connect } = create();
    connectElicitation(client, accept, { server });
    const onClose = vi.fn();
    const { onclose } = client;
    // oxlint-disable-next-line unicorn/prefer-add-event-listener -- a client is no EventTarget
    client.onclose = () => {
      onclose?.();
      onClose();
    };

    await connect();
    await client.close();

    expect(onClose).toHaveBeenCalled();
  });

  test.each([
    { what: "a page, where only forms are declared", params: questions.page },
    { what: "a mode that there is not", params: { ...questions.confirmation, mode: "voice" } },
  ])("is refused with the error that MCP names: $what", async ({ params }) => {
    const { client, connect } = create();
    connectElicitation(client, accept, { server, url: false });
    const weather = await connect();

    await expect(elicit(weather, params)).rejects.toMatchObject({ code: -32602 });
  });

  test("other requests are unknown, as without the kit", async () => {
    const { client, connect } = create();
    connectElicitation(client, accept, { server });
    const weather = await connect();

    await expect(weather.request({ method: "chat/greet" }, EmptyResultSchema)).rejects.toMatchObject({ code: -32601 });
  });
});

test.each([undefined, {}, { callTool: () => undefined }])("refuses what is not an SDK client: %j", (client) => {
  const connect = connectElicitation as (...parameters: readonly unknown[]) => unknown;

  expect(() => connect(client, createElicitationQueue(), { server })).toThrow(/not a client .*elicitationHandler\(\)/s);
});

describe.each(Object.entries(connections))("%s", (_name, connect) => {
  test("the dialog's code is loaded as a call begins", async () => {
    const preload = vi.fn();
    const { ask } = await connect({ ...createOpenElicitor(), preload });

    ask([questions.form]).catch(() => undefined);

    await vi.waitFor(() => expect(preload).toHaveBeenCalledOnce());
  });

  test("servers share a queue, and each gets its own answer", async () => {
    const queue = createElicitationQueue();
    const weather = await connect(queue, { server: { name: "Weather" } });
    const calendar = await connect(queue, { server: { name: "Calendar" } });

    const replies = [weather.ask([questions.form]), calendar.ask([questions.confirmation])];
    await vi.waitFor(() => expect(queue.getSnapshot().total).toBe(2));
    for (const _reply of replies) {
      const { server: asking, settle } = await nextRequest(queue);
      settle({ action: asking.name === "Weather" ? "decline" : "cancel" });
    }

    expect(await Promise.all(replies)).toEqual([[{ action: "decline" }], [{ action: "cancel" }]]);
  });
});

test("the methods have the types of the SDK's own, and calls of tools take an id, too", () => {
  expectTypeOf(connectElicitation<ClientV1>)
    .returns.toHaveProperty("callTool")
    .toExtend<ClientV1["callTool"]>();
  expectTypeOf(connectElicitation<Client>)
    .returns.toHaveProperty("callTool")
    .toExtend<Client["callTool"]>();
  expectTypeOf(connectElicitation<Client>)
    .returns.toHaveProperty("callTool")
    .toBeCallableWith({ name: "work" }, { callId: "call-1", tool: { name: "work" }, timeout: 1000 });
  expectTypeOf(connectElicitation<Client>)
    .returns.toHaveProperty("getPrompt")
    .toEqualTypeOf<Client["getPrompt"]>();
  expectTypeOf(connectElicitation<Client>)
    .returns.toHaveProperty("readResource")
    .toEqualTypeOf<Client["readResource"]>();
  expectTypeOf<Awaited<ReturnType<typeof createMCPClient>>>().not.toExtend<Parameters<typeof connectElicitation>[0]>();
});
