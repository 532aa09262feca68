import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "./files.js";

const pages = ["README.md", "ARCHITECTURE.md", "SECURITY.md", "ACCESSIBILITY.md", "CHANGELOG.md"];
const { files } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { files: readonly string[] };

const folders = ["src", "test", "demo", "stories", "scripts", ".storybook"].join("|").replaceAll(".", "\\.");
const path = new RegExp(`^(?:${folders})/\\S+$`);

const isPublished = (file: string): boolean => /^(?:[^/]+\.md|LICENSE)$/.test(file) || files.includes(file);

describe.each(pages)("%s", (page) => {
  const text = readFileSync(join(root, page), "utf8").replaceAll(/^ *```[\s\S]*?^ *```$/gm, "");
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = ""]) => target)
    .filter((target) => !/^(?:https?:|#)/.test(target))
    .map((target) => relative(root, join(root, dirname(page), target.replace(/#.*$/, ""))));
  const named = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = ""]) => code).filter((code) => path.test(code));

  test("names only files that exist", () => {
    expect([...links, ...named].filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });

  test("links only to what is published with it", () => {
    expect(links.filter((file) => !isPublished(file))).toEqual([]);
  });
});
