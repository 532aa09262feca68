// @vitest-environment node
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { ElicitRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import { expect, onTestFinished, test } from "vitest";
import { elicitationCapability } from "../../src/mcp/index.js";
import { questions } from "./questions.js";

test.each([
  { options: undefined, declared: { form: {}, url: {} } },
  { options: {}, declared: { form: {}, url: {} } },
  { options: { url: true }, declared: { form: {}, url: {} } },
  { options: { url: false }, declared: { form: {} } },
])("declares forms, and pages unless told otherwise: $options", ({ options, declared }) => {
  expect(elicitationCapability(options)).toStrictEqual(declared);
});

test("a server asks only for what is declared", async () => {
  const client = new Client(
    { name: "host", version: "1.0.0" },
    { capabilities: { elicitation: elicitationCapability({ url: false }) } },
  );
  client.setRequestHandler(ElicitRequestSchema, () => ({ action: "decline" as const }));
  const server = new Server({ name: "weather", version: "1.0.0" }, { capabilities: {} });
  const [clientSide, serverSide] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(serverSide), client.connect(clientSide)]);
  onTestFinished(() => client.close());

  expect(await server.elicitInput(questions.form)).toEqual({ action: "decline" });
  await expect(server.elicitInput(questions.page)).rejects.toThrow("does not support url elicitation");
});
