import { Client, InMemoryTransport, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { Client as ClientV1 } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport as InMemoryTransportV1 } from "@modelcontextprotocol/sdk/inMemory.js";
import { Server as ServerV1 } from "@modelcontextprotocol/sdk/server/index.js";
import { CallToolRequestSchema, CallToolResultSchema, ElicitResultSchema } from "@modelcontextprotocol/sdk/types.js";
import { createMcpHandler, inputRequired, type InputRequiredResult, McpServer } from "@modelcontextprotocol/server";
import { onTestFinished } from "vitest";
import { z } from "zod";
import {
  type ConnectElicitationOptions,
  connectElicitation,
  type ElicitationConnection,
  type Elicitor,
} from "../../src/mcp/index.js";

/** Of `elicitation/create`, in any shape. */
export type Params = Record<string, unknown>;

/** The options of a request, as both SDKs take them, and of a call, as `connectElicitation` takes them. */
export interface RequestOptions {
  readonly callId?: string;
  readonly tool?: { readonly name: string };
  readonly signal?: AbortSignal;
  readonly timeout?: number;
  readonly resetTimeoutOnProgress?: boolean;
  readonly onprogress?: (progress: unknown) => void;
}

/** A client connected with `connectElicitation`, and a server with one tool. */
export interface Connection {
  /** Calls the tool, which asks all of this at once as it stands; resolves with what the server receives. */
  readonly ask: (asked: readonly Params[], options?: RequestOptions, server?: RequestOptions) => Promise<unknown>;
  /** The same, with the client's own method. */
  readonly askBare: Connection["ask"];
  /** Calls the tool, which reports progress once, after half a second, and never replies. */
  readonly hang: (options: RequestOptions) => Promise<unknown>;
  /** Ends the connection, as the host. */
  readonly close: () => Promise<void>;
  /** Undoes `connectElicitation`. */
  readonly disconnect: () => void;
}

/** What a tool does in a session. The reply is what it resolves with, as JSON. */
type SessionTool = (elicit: Elicit, reportProgress: () => Promise<void>) => Promise<unknown>;
type Elicit = (params: Params, options?: RequestOptions) => Promise<unknown>;

/** A session, in which the server can speak up by itself and go away. */
export interface Session extends Connection {
  readonly call: (tool: SessionTool, options?: RequestOptions) => Promise<unknown>;
  /** Asks outside of any call. */
  readonly elicit: Elicit;
  /** Says that the page of this id has been finished. */
  readonly complete: (elicitationId: string) => Promise<void>;
  readonly die: () => Promise<void>;
}

/** What a tool does in each round in 2026-07-28: it asks, or replies with what it returns, as JSON. */
type StatelessTool = (round: {
  readonly inputResponses: Params | undefined;
  readonly requestState: string | undefined;
}) => InputRequiredResult | readonly unknown[];

export interface Stateless extends Connection {
  readonly call: (tool: StatelessTool, options?: RequestOptions) => Promise<unknown>;
}

export interface Setting extends Partial<ConnectElicitationOptions> {
  /** What a host does with its client before or after that is connected to the queue. */
  readonly before?: (client: ClientV1 | Client) => void;
  readonly after?: (client: ClientV1 | Client) => void;
}

export type Connect<Of extends Connection = Connection> = (queue: Elicitor, setting?: Setting) => Promise<Of>;

const weather = { name: "Weather" };
const serverInfo = { name: "weather", title: "Weather Pro", version: "2.1.0" };
const clientInfo = { name: "host", version: "1.0.0" };
/** As long as tests of the client's patience need a server to wait, in milliseconds. */
const day = 24 * 60 * 60_000;
const toolIndex = z.object({ index: z.number() });
const workConfig = { description: "Works.", inputSchema: toolIndex };

/** SDK v1, which speaks the revisions up to 2025-11-25. */
const connectV1: Connect<Session> = async (queue, setting) => {
  const client = new ClientV1(clientInfo);
  const { callTool, disconnect } = connectHost(client, queue, setting);
  const server = new ServerV1(serverInfo, { capabilities: { tools: {} } });
  const tools = createTools<SessionTool>();
  const elicit: Elicit = (params, options) =>
    server.request({ method: "elicitation/create", params }, ElicitResultSchema, { timeout: day, ...options });
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, { _meta, sendNotification }) =>
    reply(await tools.get(params.arguments)(elicit, () => sendNotification(progressFor(_meta)))),
  );
  const [clientSide, serverSide] = InMemoryTransportV1.createLinkedPair();
  await Promise.all([server.connect(serverSide), client.connect(clientSide)]);
  // The v1 client does not heed it when request number 0 is taken back: https://github.com/modelcontextprotocol/typescript-sdk/issues/2283
  await server.ping();
  return sessionOf({
    client,
    server,
    disconnect,
    elicit,
    call: (tool, options) => callTool(tools.add(tool), CallToolResultSchema, options),
    callBare: (tool, options) => client.callTool(tools.add(tool), CallToolResultSchema, options),
  });
};

/** SDK v2 in a session of 2025-11-25: the server sends requests of its own. */
const connectV2Session: Connect<Session> = async (queue, setting) => {
  const client = new Client(clientInfo, { versionNegotiation: { mode: "legacy" } });
  const { callTool, disconnect } = connectHost(client, queue, setting);
  const mcpServer = new McpServer(serverInfo);
  const { server } = mcpServer;
  const tools = createTools<SessionTool>();
  const elicit: Elicit = (params, options) =>
    server.request({ method: "elicitation/create", params }, ElicitResultSchema, { timeout: day, ...options });
  mcpServer.registerTool("work", workConfig, async (callArguments, { mcpReq: { _meta, notify } }) =>
    reply(await tools.get(callArguments)(elicit, () => notify(progressFor(_meta)))),
  );
  const [clientSide, serverSide] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(serverSide), client.connect(clientSide)]);
  return sessionOf({
    client,
    server,
    disconnect,
    elicit,
    call: (tool, options) => callTool(tools.add(tool), options),
    callBare: (tool, options) => client.callTool(tools.add(tool), options),
  });
};

