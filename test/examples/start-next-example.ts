import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { freePort } from "../e2e/support/free-port.js";
import { installExample } from "./install-example.js";
import { hostEnvironment, run } from "./run.js";
import type { RunningExample } from "./use-example.js";

/** examples/next as a host has it: installed with the kit from its tarball, built for production, and started. */
export async function startNextExample(): Promise<RunningExample> {
  const cwd = await installExample("next");
  try {
    return await buildAndStart(cwd);
  } catch (error) {
    await rm(cwd, { recursive: true, force: true });
    throw error;
  }
}

async function buildAndStart(cwd: string): Promise<RunningExample> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const client = join(cwd, "app/client/client.ts");
  await writeFile(client, (await readFile(client, "utf8")).replace("http://127.0.0.1:3000", origin));
  const next = join(cwd, "node_modules/next/dist/bin/next");
  await run(cwd, process.execPath, next, "build");

  const server = spawn(process.execPath, [next, "start", "--hostname", "127.0.0.1", "--port", `${port}`], {
    cwd,
    env: hostEnvironment,
  });
  const exited = once(server, "exit");
  let said = "";
  await new Promise<void>((resolve, reject) => {
    for (const output of [server.stdout, server.stderr]) {
      output.on("data", (chunk: Buffer) => {
        said += chunk.toString();
        if (said.includes("Ready in")) resolve();
      });
    }
    exited.then(() => reject(new Error(`Next ended before it was ready:\n${said}`)), reject);
  });
  return {
    origin,
    stop: async () => {
      server.kill("SIGKILL");
      await exited;
      await rm(cwd, { recursive: true, force: true });
    },
  };
}
