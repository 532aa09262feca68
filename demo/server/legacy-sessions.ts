import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { NodeStreamableHTTPServerTransport } from "@modelcontextprotocol/node";
import type { Server } from "@modelcontextprotocol/server";

type LegacyHandler = (request: IncomingMessage, response: ServerResponse, body: unknown) => Promise<void>;

/** One server and one transport per 2025-11-25 session: only a session can carry the server's own requests. */
export function createLegacySessions(createServer: () => Pick<Server, "connect">): LegacyHandler {
  const sessions = new Map<string, NodeStreamableHTTPServerTransport>();

  const open = async (): Promise<NodeStreamableHTTPServerTransport> => {
    const transport = new NodeStreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      onsessioninitialized: (id) => void sessions.set(id, transport),
      onsessionclosed: (id) => void sessions.delete(id),
    });
    await createServer().connect(transport);
    return transport;
  };

  return async (request, response, body) => {
    const id = request.headers["mcp-session-id"];
    const known = typeof id === "string" ? sessions.get(id) : undefined;
    if (id !== undefined && !known) {
      // 404 is what tells a client that its session is gone and that it should start a new one.
      response.writeHead(404).end();
      return;
    }
    await (known ?? (await open())).handleRequest(request, response, body);
  };
}
