// @vitest-environment node
import { createMCPClient, ElicitationRequestSchema } from "@ai-sdk/mcp";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { createMcpHandler, inputRequired, McpServer } from "@modelcontextprotocol/server";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { elicitationCapability, elicitationHandler } from "../../src/mcp/index.js";
import { createElicitationQueue } from "../../src/index.js";
import { nextRequest } from "../mcp/next-request.js";
import { questions } from "../mcp/questions.js";

// AI SDK's own client (`@ai-sdk/mcp`), which takes one handler for all requests and hands it no signal.

const server = { name: "Weather" };
const answer = { action: "accept", content: { name: "Ada", age: 36 } } as const;
const capabilities = { elicitation: elicitationCapability({ url: false }) };

/** 2025: the server sends a request of its own. */
async function connectSession(queue = createElicitationQueue()) {
  const weather = new Server({ name: "weather", version: "1.0.0" }, { capabilities: {} });
  const [transport, serverSide] = InMemoryTransport.createLinkedPair();
  await weather.connect(serverSide);
  const client = await createMCPClient({ transport, capabilities });
  client.onElicitationRequest(ElicitationRequestSchema, elicitationHandler(queue, { server }));
  onTestFinished(() => client.close());
  return { queue, client, ask: () => weather.elicitInput(questions.form) };
}

/** 2026-07-28: a tool's result asks, and the client calls again with the answer. */
async function connectStateless(queue = createElicitationQueue()) {
  const handler = createMcpHandler(() => {
    const weather = new McpServer({ name: "weather", version: "1.0.0" });
    weather.registerTool("ask", { description: "Asks." }, ({ mcpReq: { inputResponses } }) =>
      inputResponses
        ? { content: [{ type: "text", text: JSON.stringify(inputResponses.who) }] }
        : inputRequired({ inputRequests: { who: inputRequired.elicit(formParams()) } }),
    );
    return weather;
  });
  const client = await createMCPClient({
    transport: {
      type: "http",
      url: "http://127.0.0.1/mcp",
      fetch: (url, init) => handler.fetch(new Request(url, init)),
    },
    capabilities,
  });
  client.onElicitationRequest(ElicitationRequestSchema, elicitationHandler(queue, { server }));
  onTestFinished(() => client.close());
  return {
    queue,
    client,
    ask: async (): Promise<unknown> => {
      const { content } = await client.callTool({ name: "ask" });
      const [reply] = content as readonly { readonly text: string }[];
      return JSON.parse(reply?.text ?? "");
    },
  };
}

function formParams() {
  const { form } = questions;
  if (form.mode === "url") throw new Error("The form has become a page.");
  return form;
}

describe.each([
  { era: "2025-11-25", connect: connectSession },
  { era: "2026-07-28", connect: connectStateless },
])("$era", ({ connect }) => {
  test("what was answered is what the server receives", async () => {
    const { queue, ask } = await connect();

    const received = ask();
    const request = await nextRequest(queue);
    request.settle(answer);

    expect(request.params).toMatchObject(formParams());
    expect(request.server).toBe(server);
    expect(await received).toEqual(answer);
  });

  test.each(["decline", "cancel"] as const)("%s arrives without content", async (action) => {
    const { queue, ask } = await connect();

    const received = ask();
    (await nextRequest(queue)).settle({ action });

    expect(await received).toEqual({ action });
  });
});

test("what a closed client asked leaves the queue when the host says so", async () => {
  const { queue, client, ask } = await connectSession();

  const received = ask().catch(() => "the server has given up");
  await nextRequest(queue);
  await client.close();
  queue.cancelServer(server);

  await vi.waitFor(() => expect(queue.getSnapshot().current).toBeUndefined());
  expect(await received).toBe("the server has given up");
});
