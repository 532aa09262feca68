import { readFileSync } from "node:fs";
import { join } from "node:path";

interface MarkdownNode {
  readonly type: string;
  url?: string;
  data?: { readonly hProperties: { readonly target: string } };
  readonly children?: readonly MarkdownNode[];
}

const guides = join(import.meta.dirname, "../stories/docs");

/**
 * Guides link to each other by their files, because they are also read in the package and in the repository. Here such a link leads to the
 * guide's page. Other documents are served as they are, and open beside.
 */
export function linkGuides() {
  return function link(node: MarkdownNode): void {
    if (node.type === "link" && node.url?.startsWith("./")) {
      const [file = "", anchor] = node.url.split("#");
      const title = /<Meta title="(.+)" \/>/.exec(readFileSync(join(guides, file), "utf8"))?.[1] ?? "";
      const page = `?path=/docs/${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}--docs`;
      node.url = anchor === undefined ? page : `${page}#${anchor}`;
    } else if (node.type === "link" && node.url?.startsWith("../../")) {
      node.url = node.url.slice("../../".length);
      node.data = { hProperties: { target: "_blank" } };
    }
    for (const child of node.children ?? []) link(child);
  };
}
