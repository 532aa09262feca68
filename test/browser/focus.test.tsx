import "../../src/styles.css";
import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import serverEverything from "../requests/server-everything.json" with { type: "json" };
import { person } from "../support/browser-person.js";
import { calmBrowser } from "../support/calm-browser.js";
import { formRequest } from "../support/form-request.js";
import { control, panelOf, readyDialog } from "../support/person.js";
import { renderDialog } from "../support/render-dialog.js";
import { messageBox, opener, renderPage } from "../support/render-page.js";
import { whyHidden } from "../support/visibility.js";

beforeAll(calmBrowser);
afterEach(() => page.viewport(1024, 768));

const form = formRequest({ name: { type: "string", title: "Name" } });
const [everything] = serverEverything.requests.map(({ params }) => params);

test("focus goes to the title when the dialog opens, not to a field", async () => {
  renderPage(form);

  await userEvent.click(opener());

  await readyDialog();
  expect(screen.getByRole("heading", { name: "Weather asks a question" })).toHaveFocus();
});

test.each(["accept", "decline", "cancel", "escape"] as const)(
  "focus goes back to what opened the dialog: %s",
  async (way) => {
    renderPage(form);
    await userEvent.click(opener());

    await person.press(way);

    await waitFor(() => expect(opener()).toHaveFocus());
  },
);

test("focus goes back to what was written in, and writing goes on where it was", async () => {
  renderPage(form);
  await userEvent.click(messageBox());
  await userEvent.keyboard("Ask me!");
  await readyDialog();

  await person.press("escape");
  await waitFor(() => expect(messageBox()).toHaveFocus());
  await userEvent.keyboard("?");

  expect(messageBox()).toHaveValue("Ask me!?");
});

test("focus goes to the host's fallback when what opened the dialog is gone", async () => {
  renderPage(form, { returnFocus: messageBox });
  await userEvent.click(opener());
  await readyDialog();
  opener().remove();

  await person.press("decline");

  await waitFor(() => expect(messageBox()).toHaveFocus());
});

test("focus goes to the host's fallback when what opened the dialog can take none", async () => {
  renderPage(form, { returnFocus: messageBox });
  await userEvent.click(opener());
  await readyDialog();
  opener().setAttribute("disabled", "");

  await person.press("decline");

  await waitFor(() => expect(messageBox()).toHaveFocus());
});

// In the lower window header and actions scroll with the rest.
describe.each([
  ["forwards", 480],
  ["forwards", 256],
  ["backwards", 480],
  ["backwards", 256],
] as const)("%s through a long form in a window of 320 by %i", (way, height) => {
  test("Tab stays inside, comes round to where it began, and what has focus can be seen", async () => {
    await page.viewport(320, height);
    renderPage(everything);
    await userEvent.click(opener());
    const dialog = await readyDialog();
    const visited: Element[] = [];

    // A date takes several presses, one for each of its parts.
    for (let presses = 0; presses < 60; presses += 1) {
      await userEvent.tab({ shift: way === "backwards" });
      const focused = document.activeElement;
      // Between the last and the first the browser has its own turn, and nothing in the page has focus. In Firefox what had it keeps it, such
      // as the title.
      if (!focused || focused === document.body || focused.localName === "h2" || focused === visited.at(-1)) continue;
      expect(dialog.contains(focused)).toBe(true);
      expect(focused.localName).toMatch(/^(button|input|select|textarea)$/);
      // Firefox scrolls a moment later.
      await waitFor(() => expect(whyHidden(focused) ?? "").toBe(""));
      if (focused === visited[0]) break;
      visited.push(focused);
    }

    expect(document.activeElement).toBe(visited[0]);
    expect(visited.length).toBeGreaterThan(15);
  });
});

test("a list of errors that is higher than the view is shown from its beginning, the second time too", async () => {
  const names = Array.from({ length: 40 }, (_, index) => `question ${index}`);
  renderDialog(formRequest(Object.fromEntries(names.map((name) => [name, { type: "string", title: name }])), names));
  const title = async (): Promise<DOMRect> => (await screen.findByText("Check these answers")).getBoundingClientRect();
  const top = panelOf(await readyDialog()).getBoundingClientRect().top;

  for (let attempt = 1; attempt <= 2; attempt += 1) {
    (await control("question 39")).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("group", { name: "Check these answers" })).toHaveFocus());

    expect((await title()).top).toBeGreaterThan(top);
    expect((await title()).bottom).toBeLessThan(window.innerHeight / 2);
  }
});
