import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { root } from "../package/files.js";
import { run } from "./run.js";

declare module "vitest" {
  interface ProvidedContext {
    /** Path of the packed kit. */
    readonly tarball: string;
  }
}

/** Packs the kit once, for all examples. */
export default async function packKit({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "react-elicitation-pack-"));
  const tarball = await run(root, "npm", "pack", "--ignore-scripts", "--silent", "--pack-destination", folder);
  provide("tarball", join(folder, tarball));
  return () => rm(folder, { recursive: true, force: true });
}
