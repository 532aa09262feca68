import { readdirSync, readFileSync } from "node:fs";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin, type UserConfig } from "vite";
import manifest from "./package.json" with { type: "json" };

const entries = [
  "index.ts",
  "core/index.ts",
  "mcp/index.ts",
  "agents/acp/connect.ts",
  "agents/ag-ui.ts",
  "agents/ai-sdk.ts",
  "approval/index.ts",
  "definitions/index.ts",
  "server/index.ts",
  "form/steps.tsx",
  ...readdirSync("src/locales").map((file) => `locales/${file}`),
  "testing/index.ts",
  "testing/generators.ts",
  "testing/playwright.ts",
  "core/validate/ajv.ts",
  "command/main.ts",
];

const external = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
const isExternal = (id: string): boolean =>
  id.startsWith("node:") || external.some((name) => id === name || id.startsWith(`${name}/`));

const inLayer = (sheet: string): string => `@layer react-elicitation {\n${sheet}}\n`;

/**
 * Publishes the stylesheets as written, and again in a cascade layer, for hosts whose utility classes should override it. A `.d.ts` next to
 * each stylesheet lets TypeScript accept a side-effect import of it.
 */
const copyStyles: Plugin = {
  name: "copy-styles",
  // Only for builds of the library, because Storybook loads this configuration, too.
  apply: (config) => Boolean(config.build?.lib),
  buildStart() {
    const styles = readFileSync("src/styles.css", "utf8");
    const approval = readFileSync("src/approval.css", "utf8");
    const files = {
      "styles.css": styles,
      "styles.layer.css": inLayer(styles),
      "approval.css": approval,
      "approval.layer.css": inLayer(approval),
      "themes/mui.css": readFileSync("src/themes/mui.css", "utf8"),
      "themes/shadcn.css": readFileSync("src/themes/shadcn.css", "utf8"),
    };
    for (const [fileName, source] of Object.entries(files)) {
      this.emitFile({ type: "asset", fileName, source });
      this.emitFile({ type: "asset", fileName: `${fileName}.d.ts`, source: "export {};\n" });
    }
  },
};

const config: UserConfig = defineConfig({
  plugins: [react(), copyStyles],
  build: {
    target: "es2022",
    minify: false,
    lib: {
      entry: Object.fromEntries(entries.map((file) => [file.replace(/\.tsx?$/, ""), `src/${file}`])),
      formats: ["es"],
    },
    rolldownOptions: {
      external: isExternal,
      output: {
        // One output file per source file: no chunk mixes core with React, lazy modules stay lazy, and names are stable.
        preserveModules: true,
        preserveModulesRoot: "src",
        entryFileNames: "[name].js",
        // Marks client modules for React Server Components. Set here, so that no source file can forget it.
        banner: (chunk) =>
          chunk.name === "index" || chunk.imports.some((id) => /^react(-dom)?(\/|$)/.test(id)) ? '"use client";' : "",
      },
    },
  },
});
export default config;
