import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { NodeStreamableHTTPServerTransport } from "@modelcontextprotocol/node";
import type { Server } from "@modelcontextprotocol/server";

type LegacyHandler = (request: IncomingMessage, response: ServerResponse, body: unknown) => Promise<void>;

/** Keeps one server and one transport per 2025-11-25 session, because the server can send its own requests only in a session. */
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
      // The status 404 tells a client that its session has ended and that it should start a new one.
      response.writeHead(404).end();
      return;
    }
    await (known ?? (await open())).handleRequest(request, response, body);
  };
}
