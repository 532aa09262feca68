import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { createElicitationQueue } from "react-elicitation";
import { connectElicitation } from "react-elicitation/mcp";

const url = new URL("http://127.0.0.1:3000/mcp");

export const elicitations = createElicitationQueue();

export const client = new Client(
  { name: "my-chat", version: "1.0.0" },
  { versionNegotiation: { mode: "auto" } }, // this server has no sessions, so it asks in 2026-07-28 only
);

export const { callTool } = connectElicitation(client, elicitations, {
  server: { name: "weather", origin: url.origin }, // your name for the server, which people see, and where you are connected
});

let connection: Promise<void> | undefined;
export const connect = () =>
  (connection ??= client.connect(new StreamableHTTPClientTransport(url)).catch((error: unknown) => {
    connection = undefined; // so that the next call tries again
    throw error;
  }));
