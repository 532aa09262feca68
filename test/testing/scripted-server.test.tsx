import { Client } from "@modelcontextprotocol/client";
import { Client as ClientV1 } from "@modelcontextprotocol/sdk/client/index.js";
import { act, render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, onTestFinished, test } from "vitest";
import { createElicitationQueue, ElicitationHost } from "react-elicitation";
import { connectElicitation } from "react-elicitation/mcp";
import {
  acceptElicitation,
  configureElicitationTesting,
  declineElicitation,
  fillElicitation,
  findElicitation,
  scriptedServer,
} from "react-elicitation/testing";
import { formRequest } from "../support/form-request.js";

configureElicitationTesting();

const info = { name: "chat", version: "1.0.0" };
const clients: Readonly<Record<string, () => Client | ClientV1>> = {
  "SDK v1": () => new ClientV1(info),
  "SDK v2, 2025-11-25": () => new Client(info, { versionNegotiation: { mode: "legacy" } }),
  "SDK v2, 2026-07-28": () => new Client(info, { versionNegotiation: { mode: { pin: "2026-07-28" } } }),
};

test("records the error of a client that does not know the request", async () => {
  const client = new ClientV1(info);
  onTestFinished(() => client.close());
  const server = scriptedServer([formRequest({})]);
  await client.connect(server.transport);

  await client.callTool({ name: "ask", arguments: {} });

  expect(server.results).toMatchObject([{ code: -32601 }]);
});

test.each(Object.entries(clients))("asks %s in turn, and records the results", async (_name, createClient) => {
  const client = createClient();
  onTestFinished(() => client.close());
  const queue = createElicitationQueue();
  const { callTool } = connectElicitation(client, queue, { server: { name: "Weather" } });
  render(<ElicitationHost queue={queue} />);
  const server = scriptedServer([
    formRequest({ name: { type: "string", title: "Name" } }),
    formRequest({ city: { type: "string", title: "City" } }),
  ]);
  await client.connect(server.transport);

  const reply = callTool({ name: "ask", arguments: {} });
  await fillElicitation(userEvent, { Name: "Ada" });
  await acceptElicitation(userEvent);
  await findElicitation({ fields: ["City"] });
  await declineElicitation(userEvent);

  const results = [{ action: "accept", content: { name: "Ada" } }, { action: "decline" }];
  expect(await reply).toMatchObject({ content: [{ text: JSON.stringify(results) }] });
  expect(server.results).toEqual(results);
});

test("asks nothing more in a call that the client takes back, and goes on with others", async () => {
  const client = new Client(info, { versionNegotiation: { mode: "legacy" } });
  onTestFinished(() => client.close());
  const queue = createElicitationQueue();
  const { callTool } = connectElicitation(client, queue, { server: { name: "Weather" } });
  render(<ElicitationHost queue={queue} />);
  const server = scriptedServer([formRequest({}), formRequest({})]);
  await client.connect(server.transport);
  const controller = new AbortController();

  const reply = callTool({ name: "ask", arguments: {} }, { signal: controller.signal }).catch(
    (error: unknown) => error,
  );
  await findElicitation();
  const other = callTool({ name: "ask", arguments: {} });
  await act(async () => controller.abort());

  expect(await reply).toMatchObject({ message: expect.stringMatching(/abort/i) as string });
  await declineElicitation(userEvent);
  await declineElicitation(userEvent);
  await other;
  expect(server.results).toEqual([{ action: "decline" }, { action: "decline" }]);
});
