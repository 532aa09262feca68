import { toNodeHandler } from "@modelcontextprotocol/node";
import react from "@vitejs/plugin-react";
import { type Connect, defineConfig, type Plugin } from "vite";
import { respond, sessionCookie } from "./server.ts";

/** Serves the routes of `server.ts` from the page's origin, so that the example needs no other process. */
function routes(): Plugin {
  const handle = toNodeHandler({ fetch: respond });
  const serve = (middlewares: Connect.Server) => {
    middlewares.use((request, response, next) => {
      const cookie = sessionCookie(request.headers.cookie);
      if (cookie) response.setHeader("Set-Cookie", cookie);
      if (request.url?.startsWith("/api/")) void handle(request, response);
      else next();
    });
  };
  return {
    name: "routes",
    configureServer: ({ middlewares }) => serve(middlewares),
    configurePreviewServer: ({ middlewares }) => serve(middlewares),
  };
}

export default defineConfig({
  plugins: [react(), routes()],
  server: { host: "127.0.0.1" },
  preview: { host: "127.0.0.1" },
  build: { target: "es2022" },
});
