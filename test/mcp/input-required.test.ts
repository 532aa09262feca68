// @vitest-environment node
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { createMcpHandler, inputRequired, McpServer } from "@modelcontextprotocol/server";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { z } from "zod";
import { createElicitationQueue } from "../../src/index.js";
import { connectElicitation } from "../../src/mcp/index.js";
import { connectStateless as connect, inputRequests } from "./connections.js";
import { createOpenElicitor } from "./open-elicitor.js";
import { questions } from "./questions.js";

// The loop of 2026-07-28: a result asks, and the call is made again with the answers.

const state = '{"round": 1}\u2028 =\u00e9\ud83d\ude00';

test("every key is answered, declined ones too, and the server's state goes back as it came", async () => {
  const queue = createOpenElicitor();
  const { call } = await connect(queue);

  const reply = call((round) =>
    round.inputResponses
      ? [round]
      : inputRequired({ inputRequests: inputRequests([questions.form, questions.page]), requestState: state }),
  );
  const [form, page] = await queue.areAsked(2);
  page?.answer({ action: "decline" });
  form?.answer({ action: "accept", content: { name: "Ada" } });

  expect(await reply).toEqual([
    {
      inputResponses: { q0: { action: "accept", content: { name: "Ada" } }, q1: { action: "decline" } },
      requestState: state,
    },
  ]);
});

test("a form definition is asked as the server wrote it, and its answers go back with the call", async () => {
  const queue = createOpenElicitor();
  const { ask } = await connect(queue);
  const formDefinition = { id: "trip", title: "Trip", fields: [{ id: "city", type: "text", label: "City" }] };

  const reply = ask([{ mode: "form", formDefinition }]);
  const [asked] = await queue.areAsked(1);
  asked?.answer({ action: "accept", content: { city: "Oslo" } });

  expect(asked?.params).toEqual({ mode: "form", formDefinition });
  expect(await reply).toEqual([{ action: "accept", content: { city: "Oslo" } }]);
});

test("a round is asked whole, also where it has more requests than a server may send in a minute", async () => {
  const queue = createElicitationQueue({ requestsPerMinute: 1 });
  const { call } = await connect(queue);

  const reply = call(() =>
    inputRequired({ inputRequests: inputRequests(Array<typeof questions.form>(12).fill(questions.form)) }),
  );
  // Nobody answers, and the client is closed.
  reply.catch(() => undefined);

  await vi.waitFor(() => expect(queue.getSnapshot().total).toBe(12));
});

test("a server may ask on, and what it no longer sends is not sent back", async () => {
  const queue = createOpenElicitor();
  const { call } = await connect(queue);
  const rounds: unknown[] = [];

  const reply = call((round) => {
    rounds.push(round);
    if (rounds.length === 3) return ["done"];
    return inputRequired({
      inputRequests: inputRequests([questions.form]),
      ...(rounds.length === 1 && { requestState: state }),
    });
  });
  for (const count of [1, 2]) (await queue.areAsked(count))[count - 1]?.answer({ action: "cancel" });

  expect(await reply).toEqual(["done"]);
  expect(rounds).toEqual([
    {},
    { inputResponses: { q0: { action: "cancel" } }, requestState: state },
    { inputResponses: { q0: { action: "cancel" } } },
  ]);
});

test("rounds without requests are paced", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { call } = await connect(createOpenElicitor());
  const tool = vi.fn(({ requestState }: { readonly requestState: string | undefined }) =>
    requestState === "waited" ? ["done"] : inputRequired({ requestState: requestState ? "waited" : "wait" }),
  );

  const reply = call(tool);
  await vi.waitFor(() => expect(tool).toHaveBeenCalledTimes(1));
  await vi.advanceTimersByTimeAsync(100);
  expect(tool).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1000);

  expect(await reply).toEqual(["done"]);
});

test("the call ends with an error for a server that asks without end", async () => {
  const elicit = () => Promise.resolve({ action: "decline" } as const);
  const { call } = await connect({ ...createOpenElicitor(), elicit });
  const tool = vi.fn(() => inputRequired({ inputRequests: inputRequests([questions.form]) }));

  await expect(call(tool)).rejects.toThrow("still asks for input after 100 rounds");

  expect(tool).toHaveBeenCalledTimes(101);
});

test("of two calls at once, the one that is aborted takes its own requests back", async () => {
  const queue = createOpenElicitor();
  const { ask } = await connect(queue);
  const controller = new AbortController();

  const first = ask([questions.form]);
  await queue.areAsked(1);
  const second = ask([questions.confirmation], { signal: controller.signal });
  const [form, confirmation] = await queue.areAsked(2);
  controller.abort();
  await expect(second).rejects.toThrow("aborted");
  expect([form?.end(), confirmation?.end()]).toEqual([undefined, "withdrawn"]);
  form?.answer({ action: "decline" });

  expect(await first).toEqual([{ action: "decline" }]);
});

