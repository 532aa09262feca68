import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { buildDemo } from "../../e2e/support/start-built-demo.js";

/** The demo as `vite build` made it, which each file serves. */
export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "react-elicitation-webkit-"));
  await buildDemo(folder);
  provide("builtDemo", folder);
  return () => rm(folder, { recursive: true, force: true });
}
