import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { root } from "./files.js";

test("a page of React Server Components renders the kit without a warning", () => {
  const home = mkdtempSync(join(tmpdir(), "react-elicitation-"));
  onTestFinished(() => rmSync(home, { recursive: true }));

  const program = join(root, "test/package/server-components/render.mjs");
  // React warns only while developing.
  const env = { ...process.env, NODE_ENV: "development" };
  const { stdout, stderr } = spawnSync(process.execPath, [program, home], { encoding: "utf8", env });

  expect(stderr).toBe("");
  expect(stdout).toContain(
    'data-mode="form" data-capability="form,url" data-imported="Symbol(react.client.reference)"',
  );
  expect(stdout).toMatch(
    /<section class="elicit-card"[\s\S]*Who are you\?[\s\S]*Full name[\s\S]*<input [\s\S]*Decline/,
  );
});
