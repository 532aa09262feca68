import "../../src/styles.css";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { commands, userEvent } from "vitest/browser";
import { person } from "../support/browser-person.js";
import { calmBrowser } from "../support/calm-browser.js";
import { formRequest } from "../support/form-request.js";
import { button, readyDialog } from "../support/person.js";
import { renderDialog } from "../support/render-dialog.js";
import { messageBox, opener, renderPage } from "../support/render-page.js";

beforeAll(calmBrowser);

const form = formRequest({ name: { type: "string", title: "Name" } });
const never = 10 * 60_000;

describe("before the dialog listens", () => {
  test.each(["Close without answering", "Decline", "Send to Weather"])("a click on %s does nothing", async (name) => {
    const { onResult } = renderDialog(form, { activationDelay: never });

    // Otherwise it waits until the button can be used, as all that operates a browser does.
    await userEvent.click(await screen.findByRole("button", { name }), { force: true });

    expect(onResult).not.toHaveBeenCalled();
    expect(screen.getByRole("dialog")).toBeVisible();
  });

  test.each(["{Escape}", "{Enter}"])("key %j does nothing, wherever focus is", async (key) => {
    const { onResult } = renderDialog(form, { activationDelay: never });
    const buttons = await screen.findAllByRole("button");

    for (const focusable of [screen.getByRole("heading", { level: 2 }), screen.getByRole("textbox"), ...buttons]) {
      focusable.focus();
      await userEvent.keyboard(key);
    }

    expect(onResult).not.toHaveBeenCalled();
  });

  test("the space bar presses no button", async () => {
    const { onResult } = renderDialog(form, { activationDelay: never });

    for (const focusable of await screen.findAllByRole("button")) {
      focusable.focus();
      await userEvent.keyboard(" ");
    }

    expect(onResult).not.toHaveBeenCalled();
  });

  test("fields can be filled in", async () => {
    renderDialog(form, { activationDelay: never });
    const field = await screen.findByRole("textbox", { name: "Name" });

    await userEvent.type(field, "Ada");

    expect(field).toHaveValue("Ada");
  });

  test("what operates a browser waits, because buttons say that they are unavailable", async () => {
    const { onResult } = renderDialog(form, { activationDelay: 500 });

    await userEvent.click(await screen.findByRole("button", { name: "Decline" }));

    expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "decline" });
    expect(screen.queryAllByRole("button").filter((one) => one.hasAttribute("aria-disabled"))).toEqual([]);
  });

  test("the button that has focus is not said to be unavailable", async () => {
    const { rerender } = renderDialog(form, { activationDelay: 1 });
    await readyDialog();
    const decline = screen.getByRole("button", { name: "Decline" });
    decline.focus();

    rerender({ activationDelay: never });

    expect(screen.getByRole("button", { name: "Send to Weather" })).toHaveAttribute("aria-disabled", "true");
    expect(decline).not.toHaveAttribute("aria-disabled");
  });

  test("buttons look unavailable, and fields do not", async () => {
    renderDialog(form, { activationDelay: never });
    const opacities = (elements: readonly HTMLElement[]) => elements.map((one) => getComputedStyle(one).opacity);

    expect(new Set(opacities(await screen.findAllByRole("button")))).toEqual(new Set(["0.5"]));
    expect(opacities([screen.getByRole("textbox")])).toEqual(["1"]);
  });

  test("it can be left with nothing but its signal", async () => {
    const controller = new AbortController();
    const { onResult } = renderDialog(form, { activationDelay: never, signal: controller.signal });
    await screen.findByRole("dialog");

    controller.abort();

    await waitFor(() => expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "cancel" }));
  });
});

