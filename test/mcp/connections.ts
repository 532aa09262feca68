import { Client, InMemoryTransport, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { Client as ClientV1 } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport as InMemoryTransportV1 } from "@modelcontextprotocol/sdk/inMemory.js";
import { Server as ServerV1 } from "@modelcontextprotocol/sdk/server/index.js";
import { ElicitationCompleteNotificationSchema, ElicitRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import { createMcpHandler, inputRequired, McpServer } from "@modelcontextprotocol/server";
import { onTestFinished } from "vitest";
import {
  elicitationCapability,
  type elicitationCompleteHandler,
  type elicitationHandler,
} from "../../src/mcp/index.js";
import { type Question, questions } from "./questions.js";

/** How long a server waits for an answer, as both SDKs take it. */
interface AskOptions {
  readonly signal?: AbortSignal;
  readonly timeout?: number;
  readonly resetTimeoutOnProgress?: boolean;
  readonly onprogress?: () => void;
}

/** The server's end of a connection whose client answers with the handler. */
export interface Asker {
  /** Asks everything at once; resolves with what the server receives. */
  readonly ask: (asked: readonly Question[], options?: AskOptions) => Promise<readonly unknown[]>;
  /** What the server told the client of itself. */
  readonly serverInfo: () => unknown;
  /** Ends the connection from the client's side. */
  readonly disconnect: () => Promise<void>;
}

/** The server's end of a session, in which it can speak up by itself. */
export interface SessionAsker extends Asker {
  /** Says that the page of this id has been finished. */
  readonly complete: (elicitationId: string) => Promise<void>;
}

export interface ClientHandlers {
  readonly onComplete?: ReturnType<typeof elicitationCompleteHandler>;
  readonly onClose?: () => void;
}

export type Connect<Server extends Asker = Asker> = (
  answer: ReturnType<typeof elicitationHandler>,
  handlers?: ClientHandlers,
) => Promise<Server>;

const serverInfo = { name: "weather", title: "Weather Pro", version: "2.1.0" };
const clientInfo = { name: "host", version: "1.0.0" };
const capabilities = { elicitation: elicitationCapability() };
const nothing = (): void => undefined;

/** SDK v1, which speaks the revisions up to 2025-11-25. */
const connectV1: Connect<SessionAsker> = async (answer, { onComplete = nothing, onClose = nothing } = {}) => {
  const client = new ClientV1(clientInfo, { capabilities });
  client.setRequestHandler(ElicitRequestSchema, answer);
  client.setNotificationHandler(ElicitationCompleteNotificationSchema, onComplete);
  hearClose(client, onClose);

  const server = new ServerV1(serverInfo, { capabilities: {} });
  const [clientSide, serverSide] = InMemoryTransportV1.createLinkedPair();
  await Promise.all([server.connect(serverSide), client.connect(clientSide)]);
  // The v1 client does not heed it when request number 0 is taken back: https://github.com/modelcontextprotocol/typescript-sdk/issues/2283
  await server.ping();
  onTestFinished(() => client.close());
  return {
    ask: (asked, options) => Promise.all(asked.map((question) => server.elicitInput(questions[question], options))),
    serverInfo: () => client.getServerVersion(),
    disconnect: () => client.close(),
    complete: (elicitationId) => server.createElicitationCompletionNotifier(elicitationId)(),
  };
};

/** SDK v2 in a session of 2025-11-25: the server sends requests of its own. */
const connectV2Session: Connect<SessionAsker> = async (answer, { onComplete = nothing, onClose = nothing } = {}) => {
  const client = new Client(clientInfo, { capabilities, versionNegotiation: { mode: "legacy" } });
  client.setRequestHandler("elicitation/create", answer);
  client.setNotificationHandler("notifications/elicitation/complete", onComplete);
  hearClose(client, onClose);

  const { server } = new McpServer(serverInfo);
  const [clientSide, serverSide] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(serverSide), client.connect(clientSide)]);
  onTestFinished(() => client.close());
  return {
    ask: (asked, options) => Promise.all(asked.map((question) => server.elicitInput(questions[question], options))),
    serverInfo: () => client.getServerVersion(),
    disconnect: () => client.close(),
    complete: (elicitationId) => server.createElicitationCompletionNotifier(elicitationId)(),
  };
};

/** SDK v2 in 2026-07-28: a tool's result asks, and the client calls again with the answers. */
const connectV2Stateless: Connect = async (answer, { onClose = nothing } = {}) => {
  const client = new Client(clientInfo, { capabilities, versionNegotiation: { mode: { pin: "2026-07-28" } } });
  client.setRequestHandler("elicitation/create", answer);
  hearClose(client, onClose);

  let inputRequests: Parameters<typeof inputRequired>[0]["inputRequests"] = {};
  const handler = createMcpHandler(() => {
    const server = new McpServer(serverInfo);
    server.registerTool("ask", { description: "Asks." }, ({ mcpReq: { inputResponses } }) =>
      inputResponses
        ? { content: [{ type: "text", text: JSON.stringify(Object.values(inputResponses)) }] }
        : inputRequired({ inputRequests: inputRequests ?? {} }),
    );
    return server;
  });
  const transport = new StreamableHTTPClientTransport(new URL("http://127.0.0.1/mcp"), {
    fetch: (url, init) => handler.fetch(new Request(url, init)),
  });
  await client.connect(transport);
  onTestFinished(() => client.close());
  return {
    ask: async (asked, options) => {
      inputRequests = Object.fromEntries(asked.map((question, index) => [`q${index}`, inputRequest(question)]));
      const { content } = await client.callTool({ name: "ask", arguments: {} }, options);
      const [reply] = content;
      const received: unknown = reply?.type === "text" ? JSON.parse(reply.text) : undefined;
      return Array.isArray(received) ? Array.from<unknown>(received) : [];
    },
    serverInfo: () => client.getServerVersion(),
    disconnect: () => client.close(),
  };
};

/** Those in which the server sends requests of its own. */
export const sessions: Readonly<Record<string, Connect<SessionAsker>>> = {
  "SDK v1": connectV1,
  "SDK v2, 2025-11-25": connectV2Session,
};

export const connections: Readonly<Record<string, Connect>> = { ...sessions, "SDK v2, 2026-07-28": connectV2Stateless };

function inputRequest(question: Question) {
  const params = questions[question];
  return params.mode === "url" ? inputRequired.elicitUrl(params) : inputRequired.elicit(params);
}

function hearClose(client: Pick<Client, "onclose">, onClose: () => void): void {
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- a client is no EventTarget
  client.onclose = onClose;
}
