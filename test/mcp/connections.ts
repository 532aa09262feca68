import { Client, InMemoryTransport, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { Client as ClientV1 } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport as InMemoryTransportV1 } from "@modelcontextprotocol/sdk/inMemory.js";
import { Server as ServerV1 } from "@modelcontextprotocol/sdk/server/index.js";
import { CallToolRequestSchema, CallToolResultSchema, ElicitResultSchema } from "@modelcontextprotocol/sdk/types.js";
import { createMcpHandler, inputRequired, McpServer } from "@modelcontextprotocol/server";
import { onTestFinished } from "vitest";
import { type ConnectElicitationOptions, connectElicitation, type Elicitor } from "../../src/mcp/index.js";

/** The options of a request, as both SDKs take them. */
interface RequestOptions {
  readonly signal?: AbortSignal;
  readonly timeout?: number;
  readonly resetTimeoutOnProgress?: boolean;
  readonly onprogress?: (progress: unknown) => void;
}

/** Of `elicitation/create`, in any shape. */
type Params = Record<string, unknown>;

/** A client connected with `connectElicitation`, and the server whose only tool asks. */
export interface Connection {
  /** Calls the tool, which asks all of this at once as it stands; resolves with what the server receives. */
  readonly ask: (asked: readonly Params[], options?: RequestOptions, server?: RequestOptions) => Promise<unknown>;
  /** The same, with the client's own method. */
  readonly askBare: Connection["ask"];
  readonly serverInfo: () => unknown;
  /** Ends the connection, as the host. */
  readonly close: () => Promise<void>;
  /** Undoes `connectElicitation`. */
  readonly disconnect: () => void;
}

/** A session, in which the server can speak up by itself and go away. */
export interface Session extends Connection {
  /** Asks outside of any call. */
  readonly askUnprompted: (asked: Params) => Promise<unknown>;
  /** Says that the page of this id has been finished. */
  readonly complete: (elicitationId: string) => Promise<void>;
  readonly die: () => Promise<void>;
}

export interface Setting extends Partial<ConnectElicitationOptions> {
  /** What a host does with its client before or after it is connected to the queue. */
  readonly before?: (client: ClientV1 | Client) => void;
  readonly after?: (client: ClientV1 | Client) => void;
}

export type Connect<Of extends Connection = Connection> = (queue: Elicitor, setting?: Setting) => Promise<Of>;

const weather = { name: "Weather" };
const serverInfo = { name: "weather", title: "Weather Pro", version: "2.1.0" };
const clientInfo = { name: "host", version: "1.0.0" };
const call = { name: "ask", arguments: {} };

/** SDK v1, which speaks the revisions up to 2025-11-25. */
const connectV1: Connect<Session> = async (queue, { before, after, ...options } = {}) => {
  const client = new ClientV1(clientInfo);
  before?.(client);
  const { callTool, disconnect } = connectElicitation(client, queue, { server: weather, ...options });
  after?.(client);

  const server = new ServerV1(serverInfo, { capabilities: { tools: {} } });
  const elicit = (params: Params, serverOptions?: RequestOptions) =>
    server.request({ method: "elicitation/create", params }, ElicitResultSchema, serverOptions);
  let asked: readonly Params[] = [];
  let asking: RequestOptions | undefined;
  server.setRequestHandler(CallToolRequestSchema, async () =>
    reply(await Promise.all(asked.map((params) => elicit(params, asking)))),
  );
  const [clientSide, serverSide] = InMemoryTransportV1.createLinkedPair();
  await Promise.all([server.connect(serverSide), client.connect(clientSide)]);
  // The v1 client does not heed it when request number 0 is taken back: https://github.com/modelcontextprotocol/typescript-sdk/issues/2283
  await server.ping();
  onTestFinished(() => client.close());
  const askWith =
    (tool: typeof callTool): Connection["ask"] =>
    async (questions, callOptions, serverOptions) => {
      [asked, asking] = [questions, serverOptions];
      return received(await tool(call, CallToolResultSchema, callOptions));
    };
  return {
    ask: askWith(callTool),
    askBare: askWith(client.callTool.bind(client)),
    serverInfo: () => client.getServerVersion(),
    close: () => client.close(),
    disconnect,
    askUnprompted: elicit,
    complete: (elicitationId) => server.createElicitationCompletionNotifier(elicitationId)(),
    die: () => server.close(),
  };
};