/** SDK v2 in 2026-07-28: a tool's result asks, and the client calls again with the answers. */
export const connectStateless: Connect<Stateless> = async (queue, setting) => {
  const client = new Client(clientInfo, { versionNegotiation: { mode: { pin: "2026-07-28" } } });
  const { callTool, disconnect } = connectHost(client, queue, setting);
  const tools = createTools<StatelessTool | "hang">();
  const handler = createMcpHandler(() => {
    const server = new McpServer(serverInfo);
    server.registerTool("work", workConfig, async (callArguments, { mcpReq }) => {
      const { inputResponses, requestState, _meta, notify } = mcpReq;
      const tool = tools.get(callArguments);
      if (tool === "hang") return hang(() => notify(progressFor(_meta)));
      const outcome = tool({ inputResponses, requestState: requestState() });
      return "resultType" in outcome ? outcome : reply(outcome);
    });
    return server;
  });
  const transport = new StreamableHTTPClientTransport(new URL("http://127.0.0.1/mcp"), {
    fetch: (url, init) => handler.fetch(new Request(url, init)),
  });
  await client.connect(transport);
  onTestFinished(() => client.close());
  const asksOnce =
    (asked: readonly Params[]): StatelessTool =>
    ({ inputResponses }) =>
      inputResponses ? Object.values(inputResponses) : inputRequired({ inputRequests: inputRequests(asked) });
  const call = async (tool: StatelessTool | "hang", options?: RequestOptions) =>
    received(await callTool(tools.add(tool), options));
  return {
    call,
    ask: (asked, options) => call(asksOnce(asked), options),
    askBare: async (asked, options) => received(await client.callTool(tools.add(asksOnce(asked)), options)),
    hang: (options) => call("hang", options),
    close: () => client.close(),
    disconnect,
  };
};

/** Those in which the server sends requests of its own. */
export const sessions: Readonly<Record<string, Connect<Session>>> = {
  "SDK v1": connectV1,
  "SDK v2, 2025-11-25": connectV2Session,
};

export const connections: Readonly<Record<string, Connect>> = { ...sessions, "SDK v2, 2026-07-28": connectStateless };

type InputRequests = NonNullable<Parameters<typeof inputRequired>[0]["inputRequests"]>;

/** Whatever is asked, as servers in other languages send it. */
export function inputRequests(asked: readonly Params[], method = "elicitation/create"): InputRequests {
  return Object.fromEntries(asked.map((params, index) => [`q${index}`, { method, params }])) as InputRequests;
}

/** What a host does with a client before that connects. */
function connectHost<Of extends ClientV1 | Client>(
  client: Of,
  queue: Elicitor,
  { before, after, ...options }: Setting = {},
): ElicitationConnection<Of> {
  before?.(client);
  const connection = connectElicitation(client, queue, { server: weather, ...options });
  after?.(client);
  return connection;
}

/** The server's one tool does in each call what the test wants: calls name it by its number. */
function createTools<Tool>() {
  const tools: Tool[] = [];
  return {
    /** Returns the params of its call. */
    add: (tool: Tool) => ({ name: "work", arguments: { index: tools.push(tool) - 1 } }),
    get: (callArguments: unknown): Tool => {
      const tool = tools[toolIndex.parse(callArguments).index];
      if (tool === undefined) throw new Error("There is no such tool.");
      return tool;
    },
  };
}

interface SdkSession extends Pick<Session, "disconnect" | "elicit"> {
  readonly client: Pick<Client, "close">;
  readonly server: Pick<ServerV1, "createElicitationCompletionNotifier" | "close">;
  readonly call: (tool: SessionTool, options?: RequestOptions) => Promise<unknown>;
  /** With the client's own method. */
  readonly callBare: SdkSession["call"];
}

function sessionOf({ client, server, disconnect, elicit, ...methods }: SdkSession): Session {
  onTestFinished(() => client.close());
  const call: Session["call"] = async (tool, options) => received(await methods.call(tool, options));
  const asks =
    (asked: readonly Params[], options?: RequestOptions): SessionTool =>
    (ask) =>
      Promise.all(asked.map((params) => ask(params, options)));
  return {
    call,
    ask: (asked, options, asking) => call(asks(asked, asking), options),
    askBare: async (asked, options, asking) => received(await methods.callBare(asks(asked, asking), options)),
    hang: (options) => call((_elicit, reportProgress) => hang(reportProgress), options),
    close: () => client.close(),
    disconnect,
    elicit,
    complete: (elicitationId) => server.createElicitationCompletionNotifier(elicitationId)(),
    die: () => server.close(),
  };
}

async function hang(reportProgress: () => Promise<void>): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve, 500));
  await reportProgress();
  return new Promise(() => undefined);
}

function progressFor(meta: { readonly progressToken?: string | number | undefined } | undefined) {
  const progressToken = meta?.progressToken ?? "none";
  return { method: "notifications/progress" as const, params: { progressToken, progress: 1 } };
}

function reply(results: unknown) {
  return { content: [{ type: "text" as const, text: JSON.stringify(results) }] };
}

/** What a tool has replied; the text of its error, as SDK v2 sends that. */
function received(result: unknown): unknown {
  const { content, isError } = CallToolResultSchema.parse(result);
  const [first] = content;
  if (first?.type !== "text") throw new Error("The tool has replied something else.");
  return isError ? first.text : JSON.parse(first.text);
}
