import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { freePort } from "./free-port.js";

const program = fileURLToPath(
  new URL("../../../node_modules/@modelcontextprotocol/server-everything/dist/index.js", import.meta.url),
);

export interface ServerEverything {
  readonly address: string;
  stop(): Promise<void>;
}

/** The protocol's reference server, as a process of its own, speaking 2025-11-25. */
export async function startServerEverything(): Promise<ServerEverything> {
  const port = await freePort();
  const child = spawn(process.execPath, [program, "streamableHttp"], {
    env: { ...process.env, PORT: String(port) },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const exited = once(child, "exit");
  await new Promise<void>((resolve, reject) => {
    let said = "";
    child.stderr.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes("listening on port")) resolve();
    });
    exited.then(() => reject(new Error(`server-everything ended before it listened:\n${said}`)), reject);
  });
  return {
    address: `http://127.0.0.1:${port}/mcp`,
    stop: async () => {
      child.kill("SIGKILL");
      await exited;
    },
  };
}
