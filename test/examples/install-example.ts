import { copyFile, cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { inject } from "vitest";
import { root } from "../package/files.js";
import { run } from "./run.js";

const made = ["node_modules", "dist", ".next"];

/** Copies an example and installs it as a host has it: from its lock file, with the packed kit. Returns its folder. */
export async function installExample(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `react-elicitation-${name}-`));
  try {
    const filter = (path: string): boolean => !made.includes(basename(path));
    await cp(join(root, "examples", name), folder, { recursive: true, filter });
    await copyFile(inject("tarball"), join(folder, "react-elicitation.tgz"));
    await run(folder, "npm", "ci", "--ignore-scripts", "--prefer-offline");
    return folder;
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}