describe("once it listens", () => {
  test("it takes answers, and says so with data-ready half a second after it opened and not sooner", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const { onResult } = renderDialog(form, { activationDelay: undefined });
      const dialog = screen.getByRole("dialog");
      const decline = screen.getByRole("button", { name: "Decline" });

      vi.advanceTimersByTime(499);
      decline.click();
      expect(dialog).not.toHaveAttribute("data-ready");
      expect(onResult).not.toHaveBeenCalled();

      vi.advanceTimersByTime(1);
      expect(dialog).toHaveAttribute("data-ready");
      decline.click();
      expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "decline" });
    } finally {
      vi.useRealTimers();
    }
  });

  test.each(["Escape", "Enter", "Space"])(
    "%s held since before does nothing, neither as it repeats nor as it is let go",
    async (key) => {
      const onResult = vi.fn();
      renderPage(form, { onResult, activationDelay: 50 });
      await userEvent.click(messageBox());
      await commands.keyDown(key);
      opener().click();
      (await button("Decline")).focus();
      await commands.keyDown(key);

      for (const name of ["Decline", "Send to Weather"]) {
        (await button(name)).focus();
        await commands.keyDown(key);
      }
      await commands.keyUp(key);

      expect(onResult).not.toHaveBeenCalled();
    },
  );

  test("a press that began before does nothing when it ends", async () => {
    const { onResult } = renderDialog(form, { activationDelay: 50 });
    const decline = await screen.findByRole("button", { name: "Decline" });
    fireEvent.pointerDown(decline);
    fireEvent.mouseDown(decline);
    await readyDialog();

    fireEvent.pointerUp(decline);
    fireEvent.mouseUp(decline);
    fireEvent.click(decline, { detail: 1 });

    expect(onResult).not.toHaveBeenCalled();
  });

  test("assistive technology may press without a pointer", async () => {
    const { onResult } = renderDialog(form, { activationDelay: 50 });

    (await button("Decline")).click();

    expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "decline" });
  });
});

test("a key that goes down while presses do nothing yet does nothing when it repeats or is let go", async () => {
  const { onResult } = renderDialog(form, { activationDelay: 400 });
  await person.type("Name", "Ada");
  await person.press("cancel");
  await person.keepEditing();
  expect(screen.getByRole("dialog")).not.toHaveAttribute("data-ready");
  screen.getByRole("textbox", { name: "Name" }).focus();

  await commands.keyDown("Enter");
  await waitFor(() => expect(screen.getByRole("dialog")).toHaveAttribute("data-ready"));
  await commands.keyDown("Enter");
  await commands.keyUp("Enter");

  expect(onResult).not.toHaveBeenCalled();
});

describe("the question whether to discard", () => {
  test("does not take the second press of a double press", async () => {
    const { onResult } = renderDialog(form, { activationDelay: undefined });
    await person.type("Name", "Ada");

    await person.press("cancel", "twice");

    expect(screen.getByRole("alertdialog", { name: "Discard your answers?" })).toBeVisible();
    expect(onResult).not.toHaveBeenCalled();
    expect(screen.getByRole("textbox", { name: "Name", hidden: true })).toHaveValue("Ada");
  });

  test("lets the person keep editing at once", async () => {
    const { onResult } = renderDialog(form, { activationDelay: 50 });
    await person.type("Name", "Ada");
    const cancel = await button("Close without answering");
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      act(() => cancel.click());
      const isReady = screen.getByRole("dialog").hasAttribute("data-ready");
      act(() => screen.getByRole("button", { name: "Keep editing" }).click());

      expect([isReady, screen.queryByRole("alertdialog")]).toEqual([false, null]);
      expect(onResult).not.toHaveBeenCalled();
    } finally {
      vi.useRealTimers();
    }
  });

  test("takes an answer after a moment", async () => {
    const { onResult } = renderDialog(form, { activationDelay: 50 });
    await person.type("Name", "Ada");
    await person.press("cancel");

    await person.discard();

    expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "cancel" });
  });
});

describe("a page that is not seen", () => {
  afterEach(() => look("visible"));

  test("agrees to nothing, however long it has been so", async () => {
    look("hidden");
    const { onResult } = renderDialog(form, { activationDelay: 1 });
    const send = await screen.findByRole("button", { name: "Send to Weather" });
    await pass(50);

    await userEvent.click(send, { force: true });

    expect(onResult).not.toHaveBeenCalled();
    expect(screen.getByRole("dialog")).not.toHaveAttribute("data-ready");
  });

  test("listens some time after it is seen", async () => {
    look("hidden");
    const { onResult } = renderDialog(form, { activationDelay: 1 });
    await screen.findByRole("dialog");

    look("visible");
    await person.press("decline");

    expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "decline" });
  });

  test("and is come back to, takes what is typed at once but no press", async () => {
    const { onResult, rerender } = renderDialog(form, { activationDelay: 1 });
    await readyDialog();
    rerender({ activationDelay: never });
    const field = screen.getByRole("textbox", { name: "Name" });
    field.focus();

    look("hidden");
    look("visible");
    await userEvent.keyboard("Ada{Enter}");
    await userEvent.click(screen.getByRole("button", { name: "Decline" }), { force: true });

    expect(field).toHaveValue("Ada");
    expect(onResult).not.toHaveBeenCalled();
  });

  function look(state: DocumentVisibilityState): void {
    vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
    document.dispatchEvent(new Event("visibilitychange"));
  }

  function pass(time: number): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, time));
  }
});
