import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import { type SubjectName, subjects } from "./subjects.js";

const bench = fileURLToPath(new URL("..", import.meta.url));
export const pages = `${bench}dist`;

/**
 * Builds a page for each subject, as a host would, without code of the other subjects. Also builds a page without a subject, a page of ours
 * with form definitions, which is not compared with others, and a page of the core.
 */
export async function buildPages(names: readonly SubjectName[]): Promise<void> {
  for (const file of [...names.map((name) => subjects[name]), "nothing"]) {
    await buildPage("index.html", file, `${bench}subjects/${file}`);
  }
  await buildPage("index.html", `definitions/${subjects.ours}`, `${bench}subjects/ours-with-definitions`);
  await buildPage("core.html", "core", `${bench}subjects/ours`);
}

async function buildPage(html: string, folder: string, subject: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: "error",
    root: `${bench}page`,
    base: "./",
    plugins: [react()],
    resolve: {
      alias: [
        { find: "../subjects/chosen.js", replacement: subject },
        { find: /^react-elicitation$/, replacement: `${bench}../dist/index.js` },
        { find: /^react-elicitation\/core$/, replacement: `${bench}../dist/core/index.js` },
        { find: /^react-elicitation\/(definitions|mcp)$/, replacement: `${bench}../dist/$1/index.js` },
        { find: /^react-elicitation\/ajv$/, replacement: `${bench}../dist/core/validate/ajv.js` },
        { find: "react-elicitation/styles.css", replacement: `${bench}../dist/styles.css` },
      ],
      // The peers are installed in bench and the kit's dependencies in the root, but there must be only one React.
      dedupe: ["react", "react-dom"],
    },
    build: {
      target: "es2022",
      outDir: `${pages}/${folder}`,
      emptyOutDir: true,
      rolldownOptions: { input: `${bench}page/${html}` },
    },
  });
}
