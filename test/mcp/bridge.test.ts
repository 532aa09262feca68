// @vitest-environment node
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { formDefinitions } from "../../src/definitions/index.js";
import { createElicitationQueue, type ElicitationQueue } from "../../src/index.js";
import {
  type BridgeTransport,
  connectBridge,
  createElicitationBridge,
  type ElicitationBridge,
} from "../../src/mcp/index.js";
import { questions } from "./questions.js";

const server = { name: "weather", origin: "https://weather.example" };
const accepted = { action: "accept", content: { name: "Ada" } } as const;
const cancelled = { action: "cancel" } as const;
const declined = { action: "decline" } as const;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Long enough for every reconnection and repetition. */
const settle = () => vi.advanceTimersByTimeAsync(120_000);

type Ask = Parameters<ElicitationBridge["elicit"]>[1];

/** A page whose queue shows what it is given until the person answers. */
function createPage() {
  const requests: { readonly params: unknown; readonly answer: (result: object) => void; state: string }[] = [];
  const completed: string[] = [];
  return {
    requests,
    completed,
    /** What is shown now, by its message. */
    shown: () => requests.filter(({ state }) => state === "shown").map(({ params }) => messageOf(params)),
    answer: (result: object) => requests.find(({ state }) => state === "shown")?.answer(result),
    queue: {
      elicit: (params: unknown, { signal, onRefused }: Ask) =>
        new Promise<Awaited<ReturnType<ElicitationBridge["elicit"]>>>((resolve) => {
          const leave = (state: string, result: object): void => {
            if (request.state === "shown") {
              request.state = state;
              resolve(result as typeof cancelled);
            }
          };
          const request = { params, state: "shown", answer: (result: object) => leave("answered", result) };
          requests.push(request);
          signal?.addEventListener("abort", () => leave(String(signal.reason), cancelled));
          if (messageOf(params) === "muted") {
            onRefused?.("muted");
            leave("refused", cancelled);
          }
        }),
      complete: (elicitationId: string) => void completed.push(elicitationId),
      preload: vi.fn<() => void>(),
    },
  };
}

const messageOf = (params: unknown): string => (params as { readonly message: string }).message;
const ask = (message: string) => ({ ...questions.form, message });

/** A connection that does what it is told: `fails` is asked before and after each message in either direction. */
function createLink(bridge: () => ElicitationBridge, fails: (direction: "down" | "up") => boolean = () => false) {
  const cuts = new Set<() => void>();
  const cut = (): void => {
    for (const end of cuts) end();
  };
  const isCut = (direction: "down" | "up"): boolean => {
    const isFailing = fails(direction);
    if (isFailing) cut();
    return isFailing;
  };
  const transport: BridgeTransport = {
    open: (receive, closed) => {
      let isOpen = true;
      const disconnect = bridge().connect(async (message) => {
        // What was on its way when the connection was cut comes late, beside the next connection.
        await (isOpen ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, 5000)));
        if (!isCut("down")) {
          receive(message);
          isCut("down");
        }
      });
      // The server does not learn of it: it goes on sending to nobody.
      const end = (): void => {
        isOpen = false;
        cuts.delete(end);
        closed();
      };
      cuts.add(end);
      return () => {
        if (isOpen) disconnect();
        isOpen = false;
        cuts.delete(end);
      };
    },
    send: async (message) => {
      await Promise.resolve();
      if (isCut("up")) throw new Error("The request was lost.");
      bridge().receive(message);
      if (isCut("up")) throw new Error("The response was lost.");
    },
  };
  return { transport, cut };
}

