// @vitest-environment node
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { createElicitationQueue } from "react-elicitation";
import {
  connectBridge,
  createElicitationBridge,
  createElicitationRoutes,
  eventSourceTransport,
} from "react-elicitation/mcp";
import { nextRequest } from "./next-request.js";
import { questions } from "./questions.js";

const url = "https://chat.example/elicitations";
const server = { name: "weather" };
const ownPage = { "Sec-Fetch-Site": "same-origin" };
const json = { "Content-Type": "application/json" };
const decoder = new TextDecoder();

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The routes of one person's bridge. */
function createRoutes({ pageTimeout = 60_000, ...options }: { pageTimeout?: number; heartbeat?: number } = {}) {
  const bridge = createElicitationBridge({ pageTimeout });
  return { bridge, ...createElicitationRoutes({ bridge: () => bridge, ...options }) };
}

/** Reads a stream until it has said this. */
async function readUntil(response: Response, words: string): Promise<string> {
  const reader = response.body?.getReader();
  let text = "";
  while (!text.includes(words)) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done) throw new Error(`The stream has ended with ${JSON.stringify(text)}.`);
    text += decoder.decode(value);
  }
  reader?.releaseLock();
  return text;
}

/** A browser's `fetch` and `EventSource` in a page of the routes' origin. */
function stubBrowser({ GET, POST }: ReturnType<typeof createElicitationRoutes>): void {
  vi.stubGlobal("fetch", (path: string, init: RequestInit) =>
    POST(
      new Request(new URL(path, url), {
        ...init,
        headers: { ...Object.fromEntries(new Headers(init.headers)), ...ownPage },
      }),
    ),
  );
  vi.stubGlobal(
    "EventSource",
    class extends EventTarget {
      readonly #left = new AbortController();
      constructor(path: string) {
        super();
        void this.#read(new Request(new URL(path, url), { headers: ownPage, signal: this.#left.signal }));
      }
      async #read(request: Request): Promise<void> {
        const { body } = await GET(request);
        let text = "";
        for await (const chunk of body ?? []) {
          const events = (text + decoder.decode(chunk)).split("\n\n");
          text = events.pop() ?? "";
          for (const event of events)
            this.dispatchEvent(new MessageEvent("message", { data: event.slice("data: ".length) }));
        }
      }
      close(): void {
        this.#left.abort();
      }
    },
  );
}

test("a page is asked over the routes, and its answer reaches the bridge", async () => {
  const { bridge, ...routes } = createRoutes();
  stubBrowser(routes);
  const queue = createElicitationQueue();
  onTestFinished(connectBridge(eventSourceTransport("/elicitations"), queue));

  const result = bridge.elicit(questions.confirmation, { server, callId: "call-1" });
  const request = await nextRequest(queue);
  request.settle({ action: "decline" });

  expect(request).toMatchObject({ params: questions.confirmation, callId: "call-1" });
  expect(await result).toEqual({ action: "decline" });
});

describe("only pages of the same origin", () => {
  test.each([
    { method: "GET", headers: ownPage, status: 200 },
    { method: "POST", headers: ownPage, status: 204 },
    { method: "GET", headers: { "Sec-Fetch-Site": "same-site" }, status: 403 },
    { method: "POST", headers: { "Sec-Fetch-Site": "cross-site", Origin: "https://chat.example" }, status: 403 },
    // Without HTTPS, browsers do not send `Sec-Fetch-Site`.
    { method: "GET", headers: {}, status: 200 },
    { method: "GET", headers: { Origin: "https://evil.example" }, status: 403 },
    { method: "POST", headers: { Origin: "https://chat.example" }, status: 204 },
    { method: "POST", headers: { Origin: "https://10.0.0.2:3000", Host: "10.0.0.2:3000" }, status: 204 },
    { method: "POST", headers: { Origin: "https://evil.example" }, status: 403 },
    { method: "POST", headers: { Origin: "null" }, status: 403 },
    { method: "POST", headers: {}, status: 403 },
  ] as const)("$method with $headers: $status", async ({ method, headers, status }) => {
    const routes = createRoutes();
    const init = method === "POST" ? { method, body: "{}", headers: { ...json, ...headers } } : { method, headers };

    const response = await routes[method](new Request(url, init));

    expect(response.status).toBe(status);
    await response.body?.cancel();
  });
});

test("who has no bridge learns nothing", async () => {
  const { GET, POST } = createElicitationRoutes({ bridge: () => Promise.resolve(undefined) });

  expect(await GET(new Request(url, { headers: ownPage }))).toMatchObject({ status: 403, body: null });
  expect(await POST(new Request(url, { method: "POST", body: "{}", headers: { ...ownPage, ...json } }))).toMatchObject({
    status: 403,
  });
});

test.each([
  { type: "text/plain", status: 415 },
  { type: "application/x-www-form-urlencoded", status: 415 },
  { type: "application/jsonp", status: 415 },
  { type: "application/json; charset=utf-8", status: 204 },
])("messages have to be JSON: $type", async ({ type, status }) => {
  const headers = { ...ownPage, "Content-Type": type };

  const { status: given } = await createRoutes().POST(new Request(url, { method: "POST", body: "{}", headers }));

  expect(given).toBe(status);
});

test.each([
  { policy: {}, most: 1 },
  { policy: { files: true }, most: 64 },
])(
  "a message that the bridge does not take is read no further than $most million characters",
  async ({ policy, most }) => {
    const chunk = new Uint8Array(1_000_000).fill(32);
    let sent = 0;
    const body = new ReadableStream({
      pull: (controller) => {
        sent += 1;
        controller.enqueue(chunk);
      },
    });
    const init = { method: "POST", body, duplex: "half", headers: { ...ownPage, ...json } };
    const bridge = createElicitationBridge({ policy });

    const { status } = await createElicitationRoutes({ bridge: () => bridge }).POST(new Request(url, init));

    expect(status).toBe(413);
    // Streams read ahead.
    expect(sent).toBeLessThan(most + 10);
  },
);

test("a page whose request is aborted, or whose stream is cancelled, is connected no longer", async () => {
  const { bridge, GET } = createRoutes({ pageTimeout: 0 });
  const page = new AbortController();
  const first = await GET(new Request(url, { headers: ownPage, signal: page.signal }));
  const second = await GET(new Request(url, { headers: ownPage }));
  const result = bridge.elicit(questions.form, { server });
  await readUntil(first, '"request"');

  page.abort();
  expect(await Promise.race([result, readUntil(second, '"request"')])).toContain("Who are you?");
  await second.body?.cancel();

  expect(await result).toEqual({ action: "cancel" });
});

test("a stream without messages carries comments, which keep it open", async () => {
  vi.useFakeTimers();
  const { GET } = createRoutes({ heartbeat: 20_000 });
  const response = await GET(new Request(url, { headers: ownPage }));

  await vi.advanceTimersByTimeAsync(20_000);

  expect(await readUntil(response, "\n\n:")).toContain("hello");
  await response.body?.cancel();
});

test.each([0, Number.NaN, 2 ** 31])("refuses a heartbeat that no timer can keep: %s", (heartbeat) => {
  expect(() => createRoutes({ heartbeat })).toThrow(RangeError);
});
