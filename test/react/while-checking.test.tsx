import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { formRequest } from "../support/form-request.js";
import { person } from "../support/jsdom-person.js";
import { button, control } from "../support/person.js";
import { renderDialog } from "../support/render-dialog.js";

const gate = vi.hoisted(() => ({ open: (): void => undefined, isOpen: Promise.resolve() }));

vi.mock(import("../../src/core/validate/load-patterns.js"), async (importOriginal) => {
  const original = await importOriginal();
  const loadPatterns: typeof original.loadPatterns = async (...of) => {
    const patterns = await original.loadPatterns(...of);
    await gate.isOpen;
    return patterns;
  };
  return { ...original, loadPatterns };
});

beforeEach(() => {
  gate.isOpen = new Promise((resolve) => {
    gate.open = resolve;
  });
});

const form = formRequest({ name: { type: "string", title: "Name" } });

/** Presses, and does not wait for what comes of it: the answers are checked until the test lets them be. */
async function pressAccept(): Promise<void> {
  await userEvent.click(await button("Send to Weather"));
  await waitFor(() => expect(document.querySelector("[data-busy=checking]")).toBeVisible());
}

async function endCheck(): Promise<void> {
  await act(async () => {
    gate.open();
    await new Promise((resolve) => setTimeout(resolve));
  });
}

test("a check says that it goes on only if it takes longer than a second", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setTimeout", "clearTimeout"] });
  try {
    renderDialog(form);
    await pressAccept();
    expect(screen.queryByText("Checking your answers")).not.toBeInTheDocument();

    await act(() => vi.advanceTimersByTimeAsync(1000));

    expect(screen.getByText("Checking your answers")).toBeInTheDocument();
  } finally {
    vi.useRealTimers();
  }
});

describe("leaving while the answers are being checked", () => {
  test.each([
    { what: "Escape", leave: () => userEvent.keyboard("{Escape}") },
    { what: "×", leave: async () => userEvent.click(await button("Close without answering")) },
    { what: "Decline", leave: async () => userEvent.click(await button("Decline")) },
  ])("$what asks whether to discard them, and nothing is accepted when the check ends", async ({ leave }) => {
    const { onResult } = renderDialog(form);
    await person.type("Name", "Ada");
    await pressAccept();

    await leave();
    await endCheck();

    expect(screen.getByRole("alertdialog", { name: "Discard your answers?" })).toBeInTheDocument();
    expect(onResult).not.toHaveBeenCalled();
  });

  test("by declining delivers nothing either", async () => {
    const onAccept = vi.fn();
    const { onResult } = renderDialog(form, { onAccept });
    await person.type("Name", "Ada");
    await pressAccept();

    await userEvent.click(await button("Decline"));
    await userEvent.click(await button("Decline anyway"));
    await endCheck();

    expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "decline" });
    expect(onAccept).not.toHaveBeenCalled();
  });

  test("and staying after all accepts nothing until the person accepts again", async () => {
    const { onResult } = renderDialog(form);
    await person.type("Name", "Ada");
    await pressAccept();
    await userEvent.keyboard("{Escape}");
    await person.keepEditing();
    await endCheck();
    expect(onResult).not.toHaveBeenCalled();

    await person.press("accept");

    expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { name: "Ada" } });
  });

  test("cancels at once where nothing was entered, and accepts nothing afterwards", async () => {
    const { onResult } = renderDialog(form);
    await pressAccept();

    await userEvent.keyboard("{Escape}");
    await endCheck();

    expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "cancel" });
  });

  test("by declining answers that, and accepts nothing afterwards", async () => {
    const { onResult } = renderDialog(form);
    await person.type("Name", "Ada");
    await pressAccept();

    await userEvent.click(await button("Decline"));
    await userEvent.click(await button("Decline anyway"));
    await endCheck();

    expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "decline" });
  });
});

describe("editing while the answers are being checked", () => {
  test("sends nothing, and the new text stays", async () => {
    const { onResult } = renderDialog(form);
    await person.type("Name", "Ada");
    await pressAccept();

    await person.type("Name", "Grace");
    await endCheck();

    expect(await control("Name")).toHaveValue("Grace");
    expect(onResult).not.toHaveBeenCalled();
  });

  test("leaves the new text to be accepted after the check", async () => {
    const { onResult } = renderDialog(form);
    await person.type("Name", "Ada");
    await pressAccept();
    await person.type("Name", "Grace");
    await endCheck();

    await person.press("accept");

    expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { name: "Grace" } });
  });

  test("and accepting again meanwhile sends the new text, once", async () => {
    const { onResult } = renderDialog(form);
    await person.type("Name", "Ada");
    await pressAccept();
    await person.type("Name", "Grace");

    await pressAccept();
    await endCheck();

    expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { name: "Grace" } });
  });
});
