// @vitest-environment node
import { InMemoryTransport } from "@modelcontextprotocol/client";
import { McpServer } from "@modelcontextprotocol/server";
import { describe, expect, test } from "vitest";
import {
  confirm,
  defineForm,
  type FormContext,
  type FormTool,
  formTool,
  integer,
  openPage,
  string,
} from "react-elicitation/server";
import { z } from "zod";
import { type Asked, call, callFastMcp, Person, reply, servers } from "./servers.js";

const guest = defineForm({
  message: "Who comes?",
  fields: { name: string() },
  onAccepted: ({ name }) => `A table for ${name}.`,
});
const ada = { action: "accept" as const, content: { name: "Ada" } };
const isError = true;
const failure = (text: unknown) => ({ content: [{ text }], isError });

describe.each(Object.entries({ ...servers, FastMCP: callFastMcp }))("a tool of %s", (_, run) => {
  test("says in one error what the client cannot do", async () => {
    const pay = openPage({ message: "Please pay", url: "https://pay.example" });

    expect(await run(pay, new Person([{ action: "accept" }], { form: {} }))).toMatchObject(
      failure(expect.stringMatching(/elicitation.url|url elicitation/)),
    );
  });

  test("asks the form that a function makes, and then says its value", async () => {
    const start = async () => guest.with({ message: "Who is coming?" });

    const person = new Person([ada]);

    expect(await run(start, person)).toMatchObject(reply("A table for Ada."));
    expect(person.asked).toEqual(["Who is coming?"]);
  });
});

/** The tool as a plain server gets it. */
function toolOf(name: string, form: Asked): FormTool {
  let tool: FormTool | undefined;
  formTool((made) => (tool = made), name, {}, form);
  if (!tool) throw new Error("The server got no tool.");
  return tool;
}

const answering = (result: object) => ({ elicit: async () => result });

test.each([
  ["a text", "Done.", { action: "accept" }, "Done."],
  ["any other value as JSON", { table: 7 }, { action: "accept" }, '{"table":7}'],
  ["what was answered, without a handler", undefined, ada, '{"name":"Ada"}'],
  ["that the person has declined", undefined, { action: "decline" }, "The person declined."],
  [
    "that the person has closed it",
    undefined,
    { action: "cancel" },
    "The person closed the question without an answer.",
  ],
])("the result says %s", async (_, value, result, text) => {
  const form = defineForm({
    message: "Who comes?",
    fields: { name: string({ required: false }) },
    ...(value !== undefined && { onAccepted: (): unknown => value }),
  });

  expect(await toolOf("book", form).call({}, answering(result))).toEqual(reply(text));
});

test("a handler can return a result of its own", async () => {
  const picture = { content: [{ type: "image" as const, data: "aGk=", mimeType: "image/png" }] };
  const form = confirm("Show it?", { onAccepted: () => picture });

  expect(await toolOf("show", form).call({}, answering({ action: "accept" }))).toEqual(picture);
});

interface Trip {
  readonly day: string;
}

describe("with schemas", () => {
  const booking = defineForm({
    message: ({ input }: FormContext<Trip>) => `How many come on ${input.day}?`,
    fields: { guests: integer() },
    onAccepted: ({ guests }, { input }: FormContext<Trip>) => ({ day: input.day, guests }),
  });
  const schemas = {
    inputSchema: z.object({ day: z.string() }),
    outputSchema: z.object({ day: z.string(), guests: z.number() }),
  };
  const register = (server: Parameters<typeof formTool>[0]) => formTool(server, "book", schemas, booking);
  const wanted = { day: "Monday", guests: 2 };
  const two = { action: "accept" as const, content: { guests: 2 } };

  test("the arguments are the forms' input, and the value is structured content", async () => {
    const server = new McpServer({ name: "tables", version: "1.0.0" });
    register(server);
    const [clientSide, serverSide] = InMemoryTransport.createLinkedPair();
    await server.connect(serverSide);
    const person = new Person([two]);

    expect(await call(clientSide, "legacy", person, { day: "Monday" })).toMatchObject({ structuredContent: wanted });
    expect(person.asked).toEqual(["How many come on Monday?"]);
  });

  test("a plain server has them as JSON Schema, and gets arguments checked", async () => {
    let tool: FormTool | undefined;
    register((made) => (tool = made));

    expect(tool?.definition).toMatchObject({
      name: "book",
      inputSchema: { type: "object", required: ["day"] },
      outputSchema: { properties: { guests: { type: "number" } } },
    });
    expect(await tool?.call({ arguments: { day: 1 } }, answering(two))).toMatchObject(
      failure(expect.stringContaining("day: ")),
    );
    expect(await tool?.call({ arguments: { day: "Monday" } }, answering(two))).toMatchObject({
      structuredContent: wanted,
    });
  });

  test("without a value, the result is an error, which no schema describes", async () => {
    let tool: FormTool | undefined;
    register((made) => (tool = made));

    expect(await tool?.call({ arguments: { day: "Monday" } }, answering({ action: "decline" }))).toEqual({
      ...reply("The person declined."),
      isError,
    });
  });
});

describe("in 2026-07-28", () => {
  const meta = {
    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
    "io.modelcontextprotocol/clientCapabilities": { elicitation: { form: {} } },
  };
  const round = async (tool: FormTool, user: string, requestState?: unknown) =>
    tool.call(
      { _meta: meta, ...(requestState !== undefined && { requestState, inputResponses: { question: ada } }) },
      { user },
    );

  test("an answer counts for its user and its tool only", async () => {
    const [tool, other] = [toolOf("book", guest), toolOf("cancel", guest)];
    const { requestState } = z.object({ requestState: z.string() }).parse(await round(tool, "Ada"));

    expect(await round(tool, "Ada", requestState)).toEqual(reply("A table for Ada."));
    expect(await round(tool, "Bob", requestState)).toMatchObject({ isError });
    expect(await round(other, "Ada", requestState)).toMatchObject({ isError });
  });

  test("a client without elicitation is told", async () => {
    const result = toolOf("book", guest).call({
      _meta: { ...meta, "io.modelcontextprotocol/clientCapabilities": {} },
    });

    expect(await result).toMatchObject(failure(expect.stringContaining("elicitation.form")));
  });
});

test("a server without a session says so", async () => {
  expect(await toolOf("book", guest).call({})).toMatchObject(failure(expect.stringContaining("no session")));
});

test.each([
  ["a server without tools", {}, {}, "registerTool"],
  ["a short secret", () => undefined, { secret: "short" }, "32 bytes"],
  ["a misspelled option", () => undefined, { descripton: "Books" }, '"descripton"'],
  ["a schema that is none", () => undefined, { inputSchema: { day: z.string() } }, "z.object"],
  ["arguments that are no object", () => undefined, { inputSchema: z.string() }, "object"],
  ["a time without an end", () => undefined, { expiresIn: Number.POSITIVE_INFINITY }, "finite"],
])("%s is an error at once", (_, server, options, message) => {
  expect(() => void Reflect.apply(formTool, undefined, [server, "book", options, guest])).toThrow(message);
});
