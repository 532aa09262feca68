import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { createElicitationQueue } from "react-elicitation";
import { connectElicitation } from "react-elicitation/mcp";

/** One queue for all servers. Drafts survive a reload, until the person signs out. */
export const elicitations = createElicitationQueue({ drafts: sessionStorage });

/** The host chooses the names. People see them, and servers are muted by name and origin. */
export const servers = [
  { name: "weather", origin: location.origin, path: "/mcp/weather", tool: "subscribe" },
  { name: "calendar", origin: location.origin, path: "/mcp/calendar", tool: "book" },
] as const;

export type Server = (typeof servers)[number];

export interface Connection {
  readonly server: Server;
  /** Calls the server's tool. Resolves with its reply, after the person has answered its questions. */
  readonly ask: (signal: AbortSignal) => Promise<string>;
  readonly close: () => Promise<void>;
}

export async function connect(server: Server): Promise<Connection> {
  // These servers have no sessions, so they ask in 2026-07-28 only.
  const client = new Client({ name: "example", version: "1.0.0" }, { versionNegotiation: { mode: "auto" } });
  const { callTool } = connectElicitation(client, elicitations, { server });
  await client.connect(new StreamableHTTPClientTransport(new URL(server.path, server.origin)));
  return {
    server,
    ask: async (signal) => {
      const { content } = await callTool({ name: server.tool }, { signal, tool: { name: server.tool } });
      return content.map((block) => (block.type === "text" ? block.text : `[${block.type}]`)).join("\n");
    },
    close: () => client.close(),
  };
}

/** Removes everything of the person: connections, open requests, drafts and muted servers. */
export async function signOut(connections: readonly Connection[]): Promise<void> {
  await Promise.all(connections.map(({ close }) => close()));
  elicitations.cancelAll();
  elicitations.drafts?.clear();
  elicitations.restore([]);
  for (const server of elicitations.getSnapshot().muted) elicitations.unmute(server);
}
