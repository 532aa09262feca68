// Removes from dist the declarations that no entry leads to: half of them describe files which nobody can import.
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import manifest from "../package.json" with { type: "json" };

/** @type {Set<string>} */
const reached = new Set();

/** @param {string} file */
function follow(file) {
  if (reached.has(file)) return;
  reached.add(file);
  for (const [, path] of readFileSync(file, "utf8").matchAll(/(?:from |import\()"(\.[^"]+)\.js"/g))
    follow(resolve(file, "..", `${path}.d.ts`));
}

const files = readdirSync("dist", { recursive: true, encoding: "utf8" }).map((file) => resolve("dist", file));
const declarations = files.filter((file) => file.endsWith(".d.ts"));

for (const entry of Object.values(manifest.exports)) {
  if (typeof entry === "string") continue;
  const [start = "", end = ""] = resolve(entry.types).split("*");
  declarations.filter((file) => file.startsWith(start) && file.endsWith(end)).forEach(follow);
}
for (const file of declarations) if (!reached.has(file)) rmSync(file);
