// `npm run test:changed`, a part of `npm run check`, runs the unit tests nearest to the branch's changes since main.
// `vitest --changed` would run every test after a change in core, because tests import the package's entries. `npm test` runs all tests.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";

/** @typedef {Readonly<Record<string, readonly string[]>>} Lists */

/** @type {Lists} The folders of tests for each folder of src. */
const testsOf = {
  core: ["core"],
  messages: ["messages", "react"],
  locales: ["messages"],
  elicitation: ["elicitation", "react"],
  form: ["react"],
  url: ["react"],
  surfaces: ["react"],
  queue: ["queue"],
  agents: ["agents"],
  approval: ["approval"],
  mcp: ["mcp", "adapters"],
  definitions: ["definitions"],
  server: ["server"],
  testing: ["testing"],
};

/**
 * Folders whose tests take minutes, and their broad, quick tests. Their other tests run only if their name shares a word with the name of a
 * changed file, as `secrets.test.tsx` does with `secret-field.tsx`.
 *
 * @type {Lists}
 */
const broadTests = {
  core: ["cases", "conditions", "limits", "parse-request", "property-schemas", "read-draft", "unions", "validator"],
  react: [
    "answers-sent",
    "controls",
    "described",
    "dismissal",
    "exact-words",
    "identity",
    "message",
    "parts",
    "questions",
  ],
};

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
const changed = changedFiles();
const sources = changed.filter((file) => file.startsWith("src/"));
const changedWords = new Set(sources.flatMap((file) => wordsIn(nameOf(file))));
const folders = new Set(sources.flatMap((file) => testsOf[file.split("/")[1] ?? ""] ?? []));
const tests = new Set([...[...folders].flatMap(nearestIn), ...changed].filter(isUnitTest));
if (tests.size === 0) {
  console.log("No unit test is near the changes.");
} else {
  const { status } = spawnSync("npx", ["vitest", "run", "--project=unit", ...tests], { stdio: "inherit" });
  process.exitCode = status ?? 1;
}

/** @param {string} folder */
function nearestIn(folder) {
  const broad = broadTests[folder];
  const isNear = (/** @type {string} */ name) =>
    !broad || broad.includes(name) || wordsIn(name).some((word) => changedWords.has(word));
  return readdirSync(`test/${folder}`).flatMap((file) => (isNear(nameOf(file)) ? `test/${folder}/${file}` : []));
}

/** @param {string} file "time-limit" for "test/react/time-limit.test.tsx" */
function nameOf(file) {
  return basename(file).replace(/(?:\.property)?(?:\.test)?\.tsx?$/, "");
}

/** @param {string} name its words, without the s of a plural */
function wordsIn(name) {
  return name.split("-").map((word) => word.replace(/s$/, ""));
}

/** @param {string} file */
function isUnitTest(file) {
  const isInUnit =
    /^test\/(?!(?:package|browser|apart|pictures|e2e|site|webkit|examples|react-18)\/).+\.test\.tsx?$/.test(file);
  return isInUnit && existsSync(file);
}

/** The files that differ from main, committed or not. Without a main branch, the uncommitted files; without git, none. */
function changedFiles() {
  const [base = "HEAD"] = ["origin/main", "main"].flatMap((main) => git("merge-base", "HEAD", main).trim() || []);
  const tracked = git("diff", "--name-only", "--no-renames", "-z", base);
  return (tracked + git("ls-files", "--others", "--exclude-standard", "-z")).split("\0");
}

/** @param {string[]} words git's arguments. Returns its output, or `""` if git fails or is missing. */
function git(...words) {
  const { status, stdout } = spawnSync("git", words, { encoding: "utf8" });
  return status === 0 ? stdout : "";
}
