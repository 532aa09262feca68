import {
  Client,
  InMemoryTransport,
  isJSONRPCResponse,
  StreamableHTTPClientTransport,
  type Transport,
} from "@modelcontextprotocol/client";
import { Client as ClientV1 } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport as InMemoryTransportV1 } from "@modelcontextprotocol/sdk/inMemory.js";
import { Server as ServerV1 } from "@modelcontextprotocol/sdk/server/index.js";
import { CallToolRequestSchema, ElicitRequestSchema, ResultSchema } from "@modelcontextprotocol/sdk/types.js";
import { createMcpHandler, McpServer, specTypeSchemas } from "@modelcontextprotocol/server";
import { type Form, runForm, stepForm } from "react-elicitation/server";
import { McpServer as TmcpServer } from "tmcp";
import { onTestFinished } from "vitest";
import { secret } from "./support.js";

type Result =
  | { action: "accept"; content: Record<string, string | number | boolean | string[]> }
  | { action: "accept" | "decline" };

/** A person's answers in turn. */
export class Person {
  readonly asked: string[] = [];
  readonly #answers: readonly Result[];

  constructor(answers: readonly Result[]) {
    this.#answers = answers;
  }

  answer = ({ params }: { readonly params: { readonly message: string } }): Result => {
    this.asked.push(params.message);
    return this.#answers[this.asked.length - 1] ?? { action: "decline" };
  };
}

type Asked = Form<unknown, undefined, { readonly value: unknown }>;

const serverInfo = { name: "tables", version: "1.0.0" };
const clientInfo = { name: "host", version: "1.0.0" };
const elicitation = { capabilities: { elicitation: { form: {}, url: {} } } };
const tool = { name: "book", arguments: {} };

/** What a tool says at the end of a chain. */
export const reply = (value: unknown) => ({ content: [{ type: "text" as const, text: JSON.stringify(value) }] });

/** Servers with a tool that asks a form; each calls it and resolves with what it says. */
export const servers: Readonly<Record<string, (form: Asked, person: Person) => Promise<unknown>>> = {
  "SDK v1": async (form, person) => {
    const server = new ServerV1(serverInfo, { capabilities: { tools: {} } });
    server.setRequestHandler(CallToolRequestSchema, async (_, { sendRequest }) => {
      const { value } = await runForm(form, undefined, {
        elicit: (params) => sendRequest({ method: "elicitation/create", params }, ResultSchema),
        capabilities: server.getClientCapabilities(),
      });
      return reply(value);
    });
    const client = new ClientV1(clientInfo, elicitation);
    client.setRequestHandler(ElicitRequestSchema, person.answer);
    const [clientSide, serverSide] = InMemoryTransportV1.createLinkedPair();
    await Promise.all([server.connect(serverSide), client.connect(sendingNull(clientSide))]);
    onTestFinished(() => client.close());
    return client.callTool(tool);
  },
  "SDK v2": async (form, person) => {
    const server = new McpServer(serverInfo);
    server.registerTool("book", {}, async ({ mcpReq }) => {
      const { value } = await runForm(form, undefined, {
        elicit: (params) => mcpReq.send({ method: "elicitation/create", params }, specTypeSchemas.Result),
      });
      return reply(value);
    });
    const [clientSide, serverSide] = InMemoryTransport.createLinkedPair();
    await server.connect(serverSide);
    return call(clientSide, "legacy", person);
  },
  "SDK v2 in 2026-07-28": (form, person) => {
    const handler = createMcpHandler(() => {
      const server = new McpServer(serverInfo);
      server.registerTool("book", {}, async ({ mcpReq }) => {
        const { inputRequired, result } = await stepForm(form, undefined, {
          inputResponses: mcpReq.inputResponses,
          requestState: mcpReq.requestState<string>(),
          secret,
          subject: "Ada, book",
        });
        return inputRequired ?? reply(result.value);
      });
      return server;
    });
    const transport = new StreamableHTTPClientTransport(new URL("http://127.0.0.1/mcp"), {
      fetch: (url, init) => handler.fetch(new Request(url, init)),
    });
    return call(transport, { pin: "2026-07-28" }, person);
  },
  tmcp: (form, person) => {
    const server = new TmcpServer(serverInfo, { adapter: undefined, capabilities: { tools: {} } });
    server.tool({ name: "book", description: "Books a table" }, async () => {
      const { value } = await runForm(form, undefined, {
        elicit: (params) => server.request({ method: "elicitation/create", params }),
      });
      return reply(value);
    });
    const transport: Transport = {
      start: async () => {
        server.on("send", ({ request }) => transport.onmessage?.(request));
      },
      close: async () => transport.onclose?.(),
      send: async (message) => {
        if ("error" in message) throw new Error(message.error.message);
        const response: unknown = await server.receive(message, { sessionId: "1" });
        if (isJSONRPCResponse(response)) transport.onmessage?.(response);
      },
    };
    return call(transport, "legacy", person);
  },
};

type Mode = "legacy" | { readonly pin: string };

async function call(transport: Transport, mode: Mode, person: Person): Promise<unknown> {
  const client = new Client(clientInfo, { ...elicitation, versionNegotiation: { mode } });
  client.setRequestHandler("elicitation/create", person.answer);
  await client.connect(sendingNull(transport));
  onTestFinished(() => client.close());
  return client.callTool(tool);
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
