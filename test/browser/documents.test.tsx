import "../../src/styles.css";
import { Client } from "@modelcontextprotocol/client";
import { render, screen, waitFor } from "@testing-library/react";
import { beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { createElicitationQueue, ElicitationHost, type ElicitResult } from "react-elicitation";
import { formDefinitions, formResponse, parseFormResponse } from "react-elicitation/definitions";
import { definitionProtocol } from "react-elicitation/mcp";
import {
  acceptElicitation,
  cancelElicitation,
  configureElicitationTesting,
  declineElicitation,
  type Entry,
  fillElicitation,
  findElicitation,
} from "react-elicitation/testing";
import { isRecord, read } from "../../src/core/json.js";
import { calmBrowser } from "../support/calm-browser.js";
import { descriptionOf } from "../support/descriptions.js";
import { control } from "../support/person.js";
import { type Message, openWire } from "../support/wire.js";

/** An example as its document writes it: JSON, or the text of one that leaves parts out as `[...]` or `{...}`. */
interface Example {
  readonly section: string;
  readonly line: number;
  readonly value?: unknown;
  readonly text?: string;
}

const documents: Readonly<Record<string, readonly Example[]>> = import.meta.glob<readonly Example[]>(
  "../requests/documents/*.json",
  { eager: true, import: "default" },
);

function examplesOf(document: string): readonly Example[] {
  return documents[`../requests/documents/${document}.json`] ?? [];
}

/** The example at a line of a document, with `parts` in place of what its text leaves out. */
function exampleAt(document: string, line: number, parts: unknown = null): Message {
  const example = examplesOf(document).find((one) => one.line === line);
  const text = example?.text?.replace(/\[\.\.\.\]|\{\.\.\.\}/, JSON.stringify(parts));
  const value: unknown = text === undefined ? example?.value : JSON.parse(text);
  if (!isRecord(value)) throw new Error(`${document} has no example at line ${line}.`);
  return value;
}

/** A copy with other values in place of the ids that the examples have. */
function withIds(example: Message, ids: Readonly<Record<string, unknown>>): Message {
  const replaced = JSON.stringify(example, (key, value: unknown) => (Object.hasOwn(ids, key) ? ids[key] : value));
  const copy: unknown = JSON.parse(replaced);
  return isRecord(copy) ? copy : {};
}

beforeAll(calmBrowser);
beforeAll(configureElicitationTesting);

/** A page that is connected to a server, of which a test says each message. */
async function openPage() {
  const wire = openWire();
  const queue = createElicitationQueue();
  const client = new Client({ name: "page", version: "1.0.0" }, { versionNegotiation: { mode: "legacy" } });
  const onResult = vi.fn<(result: ElicitResult) => void>();
  definitionProtocol(client, queue, { server: { name: "Documents" }, onResult });
  render(<ElicitationHost queue={queue} definitions={formDefinitions} policy={{ files: true }} />);
  await client.connect(wire.transport);
  onTestFinished(() => client.close());

  const next = (wanted: (message: Message, index: number) => boolean): Promise<Message> =>
    waitFor(() => {
      const found = wire.received.find(wanted);
      if (!found) throw new Error(`The server has got only: ${JSON.stringify(wire.received)}`);
      return found;
    });
  const replyTo = (id: unknown) => next((message) => message.id === id && message.method === undefined);
  /** The first call of this method, after the given number of messages. */
  const called = (method: string, after = 0) => next((message, index) => message.method === method && index >= after);
  /** Sends a definition. Resolves with the reply, once the person is asked. */
  const define = async (asked: Message) => {
    wire.send(asked);
    const reply = await replyTo(asked.id);
    await findElicitation();
    return { reply, elicitationId: read(reply.result, "elicitationId") };
  };
  return { ...wire, replyTo, called, define, onResult };
}

type Page = Awaited<ReturnType<typeof openPage>>;
type Entries = Readonly<Record<string, Entry>>;
type Answers = Readonly<Record<string, unknown>>;

function request(asked: unknown, id: unknown = 7): Message {
  return { jsonrpc: "2.0", id, method: "elicitation/create", params: asked };
}

/** Asks as MCP does, enters, accepts, and compares all that the server gets. */
async function answered(asked: Message, entries: Entries, response: Message): Promise<void> {
  const page = await openPage();
  page.send(asked);
  await findElicitation();

  await fillElicitation(userEvent, entries);
  await acceptElicitation(userEvent);

  expect(await page.replyTo(asked.id)).toEqual(response);
  expect(page.received).toHaveLength(1);
}

function accepted(content: Answers): Message {
  return { jsonrpc: "2.0", id: 7, result: { action: "accept", content } };
}

function properties(given: unknown, entries: Entries, content: Answers): Promise<void> {
  const requestedSchema = { type: "object", properties: given };
  return answered(request({ message: "Please answer", requestedSchema }), entries, accepted(content));
}

/** Enters into a form that a definition asks for, and takes what is submitted. */
async function submitIn(page: Page, entries: Entries) {
  await fillElicitation(userEvent, entries);
  const earlier = page.received.length;
  const pressed = acceptElicitation(userEvent);
  const submission = await page.called("elicitation/submit", earlier);
  return { submission, pressed };
}

/** Asks with a definition, and compares the whole of what is submitted. */
async function submitted(definition: unknown, entries: Entries, responses: Answers): Promise<void> {
  const page = await openPage();
  const { elicitationId } = await page.define(request({ mode: "form", formDefinition: definition }));

  const { submission } = await submitIn(page, entries);

  expect(submission).toEqual({
    jsonrpc: "2.0",
    id: submission.id,
    method: "elicitation/submit",
    params: { elicitationId, responses },
  });
}

const definitionOf = (fields: readonly unknown[]): Message => ({ id: "form", title: "Settings", fields });
const advanced = (line: number, parts?: unknown): Message => exampleAt("advanced-elicitation", line, parts);
const keyForm = advanced(47);
const key = `sk-${"a1".repeat(20)}`;

/** The fields that the examples of responses and errors name, without limits, which the values of the examples would break. */
const named = definitionOf([
  { id: "api_key", type: "text", label: "API Key", required: true },
  { id: "region", type: "select", label: "Region", options: ["us-east-1", "us-west-2"] },
  { id: "enable_ssl", type: "boolean", label: "Enable SSL/TLS" },
  { id: "features", type: "multi_select", label: "Features", options: ["logging", "metrics", "tracing"] },
  { id: "webhook_url", type: "url", label: "Webhook URL" },
]);
const namedEntries = { "API Key": "sk-abc123...", Region: "us-east-1", "Enable SSL/TLS": true };
const namedAnswers = { api_key: "sk-abc123...", region: "us-east-1", enable_ssl: true };

async function submitNamed(entries: Entries = {}) {
  const page = await openPage();
  const { elicitationId } = await page.define(request({ mode: "form", formDefinition: named }));
  return { ...page, elicitationId, ...(await submitIn(page, { ...namedEntries, ...entries })) };
}

/** The refusal of an example comes to the fields, and what is mended is sent. */
async function refused(refusal: Message, words: Readonly<Record<string, string>>): Promise<void> {
  const page = await submitNamed();
  page.send(withIds(refusal, { id: page.submission.id }));
  await expect(page.pressed).rejects.toThrow("The answers were refused");
  for (const [label, message] of Object.entries(words)) {
    expect(descriptionOf(await control(label))).toContain(message);
  }

  const { submission } = await submitIn(page, { "API Key": key });

  expect(submission.params).toEqual({
    elicitationId: page.elicitationId,
    responses: { ...namedAnswers, api_key: key },
  });
}

/** The server warns, the person adds time, and the server gives it. */
async function extended(warning: Message, asked: Message, given: Message): Promise<void> {
  const page = await openPage();
  const { elicitationId } = await page.define(request({ mode: "form", formDefinition: named }));
  page.send(withIds(warning, { elicitationId }));
  await userEvent.click(await screen.findByRole("button", { name: "Add 5 minutes" }));

  const sent = await page.called("elicitation/extend_timeout");
  page.send(withIds(given, { id: sent.id }));

  expect(sent).toEqual(withIds(asked, { id: sent.id, elicitationId }));
  await screen.findByText("5 minutes added");
}

const contact = exampleAt("protocol", 140);

async function left(leave: typeof declineElicitation, response: Message): Promise<void> {
  const page = await openPage();
  page.send(contact);
  await leave(userEvent);
  expect(await page.replyTo(contact.id)).toEqual(response);
}

function field(line: number, entries: Entries, responses: Answers): Trial {
  return [[line], () => submitted(definitionOf([advanced(line)]), entries, responses)];
}

function property(document: string, line: number, entries: Entries, answer: unknown): Trial {
  return [[line], () => properties({ answer: exampleAt(document, line) }, entries, { answer })];
}

function types(line: number, entries: Entries, content: Answers): Trial {
  return [[line], () => properties(exampleAt("schema-types", line), entries, content)];
}

function params(line: number, entries: Entries, content: Answers): Trial {
  return [[line], () => answered(request(exampleAt("schema-types", line)), entries, accepted(content))];
}

/** The lines of the examples that are tried together, and the test. */
type Trial = readonly [lines: readonly number[], run: () => Promise<void>];

const trials: Readonly<Record<string, readonly Trial[]>> = {
  protocol: [
    [
      [83],
      async () => {
        const { handshake } = await openPage();
        expect(handshake).toMatchObject([{ params: exampleAt("protocol", 83) }]);
      },
    ],
    [[101, 123], () => answered(exampleAt("protocol", 101), { Name: "octocat" }, exampleAt("protocol", 123))],
    [
      [140, 173],
      () => {
        const entries = { Name: "Monalisa Octocat", Email: "octocat@github.com", Age: "30" };
        return answered(contact, entries, exampleAt("protocol", 173));
      },
    ],
    [[140, 190], () => left(declineElicitation, exampleAt("protocol", 190))],
    [[140, 202], () => left(cancelElicitation, exampleAt("protocol", 202))],
    [
      [237, 321],
      () => {
        const entries = { "Display Name": "value", "Another property": "42" };
        return answered(request(exampleAt("protocol", 237), 1), entries, exampleAt("protocol", 321));
      },
    ],
    property("protocol", 262, { "Display Name": "a@b.example" }, "a@b.example"),
    property("protocol", 277, { "Display Name": "99.5" }, 99.5),
    property("protocol", 289, { "Display Name": false }, false),
    property("protocol", 299, { "Display Name": "Option 2" }, "option2"),
  ],
  "schema-types": [
    types(
      44,
      { Username: "octocat", "First Name": "Mona", Biography: "Eight arms." },
      { username: "octocat", firstName: "Mona", bio: "Eight arms." },
    ),
    types(
      69,
      {
        "Email Address": "octocat@github.com",
        "Website URL": "https://octocat.example/",
        "Birth Date": "2008-02-08",
        "Meeting Time": "2026-07-01T10:30",
      },
      {
        email: "octocat@github.com",
        website: "https://octocat.example/",
        birthDate: "2008-02-08",
        meetingTime: "2026-07-01T14:30:00Z",
      },
    ),
    types(
      112,
      { Age: "13", "Annual Salary": "52000.5", "Test Score": "100", Quantity: "99" },
      { age: 13, salary: 52_000.5, score: 100, quantity: 99 },
    ),
    types(156, { "Accept Terms of Service": true }, { newsletter: false, termsAccepted: true, notifications: true }),
    types(
      192,
      { "Priority Level": "Urgent", "UI Theme": "System Default", "Programming Language": "Rust" },
      { priority: "urgent", theme: "auto", language: "rust" },
    ),
    params(
      219,
      { Username: "octocat", "Email Address": "octocat@github.com", Age: "17", Country: "United Kingdom" },
      { username: "octocat", email: "octocat@github.com", age: 17, country: "uk", newsletter: false },
    ),
    params(
      262,
      { "Project Name": "shop", Framework: "Vue.js", "Development Port": "5173" },
      { projectName: "shop", framework: "vue", typescript: true, port: 5173 },
    ),
    params(
      307,
      { "Code Editor": "Vim", "Tab Size": "2", "Line Endings": "LF (Unix)" },
      { editor: "vim", tabSize: 2, lineEndings: "lf", enableLinting: true },
    ),
  ],
  "sep-1330-enums": [
    property("sep-1330-enums", 264, {}, "Green"),
    // The default is a title, which is not one of the values.
    property("sep-1330-enums", 276, { "Color Selection": "Blue" }, "#0000FF"),
    property("sep-1330-enums", 289, {}, "#00FF00"),
    property("sep-1330-enums", 305, { "Color Selection": ["Red", "Green"] }, ["Red", "Green"]),
    // The default is a title here, too.
    property("sep-1330-enums", 322, { "Color Selection": ["Red", "Blue"] }, ["#FF0000", "#0000FF"]),
    [
      [399],
      // The schema of schemas writes the options of a single choice as `anyOf`.
      () => {
        const { oneOf, default: _, ...color } = exampleAt("sep-1330-enums", 289);
        return properties({ answer: { ...color, anyOf: oneOf } }, { "Color Selection": "Red" }, { answer: "#FF0000" });
      },
    ],
  ],
  "advanced-elicitation": [
    [[47], () => submitted(keyForm, { "API Key": key }, { api_key: key, region: "us-east-1" })],
    field(116, { Username: "octo_cat" }, { username: "octo_cat" }),
    field(155, {}, { port: 8080 }),
    field(193, { "Enable SSL/TLS": false }, { enable_ssl: false }),
    field(222, { "Log Level": "error" }, { log_level: "error" }),
    field(238, { "AWS Region": "Asia Pacific (Singapore)" }, { region: "ap-southeast-1" }),
    field(
      274,
      { "Enabled Features": ["Application Logging", "CPU/Memory Profiling"] },
      { features: ["logging", "profiling"] },
    ),
    field(
      315,
      { "Webhook URL": "https://api.example.com/webhook" },
      { webhook_url: "https://api.example.com/webhook" },
    ),
    field(
      352,
      { "Configuration File": new File(["a: 1"], "app.yaml", { type: "application/yaml" }) },
      { config_file: { filename: "app.yaml", content_type: "application/yaml", size: 4, content: btoa("a: 1") } },
    ),
    field(388, { "Start Date": "2026-12-31" }, { start_date: "2026-12-31" }),
    [
      [517],
      async () => {
        const { errors } = await parseFormResponse(keyForm, { api_key: `sk-${"a".repeat(17)}`, region: "us-east-1" });

        const { message } = advanced(517);
        expect(errors.map((error) => ({ ...error, message }))).toEqual([
          { ...advanced(517), pointer: "/responses/api_key" },
        ]);
      },
    ],
    [
      [618],
      () => {
        const smtp = { id: "use_smtp", type: "boolean", label: "Use SMTP", required: true };
        const entries = { "Use SMTP": true, "SMTP Port": "587" };
        return submitted(definitionOf([smtp, advanced(618)]), entries, { use_smtp: true, smtp_port: 587 });
      },
    ],
    [
      [722],
      async () => {
        const { metadata, responses } = advanced(722);
        const [user_agent, session_id] = [read(metadata, "user_agent"), read(metadata, "session_id")];
        const form = { ...named, id: "api_key_form", title: "", metadata: { user_agent, session_id }, problems: [] };

        const { content, errors } = await parseFormResponse(form, { responses });

        expect(errors).toEqual([]);
        const submittedAt = new Date(Number(read(metadata, "submitted_at")));
        expect(formResponse(form, content, submittedAt)).toEqual(advanced(722));
      },
    ],
    [
      [906],
      () => {
        const words = {
          "API Key": "API key must be at least 32 characters",
          "Webhook URL": "Private IP addresses not allowed",
        };
        return refused(advanced(906), words);
      },
    ],
    [[1051, 1067, 1080], () => extended(advanced(1051), advanced(1067), advanced(1080))],
    [
      [1353, 1371],
      async () => {
        const page = await openPage();

        const { reply, elicitationId } = await page.define(advanced(1353, keyForm.fields));

        const [createdAt, timeoutAt] = [read(reply.result, "createdAt"), read(reply.result, "timeoutAt")];
        const { description: _, ...definition } = keyForm;
        expect(reply).toEqual(withIds(advanced(1371, definition), { elicitationId, createdAt, timeoutAt }));
        expect(Number(timeoutAt) - Number(createdAt)).toBe(300_000);
      },
    ],
    [
      [1391, 1408],
      async () => {
        const { elicitationId, submission, send, pressed, onResult } = await submitNamed();

        send(withIds(advanced(1408), { id: submission.id }));
        await pressed;

        expect(submission).toEqual(withIds(advanced(1391), { id: submission.id, elicitationId }));
        await waitFor(() => expect(onResult.mock.calls[0]?.[0]).toEqual({ action: "accept", content: namedAnswers }));
      },
    ],
    [[1419], () => refused(advanced(1419, [advanced(517)]), { "API Key": "API key must be at least 32 characters" })],
    [[1439, 1452, 1489], () => extended(advanced(1489), advanced(1439), advanced(1452))],
    [
      [1468],
      async () => {
        const { elicitationId, send, pressed, onResult } = await submitNamed({ Region: "us-west-2" });

        send(withIds(advanced(1468), { elicitationId }));
        await pressed;

        await waitFor(() => expect(onResult.mock.calls[0]?.[0]).toEqual({ action: "accept", content: namedAnswers }));
      },
    ],
    [
      [1592],
      async () => {
        const page = await openPage();
        const { elicitationId, reply } = await page.define(request(advanced(1592)));

        const { submission } = await submitIn(page, { Response: key });

        expect(reply.result).toMatchObject({ mode: "inline", status: "pending" });
        expect(submission.params).toEqual({ elicitationId, responses: { response: key } });
      },
    ],
    [
      [1597],
      async () => {
        const page = await openPage();

        const { reply } = await page.define(request(advanced(1597, keyForm)));

        expect(reply.result).toMatchObject({ mode: "form", status: "pending", formDefinition: keyForm });
      },
    ],
  ],
};

describe.each(Object.keys(trials))("%s", (document) => {
  const tried = trials[document] ?? [];

  test.each(tried.map(([lines, run]) => ({ lines, run })))("line $lines", async ({ run }) => {
    await expect(run()).resolves.toBeUndefined();
  });

  test("has no other examples", () => {
    const lines = new Set(tried.flatMap(([listed]) => listed));
    expect(examplesOf(document).filter(({ line }) => !lines.has(line))).toEqual([]);
  });
});

test("there are no other documents", () => {
  expect(Object.keys(documents).map((path) => /([\w-]+)\.json$/.exec(path)?.[1])).toEqual(Object.keys(trials).sort());
});
