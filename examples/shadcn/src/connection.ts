import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { connectElicitation } from "react-elicitation/mcp";
import { elicitations } from "@/lib/elicitations";
import { weather } from "./weather";

const url = new URL("https://weather.example/mcp");

const client = new Client({ name: "my-chat", version: "1.0.0" }, { versionNegotiation: { mode: "auto" } });
const connection = connectElicitation(client, elicitations, { server: { name: "weather", origin: url.origin } });

// This `fetch` calls the server in the page. Without it, the client connects to the server at `url`.
const transport = new StreamableHTTPClientTransport(url, { fetch: (to, init) => weather.fetch(new Request(to, init)) });
const connected = client.connect(transport);

/** Calls the server's tool, which asks. Resolves with what the tool said. */
export async function subscribe(callId: string): Promise<string> {
  await connected;
  const { content } = await connection.callTool({ name: "subscribe" }, { callId });
  return content.map((part) => (part.type === "text" ? part.text : "")).join("\n");
}
