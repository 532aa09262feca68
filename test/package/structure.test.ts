import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { filesIn, root } from "./files.js";
import { type Edge, edgesFrom, exportsOf, reachableEdges, reachablePackages } from "./module-graph.js";

/** The package's entries, as files of src. */
const entries = {
  ".": "index.ts",
  "./core": "core/index.ts",
  "./mcp": "mcp/index.ts",
  "./forms": "forms/index.ts",
  "./testing": "testing/index.ts",
  "./testing/generators": "testing/generators.ts",
  "./ajv": "core/validate/ajv.ts",
};

/**
 * The folders of src, lowest first. A folder may import itself and what stands on lower rows, for types as well: not its neighbours on
 * the same row, and nothing above.
 */
const layers = [["core"], ["messages"], ["elicitation"], ["form", "url"], ["surfaces"], ["queue"]];

/** The packages each folder may import. Core has no React and no DOM in it: it runs in Node and in workers. */
const packages: Readonly<Record<string, readonly string[]>> = {
  core: [],
  "core/check": [],
  "core/parse": [],
  "core/fields": [],
  "core/draft": [],
  "core/validate": ["@cfworker/json-schema", "ajv", "ajv-formats", "re2js"],
  "core/text": [],
  "core/trust": [],
  "core/trust/words": [],
  "core/url": ["ipaddr.js", "punycode.js", "tldts"],
  messages: [],
  elicitation: ["react"],
  form: ["react", "react-dom", "react-hook-form", "@hookform/resolvers"],
  url: ["react"],
  surfaces: ["react", "@radix-ui/react-dialog"],
  queue: ["react"],
  mcp: [],
  forms: [],
  "forms/authoring": [],
  testing: ["@testing-library/dom", "fast-check"],
  command: ["node:fs", "node:http", "node:path", "node:stream", "node:util"],
  // src/index.ts
  ".": [],
};

/** What is loaded by `import()`: everything else is there from the start. */
const lazyFiles = [
  "core/url/registrable-domain.ts",
  "core/validate/patterns.ts",
  "form/file-control.tsx",
  "queue/shown-request.tsx",
];

/** Why these files have fewer than 20 lines. Most often such a file belongs into the one that uses it. */
const shortFiles: Readonly<Record<string, string>> = {
  "core/call-safely.ts": "shared by files of several folders",
  "core/fields/boolean.ts": "a kind of field, each in a file of its own",
  "core/fields/unsupported.ts": "a kind of field",
  "core/file-reference.ts": "loaded with the control for files, and on servers",
  "core/lru.ts": "shared by files of several folders",
  "core/url/registrable-domain.ts": "loaded by import()",
  "core/url/untyped-packages.d.ts": "types of a package that has none",
  "core/validate/engine.ts": "what engines implement",
  "core/validate/interpreter.ts": "an engine, beside ajv.ts",
  "mcp/index.ts": "an entry",
  "mcp/signals-and-timers.ts": "shared by most files of mcp",
  "messages/loading-text.ts": "loaded before the other words",
  "testing/generators.ts": "an entry",
};

const budget = { files: 165, lines: 21_640, foldersInSrc: 12, folders: 21, lazyImports: 5, publicNames: 196 };

// Data and generated tables are no code that somebody follows.
const isData = (file: string): boolean => file.startsWith("core/trust/words/") || file === "core/text/confusables.ts";

const sources = filesIn("src", ".ts", ".tsx");
const code = sources.filter((file) => !isData(file));
const linesOf = (file: string): number => readFileSync(join(root, "src", file), "utf8").split("\n").length - 1;
const folderOf = (file: string): string => dirname(file);
/** The folder directly in src: "core" for "core/url/split-url.ts", "." for "index.ts". */
const topFolderOf = (file: string): string => (file.includes("/") ? file.slice(0, file.indexOf("/")) : ".");
const describeEdge = ({ from, to, kind }: Edge): string => `src/${from} imports ${to} (${kind})`;

describe("the size of src", () => {
  test(`is at most ${budget.files} files`, () => {
    const tooMany = code.length > budget.files ? code : [];
    expect(tooMany, `${code.length} files`).toEqual([]);
  });

  test(`is at most ${budget.lines} lines`, () => {
    const sized = code.map((file) => ({ file, lines: linesOf(file) }));
    const sum = sized.reduce((total, { lines }) => total + lines, 0);
    const largest = sized.toSorted((a, b) => b.lines - a.lines).slice(0, 20);
    expect(sum > budget.lines ? largest : [], `${sum} lines`).toEqual([]);
  });

  test(`is at most ${budget.foldersInSrc} folders side by side, and ${budget.folders} in all`, () => {
    const folders = [...new Set(sources.map(folderOf))].filter((folder) => folder !== ".");
    const inSrc = [...new Set(folders.map((folder) => topFolderOf(`${folder}/`)))];
    expect(inSrc.length > budget.foldersInSrc ? inSrc : []).toEqual([]);
    expect(folders.length > budget.folders ? folders : []).toEqual([]);
  });

  test("has no file under 20 lines without a reason", () => {
    const short = code.filter((file) => linesOf(file) < 20);
    expect(short).toEqual(Object.keys(shortFiles).toSorted());
  });
});

