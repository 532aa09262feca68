import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { type CorsOptions, defaultAllowedOrigins, defineConfig, type UserConfig } from "vite";
import { contentSecurityPolicy } from "./server/content-security-policy.js";
import { weatherServer } from "./server/weather-server-plugin.js";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Lets pages of other origins on this computer use the weather server. They must read the header to keep a 2025-11-25 session. */
const cors: CorsOptions = { origin: defaultAllowedOrigins, exposedHeaders: ["mcp-session-id"] };

const config: UserConfig = defineConfig({
  root: here("."),
  plugins: [react(), weatherServer()],
  resolve: {
    alias: [
      { find: /^react-elicitation$/, replacement: here("../src/index.ts") },
      { find: /^react-elicitation\/(core|forms|mcp)$/, replacement: here("../src/$1/index.ts") },
      { find: "react-elicitation/styles.css", replacement: here("../src/styles.css") },
    ],
    dedupe: ["react", "react-dom"],
  },
  server: { host: "127.0.0.1", port: 5173, cors },
  // Vite's dev server needs inline scripts and styles. Only the built page is served with the policy of a strict host.
  preview: { host: "127.0.0.1", port: 5173, cors, headers: { "Content-Security-Policy": contentSecurityPolicy } },
  build: { target: "es2022", outDir: here("./dist"), emptyOutDir: true },
});

export default config;
