import { existsSync, readdirSync } from "node:fs";
import { join, sep } from "node:path";

export const root: string = join(import.meta.dirname, "../..");

/** Paths under `folder` of the repository, with forward slashes, whose names end in one of `endings`. */
export function filesIn(folder: string, ...endings: readonly string[]): readonly string[] {
  const path = join(root, folder);
  if (!existsSync(path)) {
    throw new Error(`There is no ${folder}. These tests look at what is published: run "npm run build" first.`);
  }
  return readdirSync(path, { recursive: true, encoding: "utf8" })
    .filter((name) => endings.some((ending) => name.endsWith(ending)))
    .map((name) => name.split(sep).join("/"))
    .sort();
}
