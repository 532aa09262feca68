import "../../src/styles.css";
import "../../src/approval.css";
import { waitFor } from "@testing-library/react";
import { afterEach, beforeAll, expect, onTestFinished, test } from "vitest";
import { commands, page } from "vitest/browser";
import { appearancesIn, changes, faultsIn } from "../support/appearance.js";
import { person } from "../support/browser-person.js";
import { calmBrowser } from "../support/calm-browser.js";
import { showState, states } from "../support/states.js";

/** What hosts put before or after the kit's stylesheet, by name. */
const sheets = new Map([
  ["* { margin: 0; padding: 0 }", "* { margin: 0; padding: 0 }"],
  [
    "a reset of everything",
    `*, ::before, ::after { box-sizing: border-box; margin: 0; padding: 0; border: 0; font: inherit; color: inherit;
      vertical-align: baseline; list-style: none; text-decoration: none }
     button, [type="button"], [type="submit"] { appearance: none; background: none }
     input, select, textarea { appearance: none; border-radius: 0; background: transparent }`,
  ],
  [
    "a template that styles elements",
    `body { font: 18px/1.45 "Times New Roman", serif; text-align: center }
     h1 { margin: 32px 0; font-size: 56px; letter-spacing: -1.7px }
     h2, h3 { margin: 0 0 8px; font-size: 24px; line-height: 1.2; text-transform: uppercase }
     p { margin: 1em 0; max-width: 30ch; line-height: 2; color: gray }
     a { font-weight: 500; color: #646cff; text-decoration: inherit }
     button { padding: 0.6em 1.2em; border: 1px solid transparent; border-radius: 8px; font-size: 1em; font-weight: 500;
       font-family: inherit; background-color: #1a1a1a; color: white; cursor: pointer; transition: border-color 0.25s }
     input, select, textarea { width: 50%; margin: 8px; padding: 12px 20px; border: 2px solid red; border-radius: 4px }
     label { display: inline-block; margin-bottom: 0.5rem; font-weight: 700; color: #2c3e50 }
     fieldset { margin: 1em; padding: 1em; border: 2px groove green }
     legend { width: auto; padding: 0 1em; font-size: 1.5rem }
     ul, dl { margin: 1em 0; padding-left: 40px } li { margin: 0.5em 0; list-style: square } dd { margin-left: 40px }
     header, footer, section, form { margin: 0 auto; padding: 2rem; background: #f8f8f8 }
     img, svg { display: block; max-width: 100%; height: auto }`,
  ],
  [
    "a page that styles everything it has",
    `body { text-indent: 2em; text-shadow: 0 0 2px red; white-space: pre; word-break: break-all; letter-spacing: 2px; cursor: help }
     div { position: relative; overflow: hidden; opacity: 0.9 } div > div { margin: 10px }
     dialog { opacity: 0.5; transform: translateY(50px); width: 300px; color: green }
     span, bdi, strong { display: block; color: red; text-transform: uppercase }
     p { text-indent: 2em; columns: 2 } button, input { opacity: 0.8; white-space: nowrap; filter: grayscale(1) }
     form { display: grid; grid-template-columns: 1fr 1fr } svg { width: 100%; stroke-width: 4 }`,
  ],
]);

beforeAll(async () => {
  await calmBrowser();
  for (const [name, css] of Object.entries(await commands.tailwindSheets())) sheets.set(name, css);
});

afterEach(() => page.viewport(1024, 768));

/** Where a stylesheet gets through, hundreds of elements change. */
function beginningOf(list: readonly string[]): readonly string[] {
  return list.length > 12 ? [...list.slice(0, 12), `and ${list.length - 12} more`] : list;
}

// Without the dock, which stands where the page's own layout puts it.
test.each(states.filter(({ surface }) => surface !== "dock"))(
  "no other stylesheet changes the $name",
  async (state) => {
    document.documentElement.style.setProperty("--elicit-height", "3000px");
    // Otherwise the font is meant to be the page's.
    document.documentElement.style.setProperty("--elicit-font", "sans-serif");
    onTestFinished(() => document.documentElement.removeAttribute("style"));
    const shown = await showState(state, person);
    // So tall that nothing scrolls: what would be out of sight is looked at, too.
    await page.viewport(1024, 3000);
    // Where there is room now, texts unfold in the next frame.
    await waitFor(() => expect(shown.querySelector("[data-fold]")).toBeNull());
    shown.querySelector<HTMLElement>("input, button")?.focus();
    const before = appearancesIn(shown);

    expect.soft(beginningOf(faultsIn(shown)), "as it is").toEqual([]);
    for (const [name, css] of sheets) {
      for (const place of ["before", "after"] as const) {
        const sheet = document.createElement("style");
        sheet.textContent = css;
        document.head[place === "before" ? "prepend" : "append"](sheet);
        expect.soft(beginningOf(changes(before, appearancesIn(shown))), `${name}, ${place} the kit's`).toEqual([]);
        sheet.remove();
      }
    }
  },
);
