import { existsSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { describe, expect, test } from "vitest";
import { filesIn, root } from "./files.js";
import { eagerPackages, importsOf, isRelative, packageOf } from "./module-graph.js";

interface Wall {
  /** Folders of src which this one may import. */
  readonly folders?: readonly string[];
  /** Folders which it may import as types only, leaving nothing in the program. */
  readonly types?: readonly string[];
  /** Folders which it may load later, by `import()`. */
  readonly lazy?: readonly string[];
  readonly packages?: readonly string[];
}

const core = ["core", "messages"];

/** Who may import whom. Each folder of src has a row, and may always import itself; later rows stand on earlier ones. */
const walls: Readonly<Record<string, Wall>> = {
  // No React, no DOM: it runs in Node and in workers.
  core: {
    packages: ["ajv", "ajv-formats", "@cfworker/json-schema", "re2js", "punycode.js", "ipaddr.js", "tldts"],
  },
  messages: { folders: ["core"] },
  loading: { packages: ["react"] },
  guard: { packages: ["react"] },
  context: {
    folders: [...core, "loading"],
    types: ["secrets", "controls"],
    lazy: ["secrets", "controls"],
    packages: ["react", "react-hook-form"],
  },
  icons: { folders: ["core", "context"], packages: ["react"] },
  parts: { folders: [...core, "context", "loading"], types: ["icons"], lazy: ["icons"], packages: ["react"] },
  controls: {
    folders: [...core, "loading", "context", "parts"],
    packages: ["react", "react-hook-form"],
  },
  secrets: { folders: [...core, "context", "parts"], packages: ["react"] },
  form: {
    folders: [...core, "loading", "context", "parts", "controls"],
    types: ["secrets"],
    packages: ["react", "react-hook-form", "@hookform/resolvers"],
  },
  url: { folders: [...core, "loading", "context", "parts"], packages: ["react"] },
  settled: { folders: [...core, "loading", "context", "parts"], packages: ["react"] },
  "time-limit": { folders: [...core, "context", "parts", "settled"], packages: ["react"] },
  elicitation: {
    folders: [...core, "loading", "context", "parts", "form"],
    types: ["secrets", "url", "time-limit"],
    lazy: ["secrets", "url", "time-limit"],
    packages: ["react"],
  },
  card: { folders: [...core, "context", "parts", "guard", "elicitation", "settled"], packages: ["react"] },
  dialog: {
    folders: [...core, "context", "parts", "guard", "elicitation"],
    packages: ["react", "@radix-ui/react-dialog"],
  },
  queue: { folders: [...core, "loading", "context"], types: ["dialog"], lazy: ["dialog"], packages: ["react"] },
  mcp: { folders: ["core"], types: ["queue"] },
  // src/index.ts
  index: {
    folders: [...core, "context", "parts", "controls", "form", "url", "elicitation", "card", "dialog", "queue"],
  },
};

const src = join(root, "src");
const sources = filesIn("src", ".ts", ".tsx");
const folderOf = (path: string): string => (path.includes("/") ? path.slice(0, path.indexOf("/")) : "index");

/** The source behind an import as it is written, with ".js". */
function locate(path: string): string {
  const candidates = [".ts", ".tsx"].map((ending) => path.replace(/\.js$/, ending));
  const found = candidates.find((candidate) => existsSync(candidate));
  if (found === undefined) throw new Error(`${relative(root, path)} has no source: write relative imports with ".js".`);
  return found;
}

function breaches(file: string, wall: Wall): readonly string[] {
  const own = folderOf(file);
  return importsOf(join(src, file)).flatMap(({ specifier, kind }) => {
    const breach = [`src/${file} imports ${specifier} (${kind})`];
    if (!isRelative(specifier)) return wall.packages?.includes(packageOf(specifier)) ? [] : breach;
    const target = relative(src, locate(resolve(src, dirname(file), specifier)))
      .split(sep)
      .join("/");
    const allowed = [
      own,
      ...(wall.folders ?? []),
      ...(kind === "type" ? (wall.types ?? []) : []),
      ...(kind === "lazy" ? (wall.lazy ?? []) : []),
    ];
    return allowed.includes(folderOf(target)) ? [] : breach;
  });
}

describe.each([...new Set(sources.map(folderOf))])("src/%s", (folder) => {
  test("imports only what its row in the table allows", () => {
    const wall = walls[folder];
    if (wall === undefined) throw new Error(`src/${folder} has no row in the table of walls: add one.`);
    const files = sources.filter((file) => folderOf(file) === folder);
    expect(files.flatMap((file) => breaches(file, wall))).toEqual([]);
  });
});

test("a host's first load holds React and nothing else from outside", () => {
  const files = ["queue/create-elicitation-queue.ts", "queue/elicitation-host.tsx"].map((file) => join(src, file));
  expect([...eagerPackages(files, locate)].sort()).toEqual(["react"]);
});

test("core loads its validators, and the engine for patterns, when a request needs them", () => {
  const eager = eagerPackages([join(src, "core/index.ts")], locate);
  expect(["ajv", "@cfworker/json-schema", "re2js"].filter((name) => eager.has(name))).toEqual([]);
});
