import { copyFile, cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { inject } from "vitest";
import { root } from "../package/files.js";
import { run } from "./run.js";

const made = ["node_modules", "dist", ".next"];

/** npm takes a file whose checksum it knows from its cache. A lock with the checksum of one packed kit would test that old kit for ever. */
async function refuseChecksumOfKit(folder: string): Promise<void> {
  const lock = await readFile(join(folder, "package-lock.json"), "utf8");
  if (/"file:react-elicitation\.tgz",\s*"integrity"/.test(lock)) {
    throw new Error("Delete the line `integrity` of react-elicitation in this example's package-lock.json.");
  }
}

/** Copies an example and installs it as a host has it: from its lock file, with the packed kit. Returns its folder. */
export async function installExample(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `react-elicitation-${name}-`));
  try {
    const filter = (path: string): boolean => !made.includes(basename(path));
    await cp(join(root, "examples", name), folder, { recursive: true, filter });
    await refuseChecksumOfKit(folder);
    await copyFile(inject("tarball"), join(folder, "react-elicitation.tgz"));
    await run(folder, "npm", "ci", "--ignore-scripts", "--prefer-offline");
    return folder;
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}
