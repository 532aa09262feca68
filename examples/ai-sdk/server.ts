import { createMCPClient, ElicitationRequestSchema } from "@ai-sdk/mcp";
import {
  convertToModelMessages,
  createUIMessageStreamResponse,
  isStepCount,
  streamText,
  toUIMessageStream,
  type UIMessage,
} from "ai";
import { withElicitation } from "react-elicitation/ai-sdk";
import {
  createElicitationBridge,
  createElicitationRoutes,
  elicitationCapability,
  elicitationHandler,
} from "react-elicitation/mcp";
import { model } from "./model.ts";
import { weather } from "./weather.ts";

const server = { name: "weather", origin: "https://weather.example" };

/** A person's MCP client, and the bridge through which the person's pages get the server's requests. */
async function createSession() {
  const bridge = createElicitationBridge();
  const client = await createMCPClient({
    // This `fetch` calls the server in this process. Without it, the client connects to the server at `url`.
    transport: {
      type: "http",
      url: "https://weather.example/mcp",
      fetch: (url, init) => weather.fetch(new Request(url, init)),
    },
    capabilities: { elicitation: elicitationCapability({ url: false }) },
  });
  client.onElicitationRequest(ElicitationRequestSchema, elicitationHandler(bridge, { server }));
  return { bridge, tools: withElicitation(await client.tools(), bridge, { server }) };
}

const sessions = new Map<string, ReturnType<typeof createSession>>();

const idOf = (cookies = "") => /(?:^|; )session=([^;]+)/.exec(cookies)?.[1];

/** The session cookie of a new person. Replace it with your sign-in: whoever knows the id can answer for this person. */
export function sessionCookie(cookies: string | undefined) {
  if (sessions.has(idOf(cookies) ?? "")) return undefined;
  const id = crypto.randomUUID();
  sessions.set(id, createSession());
  return `session=${id}; Path=/; HttpOnly; Secure; SameSite=Strict`;
}

const sessionOf = (request: Request) => sessions.get(idOf(request.headers.get("Cookie") ?? "") ?? "");

const elicitations = createElicitationRoutes({ bridge: async (request) => (await sessionOf(request))?.bridge });

async function chat(request: Request): Promise<Response> {
  const session = await sessionOf(request);
  if (!session || request.headers.get("Sec-Fetch-Site") !== "same-origin") return new Response(null, { status: 403 });

  const { messages }: { messages: UIMessage[] } = await request.json();
  const { stream } = streamText({
    model,
    tools: session.tools,
    messages: await convertToModelMessages(messages, { ignoreIncompleteToolCalls: true }), // those of stopped calls
    stopWhen: isStepCount(5),
    abortSignal: request.signal, // aborts when the person presses Stop, or leaves the page
  });
  return createUIMessageStreamResponse({ stream: toUIMessageStream({ stream }) });
}

export async function respond(request: Request): Promise<Response> {
  switch (`${request.method} ${new URL(request.url).pathname}`) {
    case "GET /api/elicitations":
      return elicitations.GET(request);
    case "POST /api/elicitations":
      return elicitations.POST(request);
    case "POST /api/chat":
      return chat(request);
    default:
      return new Response(null, { status: 404 });
  }
}
