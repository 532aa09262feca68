import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "../e2e/support/free-port.js";
import { root } from "../package/files.js";

const run = promisify(execFile);
const example = join(root, "examples/next");

export interface RunningExample {
  readonly origin: string;
  stop(): Promise<void>;
}

/** examples/next as a host has it: installed with the kit from its tarball, built for production, and started. */
export async function startNextExample(): Promise<RunningExample> {
  const cwd = await mkdtemp(join(tmpdir(), "react-elicitation-next-"));
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: "1", NODE_ENV: undefined };
  await cp(example, cwd, { recursive: true, filter: (path) => !["node_modules", ".next"].includes(basename(path)) });
  const { stdout } = await run("npm", ["pack", "--ignore-scripts", "--silent", "--pack-destination", cwd], {
    cwd: root,
  });
  await rename(join(cwd, stdout.trim()), join(cwd, "react-elicitation.tgz"));
  await run("npm", ["ci", "--ignore-scripts", "--prefer-offline"], { cwd, env });

  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const client = join(cwd, "app/client/client.ts");
  await writeFile(client, (await readFile(client, "utf8")).replace("http://127.0.0.1:3000", origin));
  const next = join(cwd, "node_modules/next/dist/bin/next");
  await run(process.execPath, [next, "build"], { cwd, env });

  const server = spawn(process.execPath, [next, "start", "--hostname", "127.0.0.1", "--port", `${port}`], { cwd, env });
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
