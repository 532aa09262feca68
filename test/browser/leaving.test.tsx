import "../../src/styles.css";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
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
