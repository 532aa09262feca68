// @vitest-environment node
import { Client as ClientV1 } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport as InMemoryTransportV1 } from "@modelcontextprotocol/sdk/inMemory.js";
import { Server as ServerV1 } from "@modelcontextprotocol/sdk/server/index.js";
import { ElicitRequestSchema, ElicitResultSchema } from "@modelcontextprotocol/sdk/types.js";
import { describe, expect, onTestFinished, test } from "vitest";
import {
  choices,
  confirm,
  defineForm,
  integer,
  openPage,
  runForm,
  type RunOptions,
  string,
} from "react-elicitation/server";
import { makers } from "./makers.js";
import { nullAnswer, Person, reply, servers } from "./servers.js";

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

describe.each(Object.entries(servers))("a tool of %s", (_, call) => {
  test.each(makers)("asks again for $is.kind $wrong, and takes $right", async ({ field, right, wrong }) => {
    const form = defineForm({
      message: "Please answer",
      fields: { answer: field },
      onAccepted: (content): unknown => content,
    });
    const person = new Person([
      { action: "accept", content: { answer: wrong } },
      { action: "accept", content: { answer: right } },
    ]);

    expect(await call(form, person)).toMatchObject(reply({ answer: right }));
    expect(person.asked).toEqual(["Please answer", expect.stringMatching(/^.+\n\nPlease answer$/)]);
  });

  test("asks a chain", async () => {
    const person = new Person([
      { action: "accept", content: valid },
      { action: "accept", content: {} },
      { action: "accept" },
    ]);

    expect(await call(guest, person)).toMatchObject(reply("booked for Ada"));
    expect(person.asked).toEqual(["Who comes?", "Book for Ada?", "Please pay"]);
  });

  test("takes a no", async () => {
    expect(await call(guest, new Person([{ action: "decline" }]))).toMatchObject(reply("nobody comes"));
  });

  test("takes null for an optional field that was left empty", async () => {
    const form = defineForm({
      message: "Who comes?",
      fields: { name: string(), age: integer({ required: false }) },
      onAccepted: (content): unknown => content,
    });
    const person = new Person([{ action: "accept", content: { name: "Ada", age: nullAnswer } }]);

    expect(await call(form, person)).toMatchObject(reply({ name: "Ada" }));
  });

  test("asks again for wrong content", async () => {
    const wrong = { action: "accept" as const, content: { ...valid, age: 3 } };
    const person = new Person([wrong, { action: "accept", content: valid }]);

    expect(await call(guest, person)).toMatchObject(reply("not booked"));
    expect(person.asked).toEqual(["Who comes?", "Age: Must be 18 or more\n\nWho comes?", "Book for Ada?"]);
  });
});

test("fields are named where the server's SDK refuses content itself, and not in the words of its validator", async () => {
  const client = new ClientV1({ name: "host", version: "1.0.0" }, { capabilities: { elicitation: { form: {} } } });
  const asked: string[] = [];
  client.setRequestHandler(ElicitRequestSchema, ({ params }) => {
    asked.push(params.message);
    const wrong = [{ ...valid, age: 3 }, { age: 18 }];
    return { action: "accept" as const, content: wrong[asked.length - 1] ?? valid };
  });
  const server = await serverOf(client);
  const form = defineForm({ message: "Who comes?", fields: { name: string(), age: integer({ minimum: 18 }) } });

  await runForm(form, undefined, { elicit: (params) => server.elicitInput(params) });

  expect(asked).toEqual([
    "Who comes?",
    "Age: Answer this again\n\nWho comes?",
    "Name: Answer this again\n\nWho comes?",
  ]);
});

test("a client without elicitation is an error that a tool can fall back on", async () => {
  const server = await serverOf(new ClientV1({ name: "host", version: "1.0.0" }));
  const elicit: RunOptions["elicit"] = (params) => server.elicitInput(params);
  const request: RunOptions["elicit"] = (params) =>
    server.request({ method: "elicitation/create", params }, ElicitResultSchema);
  const throwing: RunOptions["elicit"] = () => {
    throw new Error("Client does not support elicitation");
  };

  for (const options of [
    { elicit },
    { elicit: request },
    { elicit: throwing },
    { elicit, capabilities: server.getClientCapabilities() },
  ]) {
    await expect(runForm(guest, undefined, options)).rejects.toMatchObject({ code: "unsupported" });
  }
});

test.each([
  ["SDK v1", Object.assign(new Error("[…]"), { name: "ZodError" })],
  ["SDK v2", new Error("Invalid result for elicitation/create: […]")],
])("what %s takes for no result is an error with a code", async (_, error) => {
  const run = runForm(guest, undefined, { elicit: () => Promise.reject(error) });

  await expect(run).rejects.toMatchObject({ name: "ElicitationError", code: "invalid-response" });
});

async function serverOf(client: ClientV1): Promise<ServerV1> {
  const server = new ServerV1({ name: "tables", version: "1.0.0" }, { capabilities: {} });
  const [clientSide, serverSide] = InMemoryTransportV1.createLinkedPair();
  await Promise.all([server.connect(serverSide), client.connect(clientSide)]);
  onTestFinished(() => client.close());
  return server;
}
