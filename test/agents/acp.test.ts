// @vitest-environment node
import { agent, type AnyMessage, client, type ClientApp, methods, PROTOCOL_VERSION } from "@agentclientprotocol/sdk";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { createElicitationQueue, type ElicitationQueue, type ElicitResult } from "react-elicitation";
import { connectAcp } from "react-elicitation/acp";
import { parseRequest, sensitivityOf } from "react-elicitation/core";
import { nextRequest } from "../mcp/next-request.js";
import cancelled from "../requests/agents/acp-cancelled.json" with { type: "json" };
import userInput from "../requests/agents/acp-codex-user-input.json" with { type: "json" };
import form from "../requests/agents/acp-form.json" with { type: "json" };
import onlyAlways from "../requests/agents/acp-permission-only-always.json" with { type: "json" };
import permission from "../requests/agents/acp-permission.json" with { type: "json" };
import marked from "../requests/agents/acp-questions-marked.json" with { type: "json" };
import questions from "../requests/agents/acp-questions.json" with { type: "json" };
import undeclared from "../requests/agents/acp-url-not-advertised.json" with { type: "json" };
import page from "../requests/agents/acp-url.json" with { type: "json" };

const coder = { name: "Coder" };

interface Message {
  readonly id?: number;
  readonly method: string;
  readonly params: unknown;
}

/** A client of the SDK, and an agent whose messages arrive as they are written. */
function connect(queue: ElicitationQueue, { app = client({ name: "chat" }), url = true, callId }: Given = {}) {
  const { stop } = connectAcp(app, queue, { agent: coder, url, callId });
  return { ...connectAgain(app), stop };
}

interface Given {
  readonly app?: ClientApp;
  readonly url?: boolean;
  readonly callId?: (of: { readonly sessionId: string; readonly toolCallId: string }) => string;
}

/** Another agent of the same app. */
function connectAgain(app: ClientApp) {
  const toClient = new TransformStream<AnyMessage, AnyMessage>();
  const toAgent = new TransformStream<AnyMessage, AnyMessage>();
  const connection = app.connect({ readable: toClient.readable, writable: toAgent.writable });
  onTestFinished(() => connection.close());
  const [writer, reader] = [toClient.writable.getWriter(), toAgent.readable.getReader()];
  return {
    connection,
    send: (message: Message) => void writer.write({ ...message, jsonrpc: "2.0" }),
    received: async (): Promise<unknown> => (await reader.read()).value,
  };
}

const withOutcome = (name: string, { message, params, replies }: Sample) =>
  replies.map(({ outcome, reply }) => ({ name, message, params, outcome, reply }));

interface Sample {
  readonly message: Message;
  readonly params: unknown;
  readonly replies: readonly { readonly outcome: object; readonly reply: object }[];
}

/** The outcomes of samples are results, but for the ones that say why nobody was asked. */
const isResult = (outcome: object): outcome is ElicitResult => !("unseen" in outcome);

const answered = [
  ...withOutcome("form", form),
  ...withOutcome("questions", questions),
  ...withOutcome("user input", userInput),
  ...withOutcome("page", page),
];

