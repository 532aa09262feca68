import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { parseSync } from "vite";
import { root } from "./files.js";

export interface Import {
  /** As written: "react", "../core/index.js". */
  readonly specifier: string;
  /** "type" leaves nothing in the program, "lazy" is `import()`. */
  readonly kind: "value" | "type" | "lazy";
}

export function importsOf(file: string): readonly Import[] {
  const text = readFileSync(file, "utf8");
  const { module, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file} does not parse: ${errors[0].message}`);

  const imports = module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    kind: kindOf(entries),
  }));
  const reexports = module.staticExports.flatMap(({ entries }) => {
    const from = entries[0]?.moduleRequest?.value;
    return from === undefined ? [] : [{ specifier: from, kind: kindOf(entries) }];
  });
  const lazy = module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
    specifier: text.slice(start + 1, end - 1),
    kind: "lazy" as const,
  }));
  return [...imports, ...reexports, ...lazy];
}

function kindOf(entries: readonly { readonly isType: boolean }[]): "value" | "type" {
  return entries.length > 0 && entries.every(({ isType }) => isType) ? "type" : "value";
}

/** What a module exports, types included. */
export function exportsOf(file: string): readonly string[] {
  const { module } = parseSync(file, readFileSync(file, "utf8"));
  return module.staticExports.flatMap(({ entries }) => entries.map(({ exportName }) => exportName.name ?? "*"));
}

/** The types that interfaces of a file name in their members: of each interface that `isMeant`. */
export function typesNamedIn(file: string, isMeant: (name: string) => boolean): readonly string[] {
  const { program } = parseSync(file, readFileSync(file, "utf8"));
  return program.body.flatMap((node) => {
    const declared = node.type === "ExportNamedDeclaration" ? node.declaration : undefined;
    if (declared?.type !== "TSInterfaceDeclaration" || !isMeant(declared.id.name)) return [];
    const references = JSON.stringify(declared.body).matchAll(/"typeName":\{"type":"Identifier",[^}]*?"name":"(\w+)"/g);
    return Array.from(references, ([, name = ""]) => name);
  });
}

/** "@radix-ui/react-dialog/x" → "@radix-ui/react-dialog" */
export const packageOf = (specifier: string): string =>
  specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");

/** An import between files of src, or from a file of src to a package. */
export interface Edge {
  readonly from: string;
  /** A path in src, or the name of a package. */
  readonly to: string;
  readonly kind: Import["kind"];
  readonly isPackage: boolean;
}

/** The imports of a file of src, such as "queue/host.tsx". */
export function edgesFrom(file: string): readonly Edge[] {
  return importsOf(join(root, "src", file)).map(({ specifier, kind }) => {
    const isPackage = !specifier.startsWith(".");
    return { from: file, to: isPackage ? packageOf(specifier) : locate(file, specifier), kind, isPackage };
  });
}

/** The source behind a relative import, which is written with ".js". */
function locate(from: string, specifier: string): string {
  const src = join(root, "src");
  const path = resolve(src, dirname(from), specifier);
  const found = [".ts", ".tsx"].map((ending) => path.replace(/\.js$/, ending)).find((file) => existsSync(file));
  if (found === undefined) throw new Error(`src/${from} imports ${specifier}, which has no source.`);
  return relative(src, found).split(sep).join("/");
}

/** All edges on the way from `files` along imports of these kinds. */
export function reachableEdges(files: readonly string[], kinds: readonly Import["kind"][]): readonly Edge[] {
  const seen = new Set(files);
  const edges: Edge[] = [];
  // A set that grows while it is walked is walked to its new end.
  for (const file of seen) {
    const followed = edgesFrom(file).filter(({ kind }) => kinds.includes(kind));
    edges.push(...followed);
    for (const { to, isPackage } of followed) if (!isPackage) seen.add(to);
  }
  return edges;
}

/** The packages imported on the way from `files` along imports of these kinds. */
export function reachablePackages(files: readonly string[], kinds: readonly Import["kind"][]): readonly string[] {
  const packages = reachableEdges(files, kinds).filter(({ isPackage }) => isPackage);
  return [...new Set(packages.map(({ to }) => to))].sort();
}
