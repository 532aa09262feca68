// `npm run pictures`: takes the README's pictures of the demo again, after the looks have changed.
import { fileURLToPath } from "node:url";
import { chromium } from "playwright";
import { createServer } from "vite";
import { installBrowser } from "./install-browser.mjs";

const pictures = fileURLToPath(new URL("../demo/pictures/", import.meta.url));
const shots = [
  { file: "form.png", tool: "Subscribe to alerts", width: 1000, height: 760, colorScheme: "light" },
  { file: "page.png", tool: "Connect a weather station", width: 1000, height: 640, colorScheme: "dark" },
];

const executablePath = installBrowser();
const server = await createServer({ configFile: "demo/vite.config.ts", server: { port: 0 }, logLevel: "error" });
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
    await page.getByRole("button", { name: tool }).click();
    await page.waitForSelector("[data-elicitation-dialog][data-ready]");
    await page.screenshot({ path: pictures + file });
    await page.close();
  }
} finally {
  await browser.close();
  await server.close();
}