describe("what an agent asks", () => {
  test.each(answered)("becomes a request, and its answer the reply: $name, $outcome", async (sample) => {
    const queue = createElicitationQueue(isResult(sample.outcome) ? {} : { requestsPerMinute: 0 });
    const peer = connect(queue);

    peer.send(sample.message);
    if (isResult(sample.outcome)) {
      const request = await nextRequest(queue);
      expect(request.params).toEqual(sample.params);
      expect(parseRequest(request.params).problems).toEqual([]);
      request.settle(sample.outcome);
    }

    expect(await peer.received()).toEqual({ jsonrpc: "2.0", id: sample.message.id, ...sample.reply });
  });

  test("has its marked companions folded, and its previews below the message", async () => {
    const queue = createElicitationQueue();
    connect(queue).send(marked.message);

    const { params } = await nextRequest(queue);

    expect(params).toEqual(marked.params);
    const request = parseRequest(params);
    const fields = request.mode === "form" ? request.fields : [];
    expect(fields.map((field) => "companion" in field || "companionOf" in field)).toEqual([true, true, true, true]);
  });

  test("names the agent, and the call of the tool that has led to it", async () => {
    const queue = createElicitationQueue();
    connect(queue).send(form.message);

    expect(await nextRequest(queue)).toMatchObject({ server: coder, callId: "call-1" });
  });

  test("names the call as the host does, whose page shows several sessions", async () => {
    const queue = createElicitationQueue();
    connect(queue, { callId: ({ sessionId, toolCallId }) => `${sessionId}/${toolCallId}` }).send(form.message);

    expect((await nextRequest(queue)).callId).toBe("sess-1/call-1");
  });

  test.each([
    ["bounds that the SDK drops", { type: "integer", exclusiveMinimum: 0, multipleOf: 5 }],
    ["a union that the SDK refuses", { anyOf: [{ type: "string" }, { type: "null" }] }],
    ["a reference that the SDK refuses", { $ref: "#/$defs/amount" }],
  ])("arrives as it was sent: %s", async (_, amount) => {
    const queue = createElicitationQueue();
    const params = {
      sessionId: "sess-1",
      mode: "form",
      message: "How many?",
      requestedSchema: { type: "object", properties: { amount }, $defs: { amount: { type: "integer" } } },
    };
    connect(queue).send({ ...form.message, params });

    expect((await nextRequest(queue)).params).toEqual(params);
  });

  test("is refused in a mode that was not declared, and nobody sees it", async () => {
    const queue = createElicitationQueue();
    const peer = connect(queue, { url: false });

    peer.send(undeclared.message);

    const [{ reply } = { reply: {} }] = undeclared.replies;
    expect(await peer.received()).toMatchObject({ id: undeclared.message.id, ...reply });
    expect(queue.getSnapshot().total).toBe(0);
  });

  test.each(["openai/form", "_custom", "toString", 7])(
    "is refused in the mode %s, which nobody can show",
    async (mode) => {
      const queue = createElicitationQueue();
      const peer = connect(queue);

      peer.send({ ...form.message, params: { ...form.message.params, mode } });

      expect(await peer.received()).toMatchObject({ error: { code: -32602 } });
      expect(queue.getSnapshot().total).toBe(0);
    },
  );

  test("has a limit where the agent goes on without an answer, which nobody can extend", async () => {
    const now = vi.spyOn(Date, "now").mockReturnValue(1000);
    onTestFinished(() => now.mockRestore());
    const queue = createElicitationQueue();
    const params = { ...form.message.params, _meta: { codex: { autoResolutionMs: 60_000 } } };
    connect(queue).send({ ...form.message, params });

    expect((await nextRequest(queue)).timeLimit).toEqual({ deadline: 61_000, maxExtensions: 0 });
  });

  test("leaves out previews that would make its message too long to be accepted", async () => {
    const queue = createElicitationQueue();
    const option = (name: string, preview: string) => ({
      const: name,
      title: name,
      _meta: { "_claude/askUserQuestionOption": { preview } },
    });
    const oneOf = [option("Long", "x".repeat(20_000)), option("Short", "y")];
    const requestedSchema = { type: "object", properties: { size: { type: "string", oneOf } } };
    connect(queue).send({ ...form.message, params: { ...form.message.params, message: "Which?", requestedSchema } });

    const request = parseRequest((await nextRequest(queue)).params);

    expect(request).toMatchObject({ message: "Which?\n\nsize: Short\n\n```\ny\n```", problems: [] });
  });
});

describe("a request ends", () => {
  const listen = async (queue: ElicitationQueue, onAbort: (reason: unknown) => void): Promise<void> => {
    const { signal } = await nextRequest(queue);
    signal.addEventListener("abort", () => onAbort(signal.reason));
  };

  test("when the agent cancels it, which is answered with a cancel", async () => {
    const queue = createElicitationQueue();
    const onAbort = vi.fn();
    const peer = connect(queue);
    peer.send(cancelled.message);
    await listen(queue, onAbort);

    for (const message of cancelled.later) peer.send(message);

    const [{ reply } = { reply: {} }] = cancelled.replies;
    expect(await peer.received()).toEqual({ jsonrpc: "2.0", id: cancelled.message.id, ...reply });
    expect(onAbort).toHaveBeenCalledWith("ended");
  });

  test("when the person stops its turn, and no request of another session does", async () => {
    const queue = createElicitationQueue();
    const onAbort = vi.fn();
    const peer = connect(queue);
    peer.send(form.message);
    peer.send({ ...form.message, id: 1, params: { ...form.message.params, sessionId: "sess-2" } });
    await listen(queue, onAbort);

    peer.stop("sess-1");

    expect(await peer.received()).toMatchObject({ id: form.message.id, result: { action: "cancel" } });
    expect(onAbort).toHaveBeenCalledWith("stopped");
    expect(queue.getSnapshot().pending).toHaveLength(1);
  });

  test("when the connection closes, also if its id was used again", async () => {
    const queue = createElicitationQueue();
    const peer = connect(queue);
    peer.send(form.message);
    peer.send(form.message);
    await vi.waitFor(() => expect(queue.getSnapshot().pending).toHaveLength(2));

    peer.connection.close();

    await vi.waitFor(() => expect(queue.getSnapshot().pending).toEqual([]));
  });

  test("when its connection closes, and no request of another connection does", async () => {
    const queue = createElicitationQueue();
    const app = client({ name: "chat" });
    const [first, second] = [connect(queue, { app }), connectAgain(app)];
    first.send(form.message);
    first.send(form.message);
    second.send(form.message);
    await vi.waitFor(() => expect(queue.getSnapshot().pending).toHaveLength(3));

    first.connection.close();

    await vi.waitFor(() => expect(queue.getSnapshot().pending).toHaveLength(1));
    second.connection.close();
    await vi.waitFor(() => expect(queue.getSnapshot().pending).toEqual([]));
  });

  test("of a page, when the agent says that it is complete", async () => {
    const queue = createElicitationQueue();
    const peer = connect(queue);
    peer.send(page.message);
    await nextRequest(queue);

    peer.send({ method: "elicitation/complete", params: { elicitationId: "another" } });
    for (const message of page.later) peer.send(message);

    await vi.waitFor(() => expect(queue.getSnapshot().current?.isCompleted).toBe(true));
  });
});

