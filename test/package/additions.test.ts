import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { root } from "./files.js";

/** A change of one file of src: what is written in place of what. */
interface Change {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** The files of src in which the compiler finds something missing after a change, by their paths from the root. */
function filesNamedAfter({ file, from, to }: Change): readonly string[] {
  const home = mkdtempSync(join(tmpdir(), "react-elicitation-"));
  onTestFinished(() => rmSync(home, { recursive: true }));
  for (const name of ["src", "tsconfig.json", "tsconfig.build.json", "package.json"]) {
    cpSync(join(root, name), join(home, name), { recursive: true });
  }
  symlinkSync(join(root, "node_modules"), join(home, "node_modules"));
  const source = readFileSync(join(home, file), "utf8");
  expect(source).toContain(from);
  writeFileSync(join(home, file), source.replace(from, to));
  const { stdout } = spawnSync(
    process.execPath,
    [join(root, "node_modules/typescript/bin/tsc"), "-p", "tsconfig.build.json", "--noEmit"],
    { cwd: home, encoding: "utf8" },
  );
  return [...new Set(stdout.match(/^src\/[^(]+(?=\()/gm))].sort();
}

/** The files that a section of CONTRIBUTING.md tells people to change. */
function filesListedUnder(heading: string): readonly string[] {
  const text = readFileSync(join(root, "CONTRIBUTING.md"), "utf8");
  const [, section = ""] = new RegExp(`^#+ ${heading}\n(.*?)(?=^#|$(?![^]))`, "ms").exec(text) ?? [];
  return [...new Set(section.match(/src\/[\w/-]+\.tsx?/g))].sort();
}

test.each<Change & { readonly what: string; readonly heading: string }>([
  {
    what: "kind of field",
    heading: "To add a kind of field",
    file: "src/core/types.ts",
    from: "  | FileField\n  | UnsupportedField;",
    to: '  | FileField\n  | (FieldBase & { readonly kind: "color"; readonly rendering?: Rendering })\n  | UnsupportedField;',
  },
  {
    what: "operator of conditions",
    heading: "To add an operator of conditions",
    file: "src/core/types.ts",
    from: 'readonly operator: "isSet" | "isNotSet" }',
    to: 'readonly operator: "isSet" | "isNotSet" | "isOdd" }',
  },
  {
    what: "revision of MCP",
    heading: "To add a revision of MCP",
    file: "src/core/revisions.ts",
    from: 'export type Revision = "2025-06-18"',
    to: 'export type Revision = "2024-01-01" | "2025-06-18"',
  },
])(
  "the compiler names every file that a new $what needs, and CONTRIBUTING.md lists them",
  { timeout: 300_000 },
  ({ heading, ...change }) => {
    const named = filesNamedAfter(change);

    expect(named).not.toEqual([]);
    expect([...new Set([change.file, ...named])].sort()).toEqual(filesListedUnder(heading));
    // The file with the change, and seven more for a kind.
    expect(named.length).toBeLessThan(8);
  },
);