/** Every way in which a request can end, over a connection that is cut at the given steps. Returns how many steps there were. */
async function playEveryEnd(cutAt: (step: number) => boolean): Promise<number> {
  let steps = 0;
  const bridge = createElicitationBridge();
  const { transport } = createLink(
    () => bridge,
    () => cutAt(steps++),
  );
  const page = createPage();
  const disconnect = connectBridge(transport, page.queue);
  const [withdrawal, callEnd] = [new AbortController(), new AbortController()];
  const onRefused = vi.fn<() => void>();
  const results = Promise.all([
    bridge.elicit(ask("accepted"), { server }),
    bridge.elicit(ask("withdrawn"), { server, signal: withdrawal.signal }),
    bridge.elicit(ask("muted"), { server, onRefused }),
    bridge.elicit(ask("ended"), { server, signal: callEnd.signal }),
    bridge.elicit(questions.page, { server }),
  ]);
  await settle();
  for (const { params, answer } of page.requests) {
    if (messageOf(params) === "accepted") answer(accepted);
    if (messageOf(params) === "Sign in") answer(declined);
  }
  withdrawal.abort();
  bridge.complete("e-1", server);
  callEnd.abort("ended");
  await settle();

  expect(await results).toEqual([accepted, cancelled, cancelled, cancelled, declined]);
  expect(onRefused).toHaveBeenCalledOnce();
  expect(page.requests.map(({ params }) => messageOf(params))).toEqual([
    "accepted",
    "withdrawn",
    "muted",
    "ended",
    "Sign in",
  ]);
  expect(page.shown()).toEqual([]);
  expect(page.completed).toContain("e-1");
  expect(await hello(bridge)).toMatchObject({ type: "hello", open: [] });
  disconnect();
  return steps;
}

/** What a page is told first that connects now. */
async function hello(bridge: ElicitationBridge): Promise<unknown> {
  const messages: string[] = [];
  bridge.connect((message) => messages.push(message))();
  return JSON.parse(messages[0] ?? "null");
}

test("neither loses nor doubles anything, wherever the connection is cut", async () => {
  const steps = await playEveryEnd(() => false);
  expect(steps).toBeGreaterThan(20);
  for (let step = 0; step < steps; step++) await playEveryEnd((current) => current === step);
});

test("neither loses nor doubles anything, however often the connection is cut", async () => {
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(fc.nat(60), { maxLength: 12 }), async (cuts) => {
      await playEveryEnd((step) => cuts.includes(step));
    }),
  );
});

test("a result that is lost while the server's messages go on arriving is sent again", async () => {
  const bridge = createElicitationBridge();
  const { transport } = createLink(() => bridge);
  let isLost = true;
  const page = createPage();
  connectBridge(
    { ...transport, send: (message) => (isLost ? Promise.reject(new Error("502")) : transport.send(message)) },
    page.queue,
  );
  const result = bridge.elicit(ask("Who?"), { server });
  await settle();
  page.answer(accepted);
  await settle();
  isLost = false;
  await settle();
  expect(await result).toEqual(accepted);
});

/** A bridge and a page that is connected to it. */
function createSession(options: Parameters<typeof createElicitationBridge>[0] = {}) {
  const current = { bridge: createElicitationBridge(options) };
  const { transport, cut } = createLink(() => current.bridge);
  const page = createPage();
  const disconnect = connectBridge(transport, page.queue);
  return { current, page, transport, cut, disconnect };
}

test("after a restart of the server, the page says of what it shows that nobody waits any more, and shows what is new", async () => {
  const { current, page, cut } = createSession();
  void current.bridge.elicit(ask("before"), { server });
  await settle();
  current.bridge = createElicitationBridge();
  const result = current.bridge.elicit(ask("after"), { server });
  cut();
  await settle();
  expect(page.requests.map(({ params, state }) => [messageOf(params), state])).toEqual([
    ["before", "ended"],
    ["after", "shown"],
  ]);
  page.answer(accepted);
  await settle();
  expect(await result).toEqual(accepted);
});

