import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { root } from "./files.js";

/** What a host's build makes of the stylesheet when nothing is configured. */
async function bundledStyles(): Promise<string> {
  const home = mkdtempSync(join(tmpdir(), "react-elicitation-"));
  onTestFinished(() => rmSync(home, { recursive: true }));
  const input = join(home, "main.js");
  writeFileSync(input, `import ${JSON.stringify(join(root, "dist/styles.css"))};`);
  const built = await build({
    root: home,
    configFile: false,
    logLevel: "silent",
    build: { write: false, rolldownOptions: { input } },
  });
  const outputs = [built].flat().flatMap((one) => ("output" in one ? one.output : []));
  return outputs.map((file) => ("source" in file ? String(file.source) : "")).join("");
}

test("light and dark survive a host's bundler: it does not rewrite light-dark() to what needs a color-scheme of its own", async () => {
  const css = await bundledStyles();
  expect(css).toContain("light-dark(");
  expect(css).not.toContain("--lightningcss");
});
