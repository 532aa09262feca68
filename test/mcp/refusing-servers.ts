import {
  Client,
  type ElicitRequestURLParams,
  InMemoryTransport,
  UrlElicitationRequiredError,
} from "@modelcontextprotocol/client";
import { Client as ClientV1 } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport as InMemoryTransportV1 } from "@modelcontextprotocol/sdk/inMemory.js";
import { Server as ServerV1 } from "@modelcontextprotocol/sdk/server/index.js";
import {
  CallToolRequestSchema,
  ElicitationCompleteNotificationSchema,
  UrlElicitationRequiredError as UrlElicitationRequiredErrorV1,
} from "@modelcontextprotocol/sdk/types.js";
import { McpServer } from "@modelcontextprotocol/server";
import { onTestFinished } from "vitest";
import { elicitationCapability } from "../../src/mcp/index.js";

/** The pages without which a call is refused, asked at each call; none lets it through. */
export type RequiredPages = () => readonly ElicitRequestURLParams[];

/** A client and the server that refuses its calls. */
export interface Refusal {
  /** The client calls the server's only tool. */
  readonly call: () => Promise<unknown>;
  /** The server says that the page of this id has been finished. */
  readonly complete: (elicitationId: string) => Promise<void>;
}

export type ConnectRefusing = (
  required: RequiredPages,
  onComplete?: (elicitationId: string) => void,
) => Promise<Refusal>;

const serverInfo = { name: "weather", version: "1.0.0" };
const clientInfo = { name: "host", version: "1.0.0" };
const capabilities = { elicitation: elicitationCapability() };
const call = { name: "forecast", arguments: {} };
const forecast = { content: [{ type: "text" as const, text: "Frost" }] };

const connectV1: ConnectRefusing = async (required, onComplete = () => undefined) => {
  const server = new ServerV1(serverInfo, { capabilities: { tools: {} } });
  server.setRequestHandler(CallToolRequestSchema, () => {
    const pages = required();
    if (pages.length > 0) throw new UrlElicitationRequiredErrorV1([...pages]);
    return forecast;
  });
  const client = new ClientV1(clientInfo, { capabilities });
  client.setNotificationHandler(ElicitationCompleteNotificationSchema, ({ params }) =>
    onComplete(params.elicitationId),
  );
  const [clientSide, serverSide] = InMemoryTransportV1.createLinkedPair();
  await Promise.all([server.connect(serverSide), client.connect(clientSide)]);
  onTestFinished(() => client.close());
  return {
    call: () => client.callTool(call),
    complete: (elicitationId) => server.createElicitationCompletionNotifier(elicitationId)(),
  };
};

const connectV2: ConnectRefusing = async (required, onComplete = () => undefined) => {
  const server = new McpServer(serverInfo);
  server.registerTool(call.name, { description: "Tells the weather." }, () => {
    const pages = required();
    if (pages.length > 0) throw new UrlElicitationRequiredError([...pages]);
    return forecast;
  });
  const client = new Client(clientInfo, { capabilities, versionNegotiation: { mode: "legacy" } });
  client.setNotificationHandler("notifications/elicitation/complete", ({ params }) => onComplete(params.elicitationId));
  const [clientSide, serverSide] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(serverSide), client.connect(clientSide)]);
  onTestFinished(() => client.close());
  return {
    call: () => client.callTool(call),
    complete: (elicitationId) => server.server.createElicitationCompletionNotifier(elicitationId)(),
  };
};

/** Error -32042 exists in 2025-11-25 only. */
export const refusingServers: Readonly<Record<string, ConnectRefusing>> = {
  "SDK v1": connectV1,
  "SDK v2, 2025-11-25": connectV2,
};
