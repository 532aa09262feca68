import type { Locator, Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { enter, lastReply, say } from "./support/chat-page.js";
import { comeBack, openedPages } from "./support/opened-pages.js";
import { readyDialog } from "./support/ready-dialog.js";
import { type ServerEverything, startServerEverything } from "./support/start-server-everything.js";
import { useDemo } from "./support/use-demo.js";

// In mode "auto" the client first asks for 2026-07-28, which this server answers with a 400.
const { openChat } = useDemo({ expectedErrors: /400 \(Bad Request\)/ });
let everything: ServerEverything | undefined;

beforeAll(async () => {
  everything = await startServerEverything();
}, 60_000);
afterAll(() => everything?.stop());

const openEverything = () => {
  if (!everything) throw new Error("server-everything is not running.");
  return openChat({ server: everything.address });
};

const argumentsBox = (page: Page): Locator => page.getByRole("textbox", { name: /^Arguments for/ });

/** What the server says it received, read back from its reply. */
const rawResult = (reply: string): unknown => JSON.parse(reply.slice(reply.indexOf("Raw result:") + 11));

test("its 13-field form is answered", async () => {
  const page = await openEverything();
  await say(page, "trigger-elicitation-request");
  const dialog = await readyDialog(page);

  await dialog.getByRole("textbox", { name: "String", exact: true }).fill("Ada Example");
  await dialog.getByRole("checkbox", { name: /^Boolean/ }).check();
  await dialog.getByRole("textbox", { name: /^String with email format/ }).fill("ada@ada.example");
  await dialog.getByRole("textbox", { name: /^String with uri format/ }).fill("https://ada.example/garden");
  await dialog.getByLabel(/^String with date format/).fill("1990-02-28");
  await dialog.getByRole("textbox", { name: /^Integer/ }).fill("7");
  await dialog.getByRole("textbox", { name: /^Number in range/ }).fill("2.5");
  await dialog.getByRole("radio", { name: "Joey" }).check();
  await dialog.getByRole("checkbox", { name: "Piano" }).check();
  await dialog.getByRole("radio", { name: "Wonder Woman" }).check();
  await dialog.getByRole("checkbox", { name: "Salmon" }).check();
  await dialog.getByRole("radio", { name: "Birds" }).check();
  await dialog.getByRole("button", { name: /^Send to/ }).click();

  const reply = await lastReply(page);
  for (const line of ["- Name: Ada Example", "- Email: ada@ada.example", "- Birthdate: 1990-02-28"]) {
    expect(reply).toContain(line);
  }
  expect(rawResult(reply)).toStrictEqual({
    action: "accept",
    content: {
      name: "Ada Example",
      check: true,
      firstLine: "It was a dark and stormy night.",
      email: "ada@ada.example",
      homepage: "https://ada.example/garden",
      birthdate: "1990-02-28",
      integer: 7,
      number: 2.5,
      untitledSingleSelectEnum: "Joey",
      untitledMultipleSelectEnum: ["Guitar", "Piano"],
      titledSingleSelectEnum: "hero-3",
      titledMultipleSelectEnum: ["fish-1", "fish-2"],
      legacyTitledEnum: "pet-3",
    },
  });
});

test("its URL request is answered, and what is needed to call the tool can be typed", async () => {
  const page = await openEverything();
  const opened = await openedPages(page);
  await say(page, "trigger-url-elicitation");
  await enter(argumentsBox(page), '{ "url": "https://example.com/a" }');
  await page.getByRole("button", { name: "Call trigger-url-elicitation" }).click();
  const dialog = await readyDialog(page);
  expect(await dialog.innerText()).toContain("https://example.com/a");
  await dialog.getByRole("button", { name: /^Open page/ }).click();
  await comeBack(page, opened);
  await (await readyDialog(page)).getByRole("button", { name: "Done" }).click();

  expect(rawResult(await lastReply(page))).toStrictEqual({ action: "accept" });
  await expect.poll(() => opened.map((newPage) => newPage.url())).toStrictEqual(["https://example.com/a"]);
});

test("a call refused until a page was opened (-32042) is made again afterwards", async () => {
  const page = await openEverything();
  const opened = await openedPages(page);
  await say(page, "trigger-url-elicitation");
  await enter(argumentsBox(page), '{ "url": "https://example.com/b", "errorPath": true }');
  await page.getByRole("button", { name: "Call trigger-url-elicitation" }).click();

  await page.getByRole("dialog").getByText("modelcontextprotocol.io").first().waitFor();
  await (await readyDialog(page)).getByRole("button", { name: /^Open page/ }).click();
  await comeBack(page, opened);
  await (await readyDialog(page)).getByRole("button", { name: "Done" }).click();
  await page.getByRole("dialog").getByText("example.com").first().waitFor();
  await (await readyDialog(page)).getByRole("button", { name: "Decline", exact: true }).click();

  expect(rawResult(await lastReply(page))).toStrictEqual({ action: "decline" });
  await expect.poll(() => opened.map((newPage) => newPage.url())).toStrictEqual(["https://modelcontextprotocol.io/"]);
});