/** SDK v2 in a session of 2025-11-25: the server sends requests of its own. */
const connectV2Session: Connect<Session> = async (queue, { before, after, ...options } = {}) => {
  const client = new Client(clientInfo, { versionNegotiation: { mode: "legacy" } });
  before?.(client);
  const { callTool, disconnect } = connectElicitation(client, queue, { server: weather, ...options });
  after?.(client);

  const mcpServer = new McpServer(serverInfo);
  const { server } = mcpServer;
  const elicit = (params: Params, serverOptions?: RequestOptions) =>
    server.request({ method: "elicitation/create", params }, ElicitResultSchema, serverOptions);
  let asked: readonly Params[] = [];
  let asking: RequestOptions | undefined;
  mcpServer.registerTool("ask", { description: "Asks." }, async () =>
    reply(await Promise.all(asked.map((params) => elicit(params, asking)))),
  );
  const [clientSide, serverSide] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(serverSide), client.connect(clientSide)]);
  onTestFinished(() => client.close());
  const askWith =
    (tool: typeof callTool): Connection["ask"] =>
    async (questions, callOptions, serverOptions) => {
      [asked, asking] = [questions, serverOptions];
      return received(await tool(call, callOptions));
    };
  return {
    ask: askWith(callTool),
    askBare: askWith(client.callTool.bind(client)),
    serverInfo: () => client.getServerVersion(),
    close: () => client.close(),
    disconnect,
    askUnprompted: elicit,
    complete: (elicitationId) => server.createElicitationCompletionNotifier(elicitationId)(),
    die: () => server.close(),
  };
};

/** SDK v2 in 2026-07-28: a tool's result asks, and the client calls again with the answers. */
const connectV2Stateless: Connect = async (queue, { before, after, ...options } = {}) => {
  const client = new Client(clientInfo, { versionNegotiation: { mode: { pin: "2026-07-28" } } });
  before?.(client);
  const { callTool, disconnect } = connectElicitation(client, queue, { server: weather, ...options });
  after?.(client);

  let asked: readonly Params[] = [];
  const handler = createMcpHandler(() => {
    const server = new McpServer(serverInfo);
    server.registerTool("ask", { description: "Asks." }, ({ mcpReq: { inputResponses } }) =>
      inputResponses ? reply(Object.values(inputResponses)) : inputRequired({ inputRequests: inputRequests(asked) }),
    );
    return server;
  });
  const transport = new StreamableHTTPClientTransport(new URL("http://127.0.0.1/mcp"), {
    fetch: (url, init) => handler.fetch(new Request(url, init)),
  });
  await client.connect(transport);
  onTestFinished(() => client.close());
  const askWith =
    (tool: typeof callTool): Connection["ask"] =>
    async (questions, callOptions) => {
      asked = questions;
      return received(await tool(call, callOptions));
    };
  return {
    ask: askWith(callTool),
    askBare: askWith(client.callTool.bind(client)),
    serverInfo: () => client.getServerVersion(),
    close: () => client.close(),
    disconnect,
  };
};

/** Those in which the server sends requests of its own. */
export const sessions: Readonly<Record<string, Connect<Session>>> = {
  "SDK v1": connectV1,
  "SDK v2, 2025-11-25": connectV2Session,
};

export const connections: Readonly<Record<string, Connect>> = { ...sessions, "SDK v2, 2026-07-28": connectV2Stateless };

type InputRequests = NonNullable<Parameters<typeof inputRequired>[0]["inputRequests"]>;

/** Whatever is asked, as servers in other languages send it. */
function inputRequests(asked: readonly Params[]): InputRequests {
  const entries = asked.map((params, index) => [`q${index}`, { method: "elicitation/create", params }]);
  return Object.fromEntries(entries) as InputRequests;
}

function reply(results: readonly unknown[]) {
  return { content: [{ type: "text" as const, text: JSON.stringify(results) }] };
}

function received(result: unknown): unknown {
  const { content } = CallToolResultSchema.parse(result);
  const [first] = content;
  if (first?.type !== "text") throw new Error("The tool has replied something else.");
  return isJson(first.text) ? JSON.parse(first.text) : first.text;
}

function isJson(text: string): boolean {
  return text.startsWith("[");
}
