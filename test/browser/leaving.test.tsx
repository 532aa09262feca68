import "../../src/styles.css";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import serverEverything from "../requests/server-everything.json" with { type: "json" };
import { person } from "../support/browser-person.js";
import { calmBrowser } from "../support/calm-browser.js";
import { formRequest } from "../support/form-request.js";
import { control, readyDialog } from "../support/person.js";
import { renderDialog } from "../support/render-dialog.js";
import { whyHidden } from "../support/visibility.js";

beforeAll(calmBrowser);
afterEach(() => page.viewport(1024, 768));

const [everything] = serverEverything.requests.map(({ params }) => params);

const form = formRequest({ name: { type: "string", title: "Name" } });

test("a click outside does nothing, whether there is something to lose or not", async () => {
  const { onResult } = renderDialog(form);
  await readyDialog();
  const outside = { position: { x: 5, y: 5 }, force: true };

  await userEvent.click(document.documentElement, outside);
  await person.type("Name", "Ada");
  await userEvent.click(document.documentElement, outside);

  expect(await control("Name")).toHaveValue("Ada");
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(onResult).not.toHaveBeenCalled();
});

describe("Escape while an input method composes", () => {
  test.each([
    { what: "as most browsers tell it", event: { key: "Escape", isComposing: true } },
    { what: "as Safari tells it", event: { key: "Escape", keyCode: 229 } },
  ])("is left to the input method, $what", async ({ event }) => {
    const { onResult } = renderDialog(form);
    const field = await control("Name");
    field.focus();

    fireEvent.compositionStart(field);
    fireEvent.keyDown(field, { code: "Escape", ...event });

    expect(onResult).not.toHaveBeenCalled();
    expect(screen.getByRole("dialog")).toBeVisible();
  });

  test("works again when it has ended", async () => {
    const { onResult } = renderDialog(form);
    const field = await control("Name");
    field.focus();
    fireEvent.compositionStart(field);
    fireEvent.keyDown(field, { key: "Escape", code: "Escape", isComposing: true });
    fireEvent.compositionEnd(field);

    await person.press("escape");

    expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "cancel" });
  });
});

test("Enter while an input method composes is a word to it, and sends nothing", async () => {
  const { onResult } = renderDialog(form);
  const field = await control("Name");
  field.focus();

  fireEvent.compositionStart(field);
  fireEvent.keyDown(field, { key: "Enter", code: "Enter", isComposing: true });

  expect(onResult).not.toHaveBeenCalled();
});

test("in a low window, where all of the dialog scrolls, keeping on brings the field back into view", async () => {
  await page.viewport(320, 256);
  renderDialog(everything);
  await person.type("String", "a");
  const field = await control("String");
  await person.press("escape");
  expect(whyHidden(screen.getByRole("button", { name: "Keep editing" }))).toBeUndefined();

  await person.keepEditing();

  expect(field).toHaveFocus();
  expect(whyHidden(field)).toBeUndefined();
});

describe("Escape leaves the request though something is open inside the dialog that Escape does not close:", () => {
  test.each([
    { what: "a popover of a script", html: '<div popover="manual">Saved passwords</div>' },
    { what: "a combobox without focus", html: '<input role="combobox" aria-expanded="true" aria-label="Elsewhere">' },
    { what: "a dialog without focus", html: "<dialog open>Saved</dialog>" },
  ])("$what", async ({ html }) => {
    const { onResult } = renderDialog(form);
    const dialog = await readyDialog();
    const host = document.createElement("div");
    host.innerHTML = html;
    dialog.append(host);
    host.querySelector<HTMLElement>("[popover]")?.showPopover();
    (await control("Name")).focus();

    await person.press("escape");

    await waitFor(() => expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "cancel" }));
  });
});

test("a popover that raises itself whenever something opens above it is left alone in the end", async () => {
  const popover = document.createElement("div");
  popover.popover = "manual";
  popover.textContent = "Toast";
  document.body.append(popover);
  let raises = 0;
  const raise = (): void => {
    raises += 1;
    popover.hidePopover();
    popover.showPopover();
  };
  popover.showPopover();
  renderDialog(form);
  const dialog = await readyDialog();
  try {
    dialog.addEventListener("toggle", raise);
    raise();

    await waitFor(() => expect(raises).toBeGreaterThan(9));
    const before = raises;
    for (let frames = 0; frames < 10; frames += 1) await new Promise(requestAnimationFrame);
    expect(raises - before).toBeLessThan(4);

    await person.type("Name", "Ada");
    expect(await control("Name")).toHaveValue("Ada");
  } finally {
    dialog.removeEventListener("toggle", raise);
    popover.remove();
  }
});

test("the page stays where it is while the dialog is open, if its body says how it scrolls", async () => {
  const sheet = document.createElement("style");
  sheet.textContent = "html, body { block-size: 100% } body { overflow: auto }";
  const content = document.createElement("div");
  content.style.blockSize = "5000px";
  document.head.append(sheet);
  document.body.append(content);
  try {
    window.scrollTo(0, 300);
    const before: unknown = content.getBoundingClientRect().toJSON();
    renderDialog(form);
    await readyDialog();

    expect(content.getBoundingClientRect().toJSON()).toEqual(before);
  } finally {
    sheet.remove();
    content.remove();
  }
});

// Browsers that are run by a program have no scrollbars, so their width is made up.
test.each([
  { what: "is kept where there was one", width: 15, gutter: "stable" },
  { what: "is not made where there was none", width: 0, gutter: "auto" },
])("the place of the page's scrollbar $what", async ({ width, gutter }) => {
  vi.spyOn(window, "innerWidth", "get").mockReturnValue(document.documentElement.clientWidth + width);
  renderDialog(form);
  await readyDialog();

  expect(getComputedStyle(document.documentElement).scrollbarGutter).toBe(gutter);
});

test("the page behind cannot be typed into or scrolled while the dialog is open, and can again afterwards", async () => {
  const behind = document.createElement("div");
  behind.innerHTML = '<div style="block-size: 5000px"><input aria-label="Behind"></div>';
  document.body.append(behind);
  try {
    renderDialog(form);
    await readyDialog();

    await userEvent.keyboard("{End}");
    screen.getByRole("textbox", { name: "Behind" }).focus();
    expect(screen.getByRole("textbox", { name: "Behind" })).not.toHaveFocus();
    expect(window.scrollY).toBe(0);

    await person.press("decline");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    screen.getByRole("textbox", { name: "Behind" }).focus();
    expect(screen.getByRole("textbox", { name: "Behind" })).toHaveFocus();
    expect(getComputedStyle(document.documentElement).overflow).not.toBe("hidden");
  } finally {
    behind.remove();
  }
});