describe("a hostile agent", () => {
  test("gets a cancel for each of the requests that are too many, and fills no queue", async () => {
    const queue = createElicitationQueue();
    const peer = connect(queue);
    for (let id = 0; id < 1000; id += 1) peer.send({ ...form.message, id });

    const seen = 10; // in a minute
    for (let id = seen; id < 1000; id += 1) {
      expect(await peer.received()).toMatchObject({ id, result: { action: "cancel" } });
    }

    expect(queue.getSnapshot().pending).toHaveLength(seen);
  });

  test("has every secret closed, whatever name it gives it and whatever format it names", async () => {
    const queue = createElicitationQueue();
    const secret = { type: "string", format: "email", _meta: { codex: { isSecret: true } } };
    const properties: unknown = JSON.parse(`{"__proto__":${JSON.stringify(secret)},"a":${JSON.stringify(secret)}}`);
    const requestedSchema = { type: "object", properties };
    connect(queue).send({ ...form.message, params: { ...form.message.params, requestedSchema } });

    const { params } = await nextRequest(queue);

    expect(parseRequest(params)).toMatchObject({
      fields: [
        { name: "__proto__", isPassword: true },
        { name: "a", isPassword: true },
      ],
    });
  });

  test.each([
    ["a number", { type: "integer" }],
    ["one of several", { type: "string", enum: ["red", "green"] }],
    ["some of several", { type: "array", items: { enum: ["red", "green"] } }],
    ["yes or no", { type: "boolean" }],
    ["a day", { type: "string", format: "date" }],
  ])("has a secret closed that is %s", async (_, property) => {
    const queue = createElicitationQueue();
    const requestedSchema = { properties: { a: { ...property, _meta: { codex: { isSecret: true } } } } };
    connect(queue).send({ ...form.message, params: { ...form.message.params, requestedSchema } });

    const request = parseRequest((await nextRequest(queue)).params);

    const [field] = request.mode === "form" ? request.fields : [];
    expect(field && sensitivityOf(field)).toBe("credential");
  });

  test.each([null, "text", [], { mode: "form" }, { mode: "form", message: 1, requestedSchema: { properties: [] } }])(
    "can ask nothing with %o, and the person can say no to it",
    async (params) => {
      const queue = createElicitationQueue();
      const peer = connect(queue);
      peer.send({ ...form.message, params });

      (await nextRequest(queue)).settle({ action: "decline" });

      expect(await peer.received()).toMatchObject({ result: { action: "decline" } });
    },
  );
});

test.each([permission, onlyAlways])("a request for permission is left to the host's own handler", async (sample) => {
  const queue = createElicitationQueue();
  const outcome = { outcome: { outcome: "cancelled" } } as const;
  const app = client({ name: "chat" }).onRequest(methods.client.session.requestPermission, () => outcome);
  const peer = connect(queue, { app });

  peer.send(sample.message);

  expect(await peer.received()).toMatchObject({ result: outcome });
  expect(queue.getSnapshot().total).toBe(0);
});

test.each([
  { url: undefined, elicitation: { form: {}, url: {} } },
  { url: false, elicitation: { form: {} } },
])("declares the modes in which the agent may ask: $elicitation", async ({ url, elicitation }) => {
  let declared: unknown;
  const app = client({ name: "chat" });
  const { clientCapabilities } = connectAcp(app, createElicitationQueue(), { agent: coder, url });
  const connection = app.connect(
    agent({ name: "coder" }).onRequest(methods.agent.initialize, ({ params }) => {
      declared = params.clientCapabilities?.elicitation;
      return { protocolVersion: PROTOCOL_VERSION, agentCapabilities: {} };
    }),
  );
  onTestFinished(() => connection.close());

  await connection.agent.request(methods.agent.initialize, { protocolVersion: PROTOCOL_VERSION, clientCapabilities });

  expect(declared).toEqual(elicitation);
});

test("an agent of the SDK gets the answer that it awaits", async () => {
  const queue = createElicitationQueue();
  const app = client({ name: "chat" });
  connectAcp(app, queue, { agent: coder });
  const result = new Promise((resolve) => {
    const asking = agent({ name: "coder" }).onConnect(({ client: chat }) =>
      chat.request("elicitation/create", form.message.params).then(resolve),
    );
    const connection = app.connect(asking);
    onTestFinished(() => connection.close());
  });

  (await nextRequest(queue)).settle({ action: "accept", content: { order: "date" } });

  expect(await result).toEqual({ action: "accept", content: { order: "date" } });
});

test("a connection in place of the app is an error that says what to pass", () => {
  const connection = client({ name: "chat" }).connect(agent({ name: "coder" }));
  onTestFinished(() => connection.close());

  // @ts-expect-error JavaScript can pass anything.
  expect(() => connectAcp(connection, createElicitationQueue(), { agent: coder })).toThrow(/Pass the app/);
});
