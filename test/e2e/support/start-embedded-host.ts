import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { build, type InlineConfig, preview } from "vite";
import { inject } from "vitest";
import { originOf } from "./demo-config.js";
import type { RunningDemo } from "./running-demo.js";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const config = { configFile: false, logLevel: "error", root: here("./embedded-host") } satisfies InlineConfig;

export async function buildEmbeddedHost(outDir: string): Promise<void> {
  await build({
    ...config,
    plugins: [react()],
    resolve: {
      alias: [
        { find: /^react-elicitation$/, replacement: here("../../../src/index.ts") },
        { find: "react-elicitation/styles.css", replacement: here("../../../src/styles.css") },
      ],
    },
    build: { outDir, target: "es2022", emptyOutDir: true },
  });
}

/** The page in `embedded-host`, built for production. A page without an origin, such as a sandboxed frame, may load it, too. */
export async function startEmbeddedHost(policy?: string): Promise<RunningDemo> {
  const headers = policy === undefined ? {} : { "Content-Security-Policy": policy };
  const server = await preview({
    ...config,
    build: { outDir: inject("builtEmbeddedHost") },
    preview: { host: "127.0.0.1", port: 0, cors: true, headers },
  });
  return { origin: originOf(server.httpServer.address()), close: () => server.close() };
}
