import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer } from "vite";
import { demoConfig, originOf } from "./demo-config.js";
import type { RunningDemo } from "./running-demo.js";

/** What `npm start` runs, on a free port: Vite's dev server with the weather server in it. */
export async function startDemo(): Promise<RunningDemo> {
  // A cache of its own: two dev servers that optimise into one folder make each other's pages reload.
  const cacheDir = await mkdtemp(join(tmpdir(), "react-elicitation-e2e-"));
  const server = await createServer({
    configFile: demoConfig,
    cacheDir,
    logLevel: "error",
    server: { port: 0, hmr: false, watch: null },
  });
  await server.listen();
  return {
    origin: originOf(server.httpServer?.address()),
    close: async () => {
      await server.close();
      await rm(cacheDir, { recursive: true, force: true });
    },
  };
}
