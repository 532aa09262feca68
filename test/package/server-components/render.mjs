// Builds the page of server components from dist into the folder it is given, and prints the page's HTML.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import rsc from "@vitejs/plugin-rsc";
import { createBuilder } from "vite";

const [, , home = ""] = process.argv;
const root = import.meta.dirname;
const dist = join(root, "../../../dist");

/** @param {"rsc" | "ssr" | "client"} name @param {string} entry */
const environment = (name, entry) => ({
  // One React for the kit and the page, as in an application that has installed it.
  resolve: { noExternal: /** @type {const} */ (true) },
  build: { outDir: join(home, name), rolldownOptions: { input: { index: join(root, entry) } } },
});

const builder = await createBuilder({
  root,
  configFile: false,
  logLevel: "error",
  plugins: [rsc()],
  resolve: {
    alias: [
      { find: /^react-elicitation$/, replacement: join(dist, "index.js") },
      { find: /^react-elicitation\/(core|mcp)$/, replacement: join(dist, "$1/index.js") },
    ],
  },
  environments: {
    rsc: environment("rsc", "entry.rsc.tsx"),
    ssr: environment("ssr", "entry.ssr.tsx"),
    client: environment("client", "entry.browser.ts"),
  },
});
await builder.buildApp();
const page = /** @type {{ default: () => Promise<string> }} */ (
  await import(pathToFileURL(join(home, "rsc/index.js")).href)
);
console.log(await page.default());
