// `npm test` runs all checks, two steps at a time. `npm test -- lint test:unit` runs only those steps.
// If a step fails, its output is printed. All failures are listed again at the end.
// The last line is `N passed, N failed`. It counts the tests of each Vitest project, and one for each other step.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { installBrowser } from "./install-browser.mjs";

/** @typedef {{ passed: number, failed: number, output: string, names?: readonly string[] }} Outcome */
/** @typedef {{ name: string, run: () => Promise<Outcome>, needs?: string, isPart?: boolean }} Step */

const minutesPerStep = 25;
const reports = mkdtempSync(join(tmpdir(), "react-elicitation-"));
/** The process groups of the running steps. */
const running = /** @type {Set<number>} */ (new Set());

/**
 * Steps that others need come first, then the steps that fail soonest, then the longest.
 *
 * @type {readonly Step[]}
 */
const steps = [
  { name: "install-browser", run: () => browser("chromium") },
  ...["format:check", "lint", "typecheck", "build"].map(script),
  { ...script("check:package"), needs: "build" },
  { ...script("api:check"), needs: "build" },
  { ...script("size"), needs: "build" },
  { ...tests("test:package"), needs: "build" },
  { ...tests("test:e2e"), needs: "install-browser" },
  { ...tests("test:examples"), needs: "build" },
  // One after the other, because only one apt-get can run at a time.
  { name: "install-firefox", run: () => browser("firefox"), needs: "install-browser" },
  { name: "install-webkit", run: () => browser("webkit"), needs: "install-firefox" },
  tests("test:unit"),
  // A part of test:unit, for `npm run check`.
  { ...script("test:changed"), isPart: true },
  { ...tests("test:storybook"), needs: "install-browser" },
  { ...tests("test:browser"), needs: "install-browser" },
  { ...tests("test:firefox"), needs: "install-firefox" },
  // For CI: the browser tests that test:firefox leaves out, and the end-to-end tests.
  { ...tests("test:firefox-rest"), needs: "install-firefox", isPart: true },
  { ...tests("test:e2e-firefox"), needs: "install-firefox", isPart: true },
  { ...tests("test:webkit"), needs: "install-webkit" },
  { ...tests("test:pictures"), needs: "install-browser" },
  tests("test:react-18"),
  { ...script("build:storybook"), needs: "install-browser" },
  { ...tests("test:site"), needs: "build:storybook" },
];

/**
 * A step that runs an npm script and counts as one.
 * @param {string} name
 * @returns {Step}
 */
function script(name) {
  return {
    name,
    run: async () => {
      const { code, output } = await npmRun(name);
      return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
    },
  };
}

/**
 * A step that runs one Vitest project and counts its tests.
 * @param {string} name
 * @returns {Step}
 */