test("of two tabs the first result counts, and the other one's dialog leaves", async () => {
  const { current, page, transport } = createSession();
  const other = createPage();
  connectBridge(transport, other.queue);
  const result = current.bridge.elicit(ask("Who?"), { server });
  await settle();
  other.answer(accepted);
  page.answer(declined);
  await settle();
  expect(await result).toEqual(accepted);

  const next = current.bridge.elicit(ask("And now?"), { server });
  await settle();
  page.answer(declined);
  await settle();
  expect(await next).toEqual(declined);
  expect(other.requests.map(({ state }) => state)).toEqual(["answered", "answered"]);
});

test("a page that is left or loaded anew takes its requests out of the queue, and they wait for the next one", async () => {
  const { current, page, transport, disconnect } = createSession();
  const result = current.bridge.elicit(ask("Who?"), { server });
  await settle();
  // As the ElicitationHost does when the page is left: promises go on, timers never fire.
  page.answer(cancelled);
  await new Promise((resolve) => process.nextTick(resolve));
  disconnect();
  await settle();
  expect(page.shown()).toEqual([]);

  const next = createPage();
  connectBridge(transport, next.queue);
  await vi.advanceTimersByTimeAsync(600_000);
  next.answer(accepted);
  await settle();
  expect(await result).toEqual(accepted);
});

test("requests wait for a page as long as pageTimeout says, from the moment when there is none", async () => {
  const { current, disconnect } = createSession({ pageTimeout: 60_000 });
  const isOpen = async (): Promise<boolean> => ((await hello(current.bridge)) as { open: unknown[] }).open.length > 0;
  const result = current.bridge.elicit(ask("Who?"), { server });
  await vi.advanceTimersByTimeAsync(600_000);
  disconnect();
  await vi.advanceTimersByTimeAsync(59_000);
  // It asks `isOpen` as a page, and is gone again.
  expect(await isOpen()).toBe(true);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(await isOpen()).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await result).toEqual(cancelled);
});

test("a request whose call has ended before it came is not shown", async () => {
  const { current, page } = createSession();
  const results = [
    current.bridge.elicit(ask("Who?"), { server, signal: AbortSignal.abort() }),
    current.bridge.elicit(ask("Who?"), { server, signal: AbortSignal.abort("ended") }),
  ];
  await settle();
  expect(await Promise.all(results)).toEqual([cancelled, cancelled]);
  expect(page.requests).toEqual([]);
});

test.each([{ maxPending: 1 }, { maxPendingPerServer: 1 }, { requestsPerMinute: 1 }, { maxBytesPerServer: 300 }])(
  "cancels what exceeds a limit: %j",
  async (limit) => {
    const onRefused = vi.fn<() => void>();
    const { current, page } = createSession({ ...limit, onRefused });
    void current.bridge.elicit(ask("first"), { server });
    expect(await current.bridge.elicit(ask("second"), { server, onRefused })).toEqual(cancelled);
    await settle();
    const reason = "requestsPerMinute" in limit ? "rate" : "ceiling";
    expect(onRefused.mock.calls).toEqual([[{ params: ask("second"), server, reason }], [reason]]);
    expect(page.shown()).toEqual(["first"]);
  },
);

test.each([
  ["params", { ...ask("large"), _meta: { padding: "é".repeat(2 ** 19) } }, {}],
  ["a description of its server", ask("large"), { serverInfo: { name: "x".repeat(2 ** 20) } }],
])("cancels a request with %s of more than a MiB, which every page would get", async (_, large, described) => {
  const { current, page } = createSession();
  expect(await current.bridge.elicit(large, { server: { ...server, ...described } })).toEqual(cancelled);
  await settle();
  expect(page.shown()).toEqual([]);
});

/** The queue of a page, as the host makes it. */
function createShownQueue(): ElicitationQueue {
  const queue = createElicitationQueue();
  queue.subscribe(() => undefined);
  return queue;
}

