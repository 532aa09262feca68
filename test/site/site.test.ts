import axe from "axe-core";
import { type Browser, chromium, type FrameLocator, type Page } from "playwright";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type PreviewServer, preview } from "vite";
import { offlineLaunchOptions } from "../e2e/support/launch-options.js";

// The site as `npm run build:storybook` wrote it: below a path of its own, in a browser that finds no other machine.
let site: PreviewServer;
let browser: Browser;
const lost: string[] = [];

beforeAll(async () => {
  site = await preview({
    configFile: false,
    base: "/kit/",
    build: { outDir: "storybook-static" },
    preview: { port: 0, host: "127.0.0.1" },
    logLevel: "error",
  });
  browser = await chromium.launch(offlineLaunchOptions);
}, 60_000);
afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()));
  const asked = lost.splice(0);
  if (asked.length > 0) throw new Error(`The site asked for what is not there:\n${asked.join("\n")}`);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

/** Opens the site. Notes what it asks for that is not there, or not below its path. */
async function openSite(
  path = "",
  colorScheme: "light" | "dark" = "light",
): Promise<{ page: Page; guide: FrameLocator }> {
  const start = site.resolvedUrls?.local[0] ?? "";
  const page = await browser.newPage({ colorScheme, viewport: { width: 1300, height: 900 } });
  page.on("response", (response) => response.status() >= 400 && lost.push(`${response.status()} ${response.url()}`));
  page.on(
    "requestfailed",
    (request) => request.failure()?.errorText !== "net::ERR_ABORTED" && lost.push(request.url()),
  );
  page.on("request", (request) => {
    if (!request.url().startsWith(start) && !/^(?:data|blob):/.test(request.url())) lost.push(request.url());
  });
  await page.goto(start + path);
  return { page, guide: page.frameLocator("#storybook-preview-iframe") };
}

const title = (guide: FrameLocator, name: string) => guide.getByRole("heading", { level: 1, name });

test("opens with a page on which a press asks, and shows the answer", async () => {
  const { guide } = await openSite();
  const chat = guide.frameLocator("iframe").first();

  await chat.getByRole("button", { name: "Ask for one press" }).click();
  await chat.getByRole("button", { name: "The evening before" }).click();

  expect(await chat.getByRole("figure").innerText()).toContain('"when": "The evening before"');
});

test("leads from guide to guide, and to a heading in the next", async () => {
  const { page, guide } = await openSite();

  await guide.getByRole("link", { name: "Client in the page" }).click();
  await title(guide, "Client in the page").waitFor();
  await guide.getByRole("link", { name: "Get a server to ask" }).first().click();
  await title(guide, "Get a server to ask").waitFor();
  await page.getByRole("link", { name: "AI SDK", exact: true }).click();
  await title(guide, "AI SDK").waitFor();
  await guide.getByRole("link", { name: "Client on my server" }).click();
  await title(guide, "Client on my server").waitFor();

  const distance = () => guide.locator("#the-bridge").evaluate((heading) => heading.getBoundingClientRect().top);
  await expect.poll(distance).toBeLessThan(100);
  expect(page.url()).toMatch(/client-on-my-server--docs#the-bridge$/);
});

test("opens documents that are not guides beside it", async () => {
  const { page, guide } = await openSite();

  const [opened] = await Promise.all([
    page.waitForEvent("popup"),
    guide.getByRole("link", { name: "Accessibility", exact: true }).click(),
  ]);

  expect(await opened.getByText("WCAG 2.2 AA").count()).toBe(1);
});

test("has the props of each component, from its types", async () => {
  const { guide } = await openSite("?path=/docs/fit-it-to-your-app-look-up-a-prop--docs");

  for (const prop of ["request", "queue", "call", "result"]) {
    await guide.getByRole("cell", { name: prop, exact: false }).first().waitFor();
  }
  expect(await guide.getByText("This story has no controls").count()).toBe(0);
});

test.each(["llms.txt", "README.md"])("serves all that %s names", async (name) => {
  const { page } = await openSite("llms.txt");

  const text = await (await page.request.get(new URL(name, page.url()).href)).text();
  const linked = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, path = ""]) => path);
  const missing = await Promise.all(
    linked.map(async (path) => ((await page.request.get(new URL(path, page.url()).href)).ok() ? [] : [path])),
  );

  expect(linked.length).toBeGreaterThan(20);
  expect(missing.flat()).toEqual([]);
});

test.each(["light", "dark"] as const)("has no faults that axe finds, %s as the system", async (scheme) => {
  const { page, guide } = await openSite("", scheme);
  await title(guide, "react-elicitation").waitFor();

  const frame = page.frame("storybook-preview-iframe");
  await frame?.evaluate(axe.source);
  // Without the frames of stories, because test:storybook checks every story.
  const violations = await frame?.evaluate<readonly string[]>(
    "axe.run(document, { iframes: false }).then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ': ' + html)))",
  );

  expect(violations).toEqual([]);
});
