import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, test } from "vitest";
import { filesIn, root } from "./files.js";

const guides = filesIn("stories/docs", ".mdx").map((file) => join("stories/docs", file));
const documents = [
  "README.md",
  "ARCHITECTURE.md",
  "SECURITY.md",
  "ACCESSIBILITY.md",
  "CHANGELOG.md",
  "CONTRIBUTING.md",
  ".github/PULL_REQUEST_TEMPLATE.md",
];
/** By npm, whatever `files` of package.json says. */
const alwaysPublished = ["README.md", "LICENSE"];
const read = (file: string): string => readFileSync(join(root, file), "utf8");
const { files: published } = JSON.parse(read("package.json")) as { readonly files: readonly string[] };

const folders = ["src", "test", "demo", "examples", "stories", "scripts", "bench", ".storybook"]
  .join("|")
  .replaceAll(".", "\\.");
const path = new RegExp(`^(?:${folders})/\\S+$`);

describe.each([...documents, ...guides])("%s", (page) => {
  const text = read(page).replaceAll(/^ *```[\s\S]*?^ *```$/gm, "");
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = ""]) => target);
  const linked = links
    .filter((target) => !/^(?:https?:|#|\?path=)/.test(target))
    .map((target) => normalize(join(dirname(page), target.replace(/#.*$/, ""))));

  test("names only files that exist", () => {
    const named = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = ""]) => code).filter((code) => path.test(code));
    expect([...linked, ...named].filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });

  test("links only to what is published with it, and to the guides", () => {
    const reachable = [...alwaysPublished, ...published, ...guides];
    expect(linked.filter((file) => !reachable.includes(file))).toEqual([]);
  });

  test("links only to pages of the Storybook that exist", () => {
    const pages = guides.map(
      (guide) => `?path=/docs/${idOf(/<Meta title="(.+)" \/>/.exec(read(guide))?.[1] ?? "")}--docs`,
    );
    expect(links.filter((target) => target.startsWith("?path=") && !pages.includes(target))).toEqual([]);
  });

  test("shows only stories that exist", () => {
    const sources = new Map(
      [...text.matchAll(/^import \* as (\w+) from "(.+)";$/gm)].map(([, name = "", file = ""]) => [
        name,
        read(`${normalize(join(dirname(page), file))}.tsx`),
      ]),
    );
    const shown = [...text.matchAll(/<Canvas of=\{(\w+)\.(\w+)\} \/>/g)];
    const missing = shown.filter(([, file = "", story]) => !sources.get(file)?.includes(`export const ${story}:`));
    expect(missing.map(([block]) => block)).toEqual([]);
  });
});

/** The id Storybook gives a page of this title. */
function idOf(title: string): string {
  return title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
}
