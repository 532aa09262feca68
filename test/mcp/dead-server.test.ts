// @vitest-environment node
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { Client as ClientV1 } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as TransportV1 } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { CallToolResultSchema } from "@modelcontextprotocol/sdk/types.js";
import { McpServer, WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/server";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { connectElicitation } from "../../src/mcp/index.js";
import { createOpenElicitor, type OpenElicitor } from "./open-elicitor.js";
import { questions } from "./questions.js";

// Over HTTP no connection closes: the SDKs learn that a server is gone by the call's timeout, which does not run while the person is asked.

const url = new URL("http://127.0.0.1/mcp");
const server = { name: "Weather" };

const hour = 60 * 60_000;
/** Long enough for every ping of a server that may be gone; the server itself waits for a minute. */
const everyPing = 50_000;

type Fetch = (url: string | URL, init?: RequestInit) => Promise<Response>;

const clients = {
  "SDK v1": async (queue: OpenElicitor, fetch: Fetch) => {
    const client = new ClientV1({ name: "host", version: "1.0.0" });
    const { callTool } = connectElicitation(client, queue, { server });
    await client.connect(new TransportV1(url, { fetch }));
    return {
      call: () => callTool({ name: "ask" }, CallToolResultSchema, { timeout: hour }),
      close: () => client.close(),
    };
  },
  "SDK v2": async (queue: OpenElicitor, fetch: Fetch) => {
    const client = new Client({ name: "host", version: "1.0.0" });
    const { callTool } = connectElicitation(client, queue, { server });
    await client.connect(new StreamableHTTPClientTransport(url, { fetch }));
    return { call: () => callTool({ name: "ask" }, { timeout: hour }), close: () => client.close() };
  },
};

/** A server of 2025-11-25 behind `fetch`, whose tool asks. `cut` breaks the streams that are open; `die` answers nothing until `revive`. */
async function startServer() {
  const weather = new McpServer({ name: "weather", version: "1.0.0" });
  weather.registerTool("ask", { description: "Asks." }, async () => {
    const result = await weather.server.elicitInput(questions.form);
    return { content: [{ type: "text", text: JSON.stringify(result) }] };
  });
  const transport = new WebStandardStreamableHTTPServerTransport({ sessionIdGenerator: () => "s-1" });
  await weather.connect(transport);
  let lifetime = new AbortController();
  let isDead = false;
  const fetch: Fetch = async (address, init) => {
    if (isDead) throw new TypeError("fetch failed");
    const { body, ...response } = await handle(transport, new Request(address, { ...init, signal: null }));
    return new Response(body && until(body, lifetime.signal), response);
  };
  const cut = (): void => {
    lifetime.abort();
    lifetime = new AbortController();
  };
  return {
    fetch,
    cut,
    die: () => {
      isDead = true;
      cut();
    },
    revive: () => {
      isDead = false;
    },
  };
}

async function handle(transport: WebStandardStreamableHTTPServerTransport, request: Request) {
  const { body, status, headers } = await transport.handleRequest(request);
  return { body, status, headers };
}

function until(body: ReadableStream<Uint8Array>, end: AbortSignal): ReadableStream<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  body.pipeTo(writable, { signal: end }).catch(() => undefined);
  return readable;
}

describe.each(Object.entries(clients))("%s", (_name, connect) => {
  async function askedInCall() {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const queue = createOpenElicitor();
    const { fetch, ...weather } = await startServer();
    const { call, close } = await connect(queue, fetch);
    onTestFinished(close);
    const outcome = call().catch(String);
    const [asked] = await queue.areAsked(1);
    return { asked, outcome, ...weather };
  }

  test("a server that cannot be reached any longer ends the call, and the request with it", async () => {
    const { asked, outcome, die } = await askedInCall();

    die();
    await vi.advanceTimersByTimeAsync(everyPing);

    expect(asked?.end()).toBe("ended");
    expect(await outcome).toMatch("The server cannot be reached");
  });

  test("it ends the call where the person has answered meanwhile, too", async () => {
    const { asked, outcome, die } = await askedInCall();

    die();
    await vi.advanceTimersByTimeAsync(2000);
    asked?.answer({ action: "decline" });
    await vi.advanceTimersByTimeAsync(everyPing);

    expect(await outcome).toMatch("The server cannot be reached");
  });

  test("a network that is away for ten seconds does not", async () => {
    const { asked, die, revive } = await askedInCall();

    die();
    await vi.advanceTimersByTimeAsync(10_000);
    revive();
    await vi.advanceTimersByTimeAsync(everyPing);

    expect(asked?.end()).toBeUndefined();
  });

  test("a stream that breaks does not, where the server still answers", async () => {
    const { asked, cut } = await askedInCall();

    cut();
    await vi.advanceTimersByTimeAsync(everyPing);

    expect(asked?.end()).toBeUndefined();
  });
});
