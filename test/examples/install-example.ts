import { execFile } from "node:child_process";
import { cp, mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { root } from "../package/files.js";

const made = ["node_modules", "dist", ".next"];

/** A host's own: without the NODE_ENV that Vitest sets, with which builds are made for development. */
export const hostEnvironment: NodeJS.ProcessEnv = { ...process.env, NEXT_TELEMETRY_DISABLED: "1", NODE_ENV: undefined };

/** Runs a program as a host's own shell would. Its output is told where it fails. */
export async function run(cwd: string, program: string, ...args: readonly string[]): Promise<string> {
  try {
    return (await promisify(execFile)(program, args, { cwd, env: hostEnvironment })).stdout.trim();
  } catch (error) {
    const { stdout = "", stderr = "" } = error as { readonly stdout?: string; readonly stderr?: string };
    throw new Error(`${program} ${args.join(" ")} failed:\n${stdout}${stderr}`, { cause: error });
  }
}

/** Copies an example and installs it as a host has it: from its lock file, with the packed kit. Returns its folder. */
export async function installExample(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `react-elicitation-${name}-`));
  try {
    const filter = (path: string): boolean => !made.includes(basename(path));
    await cp(join(root, "examples", name), folder, { recursive: true, filter });
    const tarball = await run(root, "npm", "pack", "--ignore-scripts", "--silent", "--pack-destination", folder);
    await rename(join(folder, tarball), join(folder, "react-elicitation.tgz"));
    await run(folder, "npm", "ci", "--ignore-scripts", "--prefer-offline");
    return folder;
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}
