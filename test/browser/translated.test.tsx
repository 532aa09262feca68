import "../../src/styles.css";
import "../../src/approval.css";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { createElicitationQueue, ElicitationHost } from "../../src/index.js";
import { person } from "../support/browser-person.js";
import { calmBrowser } from "../support/calm-browser.js";
import { formRequest } from "../support/form-request.js";
import { readyDialog } from "../support/person.js";
import { renderDialog } from "../support/render-dialog.js";
import { server } from "../support/server.js";
import { showState, states } from "../support/states.js";
import { translatePage } from "../support/translation.js";

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

describe("in a page that the browser translates", () => {
  let stop = (): void => undefined;
  afterEach(() => stop());

  const form = formRequest(
    { name: { type: "string", title: "Name" }, age: { type: "integer", title: "Age", maximum: 9 } },
    ["name", "age"],
  );

  test("an error follows the answer, and goes with it", async () => {
    const { onResult } = renderDialog(form);
    const dialog = await readyDialog();
    stop = translatePage();

    await person.press("accept");
    await person.type("Age", "20");
    await expect.poll(() => dialog.textContent).toContain("Must be 9 or less");
    await person.type("Age", "x");
    await expect.poll(() => dialog.textContent).toContain("Must be a whole number");
    expect(dialog).not.toHaveTextContent("Must be 9 or less");
    await person.type("Age", "0");
    await expect.poll(() => dialog.textContent).not.toContain("Must be");
    await person.type("Name", "Ada");
    await person.press("accept");

    await expect.poll(() => onResult.mock.calls).toEqual([[{ action: "accept", content: { name: "Ada", age: 0 } }]]);
  });

  test("a page that follows a form is shown, and can be answered", async () => {
    const queue = createElicitationQueue();
    render(<ElicitationHost queue={queue} activationDelay={0} waitForTyping={0} />);
    const results = [
      queue.elicit(form, { server }),
      queue.elicit({ mode: "url", message: "Sign in", url: "https://login.example.com/" }, { server }),
    ];
    await readyDialog();
    stop = translatePage();

    await person.press("decline");
    await screen.findByText("https", { exact: false });
    await person.press("decline");

    expect(await Promise.all(results)).toEqual([{ action: "decline" }, { action: "decline" }]);
  });

  test("the question whether to discard can be asked, and taken back", async () => {
    const { onResult } = renderDialog(form);
    await readyDialog();
    stop = translatePage();

    await person.type("Name", "Ada");
    await person.press("cancel");
    await person.keepEditing();
    await person.press("cancel");
    await person.discard();

    expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "cancel" });
  });
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
