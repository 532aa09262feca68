import {
  Client,
  InMemoryTransport,
  isJSONRPCResponse,
  StreamableHTTPClientTransport,
  type Transport,
} from "@modelcontextprotocol/client";
import { Client as ClientV1 } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport as InMemoryTransportV1 } from "@modelcontextprotocol/sdk/inMemory.js";
import type { Server as ServerV1 } from "@modelcontextprotocol/sdk/server/index.js";
import { McpServer as McpServerV1 } from "@modelcontextprotocol/sdk/server/mcp.js";
import { type CallToolResult, ElicitRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import { createMcpHandler, McpServer, Server, specTypeSchemas } from "@modelcontextprotocol/server";
import { formTool } from "react-elicitation/server";
import { McpServer as TmcpServer } from "tmcp";
import { onTestFinished } from "vitest";

type Result =
  | { action: "accept"; content: Record<string, string | number | boolean | string[]> }
  | { action: "accept" | "decline" };

type Modes = { readonly form?: Record<string, never>; readonly url?: Record<string, never> };

/** A person's answers in turn. */
export class Person {
  readonly asked: string[] = [];
  /** What the client of the person can show. */
  readonly elicitation: Modes;
  readonly #answers: readonly Result[];

  constructor(answers: readonly Result[], elicitation: Modes = { form: {}, url: {} }) {
    this.#answers = answers;
    this.elicitation = elicitation;
  }

  answer = ({ params }: { readonly params: { readonly message: string } }): Result => {
    this.asked.push(params.message);
    return this.#answers[this.asked.length - 1] ?? { action: "decline" };
  };
}

/** A form that reads no input, or a function that makes one. */
export type Asked = Parameters<typeof formTool<undefined, unknown>>[3];

const serverInfo = { name: "tables", version: "1.0.0" };
const clientInfo = { name: "host", version: "1.0.0" };

/** What a tool says at the end of a chain. */
export const reply = (value: unknown) => ({
  content: [{ type: "text" as const, text: typeof value === "string" ? value : JSON.stringify(value) }],
});

/** Servers with a tool that asks a form; each calls it and resolves with what it says. */
export const servers: Readonly<Record<string, (form: Asked, person: Person) => Promise<unknown>>> = {
  "SDK v1": async (form, person) => {
    const server = new McpServerV1(serverInfo);
    formTool(server, "book", {}, form);
    return callOldSdk(server, person);
  },
  "SDK v2": async (form, person) => {
    const server = new McpServer(serverInfo);
    formTool(server, "book", {}, form);
    return callInSession(server, person);
  },
  "SDK v2 in 2026-07-28": (form, person) =>
    callInRounds(() => {
      const server = new McpServer(serverInfo);
      formTool(server, "book", {}, form);
      return server;
    }, person),
  tmcp: (form, person) => {
    const server = new TmcpServer(serverInfo, { adapter: undefined, capabilities: { tools: {} } });
    formTool(server, "book", {}, form);
    const sessionInfo = { clientCapabilities: { elicitation: person.elicitation } };
    const transport: Transport = {
      start: async () => {
        server.on("send", ({ request }) => transport.onmessage?.(request));
      },
      close: async () => transport.onclose?.(),
      send: async (message) => {
        if ("error" in message) throw new Error(message.error.message);
        const response: unknown = await server.receive(message, { sessionId: "1", sessionInfo });
        if (isJSONRPCResponse(response)) transport.onmessage?.(response);
      },
    };
    return call(transport, "legacy", person);
  },
  "a plain server": async (form, person) => {
    const server = new Server(serverInfo, { capabilities: { tools: {} } });
    servePlainly(server, form);
    return callInSession(server, person);
  },
  "a plain server in 2026-07-28": (form, person) =>
    callInRounds(() => {
      const server = new Server(serverInfo, { capabilities: { tools: {} } });
      servePlainly(server, form);
      return server;
    }, person),
  // Stands for mcp-use, which needs Node 22: the methods of its server, over the SDK that it is made of.
  "mcp-use": (form, person) =>
    callInRounds(() => {
      const server = new McpServer(serverInfo);
      const tools = {
        tool: (
          { name }: { readonly name: string },
          callback: (input: object, context: object) => Promise<CallToolResult>,
        ) =>
          server.registerTool(name, {}, ({ mcpReq }) =>
            callback({}, { ...mcpReq, client: { capabilities: () => ({ elicitation: person.elicitation }) } }),
          ),
      };
      formTool(tools, "book", {}, form);
      return server;
    }, person),
};

/** FastMCP for TypeScript is left out of the list, because its `elicit` refuses wrong answers itself. This has its methods. */
export async function callFastMcp(form: Asked, person: Person): Promise<unknown> {
  const server = new McpServerV1(serverInfo);
  const tools = {
    addTool: ({ name, execute }: FastMcpTool): void => {
      server.registerTool(name, {}, ({ signal }) =>
        execute(undefined, { signal, elicit: (params, options) => server.server.elicitInput(params, options) }),
      );
    },
  };
  formTool(tools, "book", {}, form);
  return callOldSdk(server, person);
}

interface FastMcpTool {
  readonly name: string;
  readonly execute: (
    input: undefined,
    context: { readonly signal: AbortSignal; readonly elicit: ServerV1["elicitInput"] },
  ) => Promise<CallToolResult>;
}

/** Without a method for tools: the server keeps the tool, and passes calls on to it. */
function servePlainly(server: Server, form: Asked): void {
  formTool(
    ({ definition, call: answer }) => {
      server.setRequestHandler("tools/list", () => ({ tools: [definition] }));
      server.setRequestHandler("tools/call", (request, { mcpReq }) =>
        // SDK v2 takes these out of the params.
        answer(
          {
            ...request.params,
            _meta: mcpReq.envelope,
            inputResponses: mcpReq.inputResponses,
            requestState: mcpReq.requestState(),
          },
          {
            elicit: (params) => mcpReq.send({ method: "elicitation/create", params }, specTypeSchemas.Result),
            capabilities: server.getClientCapabilities(),
          },
        ),
      );
    },
    "book",
    {},
    form,
  );
}

async function callOldSdk(server: McpServerV1, person: Person): Promise<unknown> {
  const client = new ClientV1(clientInfo, { capabilities: { elicitation: person.elicitation } });
  client.setRequestHandler(ElicitRequestSchema, person.answer);
  const [clientSide, serverSide] = InMemoryTransportV1.createLinkedPair();
  await Promise.all([server.connect(serverSide), client.connect(sendingNull(clientSide))]);
  onTestFinished(() => client.close());
  return client.callTool({ name: "book", arguments: {} });
}

async function callInSession(server: Pick<Server, "connect">, person: Person): Promise<unknown> {
  const [clientSide, serverSide] = InMemoryTransport.createLinkedPair();
  await server.connect(serverSide);
  return call(clientSide, "legacy", person);
}

function callInRounds(create: () => McpServer | Server, person: Person): Promise<unknown> {
  const handler = createMcpHandler(create);
  const transport = new StreamableHTTPClientTransport(new URL("http://127.0.0.1/mcp"), {
    fetch: (url, init) => handler.fetch(new Request(url, init)),
  });
  return call(transport, { pin: "2026-07-28" }, person);
}

type Mode = "legacy" | { readonly pin: string };

export async function call(
  transport: Transport,
  mode: Mode,
  person: Person,
  given: Record<string, unknown> = {},
  name = "book",
): Promise<unknown> {
  const { elicitation } = person;
  const client = new Client(clientInfo, { capabilities: { elicitation }, versionNegotiation: { mode } });
  client.setRequestHandler("elicitation/create", person.answer);
  await client.connect(sendingNull(transport));
  onTestFinished(() => client.close());
  return client.callTool({ name, arguments: given });
}

/** Stands for null, which SDK clients do not send, as other clients do. */
export const nullAnswer = "(null)";

function sendingNull<Sending extends { send(message: unknown, options?: unknown): Promise<void> }>(
  transport: Sending,
): Sending {
  const send = transport.send.bind(transport);
  transport.send = (message, options) =>
    send(JSON.parse(JSON.stringify(message).replaceAll(JSON.stringify(nullAnswer), "null")), options);
  return transport;
}
