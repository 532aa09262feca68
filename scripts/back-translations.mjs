// Prints what a language says and nobody has translated back into English yet, without names, so that a translator only reads what is said:
// `node scripts/back-translations.mjs nl`. A file of lines such as "12. Send to ‹server›" writes what the sentences of those numbers mean:
// `node scripts/back-translations.mjs nl meanings.txt`.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "vite";

const [tag = "", meanings] = process.argv.slice(2);
const path = `test/messages/back-translations/${tag}.json`;

const vite = await createServer({
  configFile: false,
  server: { middlewareMode: true, ws: false },
  optimizeDeps: { noDiscovery: true },
});
/** @type {{ saidIn?: typeof import("../test/support/said-messages.js").saidIn }} */
const { saidIn } = await vite.ssrLoadModule("/test/support/said-messages.ts");
const said = saidIn?.(tag) ?? {};
await vite.close();

const known = /** @type {Record<string, { said: string, means: string } | undefined>} */ (
  existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {}
);
const lines = meanings ? readFileSync(meanings, "utf8").matchAll(/^(\d+)\. (.+)$/gm) : [];
const meant = new Map([...lines].map(([, number, text]) => [number, text]));

const entries = Object.entries(said).map(([name, sentence], index) => {
  const number = String(index + 1);
  const earlier = known[name];
  const means = meant.get(number) ?? (earlier?.said === sentence ? earlier.means : "");
  if (!means) console.log(`${number}. ${sentence}`);
  return [name, { said: sentence, means }];
});
if (meanings) writeFileSync(path, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
