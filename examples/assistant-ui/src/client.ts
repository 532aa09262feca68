import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { createElicitationQueue } from "react-elicitation";
import { connectElicitation } from "react-elicitation/mcp";
import { weather } from "./weather";

const url = new URL("https://weather.example/mcp");

export const elicitations = createElicitationQueue();

const client = new Client({ name: "my-chat", version: "1.0.0" }, { versionNegotiation: { mode: "auto" } });
const connection = connectElicitation(client, elicitations, { server: { name: "weather", origin: url.origin } });

// This `fetch` calls the server in the page. Without it, the client connects to the server at `url`.
const transport = new StreamableHTTPClientTransport(url, { fetch: (to, init) => weather.fetch(new Request(to, init)) });
const tools = client.connect(transport).then(() => client.listTools());

/**
 * Calls a tool of the weather server, and returns what it said.
 * @param call a tool call of assistant-ui. What the server asks belongs to it.
 * @param stop aborts when the person presses Stop
 */
export async function callTool(
  { toolCallId, toolName, args }: { toolCallId: string; toolName: string; args: Record<string, unknown> },
  stop: AbortSignal,
): Promise<string> {
  const tool = (await tools).tools.find(({ name }) => name === toolName);
  const stopped = new AbortController();
  stop.addEventListener("abort", () => stopped.abort("stopped")); // a reason that the request understands
  const { content } = await connection.callTool(
    { name: toolName, arguments: args },
    { callId: toolCallId, tool, signal: stopped.signal },
  );
  return content.map((part) => (part.type === "text" ? part.text : "")).join("\n");
}
