import { rm } from "node:fs/promises";
import { preview } from "vite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { originOf } from "../e2e/support/demo-config.js";
import { installExample } from "../examples/install-example.js";
import { run } from "../examples/run.js";
import { useExample } from "../examples/use-example.js";

let root = "";
beforeAll(async () => {
  root = await installExample("bundlers");
}, 300_000);
afterAll(() => rm(root, { recursive: true, force: true }));

describe.each(["webpack", "rspack", "esbuild", "parcel", "bun"])("a page built by %s", (bundler) => {
  const { open } = useExample(async () => {
    await rm(`${root}/dist`, { recursive: true, force: true });
    await run(root, "npm", "run", "build", bundler);
    const server = await preview({ root, configFile: false, logLevel: "error", preview: { port: 0 } });
    return { origin: originOf(server.httpServer.address()), stop: () => server.close() };
  });

  test("asks with the stylesheet, checks the answer with the part that is loaded late, and gets it", async () => {
    const page = await open("/index.html");
    await page.getByRole("button", { name: "Ask" }).click();
    const room = page.getByRole("textbox", { name: "Room" });
    const accept = page.getByRole("button", { name: "Send to hotel" });
    await room.fill("12");
    await accept.click();
    await expect.poll(() => room.getAttribute("aria-invalid")).toBe("true");

    await room.fill("AB12");
    await accept.click();

    await page.getByText('"content":{"room":"AB12"}').waitFor();
    expect(await page.evaluate(() => document.styleSheets.length)).toBe(1);
  });
});