describe("other requests for input", () => {
  const roots = { roots: [{ uri: "file:///home/ada" }] };
  const both = inputRequired({
    inputRequests: { ...inputRequests([questions.form]), r: inputRequired.listRoots() },
  });

  test("are answered by the client's own handlers", async () => {
    const queue = createOpenElicitor();
    const { call } = await connect(queue, {
      before: (client) => {
        client.registerCapabilities({ roots: {} });
        if (client instanceof Client) client.setRequestHandler("roots/list", () => roots);
      },
    });

    const reply = call(({ inputResponses }) => (inputResponses ? [inputResponses] : both));
    (await queue.areAsked(1))[0]?.answer({ action: "cancel" });

    expect(await reply).toEqual([{ q0: { action: "cancel" }, r: roots }]);
  });

  test("end the call where the client has no handler for them, and nobody is asked", async () => {
    const queue = createOpenElicitor();
    const { call } = await connect(queue, { before: (client) => client.registerCapabilities({ roots: {} }) });

    await expect(call(() => both)).rejects.toThrow(
      'asks for roots/list (input request "r"), but this client has no handler',
    );

    expect(queue.asked).toEqual([]);
  });

  test("end the requests beside them when the client's handler fails", async () => {
    const queue = createOpenElicitor();
    const { call } = await connect(queue, {
      before: (client) => {
        client.registerCapabilities({ roots: {} });
        if (client instanceof Client) {
          client.setRequestHandler("roots/list", () => Promise.reject(new Error("There is no folder.")));
        }
      },
    });

    await expect(call(() => both)).rejects.toThrow("There is no folder.");

    await vi.waitFor(() => expect(queue.asked.map(({ end }) => end())).toEqual(["ended"]));
  });
});

describe("a call that goes on when the host disconnects", () => {
  test("ends at what the person was asked, and sends no answer for them", async () => {
    const queue = createOpenElicitor();
    const { call, disconnect } = await connect(queue);
    const tool = vi.fn(() => inputRequired({ inputRequests: inputRequests([questions.form]) }));

    const reply = call(tool);
    await queue.areAsked(1);
    disconnect();

    await expect(reply).rejects.toThrow("closed or disconnected during a call");
    expect(tool).toHaveBeenCalledOnce();
  });

  test("asks nothing any more", async () => {
    const queue = createOpenElicitor();
    const { call, disconnect } = await connect(queue);

    const reply = call(() => {
      disconnect();
      return inputRequired({ inputRequests: inputRequests([questions.form]) });
    });

    await expect(reply).rejects.toThrow("closed or disconnected during a call");
    expect(queue.asked).toEqual([]);
  });
});

test("a mode that was not declared ends the call, and nobody is asked", async () => {
  const queue = createOpenElicitor();
  const { call } = await connect(queue);
  const asked = inputRequests([questions.form, { ...questions.confirmation, mode: "voice" }]);

  await expect(call(() => inputRequired({ inputRequests: asked }))).rejects.toMatchObject({
    code: -32602,
  });

  expect(queue.asked).toEqual([]);
});

describe("a server that asks in a tool, a prompt and a resource", () => {
  async function connectClient() {
    const queue = {
      ...createOpenElicitor(),
      elicit: () => Promise.resolve({ action: "accept", content: {} } as const),
    };
    const ask = inputRequired({ inputRequests: inputRequests([questions.confirmation]) });
    const handler = createMcpHandler(() => {
      const server = new McpServer({ name: "weather", version: "1.0.0" });
      const outputSchema = z.object({ degrees: z.number() });
      server.registerTool("measure", { description: "Measures.", outputSchema }, ({ mcpReq: { inputResponses } }) =>
        inputResponses ? { content: [], structuredContent: { degrees: 3 } } : ask,
      );
      server.registerPrompt("poem", {}, ({ mcpReq: { inputResponses } }) =>
        inputResponses ? { messages: [{ role: "user", content: { type: "text", text: "Frost" } }] } : ask,
      );
      server.registerResource("map", "weather://map", {}, (_uri, { mcpReq: { inputResponses } }) =>
        inputResponses ? { contents: [{ uri: "weather://map", text: "Snow" }] } : ask,
      );
      return server;
    });
    const client = new Client(
      { name: "host", version: "1.0.0" },
      { versionNegotiation: { mode: "auto" }, defaultCacheTtlMs: 60_000 },
    );
    const connection = connectElicitation(client, queue, { server: { name: "Weather" } });
    const fetchHandler = (url: string | URL, init?: RequestInit) => handler.fetch(new Request(url, init));
    await client.connect(new StreamableHTTPClientTransport(new URL("http://127.0.0.1/mcp"), { fetch: fetchHandler }));
    onTestFinished(() => client.close());
    return { client, ...connection };
  }

  test("gets its answers, and the SDK checks and keeps the last result only", async () => {
    const { client, callTool, getPrompt, readResource } = await connectClient();
    await client.listTools();

    expect(await callTool({ name: "measure" })).toMatchObject({ structuredContent: { degrees: 3 } });
    expect(await getPrompt({ name: "poem" })).toMatchObject({ messages: [{ content: { text: "Frost" } }] });
    for (const _time of [1, 2]) {
      expect(await readResource({ uri: "weather://map" })).toMatchObject({ contents: [{ text: "Snow" }] });
    }
  });

  test("is answered by a host that wants to do so itself", async () => {
    const { client } = await connectClient();

    const result = await client.getPrompt({ name: "poem" }, { allowInputRequired: true });

    expect(result).toMatchObject({ resultType: "input_required" });
  });
});
