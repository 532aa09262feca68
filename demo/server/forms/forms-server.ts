import { type CallToolResult, Server, type ServerContext } from "@modelcontextprotocol/server";
import { z } from "zod";
import { parseFormResponse } from "../../../src/definitions/index.js";
import { hashFiles } from "../hash-files.js";
import type { ReceivedLog } from "../received-log.js";
import { inline, observer, photos, quick, word } from "./definitions.js";

interface Form {
  readonly title: string;
  readonly description: string;
  /** The params of `elicitation/create`. */
  readonly params: Readonly<Record<string, unknown>>;
  /** The definition with which answers are checked. */
  readonly definition: { readonly id: string; readonly timeout?: number };
}

/** The forms by the name of the tool that asks with them. */
const forms: Readonly<Record<string, Form>> = {
  observer: {
    title: "Become an observer",
    description: "Asks with a form that may be refused three times.",
    params: { mode: "form", formDefinition: observer },
    definition: observer,
  },
  photos: {
    title: "Show your sky",
    description: "Asks with a form for files.",
    params: { mode: "form", formDefinition: photos },
    definition: photos,
  },
  quick: {
    title: "Say it quickly",
    description: "Asks with a form that waits six seconds.",
    params: { mode: "form", formDefinition: quick },
    definition: quick,
  },
  word: {
    title: "Say it in a word",
    description: "Asks with an inline prompt.",
    params: inline,
    definition: word,
  },
};

interface Asked {
  readonly definition: Form["definition"];
  /** Milliseconds since 1970, by the client's clock. */
  timeoutAt: number;
  refusals: number;
  extensions: number;
  /** Gives the person more time, in milliseconds. */
  readonly extend: (time: number) => void;
  /** Ends the tool's call with this reply. Tells the client the `status`, which is missing if the client ended the request itself. */
  readonly end: (words: string, status?: "completed" | "timeout" | "withdrawn") => void;
}

const tooLate = "There was no answer in time.";
const retryLimit = 3;
const maxExtensions = 2;
/** Granted for each extension, whatever the client asks for. In milliseconds. */
const extension = 3_000;
/** Extra time after the end for messages that are already on their way. In milliseconds. */
const latency = 2_000;

const submission = z.object({ elicitationId: z.string(), responses: z.record(z.string(), z.unknown()) });
const extensionRequest = z.object({ elicitationId: z.string(), extensionDuration: z.number() });
const pendingReply = z.object({
  elicitationId: z.string(),
  status: z.literal("pending"),
  createdAt: z.int(),
  timeoutAt: z.int(),
});
const completion = z.object({ elicitationId: z.string(), status: z.string() });

/**
 * A server that asks with form definitions, built on the SDK's handlers for single methods. The client replies to `elicitation/create` at
 * once and sends the answers in a request of its own. Works only in sessions of the 2025 revisions, in which a server sends requests.
 */
export function createFormsServer(received: ReceivedLog): Server {
  const server = new Server({ name: "forms", version: "1.0.0" }, { capabilities: { tools: {} } });
  const open = new Map<string, Asked>();

  server.setRequestHandler("tools/list", () => ({
    tools: Object.entries(forms).map(([name, { title, description }]) => ({
      name,
      title,
      description,
      inputSchema: { type: "object" as const },
    })),
  }));
  server.setRequestHandler("tools/call", async ({ params }, context) => {
    const form = Object.hasOwn(forms, params.name) ? forms[params.name] : undefined;
    if (!form) throw rpcError(-32602, `There is no tool ${params.name}.`);
    return reply(await ask(form, context));
  });

  const ask = async ({ params, definition }: Form, { mcpReq }: ServerContext): Promise<string> => {
    const pending = await mcpReq.send({ method: "elicitation/create", params }, pendingReply);
    const { elicitationId } = pending;
    const { timeoutAt } = pending;
    const notify = (name: string, more: object): void => {
      const method = `notifications/elicitation/${name}`;
      // If the client is gone, the time limit ends the call.
      mcpReq.notify({ method, params: { elicitationId, ...more } }).catch(() => undefined);
    };
    return new Promise((resolve) => {
      // Uses only the client's duration, because the client's clock may differ from this one.
      let endsAt = Date.now() + timeoutAt - pending.createdAt;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const extend: Asked["extend"] = (time) => {
        clearTimeout(timer);
        endsAt += time;
        timer = setTimeout(() => end(tooLate, "timeout"), endsAt + latency - Date.now());
      };
      const end: Asked["end"] = (words, status) => {
        clearTimeout(timer);
        if (open.delete(elicitationId) && status) notify("complete", { status });
        resolve(words);
      };
      open.set(elicitationId, { definition, timeoutAt, refusals: 0, extensions: 0, extend, end });
      extend(0);
      mcpReq.signal.addEventListener("abort", () => end("The call was cancelled.", "withdrawn"));
      // A definition with a `timeout` leaves little time, so the warning is sent at once.
      if (definition.timeout !== undefined) notify("timeout_warning", { extensionAllowed: true });
    });
  };

  const find = (elicitationId: string): Asked => {
    const asked = open.get(elicitationId);
    if (!asked) throw rpcError(-32602, "This form is not open.");
    return asked;
  };

  server.setRequestHandler("elicitation/submit", { params: submission }, async ({ elicitationId, responses }) => {
    const { definition } = find(elicitationId);
    const { content, errors } = await parseFormResponse(definition, responses);
    // Found again, because the request may have ended during the check.
    const asked = find(elicitationId);
    if (asked.refusals >= retryLimit) throw rpcError(-32007, "max_retries_exceeded");
    const found = [...errors, ...takenAddress(content)];
    if (found.length > 0) {
      asked.refusals += 1;
      throw rpcError(-32007, "These answers are not valid.", {
        errors: found,
        retry_allowed: asked.refusals < retryLimit,
        retry_limit: retryLimit,
        retry_count: asked.refusals,
      });
    }
    received.add({ tool: definition.id, responses: hashFiles(responses) });
    asked.end(`Thank you: ${JSON.stringify(hashFiles(content))}`, "completed");
    return { status: "completed" };
  });

  server.setRequestHandler("elicitation/extend_timeout", { params: extensionRequest }, ({ elicitationId }) => {
    const asked = find(elicitationId);
    if (asked.extensions >= maxExtensions) throw rpcError(-32602, "There is no more time.");
    asked.extensions += 1;
    asked.timeoutAt += extension;
    asked.extend(extension);
    return {
      newTimeoutAt: asked.timeoutAt,
      extensionsRemaining: maxExtensions - asked.extensions,
    };
  });

  // Reads the raw notification, because the SDK's schema for it has no `status`.
  server.fallbackNotificationHandler = async (notification) => {
    const { success, data } = completion.safeParse(notification.params);
    if (success && notification.method === "notifications/elicitation/complete") {
      const isTimeUp = data.status === "timeout";
      open.get(data.elicitationId)?.end(isTimeUp ? tooLate : `The form was ${data.status}, so nothing was changed.`);
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

/** An error for a handler to throw. The SDK responds with its code and data. */
function rpcError(code: number, message: string, data?: object): Error {
  return Object.assign(new Error(message), { code, data });
}
