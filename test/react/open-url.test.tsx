import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import type { ElicitationDialogProps } from "../../src/index.js";
import { person } from "../support/jsdom-person.js";
import { button, readyDialog } from "../support/person.js";
import { renderDialog } from "../support/render-dialog.js";

const url = "https://login.example.com/oauth?client=1";
const page = { mode: "url", message: "Sign in", url, elicitationId: "e-1" };
type OpenPage = NonNullable<NonNullable<ElicitationDialogProps["url"]>["open"]>;
const opens = () => vi.fn<OpenPage>();

test("a host's way to open pages is called with the address, within the press", async () => {
  const open = opens().mockResolvedValue(true);
  renderDialog(page, { url: { open } });
  const accept = await button("Open page");

  await act(async () => {
    accept.click();
    // Already: a browser takes what comes later for a pop-up.
    expect(open).toHaveBeenCalledExactlyOnceWith(url);
  });
});

test("an address that imitates another one is opened by a button that does not invite to it", async () => {
  renderDialog({ ...page, url: "https://good.example@evil.example/" });

  expect(await button("Open anyway")).toHaveAttribute("data-tone", "error");
  expect(screen.queryByRole("button", { name: "Open page" })).not.toBeInTheDocument();
});

test("it is not called before the person says so", async () => {
  const open = opens().mockReturnValue(true);
  renderDialog(page, { url: { open } });

  await button("Open page");

  expect(open).not.toHaveBeenCalled();
});

test.each([
  { what: "true", open: opens().mockReturnValue(true) },
  { what: "a promise of true", open: opens().mockResolvedValue(true) },
])("a page that was opened, told by $what, is accepted", async ({ open }) => {
  const { onResult } = renderDialog(page, { url: { open } });

  await person.press("accept");

  await vi.waitFor(() => expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept" }));
});

describe.each([
  { what: "false", answer: () => Promise.resolve(false) },
  { what: "a rejection", answer: () => Promise.reject(new Error("No browser.")) },
  {
    what: "a throw",
    answer: (): boolean => {
      throw new Error("No browser.");
    },
  },
])("a page that was not opened, told by $what,", ({ answer }) => {
  test("is not accepted, and the address can be copied", async () => {
    userEvent.setup(); // Gives jsdom a clipboard.
    const { onResult } = renderDialog(page, { url: { open: opens().mockImplementation(answer) } });
    await person.press("accept");
    expect(await screen.findByRole("alert")).toBeVisible();

    await person.pressButton("Copy address");

    expect(await navigator.clipboard.readText()).toBe(url);
    expect(onResult).not.toHaveBeenCalled();
  });

  test("can be opened at the next press", async () => {
    const open = opens().mockImplementationOnce(answer).mockResolvedValue(true);
    const { onResult } = renderDialog(page, { url: { open } });
    await person.press("accept");
    await screen.findByRole("alert");

    await person.press("accept");

    await vi.waitFor(() => expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept" }));
    expect(open).toHaveBeenCalledTimes(2);
  });
});

test("two quick presses open one page", async () => {
  const open = opens().mockResolvedValue(true);
  const { onResult } = renderDialog(page, { url: { open } });

  await person.press("accept", "twice");

  await vi.waitFor(() => expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept" }));
  expect(open).toHaveBeenCalledExactlyOnceWith(url);
});

test("what stands before an @ in an address is struck through: it is not where the address leads", async () => {
  renderDialog({ mode: "url", message: "Sign in", url: "https://good.example:443@evil.example/", elicitationId: "1" });
  await screen.findByRole("button", { name: /^Open (page|anyway)/ });

  const struck = screen.getByText(/^good\.example/);
  expect(struck.tagName).toBe("S");
  expect(struck.parentElement).toHaveTextContent(/evil\.example/);
});

test("a page can only be refused where the host opens none", async () => {
  const { onResult } = renderDialog(page, { policy: { opensPages: false } });
  await readyDialog();
  expect(screen.queryByRole("button", { name: /^Open (page|anyway)/ })).toBeNull();

  await person.press("decline");

  expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "decline" });
});
