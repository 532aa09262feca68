// Writes each item of registry.json, with the text of its files, into dist/registry: `npx shadcn add <path of such a file>` takes it.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import registry from "../registry.json" with { type: "json" };

mkdirSync("dist/registry", { recursive: true });
for (const item of registry.items) {
  const files = item.files.map((file) => ({ ...file, content: readFileSync(file.path, "utf8") }));
  const $schema = "https://ui.shadcn.com/schema/registry-item.json";
  writeFileSync(`dist/registry/${item.name}.json`, `${JSON.stringify({ $schema, ...item, files }, null, 2)}\n`);
}
