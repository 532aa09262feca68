import { execFile } from "node:child_process";
import { promisify } from "node:util";

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