test("a queue that gets requests again, which wait on the server, does not decline them as too many", async () => {
  const { current, transport, disconnect } = createSession({ requestsPerMinute: 50, maxPendingPerServer: 50 });
  disconnect();
  const results = Array.from({ length: 30 }, () => current.bridge.elicit(ask("Who?"), { server }));
  const [queue, otherTab] = [createShownQueue(), createShownQueue()];
  connectBridge(transport, queue)();
  connectBridge(transport, queue);
  connectBridge(transport, otherTab);
  await settle();
  for (const { settle: answer } of queue.getSnapshot().pending) answer(accepted);
  await settle();
  expect(await Promise.all(results)).toEqual(results.map(() => accepted));
});

test("a queue cancels for a server that is muted, whatever waits", async () => {
  const onRefused = vi.fn<() => void>();
  const { current, transport, disconnect } = createSession({ onRefused });
  disconnect();
  const result = current.bridge.elicit(ask("Who?"), { server, onRefused });
  const queue = createShownQueue();
  queue.mute(server);
  connectBridge(transport, queue);
  await settle();
  expect(await result).toEqual(cancelled);
  expect(onRefused.mock.calls).toEqual([[{ params: ask("Who?"), server, reason: "muted" }], ["muted"]]);
});

test("an answer that makes the page go on to another route reaches the server", async () => {
  const { current, page, disconnect } = createSession();
  const result = current.bridge.elicit(ask("Who?"), { server });
  await settle();
  page.answer(accepted);
  disconnect();
  await settle();
  expect(await result).toEqual(accepted);
});

test("goes on after a connection that could not be opened", async () => {
  const report = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { current, transport, disconnect } = createSession();
  disconnect();
  const page = createPage();
  const open = vi.fn(transport.open).mockImplementationOnce(() => {
    throw new Error("There is no network.");
  });
  connectBridge({ ...transport, open }, page.queue);
  void current.bridge.elicit(ask("Who?"), { server });
  await settle();
  expect(page.shown()).toEqual(["Who?"]);
  expect(report).toHaveBeenCalledOnce();
});

test.each([Number.NaN, -1])("refuses a pageTimeout of %d", (pageTimeout) => {
  expect(() => createElicitationBridge({ pageTimeout })).toThrow(RangeError);
});

test("a page that is asked for once more is not finished because it once was", async () => {
  const { current, page } = createSession();
  const first = current.bridge.elicit(questions.page, { server });
  await settle();
  current.bridge.complete("e-1", server);
  page.answer(accepted);
  await settle();
  await first;
  void current.bridge.elicit(questions.page, { server });
  const later = createPage();
  connectBridge(createLink(() => current.bridge).transport, later.queue);
  await settle();
  expect(page.completed).toEqual(["e-1"]);
  expect(later.completed).toEqual([]);
});

test("keeps no completion of what was never asked, nor of an id without measure", async () => {
  const { current, page } = createSession();
  const long = "e".repeat(1001);
  void current.bridge.elicit({ ...questions.page, elicitationId: long }, { server });
  for (const id of ["unknown", long]) current.bridge.complete(id, server);
  const later = createPage();
  connectBridge(createLink(() => current.bridge).transport, later.queue);
  await settle();
  expect([...page.completed, ...later.completed]).toEqual([]);
});

test("a dialog that stays for a moment after its answer is left alone", async () => {
  const { current, transport } = createSession();
  const queue = createShownQueue();
  connectBridge(transport, queue);
  const result = current.bridge.elicit(ask("Who?"), { server });
  await settle();
  queue.getSnapshot().current?.settle(accepted, "until-next");
  await settle();
  expect(await result).toEqual(accepted);
  expect(queue.getSnapshot().current).toBeDefined();
});

test("tells the page to load the dialog ahead", async () => {
  const { current, page } = createSession();
  await settle();
  current.bridge.preload();
  await settle();
  expect(page.queue.preload).toHaveBeenCalledOnce();
});

