// `node scripts/generate-credential-words.mjs` writes src/core/trust/words.ts. Run it after a list in scripts/credential-words has changed.
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

const path = (/** @type {string} */ name) => fileURLToPath(new URL(name, import.meta.url));
// The lists are TypeScript, which Node cannot import.
const { module } = /** @type {{ readonly module: typeof import("./credential-words/words-module.js") }} */ (
  await runnerImport(path("./credential-words/words-module.ts"))
);
writeFileSync(path("../src/core/trust/words.ts"), module.wordsModule());
