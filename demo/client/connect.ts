import { Client, StreamableHTTPClientTransport, type Tool } from "@modelcontextprotocol/client";
import type { ElicitationQueue } from "react-elicitation";
import { definitionProtocol } from "react-elicitation/mcp";
import type { Connection } from "./connection.js";
import { type ConnectionSettings, formsServer, ownServer } from "./connection-settings.js";
import { versionNegotiationOf } from "./era.js";

type ToolsListener = (tools: readonly Tool[]) => void;

/** Connects to an MCP server over Streamable HTTP and lets it ask the person through the queue. */
export async function connect(settings: ConnectionSettings, elicitations: ElicitationQueue): Promise<Connection> {
  const { server, era } = settings;
  const name = server.href === ownServer.href ? "weather" : server.host;
  const listeners = new Set<ToolsListener>();
  const tellAll: ToolsListener = (tools) => {
    for (const tell of listeners) tell(tools);
  };
  const client = new Client(
    { name: "react-elicitation-demo", title: "react-elicitation demo", version: "0.1.0" },
    {
      versionNegotiation: versionNegotiationOf(era),
      listChanged: { tools: { onChanged: (_error, tools) => tools && tellAll(tools) } },
    },
  );
  // Includes `connectElicitation`, and also takes form definitions.
  const { callTool } = definitionProtocol(client, elicitations, {
    server: { name, origin: server.origin },
    // The demo's forms server always grants this extension, so the button should name it.
    timeLimit: server.href === formsServer.href ? { extension: 3_000 } : {},
  });

  const transport = new StreamableHTTPClientTransport(server);
  await client.connect(transport);
  const { tools } = await client.listTools();

  return {
    name,
    origin: server.origin,
    revision: client.getNegotiatedProtocolVersion() ?? "unknown",
    tools,
    onToolsChanged: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    callTool: (tool, toolArguments, callId) =>
      callTool({ name: tool.name, arguments: { ...toolArguments } }, { callId, tool }),
    close: async () => {
      // Asks the server to end the session. It does not matter if the server refuses.
      await transport.terminateSession().catch(() => undefined);
      await client.close();
    },
  };
}
