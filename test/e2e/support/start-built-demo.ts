import { build, preview } from "vite";
import { inject } from "vitest";
import { demoConfig, originOf } from "./demo-config.js";
import type { RunningDemo } from "./running-demo.js";

export async function buildDemo(outDir: string): Promise<void> {
  await build({ configFile: demoConfig, logLevel: "error", build: { outDir } });
}

/**
 * The demo as it was built for production, served under a strict Content-Security-Policy, with a weather server of its own.
 *
 * @param policy @default that of demo/server
 */
export async function startBuiltDemo(policy?: string): Promise<RunningDemo> {
  const headers = policy === undefined ? {} : { "Content-Security-Policy": policy };
  const server = await preview({
    configFile: demoConfig,
    logLevel: "error",
    build: { outDir: inject("builtDemo") },
    preview: { port: 0, headers },
  });
  return { origin: originOf(server.httpServer.address()), close: () => server.close() };
}
