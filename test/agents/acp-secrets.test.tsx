import { type AnyMessage, client } from "@agentclientprotocol/sdk";
import { render, screen } from "@testing-library/react";
import { expect, onTestFinished, test } from "vitest";
import { createElicitationQueue, ElicitationHost } from "react-elicitation";
import { connectAcp } from "react-elicitation/acp";
import userInput from "../requests/agents/acp-codex-user-input.json" with { type: "json" };
import { person } from "../support/jsdom-person.js";
import { control } from "../support/person.js";

function show(message: object) {
  const queue = createElicitationQueue();
  const app = client({ name: "chat" });
  connectAcp(app, queue, { agent: { name: "Codex" } });
  const messages = new TransformStream<AnyMessage, AnyMessage>();
  const connection = app.connect({ readable: messages.readable, writable: new WritableStream() });
  onTestFinished(() => connection.close());
  render(<ElicitationHost queue={queue} />);
  void messages.writable.getWriter().write({ ...userInput.message, ...message, jsonrpc: "2.0" });
}

test("what an agent calls a secret is closed until the person opens it, and is then masked", async () => {
  show(userInput.message);

  await person.pressButton("Enter Which phrase opens the notes? anyway");

  expect(await control("Which phrase opens the notes?")).toHaveAttribute("type", "password");
});

test("a secret that is no text is closed as well, and can be answered once it is open", async () => {
  const secret = (property: object) => ({ ...property, _meta: { codex: { isSecret: true } } });
  const properties = {
    pin: secret({ type: "integer", title: "First" }),
    colour: secret({ type: "string", title: "Second", enum: ["red", "green"] }),
    known: secret({ type: "boolean", title: "Third" }),
  };
  const { params } = userInput.message;
  show({ params: { ...params, requestedSchema: { properties } } });

  await person.pressButton("Enter First anyway");
  expect(await control("First")).toHaveAttribute("type", "password");
  expect(screen.queryByRole("checkbox") ?? screen.queryByRole("radio")).not.toBeInTheDocument();
  await person.pressButton("Enter Second anyway");
  expect(screen.getAllByRole("radio")).toHaveLength(2);
  await person.pressButton("Enter Third anyway");

  expect(screen.getByRole("checkbox", { name: /Third/ })).toBeInTheDocument();
});
