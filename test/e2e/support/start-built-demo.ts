import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build, preview } from "vite";
import { demoConfig, originOf } from "./demo-config.js";
import type { RunningDemo } from "./running-demo.js";

/**
 * The demo built for production and served under a strict Content-Security-Policy.
 *
 * @param policy @default that of demo/server
 */
export async function startBuiltDemo(policy?: string): Promise<RunningDemo> {
  const outDir = await mkdtemp(join(tmpdir(), "react-elicitation-e2e-"));
  const shared = { configFile: demoConfig, logLevel: "error", build: { outDir } } as const;
  await build(shared);
  const headers = policy === undefined ? {} : { "Content-Security-Policy": policy };
  const server = await preview({ ...shared, preview: { port: 0, headers } });
  return {
    origin: originOf(server.httpServer.address()),
    close: async () => {
      await server.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
}
