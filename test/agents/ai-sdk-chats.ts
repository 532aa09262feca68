import { createMCPClient, ElicitationRequestSchema } from "@ai-sdk/mcp";
import { createMcpHandler, InMemoryTransport, inputRequired, McpServer } from "@modelcontextprotocol/server";
import { generateText, type ToolSet } from "ai";
import { generateText as generateTextV6, type ToolSet as ToolSetV6 } from "ai-6";
import { MockLanguageModelV3 } from "ai-6/test";
import {
  createMCPClient as createMCPClientV1,
  ElicitationRequestSchema as ElicitationRequestSchemaV1,
} from "ai-sdk-mcp-1";
import { MockLanguageModelV4 } from "ai/test";
import { onTestFinished } from "vitest";
import { withElicitation } from "react-elicitation/ai-sdk";
import { elicitationCapability, elicitationHandler, type Elicitor } from "react-elicitation/mcp";
import { questions } from "../mcp/questions.js";

export const server = { name: "Weather" };
const capabilities = { elicitation: elicitationCapability({ url: false }) };
const clientInfo = { name: "weather", version: "1.0.0" };
const askTool = { title: "Ask the person", description: "Asks.", annotations: { destructiveHint: true } };

/** A chat of the AI SDK whose model calls the server's tool `ask`. That asks, and its result is what it has received. */
export interface Chat {
  /** Makes calls with these ids at once. Resolves with their results. */
  readonly call: (ids: readonly string[], abortSignal?: AbortSignal) => Promise<readonly unknown[]>;
}

/** A chat with a session of 2025-11-25, in which the server sends requests of its own. */
export interface SessionChat extends Chat {
  /** Ends the server's patience: its calls get results while it has requests open. */
  readonly giveUp: () => void;
}

/** What of a call and its result is the same in both versions of the AI SDK. */
interface Response {
  readonly content: {
    readonly type: "tool-call";
    readonly toolCallId: string;
    readonly toolName: string;
    readonly input: string;
  }[];
  readonly finishReason: { readonly unified: "tool-calls"; readonly raw: undefined };
  readonly usage: {
    readonly inputTokens: { total: number; noCache: number; cacheRead: undefined; cacheWrite: undefined };
    readonly outputTokens: { total: number; text: number; reasoning: undefined };
  };
  readonly warnings: [];
}

export function callsOf(ids: readonly string[], toolName = "ask"): Response {
  return {
    content: ids.map((toolCallId) => ({ type: "tool-call", toolCallId, toolName, input: "{}" })),
    finishReason: { unified: "tool-calls", raw: undefined },
    usage: {
      inputTokens: { total: 1, noCache: 1, cacheRead: undefined, cacheWrite: undefined },
      outputTokens: { total: 1, text: 1, reasoning: undefined },
    },
    warnings: [],
  };
}

function outputs(results: readonly { readonly output: unknown }[]): readonly unknown[] {
  return results.map(({ output }) => {
    const [part] = (output as { readonly content: readonly { readonly text: string }[] }).content;
    const parsed: unknown = JSON.parse(part?.text ?? "");
    return parsed;
  });
}

/** Calls of `ai` 7. */
export function callerOf(tools: ToolSet, toolName?: string): Chat["call"] {
  return async (ids, abortSignal) => {
    const model = new MockLanguageModelV4({ doGenerate: callsOf(ids, toolName) });
    const { toolResults } = await generateText({
      model,
      tools,
      prompt: "Ask me.",
      ...(abortSignal && { abortSignal }),
    });
    return outputs(toolResults);
  };
}

/** Calls of `ai` 6. */
function callerOfV6(tools: ToolSetV6): Chat["call"] {
  return async (ids, abortSignal) => {
    const model = new MockLanguageModelV3({ doGenerate: callsOf(ids) });
    const { toolResults } = await generateTextV6({
      model,
      tools,
      prompt: "Ask me.",
      ...(abortSignal && { abortSignal }),
    });
    return outputs(toolResults);
  };
}

async function createSession() {
  const weather = new McpServer(clientInfo);
  const patience = new AbortController();
  weather.registerTool("ask", askTool, async () => {
    const hasGivenUp = new Promise((resolve) => patience.signal.addEventListener("abort", () => resolve("given up")));
    return reply(await Promise.race([weather.server.elicitInput(questions.form), hasGivenUp]));
  });
  const [transport, serverSide] = InMemoryTransport.createLinkedPair();
  await weather.connect(serverSide);
  return { transport, giveUp: () => patience.abort() };
}

function reply(received: unknown) {
  return { content: [{ type: "text" as const, text: JSON.stringify(received) }] };
}

async function connectV6(queue: Elicitor): Promise<SessionChat> {
  const { transport, giveUp } = await createSession();
  const client = await createMCPClientV1({ transport, capabilities });
  onTestFinished(() => client.close());
  client.onElicitationRequest(ElicitationRequestSchemaV1, elicitationHandler(queue, { server }));
  return { call: callerOfV6(withElicitation(await client.tools(), queue, { server })), giveUp };
}

async function connectV7(queue: Elicitor): Promise<SessionChat> {
  const { transport, giveUp } = await createSession();
  const client = await createMCPClient({ transport, capabilities });
  onTestFinished(() => client.close());
  client.onElicitationRequest(ElicitationRequestSchema, elicitationHandler(queue, { server }));
  return { call: callerOf(withElicitation(await client.tools(), queue, { server })), giveUp };
}

/** 2026-07-28: a tool's result asks, and the client calls again with the answer. */
async function connectStateless(queue: Elicitor): Promise<Chat> {
  const { form } = questions;
  if (form.mode === "url") throw new Error("The form has become a page.");
  const question = inputRequired.elicit(form);
  const handler = createMcpHandler(() => {
    const weather = new McpServer(clientInfo);
    weather.registerTool("ask", askTool, ({ mcpReq: { inputResponses } }) =>
      inputResponses ? reply(inputResponses.who) : inputRequired({ inputRequests: { who: question } }),
    );
    return weather;
  });
  const client = await createMCPClient({
    transport: {
      type: "http",
      url: "http://127.0.0.1/mcp",
      fetch: (url, init) => handler.fetch(new Request(url, init)),
    },
    capabilities,
  });
  onTestFinished(() => client.close());
  client.onElicitationRequest(ElicitationRequestSchema, elicitationHandler(queue, { server }));
  return { call: callerOf(withElicitation(await client.tools(), queue, { server })) };
}

export const sessionChats: Readonly<Record<string, (queue: Elicitor) => Promise<SessionChat>>> = {
  "ai 6, @ai-sdk/mcp 1, 2025-11-25": connectV6,
  "ai 7, @ai-sdk/mcp 2, 2025-11-25": connectV7,
};

export const chats: Readonly<Record<string, (queue: Elicitor) => Promise<Chat>>> = {
  ...sessionChats,
  "ai 7, @ai-sdk/mcp 2, 2026-07-28": connectStateless,
};
