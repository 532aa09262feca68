import type { AddressInfo } from "node:net";
import type { Connect, HttpServer, Plugin } from "vite";
import { formsMiddleware, mcpMiddleware } from "./mcp-middleware.js";
import { createReceivedLog } from "./received-log.js";
import { receivedMiddleware } from "./received-middleware.js";

/** Runs the demo's MCP servers in Vite's process, at /mcp and /forms of the page's origin. */
export function weatherServer(): Plugin {
  const serve = (middlewares: Connect.Server, http: Pick<HttpServer, "once" | "address"> | null): void => {
    const received = createReceivedLog();
    middlewares.use("/mcp", mcpMiddleware(received));
    middlewares.use("/forms", formsMiddleware(received));
    middlewares.use("/demo/received", receivedMiddleware(received));
    http?.once("listening", () => announce(http.address()));
  };
  return {
    name: "weather-server",
    configureServer: (server) => serve(server.middlewares, server.httpServer),
    configurePreviewServer: (server) => serve(server.middlewares, server.httpServer),
  };
}

function announce(address: string | AddressInfo | null): void {
  if (address === null || typeof address === "string") return;
  const origin = `http://${address.family === "IPv6" ? `[${address.address}]` : address.address}:${address.port}`;
  console.log(`\n  Chat with the weather server: ${origin}/  (its MCP address: ${origin}/mcp)`);
  console.log(`  Form definitions and their protocol: ${origin}/?server=/forms&era=2025-11-25`);
}
