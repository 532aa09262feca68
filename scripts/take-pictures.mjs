// `npm run pictures`, after the appearance has changed: takes the README's pictures of the demo again, and then the pictures of every state
// with which `npm test` compares. Look at the changed pictures before you commit them.
import { spawnSync } from "node:child_process";
import { readdirSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright";
import { createServer } from "vite";
import { installBrowser } from "./install-browser.mjs";

const path = (/** @type {string} */ name) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const shots = [{ file: "form.png", tool: "Subscribe to alerts", width: 1000, height: 760, colorScheme: "light" }];

const executablePath = installBrowser();
const server = await createServer({ configFile: "demo/vite.config.ts", server: { port: 5173 }, logLevel: "error" });
await server.listen();
const address = server.resolvedUrls?.local[0] ?? "";
const browser = await chromium.launch({ executablePath, chromiumSandbox: false, args: ["--disable-gpu"] });
try {
  for (const { file, tool, width, height, colorScheme } of shots) {
    const page = await browser.newPage({
      viewport: { width, height },
      colorScheme: colorScheme === "dark" ? "dark" : "light",
    });
    await page.goto(address);
    // Bundled fonts, which are the same on every machine.
    for (const font of ["inter", "jetbrains-mono"]) {
      await page.addStyleTag({ url: `/@fs${path(`node_modules/@fontsource-variable/${font}/wght.css`)}?direct` });
    }
    await page.addStyleTag({
      content: `:root { --elicit-font: "Inter Variable"; --elicit-font-mono: "JetBrains Mono Variable" }
        body, button, input, textarea { font-family: "Inter Variable" }`,
    });
    await page.getByRole("button", { name: tool }).click();
    await page.waitForSelector("[data-elicitation-dialog][data-ready]");
    await page.evaluate(async () => void (await document.fonts.ready));
    await page.screenshot({ path: path(`demo/pictures/${file}`) });
    await page.close();
  }
} finally {
  await browser.close();
  await server.close();
}

// Deletes all pictures first, because those of removed states would stay.
for (const file of readdirSync(path("test/pictures"))) if (file.endsWith(".png")) rmSync(path(`test/pictures/${file}`));
const { status } = spawnSync("npx", ["vitest", "run", "--project", "pictures", "--update"], { stdio: "inherit" });
process.exitCode = status ?? 1;
