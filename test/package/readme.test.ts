import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { root } from "./files.js";

/** What a host of the README has installed; of the kit, what was built. */
const installed = [
  "@ai-sdk",
  "@assistant-ui",
  "@modelcontextprotocol",
  "@testing-library",
  "@types",
  "react",
  "react-dom",
  "vitest",
];

const compilerOptions = {
  target: "ES2022",
  lib: ["ES2023", "DOM", "DOM.Iterable"],
  module: "ESNext",
  moduleResolution: "bundler",
  moduleDetection: "force",
  noUncheckedSideEffectImports: true,
  jsx: "react-jsx",
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

/** The code blocks as files, without the indent of the list they stand in. A first line such as `// client.ts` names one. */
function blocksOf(markdown: string): ReadonlyMap<string, string> {
  const blocks = [...markdown.matchAll(/^( *)```tsx?\n([\s\S]*?)^ *```$/gm)].map(
    ([, indent = "", text = ""], index) => {
      const code = text.replaceAll(new RegExp(`^${indent}`, "gm"), "");
      return [/^\/\/ (\S+\.tsx?)\n/.exec(code)?.[1] ?? `block-${index}.tsx`, code] as const;
    },
  );
  const files = new Map(blocks);
  expect(files.size).toBe(blocks.length);
  return files;
}

test("the README's code compiles as a host's", () => {
  const home = mkdtempSync(join(tmpdir(), "react-elicitation-"));
  onTestFinished(() => rmSync(home, { recursive: true }));
  const link = (name: string, target: string): void => {
    const path = join(home, "node_modules", name);
    mkdirSync(dirname(path), { recursive: true });
    symlinkSync(target, path);
  };
  link("react-elicitation", root);
  for (const name of installed) link(name, join(root, "node_modules", name));
  const files = blocksOf(readFileSync(join(root, "README.md"), "utf8"));
  for (const [name, code] of files) writeFileSync(join(home, name), code);
  writeFileSync(join(home, "tsconfig.json"), JSON.stringify({ compilerOptions, files: [...files.keys()] }));

  const compiler = join(root, "node_modules/typescript/bin/tsc");
  const { stdout, status } = spawnSync(process.execPath, [compiler, "-p", "."], { cwd: home, encoding: "utf8" });
  expect(files.size).toBeGreaterThan(5);
  expect(stdout).toBe("");
  expect(status).toBe(0);
});
