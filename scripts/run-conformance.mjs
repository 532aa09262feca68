// `npm run conformance`: runs the client scenarios of MCP's conformance suite that use elicitation. The real dialog answers in Chromium.
// `npm test` does not include it, because the suite and the newer Node that it needs are fetched from npm.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { installBrowser } from "./install-browser.mjs";

const suite = "@modelcontextprotocol/conformance@0.2.0-alpha.12";
const scenarios = ["elicitation-sep1034-client-defaults", "sep-2322-client-request-state"];
/** The suite uses `fs.globSync`, which Node has since version 22. */
const isTooOld = Number(process.versions.node.split(".")[0]) < 22;

console.log(installBrowser());
const packages = [suite, ...(isTooOld ? ["node@22.23.3"] : [])].map((name) => `--package=${name}`);
// The client runs on this Node, like everything else here, and not on the suite's.
const client = [process.execPath, fileURLToPath(new URL("../test/conformance/client.mjs", import.meta.url))]
  .map((part) => JSON.stringify(part))
  .join(" ");
const results = mkdtempSync(join(tmpdir(), "react-elicitation-"));

const failed = scenarios.filter((scenario) => {
  console.log(`\n${scenario}`);
  const suiteArguments = ["client", "--command", client, "--scenario", scenario, "--timeout", "120000", "-o", results];
  const { status } = spawnSync("npx", ["--yes", ...packages, "--", "conformance", ...suiteArguments], {
    stdio: "inherit",
  });
  return status !== 0;
});

rmSync(results, { recursive: true });
console.log(`\n${scenarios.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;
