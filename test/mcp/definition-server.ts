import { Client, InMemoryTransport } from "@modelcontextprotocol/client";
import { Client as ClientV1 } from "@modelcontextprotocol/sdk/client/index.js";
import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { onTestFinished, vi } from "vitest";
import { z } from "zod";
import type { AcceptAttempt, ElicitOptions, ElicitResult } from "../../src/index.js";
import { type Abandonment, definitionProtocol, type DefinitionProtocolOptions } from "../../src/mcp/index.js";

export const definition = {
  id: "subscription",
  title: "Subscription",
  fields: [{ id: "email", type: "text", label: "Email", required: true, validation: { format: "email" } }],
  timeout: 120_000,
};

const clientInfo = { name: "host", version: "1.0.0" };

export const clients = {
  "SDK v1": () => new ClientV1(clientInfo),
  "SDK v2": () => new Client(clientInfo, { versionNegotiation: { mode: "legacy" } }),
};

export interface Params {
  readonly [key: string]: unknown;
}

/** A request as the queue gets it, and what the person does. */
export interface Asked {
  readonly params: unknown;
  readonly options: ElicitOptions;
  /** Presses Accept: resolves with what the delivery resolves with, and answers if it refuses nothing. */
  readonly accept: (content: Readonly<Record<string, string>>, files?: AcceptAttempt["files"]) => Promise<unknown>;
  readonly leave: (action: "decline" | "cancel") => void;
}

type Handler = (params: Params) => object | Promise<object>;

export interface Setting extends Partial<DefinitionProtocolOptions> {
  readonly submit?: Handler;
  readonly extend?: Handler;
  /** Whether the queue declines all requests unseen. */
  readonly isMuted?: boolean;
  /** What the server's tool does before it replies. `send` asks with params of `elicitation/create`. */
  readonly tool?: (send: (params: Params) => Promise<unknown>) => Promise<unknown>;
}

const anyResult = z.looseObject({});
const anyParams = z.record(z.string(), z.unknown());

/** A client connected with `definitionProtocol`, to a server that speaks it. */
export async function startDefinitions<Of extends Client | ClientV1>(
  create: () => Of,
  { submit = () => ({ status: "completed" }), extend = () => ({}), tool, isMuted = false, ...options }: Setting = {},
) {
  const asked: Asked[] = [];
  const onResult = vi.fn<(result: ElicitResult, elicitationId: string) => void>();
  const onAbandon = vi.fn<(abandonment: Abandonment) => void>();
  const complete = vi.fn();
  const client = create();
  const connection = definitionProtocol(
    client,
    {
      complete,
      elicit: (params, given) =>
        isMuted
          ? Promise.resolve({ action: "decline" })
          : new Promise((resolve) => asked.push(askedOf(params, given, resolve))),
    },
    { server: { name: "Weather" }, onResult, onAbandon, ...options },
  );
  const server = new Server({ name: "weather", version: "1.0.0" }, { capabilities: { tools: {} } });
  /** Those that the server has got: `complete` with its params. */
  const completions: Params[] = [];
  server.fallbackNotificationHandler = ({ method, params }) => {
    if (method === "notifications/elicitation/complete") completions.push(params ?? {});
    return Promise.resolve();
  };
  const submitted = vi.fn(submit);
  const extended = vi.fn(extend);
  const send = (params: Params) => server.request({ method: "elicitation/create", params: { ...params } }, anyResult);
  const handle = (method: string, handler: Handler): void =>
    server.setRequestHandler(z.object({ method: z.literal(method), params: anyParams }), async ({ params }) => ({
      ...(await handler(params)),
    }));
  handle("elicitation/submit", submitted);
  handle("elicitation/extend_timeout", extended);
  handle("tools/call", async () => {
    await tool?.(send);
    return { content: [] };
  });
  const [clientSide, serverSide] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(serverSide), client.connect(clientSide)]);
  // The v1 client does not heed it when request number 0 is taken back: https://github.com/modelcontextprotocol/typescript-sdk/issues/2283
  await server.ping();
  onTestFinished(() => client.close());

  return {
    client,
    connection,
    create: send,
    /** Sends a definition; resolves once the person is asked. */
    ask: async (params: Params = { mode: "form", message: "Subscribe", formDefinition: definition }) => {
      const reply = await send(params);
      const request = await vi.waitFor(() => {
        const last = asked.at(-1);
        if (!last) throw new Error("Nobody is asked yet.");
        return last;
      });
      return { reply, elicitationId: String(reply.elicitationId), request };
    },
    notify: async (name: "timeout_warning" | "complete", params: Params) => {
      await server.notification({ method: `notifications/elicitation/${name}`, params: { ...params } });
      // What the client has been sent it has handled.
      await server.ping();
    },
    closeServer: () => server.close(),
    asked,
    submitted,
    extended,
    completions,
    complete,
    onResult,
    onAbandon,
  };
}

function askedOf(params: unknown, options: ElicitOptions, resolve: (result: ElicitResult) => void): Asked {
  const leaving = new AbortController();
  const leave = (action: "decline" | "cancel"): void => {
    leaving.abort();
    resolve({ action });
  };
  options.signal?.addEventListener("abort", () => leave("cancel"));
  return {
    params,
    options,
    leave,
    accept: async (content, files = {}) => {
      const attempt = { attempt: 1, isLast: false, signal: leaving.signal, files };
      const outcome = await options.onAccept?.(content, attempt);
      const taken = !outcome ? content : "accepted" in outcome ? outcome.accepted : undefined;
      if (taken && !leaving.signal.aborted) resolve({ action: "accept", content: taken });
      return outcome;
    },
  };
}
