import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type UserConfig } from "vite";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The page that `npx react-elicitation preview` serves, with all it needs: it comes with the package. */
const config: UserConfig = defineConfig({
  root: here("."),
  plugins: [react()],
  resolve: { tsconfigPaths: true, alias: { "react-elicitation/styles.css": here("../../src/styles.css") } },
  build: { target: "es2022", outDir: here("../../dist/preview"), emptyOutDir: true, chunkSizeWarningLimit: 1000 },
});
export default config;
