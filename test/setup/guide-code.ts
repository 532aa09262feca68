import { readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** As if the blocks were files here, so that the package's name leads to src. */
const folder = `${root}test/server/guide/`;

/** The first has the `client.ts` that others import. */
const guides = [
  "client-in-the-page",
  "ai-sdk",
  "authoring",
  "authoring-examples",
  "controls-and-looks",
  "other-agents",
  "agent-recipes",
];
const pages = guides.map((guide) => `stories/docs/${guide}.mdx`);

/** Serves the named code blocks of guides: `test/server/guide/sign-up.ts` is the block that begins with `// sign-up.ts`. */
export function guideCode(): Plugin {
  const blocks = new Map<string, string>(
    pages.flatMap((page) => {
      const text = readFileSync(join(root, page), "utf8");
      const found = text.matchAll(/^( *)```tsx?\n *\/\/ (\S+\.tsx?)\n([\s\S]*?)^ *```$/gm);
      return Array.from(found, ([, indent = "", name = "", code = ""]) => {
        return [folder + name, code.replaceAll(new RegExp(`^${indent}`, "gm"), "")] as const;
      });
    }),
  );
  return {
    name: "guide-code",
    enforce: "pre",
    resolveId: (id, importer = "") => {
      // Vitest writes paths of the tests from the root.
      const path = id.startsWith("/test/") ? join(root, id) : resolve(dirname(importer), id);
      return ["", ".ts", ".tsx"].map((ending) => path.replace(/\.js$/, "") + ending).find((file) => blocks.has(file));
    },
    load: (id) => blocks.get(id),
  };
}
