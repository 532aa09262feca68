import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parseSync } from "vite";
import { describe, expect, onTestFinished, test } from "vitest";
import { filesIn, root } from "./files.js";
import { importsOf, packageOf } from "./module-graph.js";

const read = (file: string): string => readFileSync(join(root, file), "utf8");
const isReact = (specifier: string): boolean => ["react", "react-dom"].includes(packageOf(specifier));

const scripts = filesIn("dist", ".js");

test('"use client" opens the main entry and each file with React in it, and no other file', () => {
  const expected = scripts.filter(
    (file) => file === "index.js" || importsOf(join(root, "dist", file)).some(({ specifier }) => isReact(specifier)),
  );
  const marked = scripts.filter((file) => read(`dist/${file}`).startsWith('"use client";\n'));
  expect(marked).toEqual(expected);
  expect(marked.filter((file) => /^(core|mcp|agents|definitions|server)\//.test(file))).toEqual([]);
});

test("the main entry names its exports, as React Server Components require of a client module", () => {
  expect(read("dist/index.js")).not.toMatch(/export \*/);
});

test.each(["core", "mcp", "definitions", "server"])("every file of %s loads in plain Node without React", (entry) => {
  const home = mkdtempSync(join(tmpdir(), "react-elicitation-"));
  onTestFinished(() => rmSync(home, { recursive: true }));
  writeFileSync(join(home, "package.json"), '{ "type": "module" }');
  cpSync(join(root, "dist"), join(home, "dist"), { recursive: true });
  const manifest = JSON.parse(read("package.json")) as { dependencies: Record<string, string> };
  for (const name of Object.keys(manifest.dependencies)) {
    const link = join(home, "node_modules", name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, "node_modules", name), link);
  }
  const program = `
    await import("react").then(() => { throw new Error("React is here"); }, () => {});
    for (const file of process.argv.slice(1)) await import(file);
    console.log("loaded");`;
  const files = scripts.filter((file) => file.startsWith(`${entry}/`)).map((file) => `./dist/${file}`);
  const output = execFileSync(process.execPath, ["--input-type=module", "--eval", program, ...files], {
    cwd: home,
    encoding: "utf8",
  });
  expect(files).not.toEqual([]);
  expect(output).toBe("loaded\n");
});

test("a server can export its forms, and what it makes of them, with declarations", () => {
  const home = mkdtempSync(join(tmpdir(), "react-elicitation-"));
  onTestFinished(() => rmSync(home, { recursive: true }));
  mkdirSync(join(home, "node_modules"));
  symlinkSync(root, join(home, "node_modules", "react-elicitation"));
  writeFileSync(join(home, "package.json"), '{ "type": "module" }');
  writeFileSync(
    join(home, "forms.ts"),
    `import { choice, confirm, defineForm, fromResult, type Next, openPage, runForm, stepForm, string } from "react-elicitation/server";
    export const name = string();
    export const sure = confirm("Sure?", { onAccepted: () => 1 });
    export const page = openPage({ message: "Pay", url: "https://pay.example", onAccepted: () => sure });
    export const form = defineForm({ message: "Who?", fields: { name, size: choice(["S", "M"]) }, onAccepted: () => page });
    export const again = defineForm({ message: "Which?", fields: { name }, onAccepted: (content): Next<string> => content.name || again });
    export const run = () => runForm(form, undefined, { elicit: async () => ({}) });
    export const step = () => stepForm(form, undefined, { secret: "", subject: "" });
    export const trail = async () => (await runForm(form, undefined, { elicit: async () => ({}) })).trail;
    export const accepted = async () => {
      const result = await runForm(form, undefined, { elicit: async () => ({}) });
      return result.action === "accept" ? result : undefined;
    };
    export const check = (result: unknown) => fromResult(form, result);`,
  );
  const tsc = join(root, "node_modules/typescript/bin/tsc");
  const options = [
    "--strict",
    "--declaration",
    "--module",
    "nodenext",
    "--target",
    "es2022",
    "--skipLibCheck",
    "--types",
    "",
  ];
  const { stdout, status } = spawnSync(process.execPath, [tsc, ...options, "--outDir", "out", "forms.ts"], {
    cwd: home,
    encoding: "utf8",
  });
  expect({ stdout, status }).toEqual({ stdout: "", status: 0 });
});

test("no published type is any", () => {
  const declarations = filesIn("dist", ".d.ts");
  const hasAny = (file: string): boolean => {
    const { program } = parseSync(file, read(`dist/${file}`));
    return JSON.stringify(program).includes('"TSAnyKeyword"');
  };
  expect(declarations).not.toEqual([]);
  expect(declarations.filter(hasAny)).toEqual([]);
});

test.each(["styles", "approval"])("%s.css is published as it was written, and once more in a layer", (name) => {
  const styles = read(`src/${name}.css`);
  expect(read(`dist/${name}.css`)).toBe(styles);
  expect(read(`dist/${name}.layer.css`)).toBe(`@layer react-elicitation {\n${styles}}\n`);
});

test("the lock file names no registry", () => {
  const lines = read("package-lock.json").split("\n");
  expect(lines.filter((line) => line.includes('"resolved": "http'))).toEqual([]);
});

describe("what comes with the kit", () => {
  interface Locked {
    readonly dev?: boolean;
    /** A folder of this project, for its tests. */
    readonly link?: boolean;
    readonly hasInstallScript?: boolean;
    readonly license?: string;
  }
  const { packages } = JSON.parse(read("package-lock.json")) as { packages: Readonly<Record<string, Locked>> };
  const installed = Object.entries(packages).filter(
    ([path, { dev, link }]) => path.startsWith("node_modules/") && !dev && !link,
  );

  test("is there", () => {
    expect(installed.map(([path]) => path)).toContain("node_modules/react-hook-form");
  });

  test("runs nothing when it is installed", () => {
    expect(installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path)).toEqual([]);
  });

  test("has a licence that asks for nothing but its mention", () => {
    const free = /^(?:MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0)$/;
    expect(installed.filter(([, { license }]) => !free.test(license ?? "")).map(([path]) => path)).toEqual([]);
  });
});
