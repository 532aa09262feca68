import "../../src/styles.css";
import "../../src/approval.css";
import { cleanup } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import { person } from "../support/browser-person.js";
import { calmBrowser } from "../support/calm-browser.js";
import { showState, states } from "../support/states.js";

beforeAll(calmBrowser);

test("in every state every text is alone in its element: beside another one, React cannot change or remove it", async () => {
  const found: string[] = [];
  for (const state of states) {
    const shown = await showState(state, person);
    found.push(...textsBesideElements(shown).map((text) => `${state.name}: ${text}`));
    cleanup();
  }
  expect(found).toEqual([]);
});

/** The texts that have siblings, but for those that are not translated: blanks, and what says so. */
function textsBesideElements(root: Element): readonly string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement: parent, textContent } = node;
    if (parent && textContent?.trim() && parent.childNodes.length > 1 && !parent.closest("[translate=no]")) {
      found.push(`“${textContent}” in ${parent.outerHTML.slice(0, 200)}`);
    }
  }
  return found;
}
