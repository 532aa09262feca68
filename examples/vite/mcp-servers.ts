import { toNodeHandler } from "@modelcontextprotocol/node";
import {
  acceptedContent,
  createMcpHandler,
  type InputRequest,
  inputRequired,
  McpServer,
} from "@modelcontextprotocol/server";
import type { Connect, Plugin } from "vite";

/** Serves two MCP servers from the page's origin, so that the example needs no other process. */
export function mcpServers(): Plugin {
  const serve = (middlewares: Connect.Server) => {
    for (const [path, create] of servers) {
      const handle = toNodeHandler(createMcpHandler(create));
      middlewares.use(path, (request, response) => void handle(request, response));
    }
  };
  return {
    name: "mcp-servers",
    configureServer: ({ middlewares }) => serve(middlewares),
    configurePreviewServer: ({ middlewares }) => serve(middlewares),
  };
}

const subscription = inputRequired.elicit({
  message: "Where shall the alerts go?",
  requestedSchema: {
    type: "object",
    properties: {
      email: { type: "string", title: "Email", format: "email" },
      unit: { type: "string", title: "Temperatures in", enum: ["Celsius", "Fahrenheit"], default: "Celsius" },
    },
    required: ["email", "unit"],
  },
});

const appointment = inputRequired.elicit({
  message: "When does it suit you?",
  requestedSchema: {
    type: "object",
    properties: {
      day: { type: "string", title: "Day", format: "date" },
      subject: { type: "string", title: "Subject", maxLength: 80 },
    },
    required: ["day"],
  },
});

const servers = [
  ["/mcp/weather", () => createServer("weather", "subscribe", subscription)],
  ["/mcp/calendar", () => createServer("calendar", "book", appointment)],
] as const;

/** A server for MCP 2026-07-28 with one tool, which asks before it replies. */
function createServer(name: string, tool: string, request: InputRequest): McpServer {
  const server = new McpServer({ name, version: "1.0.0" });
  server.registerTool(tool, {}, ({ mcpReq }) => {
    if (!mcpReq.inputResponses) return inputRequired({ inputRequests: { request } });
    const answers = acceptedContent(mcpReq.inputResponses, "request");
    const text = answers ? `Noted: ${Object.values(answers).join(", ")}.` : "Then nothing is changed.";
    return { content: [{ type: "text", text }] };
  });
  return server;
}
