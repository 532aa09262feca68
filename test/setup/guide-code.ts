import { readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** As if the blocks were files here, so that the package's name leads to src. */
const folder = `${root}test/server/guide/`;

/** Serves the named code blocks of the guides to authoring: `test/server/guide/sign-up.ts` is the block that begins with `// sign-up.ts`. */
export function guideCode(): Plugin {
  const blocks = new Map<string, string>(
    ["authoring", "authoring-examples"].flatMap((guide) => {
      const text = readFileSync(`${root}stories/docs/${guide}.mdx`, "utf8");
      const found = text.matchAll(/^```ts\n\/\/ (\S+)\.ts\n([\s\S]*?)^```$/gm);
      return Array.from(found, ([, name = "", code = ""]) => [`${folder}${name}.ts`, code] as const);
    }),
  );
  return {
    name: "guide-code",
    enforce: "pre",
    resolveId: (id, importer = "") => {
      // Vitest writes paths of the tests from the root.
      const path = id.startsWith("/test/") ? join(root, id) : resolve(dirname(importer), id);
      const file = path.replace(/\.js$/, ".ts");
      return blocks.has(file) ? file : undefined;
    },
    load: (id) => blocks.get(id),
  };
}