describe("imports in src", () => {
  const edges = sources.flatMap(edgesFrom);
  const inner = edges.filter(({ isPackage }) => !isPackage);

  test("go down the layers, never up or sideways", () => {
    expect(inner.filter(({ from, to }) => !mayImport(topFolderOf(from), topFolderOf(to))).map(describeEdge)).toEqual(
      [],
    );
  });

  test("name only the packages of their folder", () => {
    const outer = edges.filter(({ isPackage }) => isPackage);
    expect(outer.filter(({ from, to }) => !packages[folderOf(from)]?.includes(to)).map(describeEdge)).toEqual([]);
  });

  test("make no cycle", () => {
    expect(cycles(inner)).toEqual([]);
  });

  test(`wait for the dialog, the engine for patterns, the Public Suffix List and files only, in at most ${budget.lazyImports} places`, () => {
    const lazy = edges.filter(({ kind }) => kind === "lazy");
    expect(lazy.length > budget.lazyImports ? lazy.map(describeEdge) : []).toEqual([]);
    expect([...new Set(lazy.map(({ to }) => to))].toSorted()).toEqual(lazyFiles);
  });
});

function mayImport(from: string, to: string): boolean {
  if (from === to) return true;
  if (from === "mcp") return to === "core";
  if (from === "forms") return to === "core" || to === "messages";
  if (from === "testing") return ["core", "messages", "forms", "surfaces"].includes(to);
  if (from === "command") return to === "core" || to === "forms";
  if (from === ".") return !["mcp", "forms", "testing", "command"].includes(to);
  const rowOf = (folder: string): number => layers.findIndex((row) => row.includes(folder));
  return rowOf(to) >= 0 && rowOf(to) < rowOf(from);
}

/** Each import that leads back to a file it was reached from, with the way there. */
function cycles(edges: readonly Edge[]): readonly string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): void => {
    if (path.includes(file)) found.push([...path.slice(path.indexOf(file)), file].join(" → "));
    if (path.includes(file) || done.has(file)) return;
    for (const { from, to } of edges) if (from === file) visit(to, [...path, file]);
    done.add(file);
  };
  for (const file of sources) visit(file, []);
  return found;
}

describe("what comes with an import", () => {
  test("of createElicitationQueue and ElicitationHost is React, until somebody asks", () => {
    expect(reachablePackages(["queue/queue.ts", "queue/host.tsx"], ["value"])).toEqual(["react"]);
  });

  test("of core is the interpreter, and neither the engine for patterns nor the Public Suffix List until they are needed", () => {
    const eager = reachablePackages([entries["./core"]], ["value"]);
    expect(eager).toEqual(["@cfworker/json-schema", "ajv-formats", "ipaddr.js", "punycode.js"]);
  });

  test("is ajv with react-elicitation/ajv, and with forms that a server asks, only", () => {
    const others = [entries["."], entries["./core"], entries["./mcp"], "forms/parse-form-definition.ts"];
    const toAjv = reachableEdges(others, ["value", "lazy"]).filter(({ to }) => to === "ajv");
    expect(toAjv.map(describeEdge)).toEqual([]);
    expect(reachablePackages([entries["./ajv"]], ["value"])).toContain("ajv");
  });
});

describe("the public names", () => {
  const names = Object.entries(entries).map(([entry, file]) => ({ entry, names: exportsOf(join(root, "src", file)) }));

  test(`are at most ${budget.publicNames}, a name counted in each entry that has it`, () => {
    const sum = names.reduce((total, entry) => total + entry.names.length, 0);
    expect(sum > budget.publicNames ? names : [], `${sum} names`).toEqual([]);
  });

  test("are each written out: no `export *`", () => {
    expect(names.filter((entry) => entry.names.includes("*")).map(({ entry }) => entry)).toEqual([]);
  });

  test("come from the entries that package.json exports", () => {
    const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
      readonly exports: Readonly<Record<string, string | { readonly default: string }>>;
    };
    const exported = Object.entries(manifest.exports).flatMap(([entry, target]) =>
      typeof target === "object" && target.default.endsWith(".js") ? [[entry, target.default]] : [],
    );
    const built = Object.entries(entries).map(([entry, file]) => [entry, `./dist/${file.replace(/\.ts$/, ".js")}`]);
    expect(Object.fromEntries(exported)).toEqual(Object.fromEntries(built));
  });
});
