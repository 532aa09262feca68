import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { parseSync } from "vite";

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

export const isRelative = (specifier: string): boolean => specifier.startsWith(".");

/** "@radix-ui/react-dialog/x" → "@radix-ui/react-dialog" */
export const packageOf = (specifier: string): string =>
  specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");

/** Packages in the first load of `files`: what they import for its value, and what that imports, and so on. */
export function eagerPackages(files: readonly string[], locate: (path: string) => string): ReadonlySet<string> {
  const packages = new Set<string>();
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const { specifier, kind } of importsOf(file)) {
      if (kind !== "value") continue;
      if (isRelative(specifier)) visit(locate(resolve(dirname(file), specifier)));
      else packages.add(packageOf(specifier));
    }
  };
  files.forEach(visit);
  return packages;
}