/** The bridge's own view of a page that may send anything. */
async function answerRaw(
  params: unknown,
  result: unknown,
  options: Parameters<typeof createElicitationBridge>[0] = {},
): Promise<unknown> {
  const bridge = createElicitationBridge({ definitions: formDefinitions, ...options });
  let id = "";
  bridge.connect((message) => {
    id = (JSON.parse(message) as { readonly id?: string }).id ?? id;
  });
  const answer = bridge.elicit(params, { server });
  bridge.receive(JSON.stringify({ type: "result", id, result }));
  return answer;
}

const definition = { fields: [{ id: "name", type: "text", label: "Name", required: true }] };
const unreadable = { mode: "telepathy", message: "Think of a number." };
const unanswerable = {
  message: "A list of numbers",
  requestedSchema: { type: "object", properties: { n: { type: "array", items: { type: "number" } } }, required: ["n"] },
};

test.each([
  { what: "a missing answer", params: questions.form, result: { action: "accept", content: {} } },
  {
    what: "an answer that breaks the schema",
    params: questions.form,
    result: { action: "accept", content: { name: "Ada", age: 7 } },
  },
  {
    what: "an answer that nobody asked for",
    params: questions.form,
    result: { action: "accept", content: { name: "Ada", isAdmin: true } },
  },
  {
    what: "a value that the protocol cannot carry",
    params: questions.form,
    result: { action: "accept", content: { name: { first: "Ada" } } },
  },
  {
    what: "a missing answer of a form definition",
    params: { message: "Who?", formDefinition: definition },
    result: { action: "accept", content: {} },
  },
  { what: "no content", params: questions.form, result: { action: "accept" } },
  { what: "an unknown action", params: questions.form, result: { action: "obey" } },
  { what: "no result", params: questions.form, result: null },
  { what: "an accepted request that cannot be read", params: unreadable, result: { action: "accept", content: {} } },
  {
    what: "an accepted form that no answer fits",
    params: unanswerable,
    result: { action: "accept", content: { n: [] } },
  },
])("cancels a request that a page answers with $what, and reports it", async ({ params, result }) => {
  const report = vi.spyOn(console, "error").mockImplementation(() => undefined);
  expect(await answerRaw(params, result)).toEqual(cancelled);
  expect(report).toHaveBeenCalledOnce();
});

test.each([
  { params: { message: "Who?", formDefinition: definition }, result: accepted, received: accepted },
  { params: questions.page, result: { action: "accept", content: { token: "x" } }, received: { action: "accept" } },
  { params: questions.form, result: { action: "decline", content: { name: "Ada" } }, received: declined },
  { params: questions.form, result: { ...accepted, _meta: {} }, received: accepted },
])("passes nothing on that a result does not carry: $received.action", async ({ params, result, received }) => {
  expect(await answerRaw(params, result)).toEqual(received);
});

/** What the dialog of a host with this policy would never send. */
const forbidden = {
  policy: { sensitive: "block", urls: { allowedSchemes: ["https"], blockPrivateAddresses: true }, opensPages: true },
} as const;
const one = (property: object) => ({
  message: "Please answer",
  requestedSchema: { type: "object", properties: { answer: property } },
});
const address = one({ type: "string", format: "uri", title: "Feed" });

test.each([
  ["an address of the host's own network", address, { answer: "https://10.0.0.1/admin" }],
  ["a metadata address", address, { answer: "https://169.254.169.254/latest" }],
  ["a scheme that the host does not take", address, { answer: "file:///etc/passwd" }],
  ["a password", one({ type: "string", title: "Password" }), { answer: "hunter2" }],
  [
    "an address behind a blank",
    one({
      anyOf: [
        { type: "string", format: "uri" },
        { type: "string", maxLength: 99 },
      ],
    }),
    { answer: " https://10.0.0.1/" },
  ],
  ["a text of blanks", one({ type: "string" }), { answer: " \u200b " }],
  ["an option twice", one({ type: "array", items: { enum: ["a", "b"] } }), { answer: ["a", "a"] }],
])("holds a page to the host's policy: %s", async (_, params, content) => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  expect(await answerRaw(params, { action: "accept", content }, forbidden)).toEqual(cancelled);
});

