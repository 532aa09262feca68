// @vitest-environment node
import { Client, InMemoryTransport, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { Client as ClientV1 } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport as InMemoryTransportV1 } from "@modelcontextprotocol/sdk/inMemory.js";
import { Server as ServerV1 } from "@modelcontextprotocol/sdk/server/index.js";
import { CallToolRequestSchema, ElicitRequestSchema, ElicitResultSchema } from "@modelcontextprotocol/sdk/types.js";
import { createMcpHandler, McpServer } from "@modelcontextprotocol/server";
import { describe, expect, onTestFinished, test } from "vitest";
import { choices, confirm, defineForm, integer, openPage, runForm, stepForm, string } from "react-elicitation/forms";
import { secret } from "./support.js";

const guest = defineForm({
  message: "Who comes?",
  fields: { name: string(), age: integer({ minimum: 18 }), extras: choices({ a: "Ah", b: "Be" }) },
  onAccepted: ({ name }) =>
    confirm(`Book for ${name}?`, {
      onAccepted: () =>
        openPage({ message: "Please pay", url: "https://pay.example", onAccepted: () => `booked for ${name}` }),
      onDeclined: () => "not booked",
    }),
  onDeclined: () => "nobody comes",
});

const valid = { name: "Ada", age: 36, extras: ["a"] };
type Result =
  | { action: "accept"; content: Record<string, string | number | string[]> }
  | { action: "accept" | "decline" };

/** A person's answers in turn. */
class Person {
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

const serverInfo = { name: "tables", version: "1.0.0" };
const clientInfo = { name: "host", version: "1.0.0" };
const elicitation = { capabilities: { elicitation: { form: {}, url: {} } } };
const tool = { name: "book", arguments: {} };
const reply = (text: string) => ({ content: [{ type: "text" as const, text }] });

/** Calls a tool that asks the guest form; resolves with what the tool says. */
const servers: Readonly<Record<string, (person: Person) => Promise<unknown>>> = {
  "SDK v1": async (person) => {
    const server = new ServerV1(serverInfo, { capabilities: { tools: {} } });
    server.setRequestHandler(CallToolRequestSchema, async () => {
      const { value } = await runForm(guest, undefined, {
        elicit: (params) => server.elicitInput(params),
        capabilities: server.getClientCapabilities(),
      });
      return reply(String(value));
    });
    const client = new ClientV1(clientInfo, elicitation);
    client.setRequestHandler(ElicitRequestSchema, person.answer);
    const [clientSide, serverSide] = InMemoryTransportV1.createLinkedPair();
    await Promise.all([server.connect(serverSide), client.connect(clientSide)]);
    onTestFinished(() => client.close());
    return client.callTool(tool);
  },
  "SDK v2": async (person) => {
    const server = new McpServer(serverInfo);
    server.registerTool("book", {}, async ({ mcpReq }) => {
      const { value } = await runForm(guest, undefined, { elicit: (params) => mcpReq.elicitInput(params) });
      return reply(String(value));
    });
    const client = new Client(clientInfo, { ...elicitation, versionNegotiation: { mode: "legacy" } });
    client.setRequestHandler("elicitation/create", person.answer);
    const [clientSide, serverSide] = InMemoryTransport.createLinkedPair();
    await Promise.all([server.connect(serverSide), client.connect(clientSide)]);
    onTestFinished(() => client.close());
    return client.callTool(tool);
  },
  "SDK v2 in 2026-07-28": async (person) => {
    const handler = createMcpHandler(() => {
      const server = new McpServer(serverInfo);
      server.registerTool("book", {}, async ({ mcpReq }) => {
        const { inputRequired, result } = await stepForm(guest, undefined, {
          inputResponses: mcpReq.inputResponses,
          requestState: mcpReq.requestState<string>(),
          secret,
          subject: "Ada, book",
        });
        return inputRequired ?? reply(String(result.value));
      });
      return server;
    });
    const client = new Client(clientInfo, { ...elicitation, versionNegotiation: { mode: { pin: "2026-07-28" } } });
    client.setRequestHandler("elicitation/create", person.answer);
    await client.connect(
      new StreamableHTTPClientTransport(new URL("http://127.0.0.1/mcp"), {
        fetch: (url, init) => handler.fetch(new Request(url, init)),
      }),
    );
    onTestFinished(() => client.close());
    return client.callTool(tool);
  },
};

describe.each(Object.entries(servers))("a tool of %s", (_, call) => {
  test("asks a chain", async () => {
    const person = new Person([
      { action: "accept", content: valid },
      { action: "accept", content: {} },
      { action: "accept" },
    ]);

    expect(await call(person)).toMatchObject(reply("booked for Ada"));
    expect(person.asked).toEqual(["Who comes?", "Book for Ada?", "Please pay"]);
  });

  test("takes a no", async () => {
    expect(await call(new Person([{ action: "decline" }]))).toMatchObject(reply("nobody comes"));
  });

  test("asks again for wrong content", async () => {
    const wrong = { action: "accept" as const, content: { ...valid, age: 3 } };
    const person = new Person([wrong, { action: "accept", content: valid }]);

    expect(await call(person)).toMatchObject(reply("not booked"));
    expect(person.asked).toEqual([
      "Who comes?",
      expect.stringMatching(/^(Check your answers: age must be >= 18|age: Must be 18 or more)\n\nWho comes\?$/),
      "Book for Ada?",
    ]);
  });
});

test("what was right is kept where the server's SDK does not check content itself", async () => {
  const server = new ServerV1(serverInfo, { capabilities: {} });
  const client = new ClientV1(clientInfo, elicitation);
  const asked: unknown[] = [];
  client.setRequestHandler(ElicitRequestSchema, ({ params }): Result => {
    asked.push(params);
    return { action: "accept", content: asked.length === 1 ? { ...valid, age: 3 } : valid };
  });
  const [clientSide, serverSide] = InMemoryTransportV1.createLinkedPair();
  await Promise.all([server.connect(serverSide), client.connect(clientSide)]);
  onTestFinished(() => client.close());

  await runForm(
    defineForm({ message: "Who comes?", fields: { name: string(), age: integer({ minimum: 18 }) } }),
    undefined,
    {
      elicit: (params) => server.request({ method: "elicitation/create", params }, ElicitResultSchema),
    },
  );

  expect(asked[1]).toMatchObject({ requestedSchema: { properties: { name: { default: "Ada" } } } });
});

test("a client without elicitation is an error that a tool can fall back on", async () => {
  const server = new ServerV1(serverInfo, { capabilities: {} });
  const client = new ClientV1(clientInfo);
  const [clientSide, serverSide] = InMemoryTransportV1.createLinkedPair();
  await Promise.all([server.connect(serverSide), client.connect(clientSide)]);
  onTestFinished(() => client.close());
  const elicit = runForm.bind(undefined, guest, undefined);

  await expect(elicit({ elicit: (params) => server.elicitInput(params) })).rejects.toMatchObject({
    code: "unsupported",
  });
  await expect(
    elicit({ elicit: (params) => server.elicitInput(params), capabilities: server.getClientCapabilities() }),
  ).rejects.toMatchObject({ code: "unsupported" });
});
