import { type CallToolResult, Server, type ServerContext } from "@modelcontextprotocol/server";
import { z } from "zod";
import { parseFormResponse } from "../../../src/forms/index.js";
import type { ReceivedLog } from "../received-log.js";
import { observer, quick } from "./definitions.js";

interface Definition {
  readonly id: string;
  readonly timeout?: number;
}

interface Asked {
  readonly definition: Definition;
  timeoutAt: number;
  refusals: number;
  extensions: number;
  /** Ends the tool's call with these words. */
  readonly end: (words: string) => void;
}

const tools = [
  { name: "observer", title: "Become an observer", description: "Asks with a form that may be refused three times." },
  { name: "quick", title: "Say it quickly", description: "Asks with a form that waits six seconds." },
];

const retryLimit = 3;
const maxExtensions = 2;
/** In milliseconds, whatever is wished for. */
const extension = 3_000;

const submission = z.object({ elicitationId: z.string(), responses: z.record(z.string(), z.unknown()) });
const extensionRequest = z.object({ elicitationId: z.string(), extensionDuration: z.number() });
const pendingReply = z.object({ elicitationId: z.string(), status: z.literal("pending"), timeoutAt: z.iso.datetime() });
const completion = z.object({ elicitationId: z.string(), status: z.string() });

/**
 * Asks with form definitions, over the SDK's handlers for single methods: `elicitation/create` is replied to at once, and the answers come by a
 * request of the client's. Only for sessions of the 2025 revisions, in which a server sends requests.
 */
export function createFormsServer(received: ReceivedLog): Server {
  const server = new Server({ name: "forms", version: "1.0.0" }, { capabilities: { tools: {} } });
  const open = new Map<string, Asked>();

  server.setRequestHandler("tools/list", () => ({
    tools: tools.map((tool) => ({ ...tool, inputSchema: { type: "object" as const } })),
  }));
  server.setRequestHandler("tools/call", async ({ params }, context) =>
    reply(await ask(params.name === "quick" ? quick : observer, context)),
  );

  const ask = async (definition: Definition, { mcpReq }: ServerContext): Promise<string> => {
    const { elicitationId, timeoutAt } = await mcpReq.send(
      { method: "elicitation/create", params: { mode: "form", formDefinition: definition } },
      pendingReply,
    );
    if (definition.timeout !== undefined) {
      // There is little time from the start.
      const params = { elicitationId, extension_allowed: true };
      await mcpReq.notify({ method: "notifications/elicitation/timeout_warning", params });
    }
    return new Promise((resolve) => {
      const end = (words: string): void => {
        open.delete(elicitationId);
        resolve(words);
      };
      open.set(elicitationId, { definition, timeoutAt: Date.parse(timeoutAt), refusals: 0, extensions: 0, end });
    });
  };

  const find = (elicitationId: string): Asked => {
    const asked = open.get(elicitationId);
    if (!asked) throw rpcError(-32602, "This form is not open.");
    return asked;
  };

  server.setRequestHandler("elicitation/submit", { params: submission }, async ({ elicitationId, responses }) => {
    const asked = find(elicitationId);
    const { content, errors } = await parseFormResponse(asked.definition, responses);
    const found = [...errors, ...takenAddress(content)];
    if (found.length > 0) {
      asked.refusals += 1;
      const isLast = asked.refusals >= retryLimit;
      throw rpcError(-32007, "These answers are not valid.", {
        errors: found,
        retry_allowed: !isLast,
        retry_limit: retryLimit,
        retry_count: asked.refusals,
      });
    }
    received.add({ tool: asked.definition.id, responses: content });
    asked.end(`Thank you: ${JSON.stringify(content)}`);
    return { status: "completed" };
  });

  server.setRequestHandler("elicitation/extend_timeout", { params: extensionRequest }, ({ elicitationId }) => {
    const asked = find(elicitationId);
    if (asked.extensions >= maxExtensions) throw rpcError(-32602, "There is no more time.");
    asked.extensions += 1;
    asked.timeoutAt += extension;
    return {
      newTimeoutAt: new Date(asked.timeoutAt).toISOString(),
      extensionsRemaining: maxExtensions - asked.extensions,
    };
  });

  // As it came: the SDK's own schema of this notification has no status.
  server.fallbackNotificationHandler = async (notification) => {
    const { success, data } = completion.safeParse(notification.params);
    if (success && notification.method === "notifications/elicitation/complete") {
      open.get(data.elicitationId)?.end(`The form was ${data.status}, so nothing was changed.`);
    }
  };
  return server;
}

function takenAddress({ email }: Readonly<Record<string, unknown>>): readonly object[] {
  return email === "taken@observers.example"
    ? [{ field: "email", code: -32007, message: "This address reports already.", constraint: "unique", actual: email }]
    : [];
}

function reply(text: string): CallToolResult {
  return { content: [{ type: "text", text }] };
}

/** The SDK responds with its code and its data. */
function rpcError(code: number, message: string, data?: object): Error {
  return Object.assign(new Error(message), { code, data });
}
