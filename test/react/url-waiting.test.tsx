import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import type { ElicitationDialogProps } from "../../src/index.js";
import { person } from "../support/jsdom-person.js";
import { readyDialog } from "../support/person.js";
import { renderDialog } from "../support/render-dialog.js";

const page = {
  mode: "url",
  message: "Sign in",
  url: "https://login.example.com/oauth?client=1",
  elicitationId: "e-1",
};

/** The page is open, and the person is there. */
async function opened({ url, ...props }: Partial<ElicitationDialogProps> = {}) {
  const open = vi.fn(() => true);
  const onClose = vi.fn();
  const rendered = renderDialog(page, { url: { open, ...url }, onClose, ...props });
  await person.press("accept");
  await screen.findByText(/^Finish on/);
  return { ...rendered, open, onClose };
}

const isGone = () => waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());

test("a page that is open is waited for: the dialog stays, and says where to go on", async () => {
  await opened();

  expect(document.activeElement).toHaveTextContent("Finish on login.example.com, then come back here.");
  expect(await readyDialog()).toBeVisible();
});

test("the page can be opened again", async () => {
  const { open } = await opened();

  await person.pressButton("Open again");

  expect(open).toHaveBeenCalledTimes(2);
  expect(open).toHaveBeenLastCalledWith(page.url);
});

test("a page that cannot be opened again says so, and is still waited for", async () => {
  const open = vi.fn(() => false).mockReturnValueOnce(true);
  await opened({ url: { open } });

  await person.pressButton("Open again");

  expect(await screen.findByRole("alert")).toHaveTextContent("Your browser blocked the new window");
  expect(screen.getByRole("button", { name: "Done" })).toBeVisible();
});

describe("where opening is the answer", () => {
  test("it is given once the page is open, and nothing is left to decline", async () => {
    const { onResult } = await opened();

    expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept" });
    expect(screen.queryByRole("button", { name: "Decline" })).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Close without answering" })).not.toBeInTheDocument();
  });

  test.each([
    { how: "the person has finished", end: () => person.pressButton("Done") },
    { how: "the person leaves", end: () => person.press("escape") },
  ])("it closes when $how, and answers nothing more", async ({ end }) => {
    const { onResult, onClose } = await opened();

    await end();

    await isGone();
    expect(onResult).toHaveBeenCalledOnce();
    expect(onClose).toHaveBeenCalledOnce();
  });

  test("it closes when the server says that it is done", async () => {
    const { onResult, rerender } = await opened();

    rerender({ pending: { isCompleted: true } });

    await isGone();
    expect(onResult).toHaveBeenCalledOnce();
  });

  test("it closes when the server takes the request back", async () => {
    const controller = new AbortController();
    const { onResult } = await opened({ signal: controller.signal });

    act(() => controller.abort());

    await isGone();
    expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept" });
  });
});

describe("where having finished is the answer", () => {
  const url = { acceptOn: "finish" } as const;

  test("opening the page answers nothing", async () => {
    const { onResult } = await opened({ url });

    expect(onResult).not.toHaveBeenCalled();
  });

  test.each([
    { how: "has finished", end: () => person.pressButton("Done"), action: "accept" },
    { how: "declines", end: () => person.press("decline"), action: "decline" },
    { how: "cancels", end: () => person.press("cancel"), action: "cancel" },
    { how: "closes the dialog", end: () => person.press("escape"), action: "cancel" },
  ])("a person who $how answers $action", async ({ end, action }) => {
    const { onResult } = await opened({ url });

    await end();

    expect(onResult).toHaveBeenCalledExactlyOnceWith({ action });
    await isGone();
  });

  test("a server that says it is done is answered accept", async () => {
    const { onResult, rerender } = await opened({ url });

    rerender({ pending: { isCompleted: true } });

    await isGone();
    expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept" });
  });
});

test("a server that says it is done before the person has agreed changes nothing", async () => {
  const { onResult } = renderDialog(page, { pending: { isCompleted: true }, url: { open: () => true } });

  await screen.findByRole("button", { name: /^Open page/ });

  expect(onResult).not.toHaveBeenCalled();
});