function tests(name) {
  return {
    name,
    run: async () => {
      const report = join(reports, `${name.replace(":", "-")}.json`);
      const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${report}`, "--silent=passed-only"];
      const { code, output } = await npmRun(name, "--allowOnly=false", ...reporters);
      const { numTotalTests: total, numPassedTests: passed, testResults } = readReport(report);
      // Skipped tests count as failed.
      let failed = total - passed;
      // No test failed, but a file did not load, an error was thrown outside the tests, or no test was found.
      if (failed === 0 && (code !== 0 || total === 0)) failed = 1;
      // Vite reloaded the page. The tests passed by luck: with other timing, the reload interrupts a test.
      if (/unexpectedly reloaded|optimized dependencies changed/i.test(output)) failed += 1;
      return { passed, failed, output, names: testResults.flatMap(failuresOf) };
    },
  };
}

/**
 * The names of a file's failed tests, or the file's name if it did not load.
 * @param {TestFile} file
 */
function failuresOf({ name, status, assertionResults }) {
  const file = relative(process.cwd(), name);
  const notPassed = assertionResults.filter((result) => result.status !== "passed");
  if (notPassed.length === 0) return status === "failed" ? [file] : [];
  return notPassed.map(({ ancestorTitles, title }) => [file, ...ancestorTitles, title].join(" > "));
}

/**
 * @param {"chromium" | "firefox" | "webkit"} name
 * @returns {Promise<Outcome>}
 */
async function browser(name) {
  try {
    return { passed: 1, failed: 0, output: installBrowser(name) };
  } catch (error) {
    return { passed: 0, failed: 1, output: error instanceof Error ? error.message : String(error) };
  }
}

/** @typedef {{ status: string, ancestorTitles: string[], title: string }} TestResult */
/** @typedef {{ name: string, status: string, assertionResults: TestResult[] }} TestFile */
/** @typedef {{ numTotalTests: number, numPassedTests: number, testResults: TestFile[] }} Report */

/** @type {Report} */
const noReport = { numTotalTests: 0, numPassedTests: 0, testResults: [] };

/** @param {string} path */
function readReport(path) {
  // If Vitest did not start, there is no report.
  if (!existsSync(path)) return noReport;
  return /** @type {Report} */ (JSON.parse(readFileSync(path, "utf8")));
}

/**
 * @param {string} name
 * @param {string[]} args
 * @returns {Promise<{ code: number | null, output: string }>}
 */
function npmRun(name, ...args) {
  return new Promise((resolve) => {
    // Each step gets its own process group, so that a hanging step can be ended together with its child processes.
    const child = spawn("npm", ["run", "--silent", name, "--", ...args], {
      detached: true,
      // Ignores `prepack`, because packing would rebuild dist while other steps read it.
      env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: "1", npm_config_ignore_scripts: "true" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text) => (output += text));

    // `pid` is undefined if npm could not be started.
    const { pid } = child;
    if (pid !== undefined) running.add(pid);
    const timer = setTimeout(() => {
      output += `\nEnded after ${minutesPerStep} minutes.\n`;
      end(pid);
    }, minutesPerStep * 60_000);

    // Processes that the step left running would hold its output open.
    child.on("exit", () => end(pid));
    child.on("close", (code) => {
      clearTimeout(timer);
      resolve({ code, output: stripVTControlCharacters(output) });
    });
  });
}

/**
 * Kills a step and its child processes.
 * @param {number | undefined} group
 */
function end(group) {
  if (group === undefined || !running.delete(group)) return;
  try {
    process.kill(-group, "SIGKILL");
  } catch {
    // The group has no processes left.
  }
}

for (const signal of ["SIGINT", "SIGTERM"]) {
  process.once(signal, () => {
    running.forEach(end);
    process.exit(130);
  });
}

const wished = process.argv.slice(2);
const unknown = wished.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`No step is called ${unknown.join(", ")}. The steps are ${steps.map(({ name }) => name).join(", ")}.`);
  process.exit(1);
}

const sum = { passed: 0, failed: 0 };
/** @type {Map<string, readonly string[]>} */
const broken = new Map();
const beginning = performance.now();

/**
 * The time since `start`.
 * @param {number} start
 */
const since = (start) => {
  const seconds = Math.round((performance.now() - start) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
};

/** @type {Map<string, Promise<boolean>>} Whether each step that has begun passes. */
const passes = new Map();

/**
 * @param {Step} step
 * @returns {Promise<boolean>}
 */
async function perform({ name, run, needs = "" }) {
  const isPossible = (await passes.get(needs)) ?? true;
  const start = performance.now();
  const begun = since(beginning);
  const notRun = { passed: 0, failed: 1, output: `Not run: ${needs} failed.`, names: [] };
  const { passed, failed, output, names = [] } = isPossible ? await run() : notRun;
  const verdict = failed === 0 ? "ok" : "FAILED";
  console.log(
    `${begun.padStart(5)}  ${name.padEnd(16)}  took ${since(start).padStart(5)}  ${verdict.padEnd(8)}${passed} passed, ${failed} failed`,
  );
  if (failed > 0) {
    broken.set(name, names);
    console.log(`\n${output.trim()}\n`);
  }
  sum.passed += passed;
  sum.failed += failed;
  return failed === 0;
}

const waiting = steps.filter(({ name, isPart }) => (wished.length === 0 ? !isPart : wished.includes(name)));

/** Performs waiting steps one after another until none is left. */
async function performInTurn() {
  for (let step = waiting.shift(); step; step = waiting.shift()) {
    const pass = perform(step);
    passes.set(step.name, pass);
    await pass;
  }
}

// Two steps at a time, because the longer steps mostly wait for a browser or one Vitest worker, and leave a core free.
await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, performInTurn));

rmSync(reports, { recursive: true });
if (broken.size > 0) console.log("\nFailed:");
for (const [name, names] of broken) console.log([name, ...names].join("\n    "));
process.exitCode = sum.failed === 0 ? 0 : 1;
console.log(`${sum.passed} passed, ${sum.failed} failed`);
