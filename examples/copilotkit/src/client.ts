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

interface ToolCall {
  readonly toolCallId: string;
  readonly toolName: string;
  readonly args: Record<string, unknown>;
}

/** Calls a tool of the server, whose requests belong to the call. Returns what the tool said. */
export async function callTool({ toolCallId, toolName, args }: ToolCall, stop?: AbortSignal): Promise<string> {
  const stopped = new AbortController();
  stop?.addEventListener("abort", () => stopped.abort("stopped")); // the request says "You stopped this"
  const tool = (await tools).tools.find(({ name }) => name === toolName);
  const { content } = await connection.callTool(
    { name: toolName, arguments: args },
    { callId: toolCallId, tool, signal: stopped.signal },
  );
  return content.map((part) => (part.type === "text" ? part.text : "")).join("\n");
}
