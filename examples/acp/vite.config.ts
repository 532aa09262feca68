import { createNodeWebSocketUpgradeHandler } from "@agentclientprotocol/sdk/experimental/node";
import { AcpServer } from "@agentclientprotocol/sdk/experimental/server";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin, type PreviewServer, type ViteDevServer } from "vite";
import { WebSocketServer } from "ws";
import { finish, notesAgent } from "./agent.ts";

/** Serves the agent and its page from the page's origin, so that the example needs no other process. */
function agentServer(): Plugin {
  const sockets = new WebSocketServer({ noServer: true });
  const serve = ({ middlewares, httpServer }: ViteDevServer | PreviewServer) => {
    middlewares.use("/sign-in", (request, response) => {
      finish(new URL(request.url ?? "", "http://localhost").searchParams.get("id") ?? "");
      response.setHeader("Content-Type", "text/html; charset=utf-8");
      response.end(
        '<!doctype html><html lang="en"><title>Notes</title><p>You are signed in. You can close this page.</p>',
      );
    });
    httpServer?.on("upgrade", (request, socket, head) => {
      if (request.url !== "/acp") return; // Vite's own
      const origin = `http://${request.headers.host}`;
      if (request.headers.origin === origin) {
        createNodeWebSocketUpgradeHandler(new AcpServer({ agent: notesAgent(origin) }), sockets)(request, socket, head);
      } else {
        socket.destroy(); // browsers open a WebSocket to any site, so another one could talk to the agent
      }
    });
  };
  return { name: "agent", configureServer: serve, configurePreviewServer: serve };
}

export default defineConfig({
  plugins: [react(), agentServer()],
  server: { host: "127.0.0.1" },
  preview: { host: "127.0.0.1" },
  build: { target: "es2022" },
});
