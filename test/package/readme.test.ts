import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { filesIn, root } from "./files.js";

const pages = [
  "README.md",
  "skills/react-elicitation/SKILL.md",
  ...filesIn("stories/docs", ".mdx").map((guide) => join("stories/docs", guide)),
];

/** What a host that follows them has installed; of the kit, what was built. */
const installed = [
  "@ag-ui",
  "@agentclientprotocol",
  "@ai-sdk",
  "@assistant-ui",
  "@hono",
  "@modelcontextprotocol",
  "@mui",
  "@testing-library",
  "@types",
  "ai",
  "fast-check",
  "playwright",
  "playwright-core",
  "react",
  "react-dom",
  "react-markdown",
  "streamdown",
  "vitest",
  "zod",
];

/** What the app itself has, and what has another name when it is installed alone. */
const ofTheApp: Readonly<Record<string, string>> = {
  "components/ui/button.tsx": `import type { ComponentProps } from "react";
    interface ShadcnButtonProps extends ComponentProps<"button"> {
      variant?: "default" | "outline" | "ghost" | "link";
      size?: "default" | "icon";
    }
    export const Button = ({ variant, size, ...props }: ShadcnButtonProps) => <button data-variant={variant} data-size={size} {...props} />;`,
  "node_modules/@playwright/test/index.d.ts": 'export * from "playwright/test";',
};

const compilerOptions = {
  paths: { "@/*": ["./*"] },
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
  types: ["node"],
};

/** The code blocks of a page as files, without the indent of the list they stand in. A first line such as `// client.ts` names one. */
function blocksOf(page: string): readonly (readonly [name: string, code: string])[] {
  const markdown = readFileSync(join(root, page), "utf8");
  return [...markdown.matchAll(/^( *)```tsx?\n([\s\S]*?)^ *```$/gm)].map(([, indent = "", text = ""], index) => {
    const code = text.replaceAll(new RegExp(`^${indent}`, "gm"), "");
    return [/^\/\/ (\S+\.tsx?)\n/.exec(code)?.[1] ?? `${basename(page)}-${index}.tsx`, code] as const;
  });
}

/** Whether a block is a part of an example, which the example's own build compiles. */
const isOfExample = ([name]: readonly [name: string, code: string]): boolean => name.startsWith("examples/");

test("the code of the README and the guides compiles as one host's", () => {
  const home = mkdtempSync(join(tmpdir(), "react-elicitation-"));
  onTestFinished(() => rmSync(home, { recursive: true }));
  const link = (name: string, target: string): void => {
    const path = join(home, "node_modules", name);
    mkdirSync(dirname(path), { recursive: true });
    symlinkSync(target, path);
  };
  link("react-elicitation", root);
  for (const name of installed) link(name, join(root, "node_modules", name));
  // Together, because guides go on with each other's files. Guides that are whole by themselves repeat a file, word for word.
  const all = pages.flatMap(blocksOf).filter((block) => !isOfExample(block));
  const blocks = [...new Map(all.map((block) => [block.join("\n"), block])).values()];
  const files = blocks.map(([name]) => name);
  for (const [name, code] of [...blocks, ...Object.entries(ofTheApp)]) {
    mkdirSync(dirname(join(home, name)), { recursive: true });
    writeFileSync(join(home, name), code);
  }
  const sdks = join(root, "test/package/agent-sdks.d.ts");
  writeFileSync(join(home, "tsconfig.json"), JSON.stringify({ compilerOptions, files: [...files, sdks] }));

  const compiler = join(root, "node_modules/typescript/bin/tsc");
  const { stdout, status } = spawnSync(process.execPath, [compiler, "-p", "."], { cwd: home, encoding: "utf8" });
  expect(new Set(files).size).toBe(files.length);
  expect(files.length).toBeGreaterThan(20);
  expect(stdout).toBe("");
  expect(status).toBe(0);
});

test("what the guide to assistant-ui and CopilotKit quotes stands in their examples, with the versions that the guide names", () => {
  const guide = "stories/docs/assistant-ui.mdx";
  const quoted = blocksOf(guide).filter(isOfExample);
  const strayed = quoted.filter(([name, code]) => {
    const lines = code.slice(code.indexOf("\n") + 1);
    return !readFileSync(join(root, name), "utf8").includes(lines);
  });
  const examples = { "assistant-ui": "@assistant-ui/react", copilotkit: "@copilotkit/react-core" };
  const tried = Object.entries(examples).map(([example, name]) => {
    const manifest = JSON.parse(readFileSync(join(root, "examples", example, "package.json"), "utf8")) as {
      readonly dependencies: Readonly<Record<string, string>>;
    };
    return `\`${name}\` (tried with ${manifest.dependencies[name]})`;
  });
  const text = readFileSync(join(root, guide), "utf8");

  expect(quoted).toHaveLength(5);
  expect(strayed).toEqual([]);
  expect(tried.filter((words) => !text.includes(words))).toEqual([]);
});

test("the guides to other clients and agents were last tried with the versions that their code is compiled against", () => {
  const guides = ["other-clients.mdx", "other-agents.mdx"];
  const text = guides.map((guide) => readFileSync(join(root, "stories/docs", guide), "utf8")).join("\n");
  const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    readonly devDependencies: Readonly<Record<string, string>>;
  };
  const tried = [...text.matchAll(/`([@\w/-]+)`\s\((?:tried with )?(\d+\.\d+\.\d+)\)/g)].map(
    ([, name = "", version]) => [name, version],
  );
  // A client that weighs more than all others together is tried by hand, and its handler compiled against the SDK's types.
  const compiled = tried.filter(([name]) => name !== "mcp-use");

  expect(compiled).toHaveLength(6);
  expect(Object.fromEntries(compiled)).toEqual(
    Object.fromEntries(compiled.map(([name = ""]) => [name, manifest.devDependencies[name]])),
  );
});
