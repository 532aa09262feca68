// Finds the Chromium which runs the browser tests, and installs it on Debian when there is none.
// `node scripts/install-browser.mjs` prints its path.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const commands = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const macApplications = ["Chromium", "Google Chrome"].map((app) => `/Applications/${app}.app/Contents/MacOS/${app}`);

/** @param {string} command */
const whereIs = (command) =>
  (process.env.PATH ?? "")
    .split(delimiter)
    .map((folder) => join(folder, command))
    .filter((path) => existsSync(path));

/**
 * Path of an installed Chromium or Chrome; CHROMIUM_PATH comes first, and nothing else is tried where it is set.
 * @returns {string | undefined}
 */
export function findBrowser() {
  const wished = process.env.CHROMIUM_PATH;
  if (wished) return existsSync(wished) ? wished : undefined;
  return [...commands.flatMap(whereIs), ...macApplications.filter((path) => existsSync(path))][0];
}

/**
 * Like `findBrowser`, but installs Debian's package where that is possible. Throws when there is still none.
 * @returns {string}
 */
export function installBrowser() {
  const mayInstall = !process.env.CHROMIUM_PATH && process.getuid?.() === 0 && whereIs("apt-get").length > 0;
  if (!findBrowser() && mayInstall) {
    aptGet("update");
    aptGet("install", "--yes", "--no-install-recommends", "chromium");
  }
  const found = findBrowser();
  if (found) return found;
  throw new Error(
    [
      `No Chromium was found${process.env.CHROMIUM_PATH ? ` at CHROMIUM_PATH (${process.env.CHROMIUM_PATH})` : ""}.`,
      "The projects browser, storybook and e2e test in a real browser: focus, dates, layout and contrast exist only there.",
      'Install Chromium or Chrome ("sudo apt-get install chromium" on Debian), or set CHROMIUM_PATH to its program.',
    ].join("\n"),
  );
}

/** @param {string[]} args */
function aptGet(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  // Its talk goes to stderr: stdout is for the path.
  const { status } = spawnSync("apt-get", ["-o", "Acquire::Retries=3", ...args], { env, stdio: ["ignore", 2, 2] });
  if (status !== 0) console.error(`"apt-get ${args.join(" ")}" failed.`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    console.log(installBrowser());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
