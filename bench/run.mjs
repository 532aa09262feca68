// `npm run bench` starts here. Vite runs the TypeScript, because Node 20 cannot.
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

// Vite keeps a given NODE_ENV. Otherwise its runner sets "development", and React would be built with all its checks.
process.env.NODE_ENV = "production";
const main = fileURLToPath(new URL("main.ts", import.meta.url));
/** @type {{ module: typeof import("./main.js") }} */
const { module } = await runnerImport(main, { configFile: false, logLevel: "error" });
await module.main(process.argv.slice(2));
