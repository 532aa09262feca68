// `npm run bench` starts here: Vite reads the TypeScript, for Node 20 cannot.
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

// Vite takes it as it finds it, and its runner sets it to "development": React would be built with all its checks.
process.env.NODE_ENV = "production";
const main = fileURLToPath(new URL("main.ts", import.meta.url));
/** @type {{ module: typeof import("./main.js") }} */
const { module } = await runnerImport(main, { configFile: false, logLevel: "error" });
await module.main(process.argv.slice(2));
