import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { filesIn, root } from "./files.js";
import { type Edge, edgesFrom, exportsOf, reachableEdges, reachablePackages, typesNamedIn } from "./module-graph.js";

/** The package's entries, as files of src. */
const entries = {
  ".": "index.ts",
  "./core": "core/index.ts",
  "./mcp": "mcp/index.ts",
  "./acp": "agents/acp/connect.ts",
  "./ag-ui": "agents/ag-ui.ts",
  "./ai-sdk": "agents/ai-sdk.ts",
  "./approval": "approval/index.ts",
  "./definitions": "definitions/index.ts",
  "./locales": "locales/index.ts",
  "./server": "server/index.ts",
  "./steps": "form/steps.tsx",
  "./testing": "testing/index.ts",
  "./testing/generators": "testing/generators.ts",
  "./testing/playwright": "testing/playwright.ts",
  "./ajv": "core/validate/ajv.ts",
};

/** The languages, each an entry of its own: `react-elicitation/locales/de`. */
const languages = filesIn("src/locales", ".ts").filter((file) => file !== "index.ts");

/**
 * The folders of src, lowest first. A folder may import itself and what stands on lower rows, for types as well: not its neighbours on
 * the same row, and nothing above.
 */
const layers = [["core"], ["messages"], ["elicitation"], ["form", "url"], ["surfaces"], ["queue"]];

/** The packages each folder may import. Core has no React and no DOM in it: it runs in Node and in workers. */
const packages: Readonly<Record<string, readonly string[]>> = {
  core: [],
  "core/approval": [],
  "core/check": [],
  "core/parse": [],
  "core/fields": [],
  "core/draft": [],
  "core/validate": ["ajv", "re2js"],
  "core/text": [],
  "core/trust": [],
  "core/url": ["punycode.js", "tldts"],
  messages: [],
  locales: [],
  elicitation: ["react"],
  form: ["react", "react-dom", "react-hook-form", "@hookform/resolvers"],
  url: ["react"],
  surfaces: ["react", "@radix-ui/react-dialog"],
  queue: ["react", "react-dom"],
  agents: [],
  "agents/acp": [],
  "agents/approval": [],
  approval: ["react"],
  mcp: [],
  definitions: [],
  server: [],
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
  "queue/queue-view.tsx",
  "queue/settled-request.tsx",
];

/** A name counts once in each entry that exports it. */
const mostPublicNames = 239;

/** Of these, the ones that every host meets: those of the main entry and of core. Twelve are the types of props that hosts write down apart. */
const mostCommonNames = 107;

/** What the kit's own parts hand to each other by way of a prop or an option. */
const innerTypes = ["AnswerDelivery", "Approvals", "FormLayout", "PendingOptions"];

/** Places where something is loaded by `import()`. */
const mostLazyImports = 7;

const sources = filesIn("src", ".ts", ".tsx");
const folderOf = (file: string): string => dirname(file);
/** The folder directly in src: "core" for "core/url/split-url.ts", "." for "index.ts". */
const topFolderOf = (file: string): string => (file.includes("/") ? file.slice(0, file.indexOf("/")) : ".");
const describeEdge = ({ from, to, kind }: Edge): string => `src/${from} imports ${to} (${kind})`;

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

  test(`wait for the dialog, the engine for patterns, the Public Suffix List, files and settled cards only, in at most ${mostLazyImports} places`, () => {
    const lazy = edges.filter(({ kind }) => kind === "lazy");
    expect(lazy.length > mostLazyImports ? lazy.map(describeEdge) : []).toEqual([]);
    expect([...new Set(lazy.map(({ to }) => to))].toSorted()).toEqual(lazyFiles);
  });
});

function mayImport(from: string, to: string): boolean {
  if (from === to) return true;
  if (from === "agents") return to === "core";
  if (from === "approval") return ["core", "messages", "elicitation", "agents"].includes(to);
  if (from === "mcp") return to === "core" || to === "agents";
  if (from === "definitions" || from === "server") return to === "core" || to === "messages";
  if (from === "locales") return to === "core" || to === "messages";
  if (from === "testing") return ["core", "messages", "definitions", "surfaces"].includes(to);
  if (from === "command") return to === "core" || to === "definitions";
  if (from === ".") return !["approval", "locales", "mcp", "definitions", "server", "testing", "command"].includes(to);
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

  test("of core is neither the engine for patterns nor the Public Suffix List until they are needed", () => {
    const eager = reachablePackages([entries["./core"]], ["value"]);
    expect(eager).toEqual(["punycode.js"]);
  });

  test("of the layout in steps is React, and not the form that it shows", () => {
    expect(reachablePackages([entries["./steps"]], ["value"])).toEqual(["react"]);
  });

  test.each(languages)("of locales/%s is no other language", (file) => {
    const others = [...languages.map((other) => `locales/${other}`), "messages/english.ts"];
    const reached = reachableEdges([`locales/${file}`], ["value"]).filter(({ to }) => others.includes(to));
    expect(reached.map(describeEdge)).toEqual([]);
  });

  test("is ajv with react-elicitation/ajv only", () => {
    const { "./ajv": withAjv, ...rest } = entries;
    const others = Object.values(rest);
    const toAjv = reachableEdges(others, ["value", "lazy"]).filter(({ to }) => to === "ajv");
    expect(toAjv.map(describeEdge)).toEqual([]);
    expect(reachablePackages([withAjv], ["value"])).toContain("ajv");
  });
});

describe("the public names", () => {
  const names = Object.entries(entries).map(([entry, file]) => ({ entry, names: exportsOf(join(root, "src", file)) }));

  test(`are at most ${mostPublicNames}, a name counted in each entry that has it`, () => {
    const sum = names.reduce((total, entry) => total + entry.names.length, 0);
    expect(sum > mostPublicNames ? names : [], `${sum} names`).toEqual([]);
  });

  test(`of the main entry and core are at most ${mostCommonNames}`, () => {
    const common = names.filter(({ entry }) => entry === "." || entry === "./core");
    const sum = common.reduce((total, entry) => total + entry.names.length, 0);
    expect(sum > mostCommonNames ? common : [], `${sum} names`).toEqual([]);
  });

  test("include the types that props and options of the main entry name", () => {
    const [main = [], core = []] = [".", "./core"].map((entry) => names.find((one) => one.entry === entry)?.names);
    const files = sources.map((file) => join(root, "src", file));
    const ours = new Set(files.flatMap(exportsOf));
    const isMeant = (name: string): boolean => /(?:Props|Options)$/.test(name) && main.includes(name);
    const named = new Set(files.flatMap((file) => typesNamedIn(file, isMeant)).filter((name) => ours.has(name)));

    expect(named.size).toBeGreaterThan(10);
    expect([...named].filter((name) => ![...main, ...core, ...innerTypes].includes(name))).toEqual([]);
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
    const built = Object.entries(entries).map(([entry, file]) => [entry, `./dist/${file.replace(/\.tsx?$/, ".js")}`]);
    built.push(["./locales/*", "./dist/locales/*.js"]);
    expect(Object.fromEntries(exported)).toEqual(Object.fromEntries(built));
  });
});
