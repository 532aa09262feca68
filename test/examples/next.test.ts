import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "playwright";
import { expect, test } from "vitest";
import { readyDialog } from "../e2e/support/ready-dialog.js";
import { root } from "../package/files.js";
import { startNextExample } from "./start-next-example.js";
import { useExample } from "./use-example.js";

const { open, origin } = useExample(startNextExample);

async function answer(dialog: Locator): Promise<void> {
  await dialog.getByRole("textbox", { name: "Name" }).fill("Ada Lovelace");
  await dialog.getByRole("textbox", { name: "Email" }).fill("ada@example.com");
  await dialog.getByRole("button", { name: "Send to weather" }).click();
}

const subscribe = (page: Page) => page.getByRole("button", { name: "Subscribe to alerts" }).click();

test("an MCP client on the server asks in the page, and gets the answer", async () => {
  const page = await open();
  await subscribe(page);
  await answer(await readyDialog(page));
  await expect.poll(() => page.getByRole("status").innerText()).toBe("Alerts go to Ada Lovelace, ada@example.com.");
});

test("a page that is loaded anew shows what is still open, and another tab's answer takes it away", async () => {
  const page = await open();
  await subscribe(page);
  await readyDialog(page);
  await page.reload();
  await readyDialog(page);

  const other = await page.context().newPage();
  await other.goto(origin());
  await answer(await readyDialog(other));
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
});

test("Stop ends the call on the server, and the page says so and keeps what was entered", async () => {
  const page = await open();
  await subscribe(page);
  const dock = await readyDialog(page);
  await dock.getByRole("textbox", { name: "Name" }).fill("Ada Lovelace");

  await page.getByRole("button", { name: "Stop" }).click();

  await page.getByRole("dialog", { name: "You stopped subscribe" }).waitFor();
  expect(await page.getByRole("dialog").innerText()).toContain("Ada Lovelace");
  await expect.poll(() => page.getByRole("status").first().innerText()).toBe("Stopped.");
});

test("no other site and nobody without a session reaches the bridge", async () => {
  const page = await open();
  const cookies = await page.context().cookies();
  expect(cookies).toMatchObject([{ name: "session", httpOnly: true, sameSite: "Strict" }]);

  const Cookie = `session=${cookies[0]?.value}`;
  const address = new URL("/elicitations", origin());
  const json = { "Content-Type": "application/json" };
  const statuses = await Promise.all([
    fetch(address),
    fetch(address, { headers: { Cookie, "Sec-Fetch-Site": "cross-site" } }),
    fetch(address, { method: "POST", body: "{}", headers: { Cookie, "Sec-Fetch-Site": "cross-site", ...json } }),
    fetch(address, { method: "POST", body: "{}", headers: { Cookie, "Sec-Fetch-Site": "same-origin" } }),
    fetch(address, { method: "POST", body: "{}", headers: { Cookie, "Sec-Fetch-Site": "same-origin", ...json } }),
  ]);
  expect(statuses.map(({ status }) => status)).toEqual([403, 403, 403, 415, 204]);
});

test("the guide's client in the page works as it stands", async () => {
  const page = await open("/client");
  await page.getByRole("button", { name: "Ask" }).click();
  await answer(await readyDialog(page));

  await expect.poll(() => page.getByRole("main").innerText()).toContain("Alerts go to Ada Lovelace, ada@example.com.");
});

test.each([
  { block: "client.ts", file: "client.ts", first: "" },
  { block: "App.tsx", file: "page.tsx", first: '"use client";\n\n' },
])("examples/next has the guide's $block, with a server of its own", ({ block, file, first }) => {
  const guide = readFileSync(join(root, "stories/docs/client-in-the-page.mdx"), "utf8").replaceAll(/^ {3}/gm, "");
  const [, code] = new RegExp(`^// ${block}\\n([\\s\\S]*?)^\`\`\`$`, "m").exec(guide) ?? [];
  // The example's server is at another address, and it has no sessions.
  const expected = code
    ?.replace(/"http:\/\/127.0.0.1:3001\/mcp"\);.*/, '"http://127.0.0.1:3000/mcp");')
    .replace(/"legacy" } }, \/\/.*/, '"auto" } }, // this server has no sessions, so it asks in 2026-07-28 only')
    .replace('name: "everything"', 'name: "weather"')
    .replace('"trigger-elicitation-request"', '"subscribe"');
  expect(readFileSync(join(root, "examples/next/app/client", file), "utf8")).toBe(`${first}${expected}`);
});
