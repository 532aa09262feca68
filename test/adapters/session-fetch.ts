import { McpServer, WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/server";
import { questions } from "../mcp/questions.js";

/** A server of 2025-11-25 behind `fetch`, whose tool asks, and remembers what it receives. */
export async function startSession(): Promise<{ fetch: typeof fetch; received: unknown[] }> {
  const received: unknown[] = [];
  const weather = new McpServer({ name: "weather", version: "1.0.0" });
  weather.registerTool("ask", { description: "Asks." }, async () => {
    received.push(await weather.server.elicitInput(questions.form));
    return { content: [] };
  });
  const transport = new WebStandardStreamableHTTPServerTransport({ sessionIdGenerator: () => "s-1" });
  await weather.connect(transport);
  return {
    received,
    // jsdom's signals are not those that Node's Request takes.
    fetch: (url, init) => transport.handleRequest(new Request(url, { ...init, signal: null })),
  };
}
