import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { createElicitationQueue } from "react-elicitation";
import { connectElicitation } from "react-elicitation/mcp";

/** One queue for all servers. What is typed outlives a reload, until the person signs out. */
export const elicitations = createElicitationQueue({ drafts: sessionStorage });

/** Names are the host's own: the ones people see, and by which a server is muted. */
export const servers = [
  { name: "weather", origin: location.origin, path: "/mcp/weather", tool: "subscribe" },
  { name: "calendar", origin: location.origin, path: "/mcp/calendar", tool: "book" },
] as const;

export type Server = (typeof servers)[number];

export interface Connection {
  readonly server: Server;
  /** Calls the server's tool; resolves with its reply, once the person has answered what it asks. */
  readonly ask: () => Promise<string>;
  readonly close: () => Promise<void>;
}

export async function connect(server: Server): Promise<Connection> {
  const client = new Client({ name: "example", version: "1.0.0" }, { versionNegotiation: { mode: "auto" } });
  const { callTool } = connectElicitation(client, elicitations, { server });
  await client.connect(new StreamableHTTPClientTransport(new URL(server.path, server.origin)));
  return {
    server,
    ask: async () => {
      const { content } = await callTool({ name: server.tool });
      return content.map((block) => (block.type === "text" ? block.text : `[${block.type}]`)).join("\n");
    },
    close: () => client.close(),
  };
}

/** Leaves nothing of the person behind: no connection, no open request, nothing they typed, no server muted. */
export async function signOut(connections: readonly Connection[]): Promise<void> {
  await Promise.all(connections.map(({ close }) => close()));
  elicitations.cancelAll();
  elicitations.drafts?.clear();
  for (const server of elicitations.getSnapshot().muted) elicitations.unmute(server);
}