test("takes an address that the host's policy allows", async () => {
  const result = { action: "accept", content: { answer: "https://example.com/feed" } };
  expect(await answerRaw(address, result, forbidden)).toEqual(result);
});

test.each(["javascript:alert(1)", "http://example.com/"])("takes no consent to open %s", async (url) => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  expect(await answerRaw({ mode: "url", message: "Open?", url }, { action: "accept" })).toEqual(cancelled);
});

test("cancels a request whose answer cannot be checked, and ends no process", async () => {
  const report = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const definitions = {
    parse: () => {
      throw new Error("the host's");
    },
  };
  const params = { message: "Who?", formDefinition: definition };
  expect(await answerRaw(params, { action: "accept", content: { name: "Ada" } }, { definitions })).toEqual(cancelled);
  expect(report).toHaveBeenCalled();
});

/** JSON of any shape, and of shapes near to messages. */
const messages = fc.oneof(
  fc.string(),
  fc.json(),
  fc
    .record(
      {
        type: fc.constantFrom("hello", "request", "close", "complete", "preload", "result", "__proto__"),
        id: fc.oneof(fc.constantFrom("a", "__proto__"), fc.jsonValue()),
        open: fc.oneof(fc.array(fc.string()), fc.jsonValue()),
        params: fc.jsonValue(),
        server: fc.oneof(
          fc.constant(server),
          fc.record({ name: fc.jsonValue(), origin: fc.jsonValue() }),
          fc.jsonValue(),
        ),
        reason: fc.oneof(fc.constantFrom("answered", "withdrawn", "ended"), fc.jsonValue()),
        elicitationId: fc.oneof(fc.string(), fc.jsonValue()),
        result: fc.jsonValue(),
        isRefused: fc.jsonValue(),
      },
      { requiredKeys: ["type"] },
    )
    .map((message) => JSON.stringify(message)),
);

test("takes any message in either direction without a throw, and goes on", async () => {
  const { current, page, transport } = createSession();
  const queue = createShownQueue();
  let receive: ((message: string) => void) | undefined;
  connectBridge(
    {
      send: transport.send,
      open: (receiveMessage, closed) => {
        receive = receiveMessage;
        return transport.open(receiveMessage, closed);
      },
    },
    queue,
  );
  fc.assert(
    fc.property(messages, (message) => {
      receive?.(message);
      current.bridge.receive(message);
    }),
  );
  const result = current.bridge.elicit(ask("Who?"), { server });
  await settle();
  page.answer(accepted);
  await settle();
  expect(await result).toEqual(accepted);
});

test("ignores a page's message of more than 1,000,000 characters", async () => {
  const bridge = createElicitationBridge();
  const sent: string[] = [];
  const result = bridge.elicit(ask("Who?"), { server });
  bridge.connect((message) => sent.push(message));
  const answer = { ...(JSON.parse(sent[1] ?? "") as { readonly id: string }), type: "result", isRefused: false };

  bridge.receive(JSON.stringify({ ...answer, result: { action: "decline" }, padding: "a".repeat(1_000_000) }));
  bridge.receive(JSON.stringify({ ...answer, result: accepted }));

  expect(await result).toEqual(accepted);
});

