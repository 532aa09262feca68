import { rm } from "node:fs/promises";
import { preview } from "vite";
import { originOf } from "../e2e/support/demo-config.js";
import { installExample } from "./install-example.js";
import { run } from "./run.js";
import type { RunningExample } from "./use-example.js";

/** An example as a host has it: installed with the kit from its tarball, built for production by its own Vite, and served. */
export async function startViteExample(name: string): Promise<RunningExample> {
  const root = await installExample(name);
  const remove = () => rm(root, { recursive: true, force: true });
  try {
    await run(root, "npm", "run", "build");
    const server = await preview({ root, logLevel: "error", preview: { port: 0 } });
    return {
      origin: originOf(server.httpServer.address()),
      stop: async () => {
        await server.close();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}
