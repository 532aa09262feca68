import { spawn } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { Client, StreamableHTTPClientTransport, type Transport } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { connectElicitation, type Elicitor } from "react-elicitation/mcp";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { installExample } from "./install-example.js";
import { run } from "./run.js";

let root = "";
beforeAll(async () => {
  root = await installExample("server");
  await run(root, "npm", "run", "build");
}, 300_000);
afterAll(() => rm(root, { recursive: true, force: true }));

const overStdio = async (): Promise<Transport> =>
  new StdioClientTransport({ command: process.execPath, args: [join(root, "dist/stdio.js")] });

async function overHttp(): Promise<Transport> {
  const server = spawn(process.execPath, [join(root, "dist/http.js")], { env: { ...process.env, PORT: "0" } });
  onTestFinished(() => void server.kill());
  // It writes its address.
  const written: readonly unknown[] = await once(server.stdout, "data");
  return new StreamableHTTPClientTransport(new URL(String(written[0]).trim()));
}

/** A person who gives these answers in turn. */
function personWith(...answers: readonly Record<string, string | number | boolean>[]): Elicitor {
  const left = [...answers];
  return {
    elicit: async () => {
      const content = left.shift();
      return content ? { action: "accept", content } : { action: "decline" };
    },
    complete: () => {},
  };
}

describe.each([
  { transport: "stdio", revision: "2025-11-25", open: overStdio, mode: "legacy" as const },
  { transport: "stdio", revision: "2026-07-28", open: overStdio, mode: "auto" as const },
  { transport: "HTTP", revision: "2025-11-25", open: overHttp, mode: "legacy" as const },
  { transport: "HTTP", revision: "2026-07-28", open: overHttp, mode: "auto" as const },
])("over $transport in $revision", ({ open, mode }) => {
  test("the tool asks its forms in turn, and says what was answered", async () => {
    const client = new Client({ name: "test", version: "1.0.0" }, { versionNegotiation: { mode } });
    onTestFinished(() => client.close());
    const person = personWith({ day: "2026-12-24", nights: 2, dog: true }, { size: "small" });
    const { callTool } = connectElicitation(client, person, { server: { name: "hotel" } });
    await client.connect(await open());

    const { content } = await callTool({ name: "book" });

    expect(content).toEqual([{ type: "text", text: "A room for a guest with a small dog is booked." }]);
  });
});
