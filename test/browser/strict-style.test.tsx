import "../../src/styles.css";
import { beforeAll, expect, test } from "vitest";
import serverEverything from "../requests/server-everything.json" with { type: "json" };
import { person } from "../support/browser-person.js";
import { calmBrowser } from "../support/calm-browser.js";
import { readyDialog } from "../support/person.js";
import { renderDialog } from "../support/render-dialog.js";

beforeAll(calmBrowser);

const [everything, page] = serverEverything.requests.map(({ params }) => params);

const stylesheets = (): readonly Element[] => Array.from(document.querySelectorAll("style, link[rel=stylesheet]"));

test("no stylesheet is put into the page, from opening to closing", async () => {
  const before = stylesheets();
  const added: Node[] = [];
  const observer = new MutationObserver((records) =>
    added.push(...records.flatMap((record) => [...record.addedNodes])),
  );
  observer.observe(document, { childList: true, subtree: true });

  renderDialog(everything);
  await person.type("Integer", "x");
  await person.press("accept");
  await person.press("cancel");
  await person.discard();

  observer.disconnect();
  expect(added.filter((node) => node instanceof HTMLStyleElement || node instanceof HTMLLinkElement)).toEqual([]);
  expect(stylesheets()).toEqual(before);
});

test.each([
  ["a form", everything],
  ["a page to open", page],
  ["a request that cannot be shown", null],
])("nothing inside carries a style of its own: %s", async (_what, request) => {
  renderDialog(request);
  const dialog = await readyDialog();

  expect(Array.from(dialog.querySelectorAll("[style]"), (element) => element.outerHTML)).toEqual([]);
});
