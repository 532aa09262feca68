import { type AnyMessage, client } from "@agentclientprotocol/sdk";
import { render } from "@testing-library/react";
import { expect, onTestFinished, test } from "vitest";
import { createElicitationQueue, ElicitationHost } from "react-elicitation";
import { connectAcp } from "react-elicitation/acp";
import userInput from "../requests/agents/acp-codex-user-input.json" with { type: "json" };
import { person } from "../support/jsdom-person.js";
import { control } from "../support/person.js";

test("what an agent calls a secret is closed until the person opens it, and is then masked", async () => {
  const queue = createElicitationQueue();
  const app = client({ name: "chat" });
  connectAcp(app, queue, { agent: { name: "Codex" } });
  const messages = new TransformStream<AnyMessage, AnyMessage>();
  const connection = app.connect({ readable: messages.readable, writable: new WritableStream() });
  onTestFinished(() => connection.close());
  render(<ElicitationHost queue={queue} />);
  void messages.writable.getWriter().write({ ...userInput.message, jsonrpc: "2.0" });

  await person.pressButton("Enter Which phrase opens the notes? anyway");

  expect(await control("Which phrase opens the notes?")).toHaveAttribute("type", "password");
});
