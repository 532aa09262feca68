import { screen, waitFor } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { person } from "../support/jsdom-person.js";
import { renderDialog } from "../support/render-dialog.js";

const url = "https://login.example.com/oauth?client=1";
const page = { mode: "url", message: "Sign in", url, elicitationId: "e-1" };

/** A page that the browser did not open, with a clipboard that is this, or none. */
async function openBlocked(clipboard: { readonly writeText: () => Promise<void> } | undefined): Promise<void> {
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal("navigator", Object.create(navigator, { clipboard: { value: clipboard } }));
  renderDialog(page, { url: { open: () => false } });
  await person.press("accept");
  await screen.findByRole("alert");
}

const refused = /The address is selected below/;

/** What the person's own way to copy would take. */
function selectedText(): string {
  const area = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Address", description: refused });
  expect(area).toHaveFocus();
  return area.value.slice(area.selectionStart, area.selectionEnd);
}

test.each([
  { what: "refuses", clipboard: { writeText: () => Promise.reject(new DOMException("No", "NotAllowedError")) } },
  { what: "is missing", clipboard: undefined },
])(
  "where the clipboard $what, that is said, and the address stands there selected, at every press",
  async ({ clipboard }) => {
    await openBlocked(clipboard);
    expect(screen.queryByRole("textbox")).not.toBeInTheDocument();

    await person.pressButton("Copy address");

    await waitFor(() => expect(selectedText()).toBe(url));
    expect(screen.getByText(refused)).toBeVisible();

    await person.pressButton("Copy address");

    await waitFor(() => expect(selectedText()).toBe(url));
  },
);

test("a clipboard that takes the address after all needs no more than to be told of", async () => {
  const writeText = vi.fn(() => Promise.resolve()).mockRejectedValueOnce(new Error("Not yet"));
  await openBlocked({ writeText });
  await person.pressButton("Copy address");
  await screen.findByText(refused);

  await person.pressButton("Copy address");

  expect(await screen.findByText("Address copied")).toHaveAttribute("role", "status");
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
});