describe("files", () => {
  const item = { type: "string", format: "uri", "x-mcp-file": { accept: ["image/png"], maxSize: 2_000_000 } };
  const params = {
    message: "",
    requestedSchema: { type: "object", properties: { files: { type: "array", items: item } } },
  };
  /** The signature of a PNG, and as much more as is asked for. */
  const png = (length = 0) => `iVBORw0KGgoA${"AQID".repeat(length)}`;
  const uri = `data:image/png;name=a.png;base64,${png()}`;
  const uploads = ["https://files.example/uploads/", "s3://bucket"];

  test("arrive where the host takes them, though they are longer than other answers", async () => {
    const { current, page } = createSession({ policy: { files: true, uploads } });
    const result = current.bridge.elicit(params, { server });
    await settle();
    const files = [
      `data:image/png;name=a.png;base64,${png(400_000)}`,
      "https://files.example/uploads/b.png?signature=1",
      "s3://bucket/c.png",
    ];
    page.answer({ action: "accept", content: { files } });
    await settle();
    expect(await result).toEqual({ action: "accept", content: { files } });
  });

  test.each<[string, object, string | readonly string[]]>([
    ["where the host takes none", {}, [uri]],
    ["that are too large", { policy: { files: true } }, [`data:image/png;name=a.png;base64,${png(700_000)}`]],
    ["of another type", { policy: { files: true } }, [uri.replace("image/png", "text/html")]],
    ["that are none", { policy: { files: true } }, [uri, "javascript:alert(1)"]],
    ["in another form than the dialog's", { policy: { files: true } }, uri],
    [
      "whose bytes are a page",
      { policy: { files: true } },
      [`data:image/png;base64,${btoa("<script>alert(1)</script>")}`],
    ],
    ["that name a folder", { policy: { files: true } }, [uri.replace("a.png", "..%2Fa.png")]],
    ["that name themselves backwards", { policy: { files: true } }, [uri.replace("a.png", "%E2%80%AEgnp.exe")]],
    ["that lie somewhere, without uploads", { policy: { files: true } }, ["https://files.example/uploads/b.png"]],
    [
      "that lie in the server's network",
      { policy: { files: true, uploads } },
      ["https://169.254.169.254/uploads/b.png"],
    ],
    ["that lie beside the uploads", { policy: { files: true, uploads } }, ["https://files.example/uploads/../b.png"]],
    [
      "of a host that is spelled alike",
      { policy: { files: true, uploads } },
      ["https://files.example.evil/uploads/b.png"],
    ],
    ["in another bucket", { policy: { files: true, uploads } }, ["s3://bucket2/b.png"]],
    ["behind an encoded dot", { policy: { files: true, uploads } }, ["https://files.example/uploads/%252e%252e/b.png"]],
    ["behind a parameter", { policy: { files: true, uploads } }, ["https://files.example/uploads/..;/b.png"]],
    [
      "behind letters that are none",
      { policy: { files: true, uploads } },
      ["https://files.example/uploads/%ff/..%2f..%2fb.png"],
    ],
    ["on the server's disk", { policy: { files: true, uploads: ["file:///"] } }, ["file:///etc/passwd"]],
  ])("are refused %s", async (_, options, files) => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { current, page } = createSession(options);
    const result = current.bridge.elicit(params, { server });
    await settle();
    page.answer({ action: "accept", content: { files } });
    await settle();
    expect(await result).toEqual(cancelled);
  });

  test("are refused with the field, the reason and the way out in the log, and without the answer", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { current, page } = createSession({ policy: { files: true } });
    void current.bridge.elicit(params, { server });
    await settle();

    page.answer({ action: "accept", content: { files: ["https://files.example/private.png"] } });
    await settle();

    const [[line]] = logged.mock.calls as [[string]];
    expect(line).toContain('"files" is refused (type).');
    expect(line).toContain("`policy.uploads` of the bridge");
    expect(line).not.toContain("private.png");
  });
});

test("cancels what JSON cannot carry, and reports it", async () => {
  const report = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const circular: Record<string, unknown> = {};
  circular.self = circular;
  expect(await createElicitationBridge().elicit(circular, { server })).toEqual(cancelled);
  expect(report).toHaveBeenCalledOnce();
});

test("an answer that is too long for the bridge is a cancel, and reported in the page", async () => {
  const report = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { current, page } = createSession();
  const result = current.bridge.elicit(ask("Who?"), { server });
  await settle();
  page.answer({ action: "accept", content: { name: "a".repeat(1_000_000) } });
  await settle();
  expect(await result).toEqual(cancelled);
  expect(report).toHaveBeenCalledOnce();
});
