// Finds the browsers that run the browser tests. On Debian, installs missing ones.
// `node scripts/install-browser.mjs` prints the path of Chromium; with the argument `firefox` that of Firefox,
// and with `webkit` that of WebKitGTK's driver.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

/** @typedef {"chromium" | "firefox" | "webkit"} BrowserName */

/** @type {Readonly<Record<BrowserName, { commands: string[], macApplications: string[], needs?: string, variable: string, debian: string[], use: string }>>} */
const browsers = {
  chromium: {
    commands: ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"],
    macApplications: ["Chromium", "Google Chrome"].map((app) => `${app}.app/Contents/MacOS/${app}`),
    variable: "CHROMIUM_PATH",
    debian: ["chromium"],
    use: "The Vitest projects browser, storybook and e2e need a real browser: focus, dates, layout and contrast exist only there.",
  },
  firefox: {
    commands: ["firefox-esr", "firefox"],
    macApplications: ["Firefox.app/Contents/MacOS/firefox"],
    variable: "FIREFOX_PATH",
    debian: ["firefox-esr"],
    use: "The Vitest project firefox tests layout and focus, which may differ in another engine.",
  },
  webkit: {
    commands: ["WebKitWebDriver"],
    macApplications: [],
    needs: "Xvfb",
    variable: "WEBKIT_DRIVER_PATH",
    debian: ["webkit2gtk-driver", "xvfb"],
    use: "The Vitest project webkit answers requests in WebKitGTK, the relative of Safari that runs on Linux, on a screen of its own (Xvfb).",
  },
};

/** @param {string} command */
const whereIs = (command) =>
  (process.env.PATH ?? "")
    .split(delimiter)
    .map((folder) => join(folder, command))
    .filter((path) => existsSync(path));

/**
 * The path of an installed browser. If CHROMIUM_PATH, FIREFOX_PATH or WEBKIT_DRIVER_PATH is set, only that path is tried.
 * @param {BrowserName} [name]
 * @returns {string | undefined}
 */
export function findBrowser(name = "chromium") {
  const { commands, macApplications, needs, variable } = browsers[name];
  if (needs && whereIs(needs).length === 0) return undefined;
  const wished = process.env[variable];
  if (wished) return existsSync(wished) ? wished : undefined;
  const applications = macApplications.map((app) => join("/Applications", app));
  return [...commands.flatMap(whereIs), ...applications.filter((path) => existsSync(path))][0];
}

/**
 * Like `findBrowser`, but installs Debian's package if possible. Throws if there is still no browser.
 * @param {BrowserName} [name]
 * @returns {string}
 */
export function installBrowser(name = "chromium") {
  const { variable, debian, use } = browsers[name];
  const wished = process.env[variable];
  const mayInstall = !wished && process.getuid?.() === 0 && whereIs("apt-get").length > 0;
  if (!findBrowser(name) && mayInstall) {
    aptGet("update");
    aptGet("install", "--yes", "--no-install-recommends", ...debian);
  }
  const found = findBrowser(name);
  if (found) return found;
  throw new Error(
    [
      `There is no ${name}${wished ? ` at ${variable} (${wished})` : ""}.`,
      use,
      `Install it ("sudo apt-get install ${debian.join(" ")}" on Debian), or set ${variable} to its program.`,
    ].join("\n"),
  );
}

/** @param {string[]} args */
function aptGet(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  // The output of apt-get goes to stderr, because stdout is for the path.
  const { status } = spawnSync("apt-get", ["-o", "Acquire::Retries=3", ...args], { env, stdio: ["ignore", 2, 2] });
  if (status !== 0) console.error(`"apt-get ${args.join(" ")}" failed.`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const name = process.argv[2];
    console.log(installBrowser(name === "firefox" || name === "webkit" ? name : "chromium"));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
