import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, test } from "vitest";
import { staticDirs } from "../../.storybook/static-dirs.js";
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
  "llms.txt",
  "skills/react-elicitation/SKILL.md",
];
/** By npm, whatever `files` of package.json says. */
const alwaysPublished = ["README.md", "LICENSE"];
const read = (file: string): string => readFileSync(join(root, file), "utf8");
const { files: published, exports } = JSON.parse(read("package.json")) as {
  readonly files: readonly string[];
  readonly exports: Readonly<Record<string, unknown>>;
};

const folders = ["src", "test", "demo", "examples", "stories", "scripts", "bench", ".storybook"]
  .join("|")
  .replaceAll(".", "\\.");
const path = new RegExp(`^(?:${folders})/\\S+$`);

describe.each([...documents, ...guides])("%s", (page) => {
  const text = proseOf(page);
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = ""]) => target);
  const linked = links
    .filter((target) => !/^(?:https?:|#)/.test(target))
    .map((target) => normalize(join(dirname(page), target.replace(/#.*$/, ""))));

  test("names only files that exist", () => {
    const named = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = ""]) => code).filter((code) => path.test(code));
    expect([...linked, ...named].filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });

  test("links only to what is published with it, and to the guides", () => {
    const reachable = [...alwaysPublished, ...published, ...guides];
    expect(linked.filter((file) => !reachable.includes(file))).toEqual([]);
  });

  test("links only to headings that exist", () => {
    const missing = links.filter((target) => {
      const [, file = "", anchor] = /^([^#:]*)#(.+)$/.exec(target) ?? [];
      const linkedPage = file === "" ? page : normalize(join(dirname(page), file));
      return anchor !== undefined && existsSync(join(root, linkedPage)) && !anchorsOf(linkedPage).includes(anchor);
    });
    expect(missing).toEqual([]);
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

test("llms.txt leads to every guide and names every entry", () => {
  const text = read("llms.txt");
  const entries = Object.keys(exports)
    .filter((entry) => entry !== "./package.json")
    .map((entry) => `\`${entry.replace(".", "react-elicitation")}\``);
  expect([...guides.map((guide) => `](${guide})`), ...entries].filter((named) => !text.includes(named))).toEqual([]);
});

test("the Storybook's development server sends no module as it is, because Vite has to compile it", () => {
  const modules = ["src", "stories"].flatMap((folder) =>
    filesIn(folder, ".ts", ".tsx", ".mdx", ".css").map((file) => `/${folder}/${file}`),
  );
  const served = staticDirs(false).map(({ to }) => to);

  expect(modules.filter((module) => served.some((place) => module.startsWith(place)))).toEqual([]);
});

/** Without code blocks. */
function proseOf(page: string): string {
  return read(page).replaceAll(/^ *```[\s\S]*?^ *```$/gm, "");
}

/** The anchors that GitHub and the Storybook give the headings of a page. */
function anchorsOf(page: string): readonly string[] {
  return [...proseOf(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
      .replaceAll(" ", "-"),
  );
}
